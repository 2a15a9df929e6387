"""`python -m voevoda` is `voevoda`."""

import sys

from voevoda.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
