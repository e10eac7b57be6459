"""Scripts, styles and pictures of the pages: read once, sent anew when they were changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from aevum.table.pages import Assets


def test_a_file_is_sent_as_it_is_now_and_only_if_it_is_another(tmp_path: Path) -> None:
    first, again, unchanged, changed, a_part = asyncio.run(before_and_after_a_change(tmp_path / "some.js"))
    assert (first.text, again.text) == ("let one;", "let one;")
    assert first.headers["cache-control"] == "no-cache" and "javascript" in first.headers["content-type"]
    assert unchanged.status_code == 304
    assert (changed.text, a_part.text) == ("let two, three;", "let two, three;")


async def before_and_after_a_change(file: Path) -> list[httpx.Response]:
    """Ask for a file again and again while it is changed."""
    file.write_text("let one;")
    transport = httpx.ASGITransport(Assets(directory=file.parent))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        answers = [await client.get("/some.js"), await client.get("/some.js")]
        known = {"if-none-match": answers[0].headers["etag"]}
        answers.append(await client.get("/some.js", headers=known))
        file.write_text("let two, three;")
        answers.append(await client.get("/some.js", headers=known))
        answers.append(await client.get("/some.js", headers={"range": "bytes=0-2"}))
    return answers
