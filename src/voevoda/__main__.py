"""`python -m voevoda` is `voevoda`."""

from voevoda.cli.main import main

if __name__ == "__main__":
    main()
