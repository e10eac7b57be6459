"""A match at one keyboard, line by line, as somebody would type it."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

import pytest

from aevum.core import savefile
from aevum.core.match import Match
from aevum.terminal.boards import unpainted
from aevum.terminal.table_commands import LATEST
from tests.terminal.driving import moments, new_match, own_texts, typing


def played(seats: int, step: str, seed: int = 9, options: dict[str, object] | None = None) -> Match:
    """A match of people that waits at a step."""
    return next(match for match, _, _ in moments(seats, seed, options) if match.step == step)


def shown(match: Match, *lines: str, lang: str = "en") -> str:
    """What is shown after these lines, without what stood there before the first."""
    _, before, _ = typing(match, [], lang)
    _, everything, _ = typing(match, lines, lang)
    common = before.split("The input has ended.")[0]
    return everything.removeprefix(common)


def test_a_match_opens_with_who_plays_and_the_hash_of_the_seed() -> None:
    match = new_match("Ann", "greedy")
    _, out, code = typing(match, [])
    assert out.startswith("Roll Through the Ages: Ann, greedy (computer, greedy).\n")
    assert f"Seed hash: {match.seed_hash}" in out
    assert f"{match.seed:032x}" not in out
    assert code == 0


def test_bots_answer_at_once_and_it_is_told_what_they_did() -> None:
    match = new_match("greedy", "random", "Ann", seed=4, options={"first": 1})
    _, out, _ = typing(match, [])
    told, asked = out.split("Dice: ")[0], out.split("Dice: ")[1]
    assert "greedy, roll 1:" in told and "random, roll 1:" in told and "Ann, roll 1:" in told
    assert "Ann: Choose the dice to reroll" in asked


def test_people_at_one_keyboard_are_asked_in_turn() -> None:
    match = new_match("Ann", "Bob", seed=2, options={"first": 1})
    _, out, _ = typing(match, ["stop", "take 0", *["done"] * 6])
    assert "Ann: Choose the dice" in out and "Bob: Choose the dice" in out


def test_the_same_seed_gives_the_same_match_with_bots() -> None:
    first, second = (typing(new_match("greedy", "random", seed=77), [])[0].match for _ in range(2))
    assert first.over and [entry.hash for entry in first.log] == [entry.hash for entry in second.log]


def test_an_empty_line_asks_again() -> None:
    out = shown(new_match("Ann"), "", "   ")
    assert out.count("Ann: Choose the dice to reroll") == 2


@pytest.mark.parametrize("typed", ["", "?", "help", "help me out"])
def test_help_names_all_words(typed: str) -> None:
    out = shown(new_match("Ann"), "help" if not typed else typed)
    for word in (
        "reroll 1 2",
        " build, ",
        "“help lead” explains one",
        "undo:",
        "save FILE:",
        "rules [number or word]:",
    ):
        assert word in out


def test_help_for_one_word() -> None:
    match = played(2, "build")
    out = shown(match, "help build", "help save", "help reroll")
    assert "Hanging Gardens" in out and "You can: build City 4" in out
    assert "save FILE: save the match to a file" in out
    assert "Not possible right now." in out


def test_help_for_a_word_says_what_it_means() -> None:
    out = shown(played(2, "build"), "help build", "help lead")
    assert re.search(r"For example: build .+ \(Build .+: \d+ box(es)?\)", out)
    assert "For example: lead 1 (Reroll die 1 with Leadership)" in out


def test_the_log_is_searched_for_words() -> None:
    match = new_match("Ann", "Bob", seed=3, options={"first": 1})
    _, out, _ = typing(match, ["stop", "log KEPT the", "log nobody did this"])
    found = out.split("Ann kept the dice.")
    assert len(found) == 3  # when it happened, and when it was looked for
    assert "Nothing that has happened so far contains “nobody did this”." in found[2]
    assert "Round 1 begins." not in found[2]


def test_a_search_of_the_log_shows_the_latest() -> None:
    session, _, _ = typing(new_match("greedy", "greedy", seed=3), [])
    out = typing(session.match, ["log greedy"])[1]
    shown_lines = out.split("are left out.")[1].split("The input has ended")[0].strip().split("\n")
    assert len(shown_lines) == LATEST and re.search(r"\d+ earlier sentences with these words are left out\.", out)


def test_only_a_face_that_completes_promises_the_tab_key() -> None:
    assert "Tab" not in shown(new_match("Ann"), "help")


def test_choices_are_numbered_with_their_effects() -> None:
    out = shown(new_match("Ann", seed=3), "choices")
    assert "1. stop: Stop and keep these dice" in out and "2. reroll 1" in out


def test_many_choices_share_lines_until_one_is_asked_for() -> None:
    match = next(m for m, _, actions in moments(3, 9) if m.step == "build" and len(actions) > 40)
    out = shown(match, "choices", "choices build obelisk", "choices banana")
    assert "build Obelisk 1 to" in out and "“choices build”, for example, lists them one by one." in out
    assert "build Obelisk 2" in out
    assert "No choice begins with “banana” now." in out


def test_choices_of_a_development_show_every_way_to_pay() -> None:
    for match, _, actions in moments(3, 9):
        names = [match.game.vocabulary.to_words(action).split(" ")[:2] for action in actions]
        if match.step == "buy" and names.count(names[0]) > 2:
            break
    name = names[0][1]
    out = shown(match, f"choices buy {name}")
    assert out.split("The input has ended")[0].count("buy ") == names.count(names[0])


def test_why_names_the_rule() -> None:
    match = new_match("Ann", "Bob")
    out = shown(match, "why build great pyramid 3", "why done", "why", "why stop", "why banana", "why reroll")
    assert "RT-116: With 2 players" in out
    assert "“done” is not possible now.\nRT-010: " in out
    assert "Say what should be explained" in out
    assert out.count("That is possible now.") == 2
    assert "“banana” was not understood." in out


def test_a_ruling_is_shown_when_it_is_asked_for() -> None:
    match = new_match("Ann", "Bob")
    refused, explained = shown(match, "done"), shown(match, "why done")
    assert "“rules RT-010” says more." in refused and "Ruling: " not in refused
    assert "Ruling: " in explained and "says more" not in explained


def test_what_happened_is_told_once() -> None:
    _, out, _ = typing(new_match("Ann", seed=3), ["reroll 1", "stop"])
    assert out.count("Ann, roll 1:") == 1 and out.count("Ann, roll 2:") == 1 and out.count("Round 1 begins.") == 1


def test_a_refused_action_shows_the_rule_and_changes_nothing() -> None:
    match = new_match("Ann", "Bob")
    out = shown(match, "done", "reroll 7", "17")
    assert "RT-010: A turn has five steps" in out and "RT-020: Roll one die" in out
    assert "There is no choice 17" in out
    assert match.position == 0


def test_the_reason_for_half_a_phrase_is_that_of_most_it_may_mean() -> None:
    """`buy` while rolling: Leadership is owned already (RT-074), but the step is what forbids the rest."""
    for match, seat, _ in moments(2, 3):
        owned = match.game.view(match.observed(seat))["seats"][seat]["developments"]
        if match.step == "reroll" and "leadership" in owned:
            break
    out = shown(match, "buy", "buy leadership")
    assert "“buy” is not possible now.\nRT-010: " in out
    assert "RT-074: " in out


def test_rules_scores_log_and_table() -> None:
    match = played(2, "build", seed=9)
    for _ in range(8):
        seat = match.pending[0]
        match.play(seat, match.choices(seat)[0])
    out = shown(match, "rules", "rules RT-044", "scores", "log 3", "log 0", "log", "table")
    assert "Setting up: RT-001 to RT-006" in out and "Exactly 2 skulls" in out
    assert "Player 1: developments " in out
    assert "earlier sentences are left out; “log " in out
    assert "Player 1, " in out and "Food " in out and "Monuments: " in out


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_look_tells_of_one_development_or_monument(lang: str) -> None:
    """What it does, and once somebody has it, who."""
    words = own_texts(lang)
    for match, seat, _ in moments(2, 3):
        owned = match.game.view(match.observed(seat))["seats"][seat]["developments"]
        if owned:
            break
    look, name = words.say("terminal-command-look"), words.say(f"development-{owned[0]}")
    out = shown(match, f"{look} {name}", f"{look} great_wall", f"{look} leadershp", lang=lang)
    assert words.say(f"development-{owned[0]}-effect") in out
    assert words.say("terminal-rta-look-owners", owners=match.players[seat].name) in out
    assert words.say("monument-great_wall-effect") in out
    assert f"{look} leadership" in out.lower()


def test_a_board_without_sights_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.terminal.session.board_of", lambda game: unpainted)
    out = shown(new_match("Ann"), "look masonry", "help")
    assert "There is nothing to look at one by one; “table” shows everything." in out
    assert "look NAME" not in out and "table: " in out


def test_undo_takes_back_one_own_decision() -> None:
    match = played(2, "build")
    position = match.position
    session, out, _ = typing(match, ["build obelisk 1", "undo", "log obelisk"])
    assert session.match.position == position + 2 and session.match.step == "build"
    before, after = out.split("took back a decision.", 1)
    assert "(taken back)" not in before and re.search(r"Obelisk.*\(taken back\)", after)


def test_undo_across_dice_asks_the_others() -> None:
    match = new_match("Ann", "Bob", seed=2, options={"first": 1})
    session, out, _ = typing(match, ["reroll 1", "undo", "no", "undo", "y"])
    assert "Bob, do you agree that Ann takes back the latest decision?" in out
    assert "Nothing was taken back." in out
    assert session.match.log[-1].undo_to == 0 and session.match.log[-1].agreed == frozenset({1})


def test_undo_across_dice_alone_asks_oneself() -> None:
    session, out, _ = typing(new_match("Ann", "greedy", options={"first": 1}), ["reroll 1", "undo", "yes"])
    assert "Dice will fall anew" in out
    assert session.match.log[-1].undo_to == 0


def test_undo_with_nothing_played() -> None:
    assert "There is nothing to take back yet." in shown(new_match("Ann"), "undo")


def test_save_and_go_on_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    session, out, code = typing(new_match("Ann", "greedy", seed=5), ["stop", f"save {file}", "quit"])
    assert f"Saved: {file}" in out and "Goodbye." in out and code == 0
    again = savefile.read(file)
    assert again.hash_at(again.position) == session.match.hash_at(session.match.position)
    _, out, _ = typing(again, ["save"], path=file)
    assert f"Saved: {file}" in out


def test_saving_over_another_file_is_asked_about(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    _, out, _ = typing(new_match("Ann"), [f"save {file}", "no"])
    assert "Replace it?" in out and file.read_text() == "precious"
    typing(new_match("Ann"), [f'save "{file}"', "yes"])
    assert file.read_text() != "precious"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "Say where to: save FILE"),
        ("{}/none/x.json", "there is no such folder"),
        ("{}", "is a folder"),
        ("{}/" + "x" * 300, "cannot be the name of a file"),
        ("{}/a\0b", "cannot be the name of a file"),
    ],
)
def test_places_where_nothing_can_be_saved(tmp_path: Path, name: str, said: str) -> None:
    session, out, _ = typing(new_match("Ann"), ["stop", f"save {name.format(tmp_path)}", "choices"])
    assert said in out
    assert session.is_unsaved() and not list(tmp_path.iterdir())
    assert out.index(said) < out.rindex("1. ")


def test_something_that_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    _, out, _ = typing(new_match("Ann"), [f"save {pipe}", "yes"])
    assert "cannot be the name of a file" in out and pipe.is_fifo()


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "no space is left"),
        (errno.EACCES, "may not be written"),
        (errno.EROFS, "may not be written"),
        (errno.EIO, "could not be saved to"),
    ],
)
def test_a_disk_that_fails_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    file = tmp_path / "match.json"
    file.write_text("older")

    def fail(handle: int) -> None:
        raise OSError(number, "failed")

    monkeypatch.setattr("os.fsync", fail)
    session, out, _ = typing(new_match("Ann"), ["stop", f"save {file}", "yes", "scores"])
    assert said in out and "the match goes on" in out
    assert file.read_text() == "older" and [path.name for path in tmp_path.iterdir()] == ["match.json"]
    assert session.match.position == 1


def test_leaving_without_saving_is_asked_about() -> None:
    session, out, code = typing(new_match("Ann"), ["stop", "quit", "no", "quit", "yes"])
    assert out.count("The match is not saved.") == 2 and session.leaving and code == 0
    assert out.rstrip().endswith("Goodbye.")


def test_leaving_an_untouched_match_is_not_asked_about() -> None:
    _, out, _ = typing(new_match("Ann"), ["quit"])
    assert "not saved" not in out


def test_the_end_of_the_input_says_how_to_save() -> None:
    _, out, code = typing(new_match("Ann"), ["stop"])
    assert code == 0
    assert out.rstrip().endswith("The match was not saved. To keep one, type “save FILE” before leaving.")


@pytest.mark.parametrize(("lang", "total"), [("en", "total"), ("fr", "total"), ("ja", "合計")])
def test_the_end_shows_score_winner_seed_and_how_to_keep_it(lang: str, total: str, tmp_path: Path) -> None:
    match = new_match("greedy", "random", seed=11)
    session, out, code = typing(
        match, ["scores", "stop", "1", "why done", "choices", f"save {tmp_path / 'm.json'}"], lang
    )
    words = own_texts(lang)
    assert match.over and code == 0
    assert f"{match.seed:032x}" in out and match.seed_hash in out and "aevum verify" in out
    assert words.say("terminal-final-score") in out
    winners = [match.players[seat].name for seat in match.winners()]
    assert words.say("terminal-winners", count=len(winners), names=", ".join(winners)) in out
    for seat, name in enumerate(session.names):
        line = next(line for line in out.splitlines() if line.startswith(name) and total in line)
        points = str(match.scores()[seat]).replace("-", "−")
        assert f"{total} {points}" in line
    assert words.say("step-over") in out and words.say("error-match-over") in out
    nothing = words.say("terminal-no-choice", number=1, count=0)
    assert nothing in out and "1" not in nothing
    assert (tmp_path / "m.json").exists()


def test_a_solo_game_has_no_winner_to_name() -> None:
    _, out, _ = typing(new_match("greedy", seed=3), [])
    assert "Final score" in out and "The winner" not in out


def test_a_name_from_a_file_does_not_steer_the_terminal() -> None:
    _, out, _ = typing(new_match("Ann\x1b[2J", "greedy"), ["table"])
    assert "\x1b" not in out and "Ann�[2J" in out
