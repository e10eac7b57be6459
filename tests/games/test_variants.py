"""Games made from folders of tables: a corrected table plays in every game, a faulty folder says what is wrong."""

from __future__ import annotations

import copy
import os
import pickle
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from aevum.bots import bot_named
from aevum.core import savefile
from aevum.core.batch import new_records, play_randomly
from aevum.core.engine import cache_folder, compiled, interpreted
from aevum.core.errors import BadTables, UnknownTables
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.text import LANGUAGES
from aevum.games import GAME_IDS, game_named, game_of_tables, variants
from aevum.games.variants import kept_folder
from tests.games.corrected import MOST_SEATS, a_seat_less, changed, corrected
from tests.laws.moments import truth

every_game = pytest.mark.parametrize("game", [game_named(name) for name in GAME_IDS], ids=GAME_IDS)
FIRST = game_named(GAME_IDS[0])

OPEN_ELSEWHERE = """
import os, sys
from pathlib import Path
from aevum.core import savefile
from aevum.core.errors import UnknownTables
file, kept = sys.argv[1:]
try:
    savefile.read(Path(file))
except UnknownTables as error:
    print(error.code)
os.environ["AEVUM_TABLES"] = kept
match = savefile.read(Path(file))
print(match.game.key, match.hash_at(match.position), match.over)
"""

DIE_WHILE_KEEPING = """
import os, shutil, sys
from pathlib import Path
from aevum.games import game_named
copied = []
def copy_and_die(source, target):
    copied.append(target)
    Path(target).write_bytes(Path(source).read_bytes())
    if len(copied) == 3:
        os._exit(9)
shutil.copyfile = copy_and_die
game_named(sys.argv[1], Path(sys.argv[2]))
"""


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the copies of tables are kept: every test begins with none."""
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path / "kept"))
    return tmp_path / "kept"


def played(game: Game, seats: int, decisions: int = 100_000) -> Match:
    """A match of computer players, as far as so many decisions lead."""
    match = Match.new(game, [Player(f"Player {seat}", "random") for seat in range(seats)], dict(game.short), 7)
    luck = Random(7)
    while not match.over and match.position < decisions:
        seat = match.pending[0]
        match.play(seat, bot_named("random")(match.engine, match.observed(seat), seat, luck.getrandbits(64)))
    return match


def run_elsewhere(script: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a process of its own."""
    run = [sys.executable, "-c", script, *words]
    return subprocess.run(run, env=os.environ | environment, capture_output=True, text=True, check=False)


def modules() -> set[str]:
    """The names of all modules of games that are imported under a name of their own."""
    return {name for name in sys.modules if "_tables_" in name}


@every_game
def test_a_game_with_a_corrected_table_plays_to_its_end(game: Game, tmp_path: Path) -> None:
    other = game_named(game.id, a_seat_less(game, tmp_path / "less"))
    assert (other.id, other.seats) == (game.id, game.seats[:-1]) and other.tables
    assert game_named(game.id).seats == game.seats, "the plain game is as it was"
    match = played(other, other.seats[-1])
    assert match.over and len(match.scores()) == other.seats[-1]
    other.conserved(truth(match))


@every_game
def test_a_file_names_its_tables_and_opens_with_them_alone(game: Game, tmp_path: Path, kept: Path) -> None:
    other = game_named(game.id, a_seat_less(game, tmp_path / "less"))
    match = played(other, other.seats[0], 40)
    file = tmp_path / "match.json"
    savefile.write(match, file)
    assert savefile.dump(match)["tables"] == other.tables and savefile.read(file).game is other
    text = file.read_bytes()
    shutil.rmtree(tmp_path / "less")
    ran = run_elsewhere(OPEN_ELSEWHERE, str(file), str(kept), AEVUM_TABLES=str(tmp_path / "nothing here"))
    expected = f"{other.key} {match.hash_at(match.position)} {match.over}"
    assert ran.stdout.splitlines() == ["unknown-tables", expected], ran.stderr
    assert file.read_bytes() == text


@every_game
def test_the_same_tables_are_the_plain_game(game: Game, tmp_path: Path, kept: Path) -> None:
    shutil.copytree(game.folder / "data", tmp_path / "same")
    assert game_named(game.id, tmp_path / "same") is game and not kept.exists()
    table = tmp_path / "same" / MOST_SEATS[0]
    table.write_bytes(b"\xef\xbb\xbf" + table.read_bytes().replace(b"\n", b"\r\n"))
    assert game_named(game.id, tmp_path / "same") is game, "a spreadsheet writes the same otherwise"


@every_game
def test_two_sets_and_the_plain_game_live_side_by_side(game: Game, tmp_path: Path) -> None:
    less = game_named(game.id, a_seat_less(game, tmp_path / "less"))
    noted = game_named(game.id, corrected(game, tmp_path / "noted", (*MOST_SEATS[:2], "notes"), "checked again"))
    games = (game, less, noted)
    assert len({one.key for one in games}) == 3
    assert game_named(game.id, tmp_path / "less") is less and game_of_tables(game.id, noted.tables) is noted
    matches = [played(one, game.seats[0], 30) for one in games]
    assert [match.game for match in matches] == list(games)
    assert matches[0].hash_at(30) == matches[2].hash_at(30), "a note changes nothing"
    assert cache_folder(noted) == cache_folder(game), "nor is it compiled again"
    assert len({interpreted(one) for one in games}) == 3
    for one in (less, noted):
        assert pickle.loads(pickle.dumps(one)) is one and copy.deepcopy(one) is one


@every_game
def test_a_table_value_is_part_of_the_key_of_the_cache(game: Game, tmp_path: Path) -> None:
    assert cache_folder(game_named(game.id, a_seat_less(game, tmp_path / "less"))) != cache_folder(game)


def test_a_game_of_other_tables_is_compiled_and_plays_in_bulk(tmp_path: Path) -> None:
    cell = ("limits.csv", "developments_to_end", "value")
    other = game_named(FIRST.id, corrected(FIRST, tmp_path / "short", cell, 2))
    match, quick = played(other, 2), Match.new(other, [Player("A"), Player("B")], seed=7, engine=compiled(other))
    for entry in match.log:
        quick.play(entry.seat, entry.action or 0)
    assert [entry.hash for entry in quick.log] == [entry.hash for entry in match.log] and quick.over
    assert mean_rounds(other) < mean_rounds(FIRST)


def mean_rounds(game: Game) -> float:
    """How long games are in bulk play."""
    records = new_records(game, 200, 2, game.settle_options({}, 2), 3)
    return float(play_randomly(game, records, 3).records["rounds"].mean())


def cut(rows: list[dict[str, str]]) -> None:
    """Without its last row."""
    del rows[-1]


def none(rows: list[dict[str, str]]) -> None:
    """Without any row but for a first one that says nothing."""
    del rows[1:]


def lettered(rows: list[dict[str, str]]) -> None:
    """With letters for a number."""
    rows[1]["value"] = "four"


def emptied(rows: list[dict[str, str]]) -> None:
    """With nothing for a number."""
    rows[1]["value"] = ""


def without_column(rows: list[dict[str, str]]) -> None:
    """Without a column."""
    for row in rows:
        del row["value"]


@every_game
@pytest.mark.parametrize(
    ("change", "what", "known"),
    [
        (cut, "rows", ""),
        (none, "rows", "players_max"),
        (lettered, "number", "players_max, value = 'four'"),
        (emptied, "number", "players_max, value = ''"),
        (without_column, "column", "value"),
    ],
)
def test_a_faulty_table_is_named(
    game: Game, tmp_path: Path, kept: Path, change: Callable[[list[dict[str, str]]], None], what: str, known: str
) -> None:
    before = modules()
    with pytest.raises(BadTables) as found:
        game_named(game.id, changed(game, tmp_path / "faulty", "limits.csv", change))
    values = found.value.values
    assert (values["what"], values["name"]) == (what, "limits.csv") and known in str(values["known"])
    assert all("limits.csv" in found.value.say(lang) for lang in LANGUAGES)
    assert modules() == before and not kept.exists()


@every_game
def test_numbers_that_make_no_game_are_refused_and_nothing_is_kept(game: Game, tmp_path: Path, kept: Path) -> None:
    before = modules()
    with pytest.raises(BadTables) as found:
        game_named(game.id, corrected(game, tmp_path / "half", MOST_SEATS, 2.5))
    assert found.value.values["what"] in ("content", "cells") and "limits.csv" in str(found.value)
    assert modules() == before and not list(kept.glob(f"{game.id}/*"))


def test_what_breaks_only_in_play_is_refused(tmp_path: Path, kept: Path) -> None:
    before = modules()
    with pytest.raises(BadTables) as found:
        game_named(FIRST.id, corrected(FIRST, tmp_path / "many", ("goods.csv", "food", "start"), 200))
    assert found.value.values["what"] == "content" and "goods.csv" in str(found.value) and "200" in str(found.value)
    assert modules() == before and not any((kept / FIRST.id).iterdir())


@pytest.mark.parametrize("name", ["missing", "file", "missing" * 1000, "missing\0"])
def test_folders_that_are_none(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadTables) as found:
        game_named(FIRST.id, tmp_path / name)
    assert found.value.values["what"] == "folder" and name[:7] in str(found.value)


def test_folders_that_hold_no_tables(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "README.txt").write_text("nothing yet")
    with pytest.raises(BadTables) as found:
        game_named(FIRST.id, tmp_path / "empty")
    assert found.value.values["what"] == "empty" and "limits.csv" in str(found.value)


@pytest.mark.parametrize("name", ["limit.csv", "limits.CSV", "rules.csv"])
def test_tables_that_the_game_does_not_have(tmp_path: Path, name: str) -> None:
    folder = a_seat_less(FIRST, tmp_path / "more")
    (folder / name).write_text("id,value\n")
    with pytest.raises(BadTables) as found:
        game_named(FIRST.id, folder)
    assert (found.value.values["what"], found.value.values["name"]) == ("name", name)


@pytest.mark.parametrize("content", [b"id,value\nplayers_max,\xff\n", b"\0", b""])
def test_a_table_that_is_no_text(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "limits.csv").write_bytes(content)
    with pytest.raises(BadTables) as found:
        game_named(FIRST.id, tmp_path)
    assert found.value.values["name"] == "limits.csv"


@pytest.mark.parametrize("row", ["players_max,4,rulebook", "players_max,4,rulebook,RT-001,more"])
def test_a_row_of_another_length(tmp_path: Path, row: str) -> None:
    text = (FIRST.folder / "data" / "limits.csv").read_text()
    (tmp_path / "limits.csv").write_text(text.replace("players_max,4,rulebook,RT-001", row))
    with pytest.raises(BadTables) as found:
        game_named(FIRST.id, tmp_path)
    assert found.value.values == {"game": FIRST.id, "what": "rows", "name": "limits.csv", "known": "players_max"}


def test_where_copies_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("a file where a folder should be")
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path / "file"))
    before = modules()
    with pytest.raises(BadTables) as found:
        game_named(FIRST.id, a_seat_less(FIRST, tmp_path / "less"))
    assert found.value.values["what"] == "unkept" and modules() == before


def test_a_copy_is_whole_or_not_there(tmp_path: Path, kept: Path) -> None:
    folder = a_seat_less(FIRST, tmp_path / "less")
    assert run_elsewhere(DIE_WHILE_KEEPING, FIRST.id, str(folder)).returncode == 9
    left = list((kept / FIRST.id).iterdir())
    assert [path.name.startswith(".new-") for path in left] == [True], "only what no match asks for"
    with pytest.raises(UnknownTables):
        game_of_tables(FIRST.id, left[0].name)
    other = game_named(FIRST.id, folder)
    whole = kept / FIRST.id / other.tables
    assert sorted(path.name for path in whole.iterdir()) == sorted(
        path.name for path in (FIRST.folder / "data").iterdir() if path.name != "rules.csv"
    )


def test_a_damaged_copy_is_noticed_and_can_be_given_again(
    tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = a_seat_less(FIRST, tmp_path / "less")
    tables = game_named(FIRST.id, folder).tables
    copy_of_it = kept / FIRST.id / tables / "limits.csv"
    copy_of_it.write_text(copy_of_it.read_text().replace("rolls,3", "rolls,4"))
    monkeypatch.setattr(variants, "_made", {})  # as in another process
    with pytest.raises(UnknownTables):
        game_of_tables(FIRST.id, tables)
    assert game_named(FIRST.id, folder).tables == tables
    aside = [path for path in (kept / FIRST.id).iterdir() if path.name.startswith(".damaged-")]
    assert len(aside) == 1 and "rolls,4" in (aside[0] / "limits.csv").read_text(), "nothing is thrown away"


@pytest.mark.parametrize("name", ["..", ".", "../roll-through-the-ages", "/", "x" * 16, "0" * 16, "limits.csv"])
def test_a_name_from_a_file_never_leads_out_of_the_folder(tmp_path: Path, kept: Path, name: str) -> None:
    game_named(FIRST.id, a_seat_less(FIRST, tmp_path / "less"))
    with pytest.raises(UnknownTables) as found:
        game_of_tables(FIRST.id, name)
    assert str(kept) not in "".join(found.value.say(lang) for lang in LANGUAGES)


def test_many_ask_at_once_and_get_the_same_game(tmp_path: Path) -> None:
    folder, found = a_seat_less(FIRST, tmp_path / "less"), list[Game]()
    threads = [threading.Thread(target=lambda: found.append(game_named(FIRST.id, folder))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4 and all(game is found[0] for game in found)


def test_where_copies_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept_folder() == tmp_path / "kept"
    monkeypatch.delenv("AEVUM_TABLES")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert kept_folder() == tmp_path / "aevum" / "tables"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert kept_folder() == tmp_path / ".local" / "share" / "aevum" / "tables"
