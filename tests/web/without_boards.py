"""`python -m tests.web.without_boards`: the service, but no game brings a board of its own to it."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from aevum.table import boards


def main() -> int:
    """Serve the pages from a copy of their folder that holds no boards."""
    with tempfile.TemporaryDirectory() as folder:
        bare = Path(folder) / "web"
        shutil.copytree(boards.WEB, bare, ignore=shutil.ignore_patterns("boards"))
        boards.WEB = bare
        from aevum.table.__main__ import main as serve  # only now: the pages look where the folder is

        return serve()


if __name__ == "__main__":
    sys.exit(main())
