"""The files around the project: what it needs, how it is checked elsewhere, how it is served in a container."""

from __future__ import annotations

import ast
import json
import re
import tomllib

from starlette.routing import Route

from aevum import __version__
from aevum.cli import COMMANDS
from aevum.core.text import texts
from aevum.table.app import ROUTES
from aevum.table.settings import PORT
from aevum.terminal.arguments import Command
from tests.docs.pages import ROOT, read

PROJECT = tomllib.loads(read("pyproject.toml"))["project"]
CONTAINER = read("Containerfile")

TAKEN_UP = {"httptools", "uvloop"}  # by uvicorn, where they are there: it speaks HTTP faster with them


def imported() -> set[str]:
    """The packages that the package imports."""
    found = set()
    for path in (ROOT / "aevum").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name.partition(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add((node.module or "").partition(".")[0])
    return found


def test_every_dependency_is_imported() -> None:
    """Nothing is installed that is not used."""
    named = [re.split(r"[<>=]", one)[0].replace("-", "_").partition(".")[0] for one in PROJECT["dependencies"]]
    used = imported() | TAKEN_UP
    assert named and [name for name in named if name not in used] == []


def test_the_version_stands_once() -> None:
    """What is installed and what says so agree, and the changelog tells of it."""
    assert PROJECT["version"] == __version__
    assert f"\n## {__version__}" in read("CHANGELOG.md")


def test_types_come_with_the_package() -> None:
    """Whoever imports Aevum gets its types."""
    package = tomllib.loads(read("pyproject.toml"))["tool"]["setuptools"]["package-data"]["aevum"]
    assert "py.typed" in package and (ROOT / "aevum" / "py.typed").is_file()


def test_the_container_serves_on_its_volume() -> None:
    """Its command line is understood, and its health is asked of an address that is there."""
    (command,) = re.findall(r"^CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    program, name, *words = json.loads(command)
    given = Command(texts("en"), "aevum serve", "cli-about-serve", COMMANDS[name].arguments).read(words)
    assert program in PROJECT["scripts"]
    assert (given.host, given.database, given.no_open) == ("0.0.0.0", "/data/aevum.sqlite", True)
    (address,) = re.findall(r"http://127.0.0.1:(\d+)(/[\w/]+)", CONTAINER)
    assert int(address[0]) == PORT and address[1] in [route.path for route in ROUTES if isinstance(route, Route)]
    assert "USER aevum" in CONTAINER and "VOLUME /data" in CONTAINER


def test_the_container_copies_what_is_there() -> None:
    """Every file that is copied exists, and the package's metadata has what it names."""
    copied = [word for line in re.findall(r"^COPY (.*) \S+$", CONTAINER, re.MULTILINE) for word in line.split()]
    assert [name for name in copied if not (ROOT / name).exists()] == []
    assert {"aevum", "pyproject.toml", PROJECT["readme"]} <= set(copied)


def test_the_workflow_runs_the_same_checks() -> None:
    """A public forge checks what is checked here, with the oldest Python that is promised."""
    workflow = read(".github/workflows/ci.yml")
    assert "run: .ci/run" in workflow and (ROOT / ".ci" / "run").is_file()
    assert f'"{PROJECT["requires-python"].removeprefix(">=")}"' in workflow
