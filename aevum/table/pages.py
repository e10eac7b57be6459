"""The pages and what belongs to them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from aevum.table.boards import WEB as WEB
from aevum.table.catalogue import game_or_nothing
from aevum.table.errors import NotFound
from aevum.table.learning import taught_game

REVALIDATE = {"cache-control": "no-cache"}  # kept by the browser, but asked for anew: an upgrade shows at once


def _page(name: str) -> Response:
    return FileResponse(WEB / name, headers=REVALIDATE)


async def lobby(request: Request) -> Response:
    """`GET /`"""
    return _page("index.html")


async def table_page(request: Request) -> Response:
    """`GET /seat/{token}` and `GET /watch/{token}`"""
    return _page("table.html")


async def rules_page(request: Request) -> Response:
    """`GET /rules/{game}`"""
    game_or_nothing(request.path_params["game"])
    return _page("rules.html")


def is_of_a_page(request: Request) -> bool:
    """Whether somebody looks for a page there: neither a program's address nor a file of the pages."""
    return request.method in ("GET", "HEAD") and not request.url.path.startswith(("/api/", "/static/"))


def nowhere() -> Response:
    """The page of an address where there is nothing."""
    return FileResponse(WEB / "nowhere.html", NotFound.status, headers=REVALIDATE)


async def learn_page(request: Request) -> Response:
    """`GET /learn/{game}`"""
    taught_game(request)
    return _page("learn.html")


@cache
def _content(path: str, changed: int) -> bytes:
    """A file as it is since it was changed: every page asks for dozens, and they are read once."""
    return Path(path).read_bytes()


class Assets(StaticFiles):
    """Scripts, styles and pictures, with an ETag each."""

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        """A file, or word that the browser's copy is still good."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(REVALIDATE)
        del response.headers["last-modified"]  # the ETag says it, and a page has a hundred files
        if isinstance(response, FileResponse):
            del response.headers["accept-ranges"]  # they are small: whoever asks for a part gets the whole
            return Response(_content(str(full_path), stat_result.st_mtime_ns), status_code, response.headers)
        return response
