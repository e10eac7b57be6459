"""Links as QR codes. They are drawn here: a link goes to nobody else."""

from __future__ import annotations

import asyncio
from itertools import groupby
from urllib.parse import urlsplit

import segno
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from aevum.table.errors import BadRequest
from aevum.table.requests import read_object, words
from aevum.table.seats import is_token

ADDRESS_LIMIT = 200
DOORS = ("seat", "watch")


async def draw_code(request: Request) -> Response:
    """`POST /api/code`: the QR code of the whole address of a link, `{size, path}`."""
    address = words(await read_object(request), "address", ADDRESS_LIMIT)
    if not is_link(address):
        raise BadRequest(part="address")
    rows = await asyncio.to_thread(squares_of, address)
    return JSONResponse({"size": len(rows), "path": path_of(rows)}, headers={"cache-control": "no-store"})


def is_link(address: str) -> bool:
    """Whether this is the address of a page of a table, on whatever host."""
    try:
        scheme, host, path, query, fragment = urlsplit(address)
    except ValueError:
        return False
    door, _, token = path.removeprefix("/").partition("/")
    return bool(scheme in ("http", "https") and host and not (query or fragment) and door in DOORS and is_token(token))


def squares_of(address: str) -> list[list[bool]]:
    """The rows of a code, its dark squares true."""
    return [[bool(dark) for dark in row] for row in segno.make(address, micro=False, error="m").matrix]


def path_of(rows: list[list[bool]]) -> str:
    """The dark squares of a code as one path: a bar for all that lie side by side."""
    return "".join(f"M{x} {y}h{length}v1h-{length}z" for y, row in enumerate(rows) for x, length in _bars(row))


def _bars(row: list[bool]) -> list[tuple[int, int]]:
    """Where dark squares begin in a row, and how many there are."""
    groups = [[place for place, _ in group] for dark, group in groupby(enumerate(row), lambda each: each[1]) if dark]
    return [(group[0], len(group)) for group in groups]
