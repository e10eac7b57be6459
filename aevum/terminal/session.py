"""A match at one keyboard: bots answer at once, people are asked in turn."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from aevum.bots import bot_named, level_named, searches
from aevum.bots.levels import decide
from aevum.core.errors import MatchOver, NotOffered
from aevum.core.match import Match
from aevum.core.phrases import Choice, describe_choices
from aevum.core.text import Texts
from aevum.terminal.boards import board_of
from aevum.terminal.completion import Suggestion, suggestions
from aevum.terminal.curtain import Curtain
from aevum.terminal.ending import opening, show_ending
from aevum.terminal.interface import Happening, Interface, Stage, happenings
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.lone import lone_end
from aevum.terminal.menu import short_rows
from aevum.terminal.mistakes import Answers
from aevum.terminal.normalise import squeeze
from aevum.terminal.orders import Act, Command, Commands, interpret
from aevum.terminal.pondering import ThoughtShown
from aevum.terminal.rulebook import Rulebook
from aevum.terminal.scene import Sight, names_of, scene_of
from aevum.terminal.table_commands import AT_CURTAIN, REQUESTS

INTERRUPTED = 130


class Session:
    """One match, one interface, and whoever sits at the keyboard."""

    def __init__(self, match: Match, texts: Texts, interface: Interface, path: Path | None = None) -> None:
        self.match = match
        match.people_doze = True
        self.texts = texts
        self.interface = interface
        self.path = path  # where it was loaded from or saved last
        self.saved_at = match.position if path else None
        self.leaving = False
        self._learn_names()
        self.commands = Commands(texts)
        self.rulebook = Rulebook(match.game, texts)
        self.board = board_of(match.game)
        self.curtain = Curtain(match)
        self._doubted: tuple[object, ...] = ()  # what was asked once more, and when
        # The first entry of the log that was not told yet to a seat, or to anybody.
        self._untold: dict[int | None, int] = dict.fromkeys((None, *range(len(match.players))), match.position)

    def say(self, key: str, **values: object) -> None:
        """Show a message."""
        self.interface.say(self.texts.say(key, **values))

    def _learn_names(self) -> None:
        """The names at the table, as they are said and as they are typed."""
        self.names = names_of(self.match)
        self.lexicon = Lexicon(self.match.game.vocabulary, self.texts, self.names)

    def reseat(self, seat: int, name: str, bot: str | None = None) -> None:
        """Somebody else plays a seat from now on."""
        self.match.sit(seat, name, bot)
        self._learn_names()

    def run(self) -> int:
        """Play until somebody leaves; the exit code."""
        try:
            self.interface.say(*opening(self.match, self.texts))
            while not self.leaving:
                self._next()
        except EOFError:
            self._part("terminal-end-of-input")
        except KeyboardInterrupt:
            self._part("terminal-interrupted")
            return INTERRUPTED
        return 0

    def _part(self, key: str) -> None:
        """Somebody left without a word: nothing is saved, but how to is said."""
        self.cover_for(None)
        self.say(key)
        if self.is_unsaved():
            self.say("terminal-not-saved", save=self.commands.word("save"))

    def is_unsaved(self) -> bool:
        """Whether something was played that no file holds."""
        return self.match.position > 0 and self.saved_at != self.match.position

    def _next(self) -> None:
        """One decision of a person, or what is left to do after the end."""
        self._let_bots_play()
        seat = None if self.match.over else self._asked_seat()
        if self.cover_for(seat) and seat is not None and not self._passed_to(seat):
            return
        self.curtain.looks = seat
        choices = [] if seat is None else describe_choices(self.match, seat, self.texts)
        if seat is not None and (lone := lone_end(self.match, choices)):
            self.say("terminal-lone", name=self.names[seat], choice=lone.label)
            self.match.play(seat, lone.action)
            return
        self.interface.draw(self.stage(seat, choices, self._news(seat)))
        if seat is None:
            show_ending(self)
        before = self._moment()
        while self._moment() == before and self.curtain.looks == seat and not self.leaving:
            self._answer(seat, choices)

    def _moment(self) -> tuple[object, ...]:
        """What changes whenever somebody has chosen, taken back or changed seats."""
        return self.match.position, self.match.aside

    def cover_for(self, seat: int | None) -> bool:
        """Before somebody else looks, clear what is for the eyes of one person; whether there are such things."""
        falls = self.curtain.falls_before(seat)
        if falls and self.curtain.looks is not None:
            self.interface.cover()
            self.curtain.looks = None
        return falls

    def _passed_to(self, seat: int) -> bool:
        """Wait until only this person looks; False when something else was done instead, such as an undo."""
        before = self._moment()
        while self._moment() == before and not self.leaving:
            self.say("terminal-pass", name=self.names[seat])
            line = self.ask(None, lambda typed: [])
            if not line.strip():
                return True
            order = interpret(self.lexicon, self.commands, line, [])
            if isinstance(order, Command) and order.name in AT_CURTAIN:
                REQUESTS[order.name](self, None, [], order.rest)
        return False

    def _let_bots_play(self) -> None:
        while not self.match.over and self._asked_seat() is None:
            seat = self.match.awaited[0]
            self.match.play(seat, self._bots_choice(seat))

    def _bots_choice(self, seat: int) -> int:
        """What a computer player does; of one that searches it is shown how far it is."""
        level, decision = self.match.players[seat].bot or "", (self.match.engine, self.match.observed(seat), seat)
        if not searches(level):
            return bot_named(level)(*decision, self._luck(seat))
        shown = ThoughtShown(self.interface, self.texts, self.names[seat])
        try:
            return decide(level_named(level), *decision, self._luck(seat), shown)
        finally:
            shown.end()

    def _asked_seat(self) -> int | None:
        """The first person who must decide now."""
        return next((seat for seat in self.match.awaited if self.match.players[seat].bot is None), None)

    def _luck(self, seat: int) -> int:
        """A bot's own chance, made from what everybody knows, so that a seed gives the same match again."""
        known = f"{self.match.seed_hash} {self.match.position} {seat}"
        return int.from_bytes(hashlib.sha256(known.encode()).digest()[:8])

    def _news(self, seat: int | None) -> list[Happening]:
        """What happened since this seat looked last; where all look together, since the last picture."""
        first = self._untold.get(seat, self.match.position)
        for reader in (seat, None) if self.curtain.has_secrets() else tuple(self._untold):
            self._untold[reader] = self.match.position + 1
        return happenings(self.match, self.texts, first, self.match.position, seat)

    def stage(self, seat: int | None, choices: Sequence[Choice], news: Sequence[Happening] = ()) -> Stage:
        """Everything shown before a decision."""
        scene = scene_of(self.match, self.texts, seat, choices=choices)
        heading = self.texts.say("terminal-heading", game=self.texts.say("game-name"), where=self.board.title(scene))
        can = self.answers(choices).allowed()
        return Stage(scene, self.board, heading, news, self._asked(seat), can, short_rows(self.lexicon, choices))

    def _asked(self, seat: int | None) -> str:
        """What is asked of a seat; to somebody who is not asked, what is waited for."""
        if self.match.over:
            return self.texts.say("step-over")
        if seat is None:
            return self.texts.say("step-waiting", name=self.names[(*self.match.pending, *self.match.deciding)[0]])
        asked = self.texts.say(f"step-{self.match.step}")
        return self.texts.say("terminal-asked", name=self.names[seat], asked=asked)

    def sights(self, seat: int | None) -> list[Sight]:
        """What a seat can look at one by one."""
        return self.board.sights(scene_of(self.match, self.texts, seat))

    def answers(self, choices: Sequence[Choice]) -> Answers:
        """What is said to a mistake."""
        return Answers(self.lexicon, self.commands, self.rulebook, choices)

    def _answer(self, seat: int | None, choices: Sequence[Choice]) -> None:
        """One typed line."""
        line = self.ask(seat, lambda typed: self._suggestions(seat, choices, typed))
        if not line.strip():
            stage = self.stage(seat, choices)
            self.interface.say(stage.asked, *stage.can)
            return
        order = interpret(self.lexicon, self.commands, line, choices)
        if isinstance(order, Act):
            self._act(seat, order, choices)
        elif isinstance(order, Command):
            REQUESTS[order.name](self, seat, choices, order.rest)
        else:
            self.interface.say(*self.answers(choices).unclear(order))

    def _suggestions(self, seat: int | None, choices: Sequence[Choice], typed: str) -> list[Suggestion]:
        def names() -> list[str]:
            return [sight.names[0] for sight in self.sights(seat)]

        return suggestions(self.lexicon, self.commands, choices, typed, names)

    def ask(self, seat: int | None, suggest: Callable[[str], list[Suggestion]]) -> str:
        """The next line typed by whoever sits on this seat."""
        return self.interface.ask(seat, "" if seat is None else self.names[seat], suggest)

    def _act(self, seat: int | None, act: Act, choices: Sequence[Choice]) -> None:
        if seat is None:
            self.interface.say((self.match.broken or MatchOver()).say(self.texts.lang))
            return
        if self._is_doubted(act, choices):
            return
        try:
            self.match.play(seat, act.action)
        except NotOffered:
            self.interface.say(*self.answers(choices).refused(act, self.reason(seat, act), self.cause(seat, act)))

    def _is_doubted(self, act: Act, choices: Sequence[Choice]) -> bool:
        """Whether an action must be typed once more before it is done: nothing is lost without a word."""
        why, doubted = self.answers(choices).doubted(act.action), (*self._moment(), act.action)
        if not why or doubted == self._doubted:
            return False
        self._doubted = doubted
        self.interface.say(*why, self.texts.say("terminal-once-more"))
        return True

    def reason(self, seat: int, act: Act) -> str:
        """The rule that forbids an action, or most of what it may mean."""
        seen = self.match.observed(seat)
        rules = Counter(self.match.game.reason(seen, seat, action) for action in (act.action, *act.others))
        return rules.most_common(1)[0][0]

    def cause(self, seat: int, act: Act) -> str:
        """What is amiss now, where one action is meant and its rule is a general one."""
        key = "" if act.others else self.match.game.cause(self.match.observed(seat), seat, act.action)
        return self.texts.say(key) if key else ""

    def confirm(self, asked: int | None, key: str, **values: object) -> bool:
        """Ask yes or no; anything but a yes is a no. Who is asked need not be who looked until now."""
        if asked is not None:
            self.cover_for(asked)
        self.say(key, yes=self.texts.say("terminal-yes"), no=self.texts.say("terminal-no"), **values)
        yes = squeeze(self.texts.say("terminal-yes"))
        typed = squeeze(self.ask(asked, lambda typed: []))
        return bool(typed) and (yes.startswith(typed) or "yes".startswith(typed))
