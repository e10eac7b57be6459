"""Whole games of History of the World: typed in every language, with a curtain between people, taken back, saved."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from aevum.core import savefile
from aevum.core.match import Match, Player
from aevum.core.phrases import describe_choices
from aevum.core.text import LANGUAGES
from aevum.terminal.completion import Suggestion
from aevum.terminal.painted import PaintedFace
from aevum.terminal.session import Session
from tests.terminal.driving import TypingInterface, aevum, new_match, own_texts, typing
from tests.terminal.history_stages import EVERYTHING, HISTORY, lively_choice
from tests.terminal.staging import painted
from tests.terminal.window import Window

SEED = 20
WATCHED = 100  # decisions that somebody reads over the shoulder
WORDS = own_texts("en", HISTORY)
EXTRAS = ("table", "log", "scores", "choices", "look Ann", "look Bob", "play", "")


class Typist(TypingInterface):
    """Types a whole match, every choice now so, now so; at a curtain only Enter."""

    def __init__(self, match: Match, lang: str) -> None:
        super().__init__(own_texts(lang, HISTORY), lambda: None)
        self._match, self._lang = match, lang
        self.session = Session(match, own_texts(lang, HISTORY), self)

    def ask(self, seat: int | None, name: str, suggest: Callable[[str], list[Suggestion]]) -> str:
        """The next line; after the end of the match none."""
        if self._match.over:
            raise EOFError
        self.typed.append("" if seat is None else self.written(seat))
        return self.typed[-1]

    def written(self, seat: int) -> str:
        """A choice in one of the ways it can be typed."""
        action, way = lively_choice(self._match, seat, SEED), self._match.position % 4
        if way == 0:
            choices = describe_choices(self._match, seat, own_texts(self._lang, HISTORY))
            return next(choice.label for choice in choices if choice.action == action)
        number = self._match.choices(seat).index(action) + 1
        return ("", self.session.lexicon.phrase(action), HISTORY.vocabulary.to_words(action), str(number))[way]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_typed(lang: str) -> None:
    match = new_match("Ann", "random", "花子", seed=SEED, game=HISTORY)
    typist = Typist(match, lang)
    assert typist.session.run() == 0 and match.over
    words, out = own_texts(lang, HISTORY), typist.shown.getvalue()
    assert words.say("terminal-pass", name="花子") in out and words.say("terminal-final-score") in out
    assert words.say("terminal-history-score-markers") in out and words.say("epoch-7") in out
    for line in typist.typed:
        assert words.say("terminal-not-understood", words=line) not in out


class Watcher(Typist):
    """Reads over the shoulder: whatever is on the screen must be for the eyes of the person who is asked."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, "en")
        self._start = 0
        self._commanded = -1
        self.checks = 0

    def cover(self) -> None:
        """The screen is cleared: what comes now is for somebody else."""
        super().cover()
        self._start = len(self.shown.getvalue())

    def written(self, seat: int) -> str:
        """A command now and then that might tell something, then a choice."""
        if self._match.position >= WATCHED:
            raise EOFError
        self._watch(seat)
        if self._commanded != self._match.position:
            self._commanded = self._match.position
            return EXTRAS[self._match.position % len(EXTRAS)]
        return super().written(seat)

    def _watch(self, seat: int) -> None:
        screen = self.shown.getvalue()[self._start :]
        own, common = (HISTORY.view(self._match.observed(eyes)) for eyes in (seat, None))
        for other in set(range(len(self._match.players))) - {seat}:
            theirs = HISTORY.view(self._match.observed(other))
            played = {one["card"] for one in common["discards"]} | set(common["played"])
            hidden = set(theirs["seats"][other]["hand"]) - set(own["seats"][seat]["hand"]) - played
            for card in hidden:
                assert WORDS.say(f"card-{card}") not in screen, (seat, other, card)
                self.checks += 1
            for mine, known in zip(own["empires"], theirs["empires"], strict=True):
                if known["holder"] is not None and mine["holder"] is None:
                    said = {"empire": WORDS.say(f"empire-{known['id']}"), "count": known["strength"]}
                    holder = self._match.players[known["holder"]].name
                    assert WORDS.say("terminal-history-told-held", **said, seat=holder) not in screen
                    self.checks += 1


def test_nobody_reads_cards_or_empires_of_another_over_the_shoulder() -> None:
    match = new_match("Ann", "Bob", "Cleo", seed=SEED, game=HISTORY)
    watcher = Watcher(match)
    watcher.session.run()
    assert match.position >= WATCHED and watcher.checks > 1000


def test_the_painted_face_is_covered_too() -> None:
    """Between two people the screen is erased, and the hand is drawn only for whoever holds it."""
    match = new_match("Ann", "Bob", "random", seed=3, options={"first": 1}, game=HISTORY)
    shown = io.StringIO()
    asked: list[tuple[int | None, str]] = []

    def prompt(seat: int | None, name: str, suggest: Callable[[str], list[Suggestion]]) -> str:
        asked.append((seat, re.sub(r"\x1b\[[\d;]*m", "", shown.getvalue().split("\x1b[3J")[-1])))
        if len(asked) > 12:
            raise EOFError
        return "" if seat is None else "1"

    console = Console(file=shown, width=80, height=40, force_terminal=True, no_color=True)
    Session(match, WORDS, PaintedFace(WORDS, console, prompt, lambda: 1)).run()
    assert {seat for seat, _ in asked} == {None, 0, 1}
    for seat, screen in asked[1:]:
        assert ("Greater [" in screen) == (seat is not None)


def test_the_end_is_painted_with_the_points_of_six_players() -> None:
    """However long their names are, the columns of the final score fit a small window."""
    names = ("Ann", "Bob", "Nebuchadnezzar II", "花子さんと太郎さん", "Éléonore d’Aquitaine", "Wu Zetian")
    match = new_match(*(Player(name, "random") for name in names), seed=2, game=HISTORY)

    interface, shown = painted(HISTORY, 80, 24, "en")
    Session(match, WORDS, interface).run()
    ending = re.sub(r"\x1b\[[\d;]*m", "", shown.getvalue()).split("Final score")[1].split("Seed")[0].split("\n")
    (total,) = [line for line in ending if line.startswith("total")]
    assert [int(points) for points in total.split()[1:]] == match.scores() and match.over
    assert max(map(cell_len, ending)) <= 80


def test_a_whole_game_over_a_pipe(tmp_path: Path) -> None:
    """The same lines over a pipe lead to the same match; it is saved, verified and replayed."""
    file = tmp_path / "match.json"
    match = new_match("Ann", "greedy", "random", seed=SEED, options=EVERYTHING, game=HISTORY)
    typist = Typist(match, "en")
    assert typist.session.run() == 0 and match.over
    options = [f"--option={name}={value}" for name, value in EVERYTHING.items()]
    ran = aevum(
        "play", HISTORY.id, "--players", "Ann,greedy:greedy,random:random", "--seed", str(SEED), *options,
        typed="\n".join([*typist.typed, f"save {file}", "quit", ""]),
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "") and f"Saved: {file}" in ran.out
    assert not set(ran.out) & set("│─●■▲▶▸»⌂♜♔▁▄█\x1b\x0c")
    assert [entry.hash for entry in savefile.read(file).log] == [entry.hash for entry in match.log]

    verified = aevum("verify", str(file), "--hash", match.seed_hash)
    assert verified.code == 0 and "Everything holds." in verified.out
    replayed = aevum("replay", str(file))
    assert replayed.code == 0 and re.search(r"^\d+\. Ann: expand \w+", replayed.out, re.M)
    assert WORDS.say("event-epoch_began", epoch=WORDS.say("epoch-7")) in replayed.out


def test_in_a_window() -> None:
    """The picture, names finished by Tab, a land with its neighbours, a ruling, undo, and leaving."""
    with Window("play", HISTORY.id, "--players", "Ann,greedy,random", "--seed", "8") as window:
        picture = window.wait_for("Ann ›")
        for part in ("Epoch I", "● A Ann", "■ B", "▲ C", "▶Egyptians 5 ●A", "Greater [", "play"):
            assert part in picture
        window.press("don\t\r")
        window.wait_for("▸Upper Nile")
        window.wait_for("Ann ›")
        window.press("look nile d\t\r")
        assert "Neighbours: Palestine" in window.wait_for("On the coast: Eastern Mediterranean, Red Sea.")
        window.wait_for("Ann ›")
        window.type("rules HW-R11")
        window.wait_for("Ruling HW-R11: ")
        window.wait_for("Ann ›")
        window.press("expand\tup\t\r")
        window.wait_for("Ann expands: Upper Nile.")
        window.wait_for("Ann ›")
        window.type("undo")
        window.wait_for("Ann took back a decision.")
        window.wait_for("Ann ›")
        window.type("quit")
        window.wait_for("Leave anyway?")
        window.type("yes")
        assert window.end() == 0


@pytest.mark.parametrize(("lang", "look", "land"), [("fr", "regarder", "Delta du Nil"), ("ja", "見る", "ナイルデルタ")])
def test_in_a_window_in_another_language(lang: str, look: str, land: str) -> None:
    words = own_texts(lang, HISTORY)
    with Window("play", HISTORY.id, "--players", "Ann,greedy,random", "--seed", "8", AEVUM_LANG=lang) as window:
        picture = window.wait_for("Ann ›")
        assert words.say("epoch-1") in picture and words.say("empire-egyptians") in picture
        window.type(f"{look} {land}")
        window.wait_for(words.say("water-red_sea"))
        window.type(words.say("verb-done"))
        window.wait_for(words.say("land-libya"))


def test_half_a_game_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    match = new_match("Ann", "greedy", "random", seed=SEED, game=HISTORY)
    typist = Typist(match, "en")
    typist.session.run()
    half, file = len(typist.typed) // 2, tmp_path / "half.json"
    begun = new_match("Ann", "greedy", "random", seed=SEED, game=HISTORY)
    typing(begun, [*typist.typed[:half], f"save {file}"])
    savefile_text = file.read_text(encoding="utf-8")
    assert '"history-of-the-world"' in savefile_text and begun.position < match.position
    typing(begun, typist.typed[half:])
    assert begun.over and begun.hash_at(begun.position) == match.hash_at(match.position)
    assert savefile.dump(begun)["log"] == savefile.dump(match)["log"]


def test_undo_takes_back_an_expansion_but_asks_about_a_battle() -> None:
    match = new_match("Ann", "greedy", "random", seed=8, game=HISTORY)
    session, out, _ = typing(match, ["keep", "done", "expand libya", "undo", "expand nubia"])
    assert "Ann took back a decision." in out and "Ann expands: Nubia." in out
    assert session.match.log[-2].undo_to is not None


def test_computer_players_alone_are_watched_to_the_end() -> None:
    _, out, code = typing(new_match("random", "random", "random", seed=3, game=HISTORY), [])
    assert code == 0 and "Final score" in out and out.count(" begins.") == 7 and "Pass the keyboard" not in out
