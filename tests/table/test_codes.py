"""QR codes of links: drawn by the service itself."""

from __future__ import annotations

import re

import pytest
import segno

from tests.table.house import House

TOKEN = "x" * 43
BAR = re.compile(r"M(\d+) (\d+)h(\d+)v1h-\3z")


def drawn(path: str, size: int) -> list[list[int]]:
    """The squares that a path draws."""
    squares = [[0] * size for _ in range(size)]
    for x, y, length in (map(int, bar) for bar in BAR.findall(path)):
        squares[y][x : x + length] = [1] * length
    return squares


def test_a_code_holds_the_address(house: House) -> None:
    for address in (f"https://games.example.org/seat/{TOKEN}", f"http://192.168.0.7:8765/watch/{TOKEN}"):
        answer = house.client.post("/api/code", json={"address": address})
        code = answer.json()
        expected = [list(row) for row in segno.make(address, micro=False, error="m").matrix]
        assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"
        assert drawn(code["path"], code["size"]) == expected and BAR.sub("", code["path"]) == ""


@pytest.mark.parametrize(
    "address",
    [
        "",
        "hello",
        5,
        f"/seat/{TOKEN}",
        f"javascript://host/seat/{TOKEN}",
        "https://host/seat/short",
        f"https://host/other/{TOKEN}",
        f"https://host/seat/{TOKEN}?lang=fr",
        f"https://host/seat/{TOKEN}#x",
        f"https://[/seat/{TOKEN}",
        f"https://{'h' * 500}/seat/{TOKEN}",
    ],
)
def test_nothing_but_links_is_drawn(house: House, address: object) -> None:
    answer = house.client.post("/api/code", json={"address": address})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
