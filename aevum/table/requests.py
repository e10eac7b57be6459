"""Reading what comes from outside: bodies, parameters, languages. All checks of types are made here."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
from starlette.datastructures import Headers
from starlette.requests import Request

from aevum.core.text import LANGUAGES, language_of
from aevum.table.errors import BadJson, BadRequest, TooLarge, TooSlow, WrongContentType

SWALLOWED = 4 * 1024 * 1024  # bytes beyond a limit that are still taken, and dropped
BODY_LIMIT = 64 * 1024
BODY_SECONDS = 30.0
FILE_LIMIT = 1024 * 1024
KEY_LIMIT = 100
WORDS_LIMIT = 200
LARGEST_NUMBER = 1 << 31


def language_for(query: str | None, headers: Headers) -> str:
    """The reader's language: the one asked for in the address, else the first of the browser's that we have."""
    if query:
        return language_of(query)
    for tag in _by_preference(headers.get("accept-language", "")):
        if tag[:2].lower() in LANGUAGES:
            return language_of(tag)
    return LANGUAGES[0]


def _by_preference(accepted: str) -> list[str]:
    weighted = []
    for part in accepted[:500].split(","):
        tag, _, weight = part.partition(";q=")
        try:
            weighted.append((-float(weight or 1), tag.strip()))
        except ValueError:
            continue
    return [tag for _, tag in sorted(weighted, key=lambda each: each[0])]


def language(request: Request) -> str:
    """The language of whoever made a request."""
    return language_for(request.query_params.get("lang"), request.headers)


async def read_object(request: Request, limit: int = BODY_LIMIT) -> dict[str, Any]:
    """The JSON object in a request's body; raises WrongContentType, TooLarge, BadJson or BadRequest."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise WrongContentType()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            body = await _read(request, limit)
    except TimeoutError:
        raise TooSlow() from None
    whole = _parse(body)
    if not isinstance(whole, dict):
        raise BadRequest(part="{}")
    return whole


async def _read(request: Request, limit: int) -> bytes:
    """The body, kept no further than allowed. Whoever sends a little more hears of it only once all is sent."""
    announced = request.headers.get("content-length", "0")
    if announced.isdecimal() and int(announced[:20]) > limit + SWALLOWED:
        raise TooLarge(limit=limit // 1024)
    body, length = bytearray(), 0
    async for chunk in request.stream():
        length += len(chunk)
        if length > limit + SWALLOWED:
            break
        body += chunk if length <= limit else b""
    if length > limit:
        raise TooLarge(limit=limit // 1024)
    return bytes(body)


def _parse(body: bytes) -> Any:
    """JSON whose every text can be written again: half a surrogate pair is refused, as is what is too deep."""
    try:
        return orjson.loads(body)
    except ValueError as error:
        raise BadJson() from error


def whole_number(content: dict[str, Any], part: str) -> int:
    """A whole number from a body; raises BadRequest."""
    number = content.get(part)
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < LARGEST_NUMBER:
        raise BadRequest(part=part)
    return number


def optional_number(content: dict[str, Any], part: str) -> int | None:
    """A whole number from a body, or None where it is missing; raises BadRequest."""
    return None if content.get(part) is None else whole_number(content, part)


def words(content: dict[str, Any], part: str, limit: int = WORDS_LIMIT) -> str:
    """Some words from a body; raises BadRequest."""
    text = content.get(part)
    if not isinstance(text, str) or not 0 < len(text) <= limit:
        raise BadRequest(part=part)
    return text


def truth(content: dict[str, Any], part: str) -> bool:
    """Yes or no from a body; raises BadRequest."""
    value = content.get(part)
    if not isinstance(value, bool):
        raise BadRequest(part=part)
    return value


def number_in_address(text: str, part: str) -> int:
    """A whole number from an address or a header; raises BadRequest."""
    if not text.isascii() or not text.isdecimal() or not int(text[:12]) < LARGEST_NUMBER or len(text) > 12:
        raise BadRequest(part=part)
    return int(text)
