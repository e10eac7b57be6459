"""The reference pages are in step with the code: addresses, parts of a state, parts of every view, links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route

from aevum.core.match import Match, Player
from aevum.core.record import Reading
from aevum.core.text import texts
from aevum.games import GAME_IDS, game_named
from aevum.table.app import ROUTES
from aevum.table.seats import WATCH, Holder
from aevum.table.states import Look
from aevum.table.table import POSITIONS, Table, deal_row
from tests.docs.pages import ROOT, blocks, pages, read, section

HTTP = read("docs/http.md")
OUR_LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def parts_of(value: Any) -> Iterator[str]:
    """The names of all parts of plain data, at every depth."""
    if isinstance(value, dict):
        yield from map(str, value)
        for part in value.values():
            yield from parts_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from parts_of(part)


def new_match(name: str) -> Match:
    """A match of a game that has just begun."""
    game = game_named(name)
    return Match.new(game, [Player(f"P{seat}") for seat in range(game.seats[-1])], seed=1)


def test_every_address_is_told() -> None:
    """The paths of the service are those of the page."""
    paths = [route.path for route in ROUTES if isinstance(route, Route) and not route.path.startswith("/api/watch/")]
    told = set(re.split(r"[`? ]", section(HTTP, "Requests")))
    assert len(paths) > 15
    assert [path for path in paths if path not in told] == []


def test_every_part_of_a_state_is_told() -> None:
    """A state has no part that the page does not name, and the page names none that is not there."""
    match = new_match(GAME_IDS[0])
    table = Table("t", match)
    table.enter(deal_row(match))
    look = Look(table, Holder("t", WATCH, (), ""), "en", table.moment(1))
    parts = {*look._state(1), *look.offers(), "view", "last", "seed", "links"}
    first = section(HTTP, "A state").split("}`", 1)[0]
    assert set(re.findall(r"\w+", first)) == parts
    assert {part for part in look._seat(0) if f"{part}" not in section(HTTP, "A state")} == set()


def test_every_kind_of_entry_is_told() -> None:
    """Positions of the match, and what stands beside them."""
    told = section(HTTP, "Entries and news")
    assert [kind for kind in POSITIONS if f"`{kind}`" not in told] == []


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_part_of_a_view_is_told(name: str) -> None:
    """What a board draws is named on the page, at least while the game is played from its beginning."""
    match = new_match(name)
    told = section(read("docs/views.md"), texts("en", name).say("game-name"))
    words = set(re.findall(r"\w+", told))
    for _ in range(60):
        if match.over:
            break
        seat = match.pending[0]
        assert set(parts_of(match.game.view(Reading(match.observed(seat))))) - words == set()
        match.play(seat, match.choices(seat)[-1])
    (block,) = blocks(told, "")
    top = set(match.game.view(Reading(match.observed(None))))
    assert top <= set(re.findall(r"\w+", block))


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    """A link to another document of ours leads to it."""
    text = page.read_text(encoding="utf-8")
    assert [link for link in OUR_LINK.findall(text) if not (page.parent / link).exists()] == []


def test_the_glossary_names_files_that_exist() -> None:
    """Where a word comes from can be looked up."""
    named = re.findall(r"`((?:core|table)/\w*(?:\.py)?)`", read("docs/glossary.md"))
    assert len(named) > 15
    assert [name for name in named if not (ROOT / "aevum" / name).exists()] == []
