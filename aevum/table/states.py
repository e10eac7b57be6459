"""What a page is told of a table, in its reader's language. Made only from what the reader's seat may see."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

import orjson

from aevum.core.errors import RulesChanged
from aevum.core.events import ToldEvent, told_events
from aevum.core.learning import teaches
from aevum.core.lessons import Lesson
from aevum.core.log import ACT, JOIN, SIT, UNDO
from aevum.core.match import SEED_BITS
from aevum.core.parts import raw_bytes
from aevum.core.phrases import Choice, describe_choices, say_event
from aevum.core.record import Reading, Record, told_bytes
from aevum.core.text import Texts, texts
from aevum.table.asides import ANSWER_UNDO, ASK_SEAT
from aevum.table.boards import has_board
from aevum.table.seats import NEW_SEAT, Holder
from aevum.table.table import DEAL, POSITIONS, STATE, Moment, Table

Content = dict[str, Any]


def state_of(table: Table, holder: Holder, lang: str, links: Content | None) -> Content:
    """The state now. Whoever gets it must not write to it: it shares its parts with others."""
    return _with_links(_made(table, holder, lang, table.number)[1], links)


def event_of(table: Table, holder: Holder, lang: str, number: int, links: Content | None) -> Content:
    """What an entry brought and the state after it."""
    told, state = _made(table, holder, lang, number)
    return {**_entry(table.moment(number), told), "state": _with_links(state, links)}


def past_event_of(table: Table, holder: Holder, lang: str, number: int) -> Content:
    """What an entry brought long ago; the state after it is nobody's concern any more."""
    moment = table.moment(number)
    return {**_entry(moment, Look(table, holder, lang, moment).lines), "state": None}


def log_of(table: Table, holder: Holder, lang: str, numbers: Iterable[int]) -> list[Content]:
    """What these entries brought, and which of them were taken back since."""

    def line(moment: Moment) -> Content:
        undone = moment.kind in POSITIONS and table.match.log.is_undone(moment.position)
        return {**_entry(moment, Look(table, holder, lang, moment).lines), "undone": undone}

    return [line(table.moment(number)) for number in numbers]


def _entry(moment: Moment, told: list[Content]) -> Content:
    """An entry as the log has it. Of an undo it is said where it went back to."""
    whole = {"number": moment.number, "kind": moment.kind, "position": moment.position, "told": told}
    return whole | {"to": moment.content["to"]} if moment.kind == UNDO else whole


def replayed_state(table: Table, holder: Holder, lang: str, at: int) -> Content:
    """The state as it was at a position; nothing can be chosen in the past."""
    return Look(table, holder, lang, table.moment(table.numbers[at])).state(table.number, {})


def undo_of(table: Table, holder: Holder, lang: str) -> Content:
    """The part of the state now that says what may be taken back."""
    return {"number": table.number, **Look(table, holder, lang, table.moment(table.number)).undo()}


def again_of(table: Table) -> Content | None:
    """Who wanted to play again."""
    return {"seat": table.again.seat} if table.again else None


def to_json(value: object) -> bytes:
    """JSON as it travels."""
    return orjson.dumps(value)


def _made(table: Table, holder: Holder, lang: str, number: int) -> tuple[list[Content], Content]:
    """What an entry told and the state after it. Pages of the same seats share the work."""

    def state() -> Content:
        return look.state(number, look.offers() if number == table.number else {})

    look = Look(table, holder, lang, table.moment(number))
    return look.lines, table.part(
        (STATE, number, holder.seats, holder.looks, holder.invited, lang, table.presence), state
    )


def _with_links(state: Content, links: Content | None) -> Content:
    return state if links is None else state | {"links": links}


@dataclass
class Look:
    """A reader's look at a moment of a table."""

    table: Table
    holder: Holder
    lang: str
    moment: Moment

    def __post_init__(self) -> None:
        self.match = self.table.match
        self.texts: Texts = texts(self.lang, self.match.game.id)
        self.pending = self._pending()
        self.curtain = self.table.have_secrets(self.holder.seats)
        self.eye = self._eye()
        self.seen: Record = self.match.observed(self.eye, self.moment.position)
        self.reading = Reading(self.seen, self.table.memory, self.match.engine)
        self.over = bool(self.reading.over)
        self.broken = self.match.broken if self.reading.broken else None
        self.sight = raw_bytes(self.reading)

    def _pending(self) -> list[int]:
        """The seats that had to decide; where the rules do not lead on nobody has."""
        if self.match.halt and self.moment.position == self.match.position:
            return []
        pending = self.match.pending_at(self.moment.position)
        chosen = self.match.chosen if self.moment.number == self.table.number else ()
        return [seat for seat in pending if seat not in chosen]

    def _eye(self) -> int | None:
        """The seat whose eyes see this: the one that was named, else the one that is asked.

        Where seats of one link have secrets from each other nobody looks until a seat is named.
        """
        seats = self.holder.seats
        if self.curtain or self.holder.looks is not None:
            return self.holder.looks
        return next((seat for seat in self.pending if seat in seats), next(iter(seats), None))

    @property
    def _doers(self) -> tuple[int, ...]:
        """The seats whose decisions this reader may take back."""
        return tuple(seat for seat in self.holder.seats if not self.curtain or seat == self.eye)

    def state(self, number: int, offers: Content) -> Content:
        """The state, with what may be chosen."""
        return {**self._state(number), **offers, "view": self._view(), "last": self.lines}

    def _view(self) -> Content:
        """The view. Whoever sees the same record sees the same view: it is made once."""
        return self.table.part(("view", self.sight), lambda: self.match.game.view(self.reading))

    @cached_property
    def lines(self) -> list[Content]:
        """What the entry told, made once for all who were told the same."""
        return self.table.part(("lines", self.lang, self.moment.number, told_bytes(self.seen)), self._lines)

    def _state(self, number: int) -> Content:
        """All but the view and what was told, with nothing to choose."""
        match = self.match
        state = {
            "number": number,
            "position": self.moment.position,
            "length": match.position,
            "game": match.game.id,
            "board": has_board(match.game.id),
            "learn": teaches(match.game),
            "options": match.options,
            "table": self.table.id,
            "seats": [self._seat(seat) for seat in range(len(match.players))],
            "pending": [] if self.over else self.pending,
            "eye": self.eye,
            "curtain": self.curtain,
            "over": self.over,
            "winners": list(match.engine.winners(self.seen)) if self.over else [],
            "fault": self.broken and {"id": match.fault, "text": self.broken.say(self.lang)},
            "seed_hash": match.seed_hash,
            "asked": self._asked(),
            "lesson": self.table.lesson and self._lesson(self.table.lesson),
            "advice": self.table.advises(self.holder.seats),
            "choices": [],
            "chosen": [],
            "sealed": None,
            "stretches": [],
            "standing": None,
            "awake": None,
            "joins": False,
            "invited": None,
            "again": None,
            "seat_asked": None,
            "undo": None,
            "undo_waits": False,
            "undo_ask": None,
            "undo_asked": None,
            "thinking": [],
        }
        if match.over:
            state["seed"] = f"{match.seed:0{SEED_BITS // 4}x}"
        return state

    def _lesson(self, lesson: Lesson) -> Content | None:
        """Where the lesson stands, and what is explained and expected now: nothing while others move.

        None once whoever learned plays on: from then on it is a table like any other.
        """
        if lesson.is_left(self.match, self.moment.position):
            return None
        step = lesson.waiting(self.match, self.moment.position)
        done = lesson.done(self.match, self.moment.position)
        ends = step is None and done == len(lesson.steps)
        return {
            "id": lesson.name,
            "title": self.texts.say(lesson.key()),
            "step": done,
            "steps": len(lesson.steps),
            "text": self.texts.say(lesson.key(step.name) if step else lesson.key("end")) if step or ends else "",
            "do": self.texts.say(lesson.key(step.name, "do")) if step else "",
            "expected": list(step.expected) if step else [],
            "point": list(step.point) if step else [],
            "next": lesson.following,
        }

    def offers(self) -> Content:
        """What this reader may do now."""
        question = self.moment.question
        asked = question and {"seat": question.seat, "waiting": sorted(self.table.asked(question) - question.agreed)}
        about_seat = question is not None and question.level is not None
        return {
            "choices": self._choices(),
            **self._choosing(),
            "joins": not self.over and self.match.game.lets_join(self.seen),
            "invited": self._invited(),
            "again": again_of(self.table),
            "seat_asked": (asked and about_seat and {**asked, "level": question and question.level}) or None,
            **self.undo(),
            "undo_asked": (asked and not about_seat and {**asked, "to": question and question.to}) or None,
            "thinking": [] if self.over else [seat for seat in self.pending if self.match.players[seat].bot],
        }

    def _choosing(self) -> Content:
        """Who has chosen while others still choose, what this reader has chosen, and how it passes."""
        match, eye = self.match, self.eye
        if eye is None or self.over:
            return {"chosen": list(match.chosen)}
        sealed, standing = match.sealed(eye), match.standing(eye)
        action = match.passing()
        return {
            "chosen": list(match.chosen),
            "sealed": None if sealed is None else match.game.vocabulary.to_words(sealed),
            "stretches": [
                {"stretch": name, "label": self._stretch(name), "action": match.game.vocabulary.to_words(action or 0)}
                for name in match.stretches(eye)
            ],
            "standing": standing
            and {"seat": eye, "stretch": standing.stretch, "label": self._stretch(standing.stretch)},
            "awake": match.awake(eye),
        }

    def _stretch(self, name: str) -> str:
        return self.texts.say(f"stretch-{name}")

    def _invited(self) -> Content | None:
        """The seat that this reader may take; none stands for a new one."""
        seat = self.holder.invited
        return None if seat is None else {"seat": None if seat == NEW_SEAT else seat}

    def _seat(self, seat: int) -> Content:
        player = self.match.players[seat]
        whole: Content = {
            "seat": seat,
            "name": player.name,
            "kind": "bot" if player.bot else "person",
            "connected": bool(player.bot) or self.table.present[seat] > 0,
            "mine": seat in self.holder.seats,
            "away": player.away,
            "score": self.match.engine.score(self.seen, seat),
        }
        return whole | {"level": player.bot} if player.bot else whole

    def _asked(self) -> Content:
        step = self.match.game.sequence.names[int(self.reading.step)]
        halt = self.match.halt
        if halt:
            return {"step": "stopped", "text": RulesChanged.of(halt.entry, halt.rules).say(self.lang)}
        if self.broken:
            return {"step": "broken", "text": self.broken.say(self.lang)}
        if self.over:
            return {"step": "over", "text": self.texts.say("step-over")}
        if self._is_asked():
            return {"step": step, "text": self.texts.say(f"step-{step}")}
        separator = self.texts.say("list-separator").replace("_", " ")
        names = separator.join(self.match.players[seat].name for seat in self.pending)
        return {"step": "waiting", "text": self.texts.say("step-waiting", name=names)}

    def _choices(self) -> list[Content]:
        if self.eye is None or self.over or not self._is_asked():
            return []
        began = time.thread_time()
        described = describe_choices(self.match, self.eye, self.texts, self.reading)
        self.table.pace.described(len(described), time.thread_time() - began)
        return [_choice(choice) for choice in described]

    def _is_asked(self) -> bool:
        """Whether the one who looks must decide, or may decide anew; not while a computer plays for them."""
        if self.eye is None or self.eye not in self.pending:
            return self._may_change_mind()
        return self.match.players[self.eye].bot is None

    def _may_change_mind(self) -> bool:
        """Whether the one who looks has chosen while others still choose."""
        return self.moment.number == self.table.number and self.eye in self.match.chosen

    def undo(self) -> Content:
        """What this reader may take back: the latest decision alone and how far that goes on, the latest with consent.

        As long as that is not known, it waits.
        """
        ways = [(seat, self.table.ways_back(seat)) for seat in self._doers]
        if any(way is None for _, way in ways):
            return {"undo": None, "undo_waits": True, "undo_ask": None}
        alone = [(seat, way.alone) for seat, way in ways if way and way.alone]
        together = max(((way.together, seat) for seat, way in ways if way and way.together is not None), default=None)
        return {
            "undo": {"seat": alone[0][0], "to": alone[0][1][0], "far": alone[0][1][-1]} if alone else None,
            "undo_waits": False,
            "undo_ask": together and {"seat": together[1], "to": together[0]},
        }

    def _lines(self) -> list[Content]:
        """What the entry told, in sentences."""
        told = [self._line(told) for told in told_events(self.match.game, self.reading)]
        if self.moment.kind == JOIN:
            return [self._seat_line(), *told]
        if self.moment.kind == DEAL and self.table.allows_advice:
            return [*told, {"text": self.texts.say("web-advice-table"), "event": "advice", "seat": None, "values": {}}]
        if self.moment.kind in (DEAL, ACT):
            return told
        return [self._seat_line() if self.moment.kind in (SIT, ASK_SEAT) else self._own_line()]

    def _seat_line(self) -> Content:
        """A line about who sits where."""
        content = self.moment.content
        bot = content.get("bot") or content.get("level")
        kind = self.moment.kind if self.moment.kind != SIT else "sit-computer" if bot else "sit-person"
        name = content.get("name", self.table.names[content["seat"]])
        text = self.texts.say(f"table-told-{kind}", name=name, seat=content["seat"] + 1)
        return {"text": text, "event": self.moment.kind, "seat": content["seat"], "values": {}}

    def _line(self, told: ToldEvent) -> Content:
        text = say_event(self.match.game, self.texts, told, self.table.names)
        return {"text": text, "event": told.event, "seat": told.values.get("seat"), "values": told.values}

    def _own_line(self) -> Content:
        """A line about something beside the game: a name, an undo."""
        content = self.moment.content
        seat = content["seats"][0] if self.moment.kind == ANSWER_UNDO else content["seat"]
        agreed = "" if self.moment.kind != ANSWER_UNDO else "-yes" if content["agree"] else "-no"
        name = content.get("name", self.table.names[seat])
        text = self.texts.say(f"table-told-{self.moment.kind}{agreed}", name=name, seat=seat + 1)
        return {"text": text, "event": self.moment.kind, "seat": seat, "values": {}}


def _choice(choice: Choice) -> Content:
    a, b = (*choice.nouns, 0, 0)[:2]
    effects = [{"kind": effect.kind, "amount": effect.amount, "text": effect.text} for effect in choice.effects]
    whole = {"action": choice.words, "verb": choice.verb, "a": a, "b": b, "label": choice.label, "effects": effects}
    return whole | {"caution": asdict(choice.caution)} if choice.caution else whole
