"""Several people at one keyboard: nobody sees another's hand, and where nothing is hidden nothing changes."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.console import Console

from aevum.core import savefile
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.text import Texts
from aevum.terminal.completion import Suggestion
from aevum.terminal.curtain import Curtain, hides
from aevum.terminal.interface import Stage
from aevum.terminal.painted import PaintedFace
from aevum.terminal.prompting import TypedPrompt
from aevum.terminal.replay import Replay
from aevum.terminal.session import Session
from tests.terminal.driving import GAME, TEMPUS, TypingInterface, luck, new_match, own_texts, typing
from tests.terminal.tempus_stages import lively_choice
from tests.terminal.tempus_watch import Typist, Watch
from tests.toy import TOY, toy_texts

WORDS = own_texts("en", TEMPUS)
Ask = Callable[[str], list[Suggestion]]


class WatchedPlain(TypingInterface):
    """A plain face that is watched."""

    def __init__(self, watch: Watch, typist: Typist) -> None:
        super().__init__(WORDS, lambda: None)
        self._watch, self._typist = watch, typist

    def cover(self) -> None:
        super().cover()
        self._watch.covered(len(self.shown.getvalue()))

    def ask(self, seat: int | None, name: str, suggest: Ask) -> str:
        suggested = " ".join(suggestion.word + suggestion.hint for suggestion in suggest("lay "))
        self._watch.asked(seat, self.shown.getvalue() + suggested)
        line = self._typist.line(seat)
        if line is None:
            raise EOFError
        return line


def watched_match(seed: int) -> tuple[Match, Watch, Typist]:
    match = new_match("Ann", "Bob", "random", seed=seed, options={"island": 1}, game=TEMPUS)
    watch = Watch(match)
    return match, watch, Typist(match, watch, seed)


def test_line_mode_shows_nobody_anothers_hand_in_a_whole_match() -> None:
    match, watch, typist = watched_match(3)
    interface = WatchedPlain(watch, typist)
    typist.session = Session(match, WORDS, interface)
    assert typist.session.run() == 0 and match.over
    assert watch.curtains > 50 and watch.checks > 500
    out = interface.shown.getvalue()
    assert "\x0c" not in out and "\x1b" not in out
    assert "Pass the keyboard to Ann; press Enter when only Ann is looking.\n" in out
    assert "Pass the keyboard to Bob; press Enter when only Bob is looking.\n" in out


def test_the_picture_shows_nobody_anothers_hand() -> None:
    match, watch, typist = watched_match(4)
    shown = io.StringIO()

    def prompt(seat: int | None, name: str, suggest: Ask) -> str:
        watch.asked(seat, shown.getvalue())
        line = typist.line(seat) if match.position < 120 else None
        if line is None:
            raise EOFError
        return line

    class Covered(PaintedFace):
        def cover(self) -> None:
            super().cover()
            watch.covered(len(shown.getvalue()))

    console = Console(file=shown, width=80, height=24, force_terminal=True, no_color=True)
    typist.session = Session(match, WORDS, Covered(WORDS, console, prompt, lambda: 1))
    assert typist.session.run() == 0
    assert watch.curtains > 20 and watch.checks > 100
    assert shown.getvalue().count("\x1b[3J") > 10


def test_the_watch_notices_a_hand_that_is_shown() -> None:
    """The tests above can fail: a session that forgets the curtain is caught."""
    match, watch, typist = watched_match(3)
    interface = WatchedPlain(watch, typist)
    typist.session = Session(match, WORDS, interface)
    typist.session.curtain.has_secrets = lambda: False  # type: ignore[method-assign]  # as if there were none
    with pytest.raises(AssertionError, match="another person looks"):
        typist.session.run()


class Heard(TypingInterface):
    """A plain face that notes every picture that was asked for, and for whom."""

    def __init__(self, lines: Iterator[str], words: Texts = WORDS) -> None:
        super().__init__(words, lambda: next(lines, None))
        self.stages: list[Stage] = []
        self.covers = 0

    def draw(self, stage: Stage) -> None:
        self.stages.append(stage)
        super().draw(stage)

    def cover(self) -> None:
        self.covers += 1
        super().cover()


def with_cards(first: str = "Ann") -> Match:
    """Two people, one of whom has drawn a card; it is the other's turn."""
    match = new_match("Ann", "Bob", "random", seed=5, options={"island": 1, "first": 1}, game=TEMPUS)
    while match.step != "action":
        seat = match.pending[0]
        match.play(seat, match.choices(seat)[0])
    match.play(0, TEMPUS.vocabulary.from_words("choose_idea"))
    if first == "Bob":
        match.play(0, TEMPUS.vocabulary.from_words("done"))
    return match


def test_no_curtain_falls_before_somebody_has_a_secret() -> None:
    match = new_match("Ann", "Bob", "Cleo", seed=5, options={"island": 1, "first": 1}, game=TEMPUS)
    interface = Heard(iter([]))
    session = Session(match, WORDS, interface)
    assert not session.curtain.has_secrets()
    session.run()
    assert interface.covers == 0 and "Pass the keyboard" not in interface.shown.getvalue()
    assert not hides(match)


def test_a_loaded_match_waits_before_it_shows_a_hand() -> None:
    match = with_cards()
    _, out, _ = typing(match, [])
    assert "Seed hash: " in out and "Pass the keyboard to Ann" in out and "Your hand" not in out
    _, out, _ = typing(match, [""])
    assert "Your hand: " in out


def test_only_enter_opens_the_curtain() -> None:
    _, out, _ = typing(with_cards("Bob"), ["done", "choices", "1", "why done", "help", "yes"])
    assert out.count("Pass the keyboard to Bob") == 7 and "Your hand" not in out and "Bob: " not in out


def test_before_the_curtain_opens_what_everybody_knows_can_be_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    session, out, _ = typing(
        with_cards("Bob"), ["table", "scores", "log 2", "look Ann", "rules 1", f"save {file}", "quit"]
    )
    assert "Bob is deciding." in out and "TE-001" in out and "Ann, people: " in out and file.exists()
    assert "Your hand" not in out and session.leaving


def test_whoever_has_just_decided_can_take_it_back_before_the_other_looks() -> None:
    match = with_cards()
    session, out, _ = typing(match, ["", "done", "undo"])
    assert "Pass the keyboard to Bob" in out and session.match.log[-1].undo_to is not None
    assert out.rstrip().splitlines()[-3].startswith("Pass the keyboard to Ann")


def test_a_person_who_goes_on_is_not_asked_again() -> None:
    _, out, _ = typing(with_cards(), ["", "look Ann", "choices", "nonsense"])
    assert out.count("Pass the keyboard") == 1


def test_what_happened_is_told_to_each_as_from_their_last_look() -> None:
    """Ann saw pictures of her turn while Bob looked away; he is told of it all the same, and once."""
    session, out, _ = typing(with_cards(), ["", "done", "", "idea", "done", "", "idea", "done", "", "table", "scores"])
    screens = re.split(r"Pass the keyboard to (\w+)[^\n]*\n", out)[1:]
    assert screens[::2] == ["Ann", "Bob", "Ann", "Bob"] and not session.leaving
    ann, bob = screens[5], screens[7]
    assert "Bob has an idea." in ann and "Ann has an idea." in ann
    assert bob.count("Ann has an idea.") == 1 and "Bob has an idea." not in bob


def test_consent_is_asked_on_a_clear_screen() -> None:
    """Ann drew a card and wants it back: Bob is asked, and does not see her hand."""
    match = with_cards()
    interface = Heard(iter(["", "undo", "no", "", "undo", "yes"]))
    session = Session(match, WORDS, interface)
    session.run()
    asked = [part for part in interface.shown.getvalue().split("\n\n") if "Bob, do you agree" in part]
    assert len(asked) == 2 and not any("Your hand" in part.split("Bob, do you agree")[0] for part in asked)
    assert "Nothing was taken back." in interface.shown.getvalue()
    assert match.log[-1].agreed == frozenset({1})
    assert interface.shown.getvalue().count("Pass the keyboard to Ann") >= 2


def test_whoever_leaves_leaves_nothing_to_read() -> None:
    for lines in (["", "quit", "yes"], [""]):
        interface = Heard(iter(lines))
        Session(with_cards(), WORDS, interface).run()
        last = interface.shown.getvalue().rsplit("\n\n", 1)[-1]
        assert interface.covers == 1 and "hand" not in last


def test_the_end_is_shown_to_everybody() -> None:
    match = new_match("Ann", "Bob", "random", seed=6, options={"island": 1}, game=TEMPUS)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, lively_choice(match, seat, 6))
    interface = Heard(iter(["table", "log"]))
    Session(match, WORDS, interface).run()
    assert [stage.scene.seat for stage in interface.stages] == [None]
    assert "Your hand" not in interface.shown.getvalue() and "Final score" in interface.shown.getvalue()


def test_one_person_needs_no_curtain() -> None:
    match = new_match("Ann", "random", "greedy", seed=5, options={"island": 1, "first": 1}, game=TEMPUS)
    interface = Heard(iter(["1", "1", "1", "idea", "done", "idea", "done", "idea", "done"]))
    Session(match, WORDS, interface).run()
    assert match.position > 9 and interface.covers == 0


def test_an_open_game_has_no_curtain() -> None:
    match = new_match("Ann", "Bob", seed=2, options={"first": 1})
    while not match.over:
        seat = match.pending[0]
        choices = match.choices(seat)
        match.play(seat, choices[luck(match.position) % len(choices)])
    assert not Curtain(match).has_secrets() and not hides(match)
    _, out, _ = typing(new_match("Ann", "Bob", seed=2, options={"first": 1}), ["stop", "take 0", *["done"] * 6])
    assert "Pass the keyboard" not in out and "Bob: Choose the dice" in out


def test_whether_a_game_hides_something_is_found_out_and_not_declared(tmp_path: Path) -> None:
    """The toy deals hidden hands at once, everybody lays at the same time, and some lines are for one reader only."""
    words = toy_texts()
    match = Match.new(TOY, [Player("Ann"), Player("Bob")], {"rounds_to_play": 2}, 7)
    looks: list[int] = []

    class Interface(Heard):
        def ask(self, seat: int | None, name: str, suggest: Ask) -> str:
            if match.over:
                raise EOFError
            looks.extend([] if seat is None else [seat])
            return "" if seat is None else str(1 + luck(match.position) % len(match.choices(seat)))

    interface = Interface(iter([]), words)
    Session(match, words, interface).run()
    assert match.over and {0, 1} <= set(looks)
    assert interface.covers >= sum(one != other for one, other in pairwise(looks))
    screens = re.split(r"Pass the keyboard to (\w+)[^\n]*\n", interface.shown.getvalue())[1:]
    for name, screen in zip(screens[::2], screens[1::2], strict=True):
        others = {"Ann", "Bob"} - {name}
        assert not any(re.search(rf"^{other} (saw|drew|laid) a (?!card)", screen, re.M) for other in others)
    assert any(
        re.search(rf"^{name} drew a (?!card)", screen, re.M)
        for name, screen in zip(screens[::2], screens[1::2], strict=True)
    )


def test_earlier_lines_belong_to_a_seat() -> None:
    """What Ann typed is not brought back by Bob's arrow key."""
    with create_pipe_input() as keys:
        prompt = TypedPrompt(keys, DummyOutput())
        keys.send_text("lay weapons hill\r")
        assert prompt(0, "Ann", lambda typed: []) == "lay weapons hill"
        keys.send_text("\x1b[A\r")
        assert prompt(1, "Bob", lambda typed: []) == ""
        keys.send_text("\x1b[A\r")
        assert prompt(0, "Ann", lambda typed: []) == "lay weapons hill"


def test_a_replay_of_a_match_that_goes_on_keeps_its_secrets() -> None:
    match = new_match("Ann", "Bob", "random", seed=8, options={"island": 1}, game=TEMPUS)
    while not any(match.log[at].action is not None and _laid(match, at) for at in range(match.position)):
        seat = match.pending[0]
        match.play(seat, lively_choice(match, seat, 8))
    out = replayed(match)
    assert "lay " not in out and "The match is not over yet." in out
    assert f"{match.position}. " in out and "Ann placed a person on" in out
    while not match.over:
        seat = match.pending[0]
        match.play(seat, lively_choice(match, seat, 8))
    out = replayed(match)
    assert re.search(r"^\d+\. (Ann|Bob|random): lay \w+", out, re.M)


def _laid(match: Match, at: int) -> bool:
    return TEMPUS.vocabulary.to_words(match.log[at].action or 0).startswith("lay ")


def replayed(match: Match) -> str:
    interface = TypingInterface(own_texts("en", match.game), lambda: None)
    Replay(match, own_texts("en", match.game), interface).everything()
    return interface.shown.getvalue()


@pytest.mark.parametrize("over", [False, True])
def test_stepping_through_a_match_shows_a_hand_only_after_its_end(over: bool) -> None:
    match = with_cards()
    while over and not match.over:
        seat = match.pending[0]
        match.play(seat, lively_choice(match, seat, 1))
    lines = iter([f"to {at}" for at in range(min(match.position, 60))])
    interface = Heard(lines)
    Replay(match, WORDS, interface).walk()
    hands = [stage.scene.view["seats"][seat]["hand"] for stage in interface.stages for seat in range(3)]
    assert any(hands) == over
    assert all(stage.scene.seat is None for stage in interface.stages) == (not over)


@pytest.mark.parametrize("game", [GAME, TEMPUS], ids=lambda game: game.id)
def test_a_saved_match_opens_as_it_was_left(game: Game, tmp_path: Path) -> None:
    match = with_cards() if game is TEMPUS else new_match("Ann", "Bob", options={"first": 1})
    savefile.write(match, tmp_path / "m.json")
    again = savefile.read(tmp_path / "m.json")
    _, out, _ = typing(again, ["", ""])
    assert ("Pass the keyboard" in out) == (game is TEMPUS)
