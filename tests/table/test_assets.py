"""Scripts, styles and pictures of the pages: read once, sent anew when they were changed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from aevum.table.pages import Assets


def test_a_file_is_sent_as_it_is_now_and_only_if_it_is_another(tmp_path: Path) -> None:
    asyncio.run(ask_before_and_after_a_change(tmp_path / "some.js"))


async def ask_before_and_after_a_change(file: Path) -> None:
    """Ask for a file again and again while it is changed."""
    file.write_text("let one;")
    transport = httpx.ASGITransport(Assets(directory=file.parent))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        first, again = await client.get("/some.js"), await client.get("/some.js")
        assert (first.text, again.text) == ("let one;", "let one;")
        assert first.headers["cache-control"] == "no-cache" and "javascript" in first.headers["content-type"]
        known = {"if-none-match": first.headers["etag"]}
        assert (await client.get("/some.js", headers=known)).status_code == 304
        file.write_text("let two, three;")
        assert (await client.get("/some.js", headers=known)).text == "let two, three;"
        assert (await client.get("/some.js", headers={"range": "bytes=0-2"})).text == "let two, three;"
