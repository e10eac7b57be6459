"""What a page is told of a table, in its reader's language. Made only from what the reader's seat may see."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from aevum.core.errors import RulesChanged
from aevum.core.events import ToldEvent
from aevum.core.log import ACT, JOIN, SIT
from aevum.core.match import SEED_BITS
from aevum.core.phrases import Choice, describe_choices, say_event
from aevum.core.record import Reading, Record
from aevum.core.text import Texts, texts
from aevum.table.boards import has_board
from aevum.table.seats import NEW_SEAT, Holder
from aevum.table.table import ANSWER_UNDO, ASK_SEAT, DEAL, Moment, Table

Content = dict[str, Any]


def state_text(table: Table, holder: Holder, lang: str, links: str | None) -> str:
    """The state now, as JSON."""
    return _with_links(_rendered(table, holder, lang, table.number)[1], links)


def event_text(table: Table, holder: Holder, lang: str, number: int, links: str | None) -> str:
    """What an entry brought and the state after it, as JSON."""
    told, state = _rendered(table, holder, lang, number)
    kind = table.moment(number).kind
    return f'{{"number":{number},"kind":"{kind}","told":{told},"state":{_with_links(state, links)}}}'


def replay_text(table: Table, holder: Holder, lang: str, at: int) -> str:
    """The state as it was at a position, as JSON; nothing can be chosen in the past."""
    return Look(table, holder, lang, table.moment(table.numbers[at])).state_text(table.number, {})


def to_json(value: object) -> str:
    """JSON as it travels."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _rendered(table: Table, holder: Holder, lang: str, number: int) -> tuple[str, str]:
    """What an entry told and the state after it, as JSON. Pages of the same seats share the work."""

    def state() -> str:
        return look.state_text(number, look.offers() if number == table.number else {})

    look = Look(table, holder, lang, table.moment(number))
    return look.lines_text(), table.part(
        ("state", number, holder.seats, holder.looks, holder.invited, lang, table.presence), state
    )


def _with_links(state: str, links: str | None) -> str:
    return state if links is None else f'{state[:-1]},"links":{links}}}'


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
        self.over = bool(self.seen.over)
        self.broken = self.match.broken if self.seen.broken else None
        self.sight = self.seen.tobytes()

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

    def state_text(self, number: int, offers: Content) -> str:
        """The state, with what may be chosen, as JSON."""
        state = to_json(self._state(number) | offers)
        return f'{state[:-1]},"view":{self._view_text()},"last":{self.lines_text()}}}'

    def _view_text(self) -> str:
        """The view as JSON. Whoever sees the same record sees the same view: it is made once."""
        return self.table.part(("view", self.sight), lambda: to_json(self.match.game.view(Reading(self.seen))))

    def lines_text(self) -> str:
        """What the entry told as JSON, made once for all who saw the same."""
        return self.table.part(("lines", self.lang, self.moment.number, self.sight), lambda: to_json(self._lines()))

    def _state(self, number: int) -> Content:
        """All but the view and what was told, with nothing to choose."""
        match = self.match
        state = {
            "number": number,
            "position": self.moment.position,
            "length": match.position,
            "game": match.game.id,
            "board": has_board(match.game.id),
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
            "choices": [],
            "chosen": [],
            "sealed": None,
            "stretches": [],
            "standing": None,
            "awake": None,
            "joins": False,
            "invited": None,
            "seat_asked": None,
            "undo": None,
            "undo_ask": None,
            "undo_asked": None,
            "thinking": [],
        }
        if match.over:
            state["seed"] = f"{match.seed:0{SEED_BITS // 4}x}"
        return state

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
            "seat_asked": (asked and about_seat and {**asked, "level": question and question.level}) or None,
            "undo": self._undo(),
            "undo_ask": self._undo_ask(),
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
        step = self.match.game.sequence.names[int(self.seen.step)]
        halt = self.match.halt
        if halt:
            return {"step": "stopped", "text": RulesChanged.of(halt.entry, halt.rules).say(self.lang)}
        if self.broken:
            return {"step": "broken", "text": self.broken.say(self.lang)}
        if self.over:
            return {"step": "over", "text": self.texts.say("step-over")}
        if self.eye in self.pending or self._may_change_mind():
            return {"step": step, "text": self.texts.say(f"step-{step}")}
        separator = self.texts.say("list-separator").replace("_", " ")
        names = separator.join(self.match.players[seat].name for seat in self.pending)
        return {"step": "waiting", "text": self.texts.say("step-waiting", name=names)}

    def _choices(self) -> list[Content]:
        if self.eye is None or self.over or not (self.eye in self.pending or self._may_change_mind()):
            return []
        return [_choice(choice) for choice in describe_choices(self.match, self.eye, self.texts)]

    def _may_change_mind(self) -> bool:
        """Whether the one who looks has chosen while others still choose."""
        return self.moment.number == self.table.number and self.eye in self.match.chosen

    def _undo(self) -> Content | None:
        """The latest decision of this reader that can be taken back without asking, and how far that goes on."""
        for seat in self._doers:
            reaches = self.table.reaches(seat)
            if reaches:
                return {"seat": seat, "to": reaches[0], "far": reaches[-1]}
        return None

    def _undo_ask(self) -> Content | None:
        """The latest decision of this reader, to take back with everybody's consent."""
        if self.over:
            return None
        found = [(self.match.undo_by_consent(seat), seat) for seat in self._doers]
        latest = max(((to, seat) for to, seat in found if to is not None), default=None)
        return latest and {"seat": latest[1], "to": latest[0]}

    def _lines(self) -> list[Content]:
        """What the entry told, in sentences."""
        told = [self._line(told) for told in self.match.told(self.moment.position, self.eye)]
        if self.moment.kind == JOIN:
            return [self._seat_line(), *told]
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
