"""`python -m tests.web.keeping`: the service, but browsers keep its files and do not ask for them anew on each page.

What is asked for, and how often, is the matter of the tests of the service.
"""

from __future__ import annotations

import sys
from typing import Any
from unittest.mock import patch

from starlette.responses import Response

from aevum.table.__main__ import main as serve
from aevum.table.pages import Assets

KEEP = "max-age=3600, immutable"
_file_response = Assets.file_response


def keep(*asked: Any) -> Response:
    """A file as the service gives it, and leave to keep it."""
    response = _file_response(*asked)
    response.headers["cache-control"] = KEEP
    return response


def main() -> int:
    """Serve as ever."""
    with patch.object(Assets, "file_response", keep):
        return serve()


if __name__ == "__main__":
    sys.exit(main())
