"""The pages and what belongs to them."""

from __future__ import annotations

import os
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from aevum.table.boards import WEB as WEB
from aevum.table.catalogue import game_or_nothing
from aevum.table.edition import MARK, Edition, content_of
from aevum.table.errors import NotFound
from aevum.table.learning import taught_game

REVALIDATE = {"cache-control": "no-cache"}  # kept by the browser, but asked for anew: an upgrade shows at once
FOREVER = {"cache-control": "max-age=31536000, immutable"}
EDITION = Edition(WEB)


def _page(name: str, status: int = 200) -> Response:
    """A page, which loads the files of today's edition."""
    path, edition = WEB / name, EDITION.look()
    content = content_of(str(path), path.stat().st_mtime_ns).replace(b"/static/", f"/static/{edition}/".encode())
    return Response(content, status, {**REVALIDATE, "etag": f'"{edition}"'}, "text/html")


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
    return _page("nowhere.html", NotFound.status)


async def learn_page(request: Request) -> Response:
    """`GET /learn/{game}`"""
    taught_game(request)
    return _page("learn.html")


class Assets(StaticFiles):
    """Scripts, styles and pictures: for good under their edition, else with an ETag each."""

    def get_path(self, scope: Scope) -> str:
        """The file's path, without an edition."""
        edition, _, rest = super().get_path(scope).partition(os.sep)
        return rest if edition.startswith(MARK) else os.path.join(edition, rest)

    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, status_code: int = 200) -> Response:
        """A file, or word that the browser's copy is still good."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(FOREVER if f"/{EDITION.name}/" in scope["path"] else REVALIDATE)
        del response.headers["last-modified"]  # the ETag says it, and a page has a hundred files
        if isinstance(response, FileResponse):
            del response.headers["accept-ranges"]  # they are small: whoever asks for a part gets the whole
            return Response(content_of(str(full_path), stat_result.st_mtime_ns), status_code, response.headers)
        return response
