"""Lessons: a study that somebody plays again, step by step, with each step explained.

A lesson is data in a game's folder (`lessons/<number>-<name>.json`): the study it follows and its steps. A step names a
choice of the study's only person; whatever else the study holds, the choices of other seats and those of that person
that teach nothing, is played as it was. So dice fall and others move as the texts say. The texts are the game's:

    lesson-<lesson>, lesson-<lesson>-about, lesson-<lesson>-end   its title, what it teaches, what is said at its end
    lesson-<lesson>-<step>, lesson-<lesson>-<step>-do             what is explained, and what to do now
    lesson-<lesson>-<step>-no                                     why not something else, beside the rule
    lesson-no-<answer>                                            the same for certain tries that a step names
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from aevum.core.errors import AevumError, UnknownLesson
from aevum.core.game import Game
from aevum.core.log import ACT, Move
from aevum.core.match import Match
from aevum.core.studies import study_path
from aevum.core.text import LANGUAGES, Texts, texts

FOLDER = "lessons"


@dataclass(frozen=True)
class Try:
    """Certain other choices of a step, `*` standing for any words, with an answer and a rule of their own."""

    words: tuple[str, ...]
    say: str
    rule: str

    @property
    def key(self) -> str:
        """The key of its answer: several steps and lessons of a game may share it."""
        return f"lesson-no-{self.say}"

    def is_made_by(self, words: str) -> bool:
        """Whether this choice is one of them."""
        return any(fnmatchcase(words, pattern) for pattern in self.words)


@dataclass(frozen=True)
class Step:
    """A choice that is taught: its place in the study's log, what may be chosen, and what to look at on the board."""

    name: str
    place: int
    do: str
    also: tuple[str, ...]
    point: tuple[str, ...]
    rule: str
    tries: tuple[Try, ...] = ()

    @property
    def expected(self) -> tuple[str, ...]:
        """All choices with which the lesson goes on, that of the study first."""
        return (self.do, *self.also)


class OutsideLesson(AevumError):
    """The rules allow this choice, but the lesson does not lead there."""

    code = "outside-lesson"

    def say(self, lang: str) -> str:
        """Why not this: `reason` is the key of a text of the game."""
        own = texts(lang, str(self.values["game"]))
        return own.say("error-outside-lesson", reason=own.say(str(self.values["reason"])))


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game: a study as it was saved, and the steps in it that are taught."""

    game: Game
    name: str
    saved: Mapping[str, Any]
    steps: tuple[Step, ...]

    @property
    def seat(self) -> int:
        """The seat of whoever learns."""
        return learner(self.saved)

    @property
    def following(self) -> str:
        """The name of the game's next lesson, or nothing."""
        names = (*lesson_names(self.game), "")
        return names[names.index(self.name) + 1]

    @property
    def length(self) -> int:
        """How many choices the study holds."""
        return len(self.saved["log"])

    def key(self, *parts: str) -> str:
        """The key of one of its texts."""
        return "-".join(("lesson", self.name, *parts))

    def done(self, match: Match, position: int | None = None) -> int:
        """How many steps have been made, at a position or now."""
        played = _acts(match, position)
        return sum(step.place < played for step in self.steps)

    def waiting(self, match: Match, position: int | None = None) -> Step | None:
        """The step that is to be made now; none while others move, and none at the end."""
        played = _acts(match, position)
        return next((step for step in self.steps if step.place == played), None)

    def runs(self, match: Match) -> bool:
        """Whether there are steps left."""
        return self.done(match) < len(self.steps)

    def is_left(self, match: Match, position: int | None = None) -> bool:
        """Whether whoever learned has played on since the lesson ended: all is said."""
        since = [entry for entry in match.log[:position] if entry.kind == ACT][self.length :]
        return any(entry.seat == self.seat for entry in since)

    def opening(self, step: int, names: Sequence[str]) -> dict[str, Any]:
        """The saved match as it stands before a step, with these names at the table."""
        place = self.steps[step].place if step < len(self.steps) else self.length
        players = [player | {"name": name} for player, name in zip(self.saved["players"], names, strict=True)]
        return {**self.saved, "players": players, "log": self.saved["log"][:place], "result": None}

    def prepare_move(self, match: Match, seat: int, action: int, position: int | None = None) -> Move:
        """What a choice leads to: with it, all that follows in the study before the next step.

        Raises OutsideLesson for what the rules allow and the lesson does not expect.
        """
        step = self.waiting(match)
        prepared = match.prepare(seat, action, position)
        words = match.game.vocabulary.to_words(action)
        if step is None or words not in step.expected:
            raise self._outside(step or self.steps[-1], words)
        ahead, entries = copy(match), [prepared]
        ahead.commit(prepared)
        for follows in self._log_after(step):
            chosen = match.game.vocabulary.from_words(follows["do"])
            entries.append(ahead.prepare(follows["seat"] - 1, chosen))
            ahead.commit(entries[-1])
        return Move(match.position, tuple(entries), ahead.aside)

    def _outside(self, step: Step, words: str) -> OutsideLesson:
        """The answer to another choice: that to this try or to any, where there is one, else the rule it is about."""
        for each in step.tries:
            if each.is_made_by(words):
                return OutsideLesson(game=self.game.id, rule=each.rule, reason=each.key)
        own = self.key(step.name, "no")
        reason = own if texts(LANGUAGES[0], self.game.id).has(own) else step.rule
        return OutsideLesson(game=self.game.id, rule=step.rule, reason=reason)

    def _log_after(self, step: Step) -> list[dict[str, Any]]:
        """What happens in the study between a step and the next one."""
        places = [each.place for each in self.steps] + [self.length]
        return list(self.saved["log"][step.place + 1 : places[places.index(step.place) + 1]])


def learner(saved: Mapping[str, Any]) -> int:
    """The seat of a study's only person."""
    return [player["bot"] for player in saved["players"]].index(None)


def _acts(match: Match, position: int | None) -> int:
    """How many choices were made up to a position; who sits where is in the log too."""
    return sum(entry.kind == ACT for entry in match.log[:position])


def lesson_names(game: Game) -> tuple[str, ...]:
    """The lessons of a game, in the order in which they are best taken: files are numbered."""
    return tuple(path.stem.partition("-")[2] for path in sorted((game.folder / FOLDER).glob("*.json")))


def lesson_of(game: Game, name: str) -> Lesson:
    """The lesson of this name; raises UnknownLesson."""
    if name not in lesson_names(game):
        raise UnknownLesson(lesson=str(name)[:40], allowed=", ".join(lesson_names(game)))
    told = _read(next((game.folder / FOLDER).glob(f"*-{name}.json")))
    saved = _read(study_path(game, told["study"]))
    return Lesson(game, name, saved, tuple(_steps(told["steps"], saved)))


def lesson_or_none(game: Game, name: str) -> Lesson | None:
    """The lesson of this name, if there is one: those of older versions may have gone."""
    return lesson_of(game, name) if name in lesson_names(game) else None


@cache
def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _steps(told: list[dict[str, Any]], saved: Mapping[str, Any]) -> list[Step]:
    """Each step at its place; raises ValueError where the study has none for it.

    That is the person's next choice of these words or, with `nth`, a later one: what teaches nothing may come before.
    """
    mine = [(place, entry["do"]) for place, entry in enumerate(saved["log"]) if entry["seat"] == learner(saved) + 1]
    steps: list[Step] = []
    for step in told:
        after = steps[-1].place if steps else -1
        places = [place for place, do in mine if place > after and do == step["do"]]
        nth = step.get("nth", 1)
        if len(places) < nth:
            raise ValueError(f"the study has no {step['do']!r} for the step {step['step']!r}")
        also, point = tuple(step.get("also", ())), tuple(step.get("point", ()))
        tries = tuple(Try(tuple(each["words"]), each["say"], each["rule"]) for each in step.get("tries", ()))
        steps.append(Step(step["step"], places[nth - 1], step["do"], also, point, step["rule"], tries))
    return steps


def said_lesson(lesson: Lesson, own: Texts) -> dict[str, str | int]:
    """What is told of a lesson before it is begun."""
    title, about = own.say(lesson.key()), own.say(lesson.key("about"))
    return {"id": lesson.name, "title": title, "about": about, "steps": len(lesson.steps)}
