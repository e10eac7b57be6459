"""Two worlds that differ only in what a link may not know give it the same bytes, in every channel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from aevum.bots.advice import Advice, worded
from aevum.core.errors import NotOffered
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.record import Record
from aevum.core.text import Texts
from aevum.search.thought import Weighed
from aevum.table import advice
from aevum.table.states import Look
from aevum.table.table import Table
from aevum.table.ways_back import WaysBack
from tests.laws.moments import truth
from tests.laws.tables import GAMES
from tests.toy import TOY
from tests.worlds.moments import Seen, wander
from tests.worlds.twins import Interference

VISITS = 6
SEED = 5
LANGUAGE = ("fr",)  # each takes a second to read


def wandered(folder: Path, game: Game) -> Seen:
    """What a few visits to tables of a game have compared."""
    seen = Seen(SEED)
    asyncio.run(wander(folder, [game], seen, lambda: seen.visits < VISITS, LANGUAGE))
    return seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_link_is_told_the_same_in_every_world_it_cannot_tell_apart(game: Game, tmp_path: Path) -> None:
    seen = wandered(tmp_path, game)
    assert seen.visits == VISITS and seen.asked > 50 * VISITS and seen.deeds > VISITS


def number_of(match: Match) -> int:
    """A number that tells one truth from another."""
    return int.from_bytes(match.hash_at(match.position).encode()[:4])


def show_the_past(self: Match, seat: int | None, at: int | None = None) -> Record:
    return truth(self, at) if at is not None and at < self.position else OBSERVED(self, seat, at)


def show_hands(self: Match, seat: int | None, at: int | None = None) -> Record:
    seen = OBSERVED(self, seat, at)
    seen.hand[:] = truth(self, at).hand
    return seen


def refuse_by_the_truth(self: Match, seat: int, action: int) -> None:
    if action not in self.choices(seat):
        raise NotOffered(action="", rule=str(number_of(self)))


def tell_what_is_sealed(self: Look) -> dict[str, Any]:
    return CHOOSING(self) | {"chosen": sorted(self.match.aside.sealed.values())}


def take_back_by_the_truth(self: Table, seat: int) -> WaysBack:
    return WaysBack((number_of(self.match),))


def advise_by_the_truth(self: Match, seat: int, weighed: Sequence[Weighed], texts: Texts) -> Advice:
    return replace(worded(self, seat, weighed, texts), reason=str(number_of(self)))


def think_as_long_as_the_truth(self: Table, seat: int, part: float) -> None:
    SHOW_THOUGHT(self, seat, number_of(self.match) % 100 / 100)


OBSERVED, CHOOSING, SHOW_THOUGHT = Match.observed, Look._choosing, Table.show_thought
LEAKS: dict[str, tuple[object, str, Callable[..., Any]]] = {
    "the past is shown": (Match, "observed", show_the_past),
    "hands are shown": (Match, "observed", show_hands),
    "refusals know more": (Match, "_check_offered", refuse_by_the_truth),
    "sealed choices are told": (Look, "_choosing", tell_what_is_sealed),
    "undo depends on the truth": (Table, "ways_back", take_back_by_the_truth),
    "advice knows more": (advice, "worded", advise_by_the_truth),
    "thoughts know more": (Table, "show_thought", think_as_long_as_the_truth),
    "anybody gets the file": (Match, "owned", lambda _: frozenset()),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*LEAKS[leak])
    with pytest.raises(Interference):
        wandered(tmp_path, TOY)
