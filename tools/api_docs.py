"""`python -m tools.api_docs [--check] [--html FOLDER]`: the Python API as its docstrings tell it.

Writes docs/api.md, an index of the public modules: each public class, method and function with its arguments and the
first sentence of its docstring. With --check nothing is written; the exit status is 1 when the page is out of date or
something public has no docstring. With --html pdoc writes whole pages into a folder instead.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = Path("docs") / "api.md"
# For whoever plays, studies or writes games from Python; everything else may change without a word.
MODULES = (
    "aevum",
    "aevum.lab.vec",
    "aevum.lab.single",
    "aevum.lab.pettingzoo",
    "aevum.lab.gymnasium",
    "aevum.lab.openspiel",
    "aevum.games",
    "aevum.core.course",
    "aevum.core.match",
    "aevum.core.log",
    "aevum.core.savefile",
    "aevum.core.batch",
    "aevum.gpu",
    "aevum.core.engine",
    "aevum.core.game",
    "aevum.core.vocabulary",
    "aevum.core.sequence",
    "aevum.core.record",
    "aevum.bots",
)
HEAD = """# The Python API

Made by `python -m tools.api_docs` from the docstrings of the public modules; `make docs` writes whole pages to
`build/docs`. The [README](../README.md) has examples, [architecture.md](architecture.md) the ideas,
[glossary.md](glossary.md) the words.
"""

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def source_of(module: str, root: Path = ROOT) -> Path:
    """The file of a module."""
    path = root.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def public(body: list[ast.stmt]) -> Iterator[Definition]:
    """The classes and functions of a body that are there for everybody, in their order."""
    for node in body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            yield node


def first_sentence(node: Definition | ast.Module) -> str:
    """The first paragraph of a docstring as one line; nothing where there is none."""
    paragraph = (ast.get_docstring(node) or "").partition("\n\n")[0]
    return re.sub(r"\s+", " ", paragraph)


def signature(node: Definition) -> str:
    """How something is used: a property by its name, a function with its arguments."""
    if isinstance(node, ast.ClassDef):
        bases = ", ".join(map(ast.unparse, node.bases))
        return f"class {node.name}({bases})" if bases else f"class {node.name}"
    marks = {ast.unparse(mark) for mark in node.decorator_list}
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    if "property" in marks:
        return node.name + returns
    arguments = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    return f"{node.name}({arguments}){returns}"


def fields_of(node: ast.ClassDef) -> list[str]:
    """The public fields that a class declares in its body."""
    declared = (part for part in node.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name))
    names = [ast.unparse(part.target) for part in declared]
    return [name for name in names if not name.startswith("_")]


def entries(node: Definition, indent: str = "") -> Iterator[str]:
    """A class or a function as lines of a list; below a class its fields and methods."""
    yield f"{indent}- `{signature(node)}`: {first_sentence(node)}"
    if isinstance(node, ast.ClassDef):
        names = fields_of(node)
        if names:
            yield f"{indent}  - fields: {', '.join(f'`{name}`' for name in names)}"
        for part in public(node.body):
            yield from entries(part, indent + "  ")


def undocumented(module: str, node: Definition) -> Iterator[str]:
    """The public things without a docstring."""
    if not first_sentence(node):
        yield f"{module}.{node.name} has no docstring"
    for part in public(node.body) if isinstance(node, ast.ClassDef) else ():
        yield from undocumented(f"{module}.{node.name}", part)


def page(root: Path = ROOT) -> tuple[str, list[str]]:
    """The index, and what is missing in it."""
    lines, problems = [HEAD], list[str]()
    for module in MODULES:
        tree = ast.parse(source_of(module, root).read_text(encoding="utf-8"))
        lines += [f"## {module}", "", first_sentence(tree), ""]
        for node in public(tree.body):
            lines += entries(node)
            problems += undocumented(module, node)
        lines.append("")
    return "\n".join(lines), problems


def write_html(folder: Path) -> int:
    """Whole pages by pdoc; the exit status."""
    games = "!aevum[.]games[.].*"  # they are read in their folders
    return subprocess.run([sys.executable, "-m", "pdoc", "-o", str(folder), *MODULES, games]).returncode


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Write the index, check it, or write whole pages."""
    parser = argparse.ArgumentParser(description="Write docs/api.md from docstrings, or check it.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when something is missing or stale")
    parser.add_argument("--html", type=Path, metavar="FOLDER", help="write whole pages there with pdoc")
    chosen = parser.parse_args(arguments)
    if chosen.html is not None:
        return write_html(chosen.html)
    text, problems = page(root)
    path = root / PAGE
    if not chosen.check:
        path.write_text(text, encoding="utf-8")
    elif not path.exists() or path.read_text(encoding="utf-8") != text:
        problems.append(f"{PAGE} is out of date: run python -m tools.api_docs")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
