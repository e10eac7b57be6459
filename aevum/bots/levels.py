"""Levels with names that people understand. Each thinks for so long; the lower ones err as people do, not by dice.

A beginner looks a few decisions ahead at the few choices that catch the eye, counts its own points only, would rather
do something than nothing, and overlooks things. Who plays casually does so less, and in a club hardly ever.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from aevum.core.engine import Engine
from aevum.core.game import Game, Told
from aevum.core.random import mix
from aevum.core.record import Reading, Record
from aevum.core.vocabulary import ENDING

if TYPE_CHECKING:
    from aevum.search.deadline import Deadline
    from aevum.search.thought import Style, Thought, Weighed

PORTION = 8  # playouts between two looks at the clock: always as many, so that the same luck leads to the same
LOOKS = 16  # how often a thought is asked in its course whether it could still come to something else
STARTERS = 2  # in a race, for one choice that catches the eye of a tree
ALL = (1 << 64) - 1
FINEST = 1 << 24  # of the parts in which chances are measured
LEAST_POINTS = 10.0  # what points are compared with where there are hardly any yet

Watch = Callable[[float], bool]  # is told how far a thought is; whether it goes on


@dataclass(frozen=True)
class Level:
    """How long a player thinks, and what it does wrong."""

    seconds: float  # for a decision, at most
    playouts: int = 0  # no more than these, however fast the machine is; 0: as many as there is time for
    sight: int = 0  # short-sighted: decisions that are looked ahead; 0: as far as one can see
    width: float = 0.0  # how many choices catch the eye at first; 0: as many as usual
    forgets: float = 0.0  # of many choices this part does not come to mind
    eagerness: float = 0.0  # by how much of a whole win doing something seems better than it is
    minds_others: bool = True  # or counts its own points only
    learned: bool = True  # or has no trained network to ask, nor much practice
    habits: bool = False  # whether it is practised all the same in a game that takes practice
    modest: bool = False  # thinks that the others are as practised: else it sees its chances better than they are


LEVELS = {
    "beginner": Level(0.3, 64, sight=10, width=1.5, forgets=0.3, eagerness=0.06, minds_others=False, learned=False),
    "casual": Level(0.6, 256, sight=60, width=2.5, forgets=0.12, eagerness=0.02, learned=False, habits=True),
    "club": Level(1.0, 1200, forgets=0.04, learned=False, habits=True),
    "expert": Level(2.0),
}
USUAL = "casual"  # whom a newcomer meets
STAND_IN = "club"  # who plays on for somebody who is away


def level_bot(level: Level, engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """What a player of this level chooses."""
    return decide(level, engine, seen, seat, luck, lambda part: True)


def decide(level: Level, engine: Engine, seen: Record, seat: int, luck: int, watch: Watch) -> int:
    """The same, with somebody who watches. Until all that thinking takes is there the rule of thumb decides."""
    from aevum.search.deadline import Deadline

    with Deadline(engine.game.key, level.seconds) as deadline:
        return _decided(level, deadline, engine, seen, seat, luck, watch)


def _decided(level: Level, deadline: Deadline, engine: Engine, seen: Record, seat: int, luck: int, watch: Watch) -> int:
    from aevum.search.at_hand import is_at_hand

    if not is_at_hand(engine, deadline.left / 2):
        return engine.best_choice(seen, seat, luck)
    choices = engine.choices(seen, seat)
    if len(choices) == 1:
        return choices[0]
    weighed = _pondered(level, deadline, engine, seen, seat, luck, watch)
    if not weighed:
        return engine.best_choice(seen, seat, luck)
    resting = _resting(engine, choices)
    wasteful = frozenset(action for action in resting if _left_by(engine, seen, seat, action))
    return preferred(_at(level, engine.game), weighed, resting, luck, wasteful)


def ponder(level: Level, engine: Engine, seen: Record, seat: int, luck: int, watch: Watch) -> list[Weighed]:
    """What a player of this level finds out about its choices, those first that it tried most."""
    from aevum.search.deadline import Deadline

    with Deadline(engine.game.key, level.seconds) as deadline:
        return _pondered(level, deadline, engine, seen, seat, luck, watch)


def _pondered(
    level: Level, deadline: Deadline, engine: Engine, seen: Record, seat: int, luck: int, watch: Watch
) -> list[Weighed]:
    from aevum.search.thought import Thought

    thought = Thought(engine, seen, seat, luck, _style(level, engine.game))
    if level.playouts:
        _in_portions(level, thought, deadline, watch)
    else:
        thought.until(deadline, _until_clear(thought, watch))
    return worth_doing(engine, seen, seat, thought.weighed())


def worth_doing(engine: Engine, seen: Record, seat: int, weighed: list[Weighed]) -> list[Weighed]:
    """Without the choices that would do nothing, or only try the patience of others, unless all would.

    Once all is won or lost they seem as good as any, and to whoever would rather do something than nothing always. Nor
    is a whole action thrown away, which after a few playouts can seem better than it is.
    """
    busy = [one for one in weighed if not _is_better_left(engine, seen, seat, one.action)]
    return [one for one in busy if not _throws_away(engine, seen, seat, one.action)] or busy or weighed


def _is_better_left(engine: Engine, seen: Record, seat: int, action: int) -> bool:
    return engine.game.tiresome(seen, seat, action) or _is_idle(engine, seen, seat, action)


def _throws_away(engine: Engine, seen: Record, seat: int, action: int) -> bool:
    """Whether an action that was chosen would end with nothing done of it."""
    return any(left.get("whole") for left in _left_by(engine, seen, seat, action))


def _is_idle(engine: Engine, seen: Record, seat: int, action: int) -> bool:
    """Whether a person would be told that the choice does nothing at all."""
    caution = engine.game.caution(seen, engine.foresee(seen, seat, action), seat, action)
    return bool(caution and caution.get("idle"))


def _left_by(engine: Engine, seen: Record, seat: int, action: int) -> list[Told]:
    """What a person would be told that the choice leaves unused."""
    return engine.game.unused(Reading(seen), seat, action)


def _has_habits(level: Level, game: Game) -> bool:
    """Whether a level that is neither practised nor asks a network elsewhere is practised at this game."""
    from aevum.search.thought import style_of

    return not level.learned and level.habits and style_of(game).takes_practice


def _at(level: Level, game: Game) -> Level:
    """The level as it plays a game: who has habits there takes what it tried most, idle or not."""
    return replace(level, eagerness=0.0) if _has_habits(level, game) else level


def _style(level: Level, game: Game) -> Style:
    from aevum.search.thought import style_of
    from aevum.search.tree import EVERYBODY

    usual = style_of(game)
    if _has_habits(level, game):
        usual = replace(usual, prior=0.0)
    elif not level.learned:
        usual = replace(usual, prior=0.0, practised=0)
    if level.modest and usual.practised:
        usual = replace(usual, practised=EVERYBODY)
    if usual.rounds:  # of a game whose choices race
        field = round(STARTERS * level.width) or usual.field
        return replace(usual, rounds=1 if level.sight else usual.rounds, field=field)
    return replace(usual, horizon=level.sight or usual.horizon, width=level.width or usual.width)


def _in_portions(level: Level, thought: Thought, deadline: Deadline, watch: Watch) -> None:
    """Think until it is enough, or until the next portion might not end in time."""
    from aevum.search.deadline import Stretches

    stretches, (tree,) = Stretches(deadline), thought.trees
    while tree.playouts < level.playouts and not tree.settled and stretches.begin(PORTION):
        if not watch(max(tree.playouts / level.playouts, deadline.part)):
            break
        tree.grow(min(PORTION, level.playouts - tree.playouts))
    deadline.end_growing()


def _until_clear(thought: Thought, watch: Watch) -> Callable[[float], None]:
    """Stop a thought whose watcher has enough of it, and one that cannot come to anything else in what time is left."""
    looks = 1

    def look(part: float) -> None:
        nonlocal looks
        clear = False
        if part * LOOKS >= looks:
            looks = int(part * LOOKS) + 1
            clear = _is_clear(thought, part)
        if clear or not watch(part):
            thought.stop()

    return look


def _is_clear(thought: Thought, part: float) -> bool:
    tried = [one.tried for one in thought.weighed()]
    left = sum(tried) * (1 - part) / part
    return len(tried) > 1 and tried[0] - tried[1] > left


def preferred(
    level: Level, weighed: list[Weighed], resting: frozenset[int], luck: int, wasteful: frozenset[int] = frozenset()
) -> int:
    """What seems best to a player of this level, of what comes to its mind.

    Whoever is about to end a step is told what is lost by it (`wasteful`), and looks again at everything.
    """
    minded = [one for one in weighed if not _is_overlooked(level, one.action, len(weighed), luck)] or weighed
    best = _seeming_best(level, minded, resting)
    return _seeming_best(level, weighed, resting) if best in wasteful else best


def _seeming_best(level: Level, minded: list[Weighed], resting: frozenset[int]) -> int:
    if level.minds_others and not level.eagerness:
        return minded[0].action
    scale = max(LEAST_POINTS, *(abs(one.points) for one in minded))

    def seems(one: Weighed) -> float:
        good = one.chance if level.minds_others else one.points / scale
        return good - (level.eagerness if one.action in resting else 0.0)

    return max(minded, key=seems).action


def _is_overlooked(level: Level, action: int, among: int, luck: int) -> bool:
    """Among many something is overlooked more easily."""
    part = level.forgets * (1 - 1 / among)
    return int(mix(np.uint64((luck ^ action << 20) & ALL)) >> np.uint64(40)) < part * FINEST


def _resting(engine: Engine, choices: list[int]) -> frozenset[int]:
    """The choices with which one does nothing more."""
    split = engine.game.vocabulary.split
    return frozenset(action for action in choices if split(action)[0].name in ENDING)
