"""What is counted of any game's balance adds up: decisions, lines told and scores."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from aevum.games import GAME_IDS, game_named
from bench.balance import CHOSEN, FORCED, PASSED, USED, Asked, Played, kind_of, main, play, play_all, report
from bench.balance_tables import Table, markdown, on_page, spread

GAME = game_named(GAME_IDS[0])
SEATS = GAME.seats[-1]
ASKED = Asked(GAME, SEATS, GAME.settle_options({}, SEATS), seed=5, is_compiled=False)


@cache
def a_game() -> Played:
    """One game, played once for all tests."""
    return play(ASKED, 0)


def test_decisions_add_up_by_step_by_seat_and_by_verb() -> None:
    played = a_game()
    steps: Counter[str] = sum(played.steps.values(), Counter())
    assert steps == played.decisions and steps.total() == played.verbs.total() > 50
    assert 0 < played.moments <= steps[CHOSEN]
    assert set(played.verbs) <= set(played.offered)
    assert played.fault is None and played.told["game_over"] == 1
    assert [seat for seat in played.winners if played.scores[seat] < max(played.scores)] == []


@pytest.mark.parametrize(
    ("step", "choices", "action", "kind"),
    [
        ("play_event", 1, "pass", FORCED),
        ("play_event", 2, "pass", PASSED),
        ("play_event", 2, "play_event han famine", USED),
        ("stack", 2, "done", CHOSEN),
    ],
)
def test_a_window_is_what_can_be_passed_for_a_stretch(step: str, choices: int, action: str, kind: str) -> None:
    """Whether to end one's moves is thought about, though whoever is alone is not asked where nothing else is left."""
    game = game_named("seven-ages")
    number = game.vocabulary.from_words(action)
    assert kind_of(game, game.sequence.number(step), [number] * choices, number) == kind


def test_the_same_games_come_from_any_number_of_processes() -> None:
    alone, together = play_all(ASKED, 2, jobs=1), play_all(ASKED, 2, jobs=2)
    assert alone == together and alone[0] == a_game()
    assert alone[0].verbs != alone[1].verbs


def test_quartiles() -> None:
    assert spread([1, 2, 3, 4, 5]) == [3, 1, 2, 3, 4, 5]
    assert spread([7]) == [7] * 6


def test_a_table_as_markdown() -> None:
    assert markdown(Table("T", ("", "n"), [["a", 1234], ["b", 0.25]])) == (
        "### T\n\n|  | n |\n| --- | --: |\n| a | 1,234 |\n| b | 0.25 |"
    )


PAGE = "# Page\n\n### One\n\nWhy.\n\n2 games of 4\n\n#### Old\n\n### Two\n\nEnd.\n"


def test_tables_take_the_place_of_older_ones_and_of_nothing_else() -> None:
    fresh = on_page(PAGE, "One", "3 games of 4\n\n### New")
    assert fresh == "# Page\n\n### One\n\nWhy.\n\n3 games of 4\n\n#### New\n\n### Two\n\nEnd.\n"
    assert on_page(fresh, "Two", "5 games of 2") == fresh + "\n5 games of 2\n"
    assert on_page(fresh, "One", "3 games of 4\n\n### New") == fresh


@pytest.mark.parametrize("words", [["--page", "PAGE", "--section", "Three"], ["--page", "PAGE"], ["--section", "One"]])
def test_nothing_is_played_for_a_section_that_is_not_there(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    monkeypatch.setattr("bench.balance.play_all", lambda *asked: pytest.fail("played"))
    with pytest.raises(SystemExit):
        main([GAME.id, *(str(page) if word == "PAGE" else word for word in words)])


def test_the_command_writes_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    monkeypatch.setattr("bench.balance.play_all", lambda *asked: [a_game()])
    assert main([GAME.id, "--interpreted", "--seats", str(SEATS), "--page", str(page), "--section", "One"]) == 0
    written = page.read_text()
    assert "Why.\n\n1 games of" in written and "#### Final score" in written and "Old" not in written
    assert written.endswith("### Two\n\nEnd.\n") and not capsys.readouterr().out


def test_what_never_happened_is_what_was_not_counted() -> None:
    played = a_game()
    never = {name: set(names.split(", ")) - {"–"} for name, names in report(ASKED, [played], 8)[-1].rows}
    assert never["lines never told"] == {event.name for event in GAME.vocabulary.events} - set(played.told)
    unused = never["verbs never offered"] | never["verbs offered and never chosen"]
    assert unused == {verb.name for verb in GAME.vocabulary.verbs} - set(played.verbs)


def test_a_game_that_was_broken_off_is_named_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Played(3, fault="too-many-decisions")
    assert report(ASKED, [a_game(), broken], 8) == report(ASKED, [a_game()], 8)
    assert report(ASKED, [broken], 8) == []
    monkeypatch.setattr("bench.balance.play_all", lambda *asked: [broken])
    assert main([GAME.id, "--interpreted", "--seats", str(SEATS)]) == 1


def test_the_command_prints_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    words = ["--interpreted", "--games", "1", "--jobs", "1", "--seats", str(SEATS), "--seed", "5", "--json", str(file)]
    assert main([GAME.id, *words]) == 0
    printed, data = capsys.readouterr().out, json.loads(file.read_text())
    assert printed.startswith(f"1 games of {SEATS} greedy players, seed 5, options: none.")
    assert [f"### {table['title']}" for table in data["tables"]] == [
        line for line in printed.splitlines() if line.startswith("### ")
    ]
    assert data["games"][0]["verbs"] == a_game().verbs
