"""Finds a Chromium for the browser tests; as a program, installs it where that can be done."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
ADVICE = (
    "The browser tests need Chromium and found none. Install it (on Debian: apt-get install "
    "chromium) or Google Chrome, and if it has an unusual place, set CHROMIUM to its path."
)


def find_chromium() -> str | None:
    """Return the path of the machine's Chromium, or of the one that CHROMIUM names."""
    named = os.environ.get("CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)


def can_install() -> bool:
    """Return whether the package may be installed: on Debian it is the browser itself."""
    if os.environ.get("CHROMIUM"):
        return False
    try:
        system = platform.freedesktop_os_release()
    except OSError:
        return False
    return system["ID"] == "debian" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install_chromium() -> None:
    """Install Debian's package."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-q", *command], env=environment, check=True)


def main() -> int:
    """See to it that there is a Chromium."""
    if find_chromium() is None and can_install():
        try:
            install_chromium()
        except subprocess.CalledProcessError as error:
            print(error, file=sys.stderr)
    if find_chromium() is None:
        print(ADVICE, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
