"""Tables with other components than a game's own: offered, played, stored, refused; no path is ever told."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from aevum.core import savefile
from aevum.core.engine import Engine, bound_rules, interpreted
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.text import LANGUAGES
from aevum.games import GAME_IDS, game_named, variants
from aevum.table import engines, thinking
from aevum.table.engines import Engines
from aevum.table.offered import Offered
from aevum.table.serve import serve
from tests.games.corrected import a_seat_less, corrected
from tests.table.house import GAME, House, plain, running, seat_wish, wait_until

PLAIN = game_named(GAME)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where copies of tables are kept."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("secret place")
        patch.setenv("AEVUM_TABLES", str(folder / "kept"))
        yield folder


@pytest.fixture(scope="module")
def less(kept: Path) -> Game:
    """The game with a seat less."""
    return game_named(GAME, a_seat_less(PLAIN, kept / "fewer seats"))


@pytest.fixture(scope="module")
def offering(kept: Path, less: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A service that offers it."""
    settings = plain(tmp_path_factory.mktemp("offering") / "aevum.sqlite", tables=((GAME, kept / "fewer seats"),))
    with running(settings) as found:
        yield found


def wish(tables: Any, *kinds: str) -> dict[str, Any]:
    """What is asked for to open a table."""
    seats = [seat_wish(kind, place) for place, kind in enumerate(kinds)]
    return {"game": GAME, "options": {}, "tables": tables, "seats": seats}


def test_what_is_offered_is_told_without_its_path(offering: House, less: Game, kept: Path) -> None:
    answer = offering.client.get("/api/games")
    told = {game["id"]: game["tables"] for game in answer.json()}
    assert told == {name: [] for name in GAME_IDS} | {GAME: [{"id": less.tables, "label": "fewer seats"}]}
    assert str(kept) not in answer.text


def test_a_table_is_played_with_what_it_was_opened_with(offering: House, less: Game) -> None:
    table = offering.open("me", "bot random", "bot greedy", tables=less.tables)
    for _ in range(3):
        wait_until(lambda: 0 in table.host.state()["pending"])
        assert table.host.act().status_code == 200
    stored = asyncio.run(first_row(offering, table.answer["table"]))
    assert stored["tables"] == less.tables
    four = offering.client.post("/api/tables", json=wish(less.tables, "me", "here", "here", "here"))
    assert four.status_code == 422 and four.json()["error"] == "bad-seat-count"
    assert offering.client.post("/api/tables", json=wish("", "me", "here", "here", "here")).status_code == 201


async def first_row(house: House, table: str) -> dict[str, Any]:
    """What is stored of how a table begins."""
    opening, _, _ = await house.service.store.load(table)
    return opening


@pytest.mark.parametrize("tables", ["0" * 16, "..", 5, None, ["x"], {"a": 1}, "fewer seats"])
def test_what_is_not_offered_is_refused(offering: House, tables: Any, kept: Path) -> None:
    answer = offering.client.post("/api/tables", json=wish(tables, "me"))
    assert answer.status_code == 400 and answer.json()["error"] == "bad-request"
    assert str(kept) not in answer.text


def test_a_kept_set_that_is_not_offered_is_refused_too(offering: House, kept: Path) -> None:
    cell = ("limits.csv", "rolls", "value")
    other = game_named(GAME, corrected(PLAIN, kept / "more rolls", cell, 4))
    assert offering.client.post("/api/tables", json=wish(other.tables, "me")).status_code == 400


def test_a_file_comes_and_goes_with_its_tables(offering: House, less: Game, kept: Path) -> None:
    host = offering.open("me", "here", tables=less.tables).host
    host.act()
    file = host.get("file").json()
    assert file["tables"] == less.tables
    again = offering.client.post("/api/tables/import", json=file)
    assert again.status_code == 201
    unknown = offering.client.post("/api/tables/import", json=file | {"tables": "f" * 16})
    assert unknown.status_code == 422 and unknown.json()["error"] == "unknown-tables"
    assert str(kept) not in unknown.text
    for strange in (5, None, ["x"]):
        assert offering.client.post("/api/tables/import", json=file | {"tables": strange}).status_code == 422


def test_a_stored_table_waits_for_its_tables_and_holds_up_no_other(
    kept: Path, less: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = plain(tmp_path / "aevum.sqlite", tables=((GAME, kept / "fewer seats"),))
    with running(settings) as house:
        ours = house.open("me", "here", tables=less.tables).host
        ours.act()
        before = ours.state()
        other = house.open("me", "bot random").host
    monkeypatch.setattr(variants, "_made", {})
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path / "nothing here"))
    with running(plain(tmp_path / "aevum.sqlite")) as house:
        answer = house.client.get(f"{ours.api}/state")
        assert answer.status_code == 422 and answer.json()["error"] == "unknown-tables"
        assert str(tmp_path) not in answer.text
        other.house = house
        assert other.state()["choices"] or other.state()["pending"]
    monkeypatch.undo()
    monkeypatch.setenv("AEVUM_TABLES", str(kept / "kept"))
    with running(plain(tmp_path / "aevum.sqlite")) as house:
        ours.house = house
        assert ours.state()["view"] == before["view"] and ours.act().status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_faulty_folder_ends_the_start_with_a_sentence(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = serve(port=0, database=tmp_path / "aevum.sqlite", lang=lang, tables=((GAME, tmp_path / "missing"),))
    assert code == 1 and "missing" in capsys.readouterr().err


def test_offered_sets_are_compiled_after_the_games_own(kept: Path, less: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def compile_at_once(game: Game) -> subprocess.Popen[bytes]:
        asked.append(game.key)
        return subprocess.Popen([sys.executable, "-c", ""])

    monkeypatch.setattr(engines, "is_cached", lambda game: game.key in asked)
    monkeypatch.setattr(engines, "compile_in_background", compile_at_once)
    monkeypatch.setattr(engines, "compiled", lambda game: Engine(game, bound_rules(game), compiled=True))
    monkeypatch.setattr(engines, "settle", lambda: None)
    found = Engines(lambda engine: None)
    asyncio.run(found.warm(Offered([(GAME, kept / "fewer seats")]).games()))
    assert asked == found.compiled == [*GAME_IDS, less.key]
    assert found.engine(less).compiled and found.engine(less).game is less


@pytest.mark.parametrize("warm", [True, False])
def test_computer_players_take_up_what_is_compiled_for_a_set(
    warm: bool, less: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = Engine(less, bound_rules(less), compiled=True)
    monkeypatch.setattr(thinking, "_engines", {})
    monkeypatch.setattr(thinking, "_warm", [warm])
    monkeypatch.setattr(thinking, "is_cached", lambda game: True)
    monkeypatch.setattr(thinking, "compiled", lambda game: quick)
    monkeypatch.setattr(thinking, "threading", SimpleNamespace(Thread=_AtOnce))
    match = Match.new(less, [Player("A", "greedy"), Player("B", "greedy")])
    seat = match.pending[0]
    seen = match.observed(seat).tobytes()
    assert thinking.think(GAME, less.tables, seen, seat, "greedy", 1) in match.choices(seat)
    assert thinking._engines == {less.key: quick if warm else interpreted(less)}


class _AtOnce:
    """A thread whose work is done as soon as it starts."""

    def __init__(self, target: Any, args: Any, daemon: bool) -> None:
        self.start = lambda: target(*args)


def test_a_set_outlives_the_folder_it_came_from(kept: Path, tmp_path: Path) -> None:
    folder = corrected(PLAIN, tmp_path / "gone", ("limits.csv", "rolls", "value"), 5)
    other = game_named(GAME, folder)
    shutil.rmtree(folder)
    match = Match.new(other, [Player("A")])
    assert savefile.load(savefile.dump(match)).game is other
