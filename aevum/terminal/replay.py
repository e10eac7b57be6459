"""Stepping through a saved match: next, back, to a step, or everything at once."""

from __future__ import annotations

from aevum.core.errors import RulesChanged
from aevum.core.match import Match
from aevum.core.text import Texts
from aevum.terminal.boards import board_of
from aevum.terminal.curtain import hides
from aevum.terminal.interface import Happening, Interface, Stage, happenings, told_key
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.lines import listed
from aevum.terminal.normalise import normalise, squeeze
from aevum.terminal.scene import names_of, scene_of

MOVES = ("next", "back", "to", "quit")


class Replay:
    """A saved match and the step that is shown.

    While a match goes on spectators look on: nobody's secrets are told. After its end each step is shown as whoever
    decided saw it.
    """

    def __init__(self, match: Match, texts: Texts, interface: Interface) -> None:
        self._match = match
        self._texts = texts
        self._interface = interface
        self._names = names_of(match)
        self._lexicon = Lexicon(match.game.vocabulary, texts, self._names)
        self._board = board_of(match.game)
        self._hides = hides(match)
        self._at = 0
        self._leaving = False

    def everything(self) -> int:
        """The whole match in lines."""
        self._interface.say(
            self._texts.say("terminal-opening", game=self._game(), players=listed(self._texts, self._names))
        )
        self._interface.say(self._texts.say("terminal-replay-length", count=self._match.position))
        for at in range(self._match.position + 1):
            self._interface.say(self._step(at), *self._told(at))
        self._interface.say(*self._result())
        return 0

    def walk(self) -> int:
        """Step by step, as it is typed."""
        try:
            while not self._leaving:
                self._show()
                shown = self._at
                while self._at == shown and not self._leaving:
                    self._obey(self._interface.ask(None, "", lambda typed: []))
        except EOFError:
            return 0
        return 0

    def _game(self) -> str:
        return self._texts.say("game-name")

    def _show(self) -> None:
        """The table after a step."""
        scene = scene_of(self._match, self._texts, self._eyes(self._at), self._at)
        where = self._texts.say("terminal-replay-at", at=str(self._at), count=str(self._match.position))
        heading = self._texts.say("terminal-heading", game=where, where=self._board.title(scene))
        keys = {move: self._word(move) for move in MOVES}
        news = [Happening(None, self._step(self._at)), *self._happenings(self._at)]
        asked = self._texts.say("terminal-replay-keys", **keys)
        self._interface.draw(Stage(scene, self._board, heading, news, asked, [], []))
        if self._at == self._match.position:
            self._interface.say(*self._result())

    def _eyes(self, at: int) -> int | None:
        """Through whose eyes a step is shown."""
        return self._match.log[at - 1].seat if at > 0 and self._hides and self._match.over else None

    def _happenings(self, at: int) -> list[Happening]:
        return happenings(self._match, self._texts, at, at, self._eyes(at))

    def _step(self, at: int) -> str:
        """What was done, in the words one would type."""
        if at == 0:
            return self._texts.say("terminal-replay-deal")
        entry = self._match.log[at - 1]
        seat = self._names[entry.seat]
        if entry.seating is not None:
            return self._texts.say(told_key(entry), seat=seat)
        if entry.action is None:
            return self._texts.say("terminal-replay-undid", at=str(at), seat=seat, to=str(entry.undo_to))
        if self._hides and not self._match.over:  # the very words may tell what is in a hand
            return self._texts.say("terminal-replay-acted", at=str(at), seat=seat)
        return self._texts.say("terminal-replay-did", at=str(at), seat=seat, words=self._lexicon.phrase(entry.action))

    def _told(self, at: int) -> list[str]:
        return [f"  {happening.text}" for happening in self._happenings(at)]

    def _result(self) -> list[str]:
        if self._match.halt:
            return [RulesChanged.of(self._match.halt.entry, self._match.halt.rules).say(self._texts.lang)]
        if not self._match.over:
            return [self._texts.say("terminal-replay-unfinished")]
        if self._match.broken:
            return [self._match.broken.say(self._texts.lang)]
        scores = [
            self._texts.say("terminal-told-part", part=name, points=points)
            for name, points in zip(self._names, self._match.scores(), strict=True)
        ]
        winners = [self._names[seat] for seat in self._match.winners()]
        return [
            self._texts.say("terminal-final-score")
            + self._texts.say("terminal-colon").replace("_", " ")
            + listed(self._texts, scores),
            self._texts.say("terminal-winners", count=len(winners), names=listed(self._texts, winners)),
        ]

    def _word(self, move: str) -> str:
        return self._texts.say(f"terminal-replay-{move}")

    def _obey(self, line: str) -> None:
        head, rest = (*normalise(line).split(maxsplit=1), "", "")[:2]
        if head.isascii() and head.isdecimal():
            head, rest = "to", head
        begun = [move for move in MOVES if move.startswith(head) or squeeze(self._word(move)).startswith(head)]
        if len(begun) != 1 and head:
            keys = {move: self._word(move) for move in MOVES}
            self._interface.say(self._texts.say("terminal-replay-keys", **keys))
            return
        self._move("next" if not head else begun[0], rest)

    def _move(self, move: str, rest: str) -> None:
        if move == "quit":
            self._leaving = True
        elif move == "to":
            self._go_to(rest)
        elif move == "next" and self._at == self._match.position:
            self._interface.say(self._texts.say("terminal-replay-last"))
        elif move == "back" and self._at == 0:
            self._interface.say(self._texts.say("terminal-replay-first"))
        else:
            self._at += 1 if move == "next" else -1

    def _go_to(self, rest: str) -> None:
        known = rest.isascii() and rest.isdecimal() and len(rest) < 9 and int(rest) <= self._match.position
        if known:
            self._at = int(rest)
        else:
            self._interface.say(self._texts.say("terminal-replay-no-step", to=rest, count=str(self._match.position)))
