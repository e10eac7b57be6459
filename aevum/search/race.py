"""Choices that race: the other way to think, for a game so long and wide that a tree says nothing in a second.

Rules like any others, bound to a game and compiled with its own. What the game's rule of thumb likes best is the
favourite; the other choices challenge it. Lap by lap every choice is played out once in the same imagined world with
the same luck, everybody going on by the rule of thumb until so many rounds of the game are over. Only the differences
from the favourite count, so luck that all of them had falls out. Whenever the laps have doubled those who fell behind
leave the race. A challenger wins only if it is ahead by more than chance could make it: nothing is worse than noise.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from aevum.core.play import appraise, best_listed, choices, choose, imagine
from aevum.core.random import mix
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import lowest_seat

# Bound to the game's clock, and to how a tree judges the end of a playout.
clock: Any = None
judge: Any = None
FAVOURITE = 0
FIRST_LOOK = 8  # laps after which it is looked at who falls behind; then whenever they have doubled
SAME = 16  # laps after which a challenger that never made a difference leaves
FAR_BEHIND = 2.0  # standard errors
CLEARLY_AHEAD = 4.0  # standard errors by which the last challenger has won for good
LONG = 64  # laps that this takes at least, and after which those leave that are hardly ahead of the favourite
LATER = 128  # laps after which they leave who are not a standard error ahead
MOST_DECISIONS = 6000  # of a playout, whatever the clock says
RUNNER = np.dtype(
    [
        ("key", "i8"),  # its action
        ("liking", "f8"),  # what the rule of thumb says of it
        ("runs", "i4"),  # 0: it has left the race
        ("tried", "i4"),
        ("laps", "i4"),
        ("won", "f8"),
        ("points", "f8"),
        ("latest", "f8"),  # what its latest playout was worth
        ("ahead", "f8"),  # of the favourite, summed up over all laps
        ("squares", "f8"),
    ]
)
COURSE = np.dtype(
    [
        ("field", "i8"),  # how many started, the favourite first
        ("next", "i8"),  # who runs next
        ("lap", "i8"),
        ("look", "i8"),  # the lap after which it is looked at who falls behind
        ("over", "i8"),  # nothing can change any more
        ("ends", "i8"),  # whether nobody runs then
        ("rounds", "i8"),  # of the game that are played out, the one that is played among them
        ("most", "i8"),  # that start, of many choices those that the rule of thumb likes
    ]
)


@rule
def exchange(runners: Any, one: int, other: int) -> None:
    """Two that have not started yet change places."""
    key, liking = runners[one].key, runners[one].liking
    runners[one].key, runners[one].liking = runners[other].key, runners[other].liking
    runners[other].key, runners[other].liking = key, liking


@rule
def line_up(s: Record, seat: int, runners: Any, course: Any, luck: np.uint64, out: Actions) -> None:
    """The favourite, and as many others as may start: those that the rule of thumb likes best."""
    count = choices(s, seat, out)
    for listed in range(count):
        runners[listed].key = out[listed]
        runners[listed].liking = appraise(s, seat, int(out[listed]))
    favourite = best_listed(s, seat, luck, count, out)
    course[0].field = min(count, int(course[0].most))
    for place in range(course[0].field):
        best = place
        for listed in range(place, count):
            if place == FAVOURITE and runners[listed].key == favourite:
                best = listed
                break
            if runners[listed].liking > runners[best].liking:
                best = listed
        exchange(runners, place, best)
        runners[place].runs = 1
    course[0].look = FIRST_LOOK


@rule
def run_on(s: Record, count: int, end: int, luck: np.uint64, out: Actions) -> None:
    """Everybody plays on by the rule of thumb until so many rounds are over."""
    gone = 0
    while s.over == 0 and gone < MOST_DECISIONS and clock(s) < end:
        mover = lowest_seat(s.pending)
        if count == 0:
            count = choices(s, mover, out)
        luck = mix(luck)
        count = choose(s, mover, best_listed(s, mover, luck, count, out), out)
        gone += 1


@rule
def mean_of(runners: Any, runner: int) -> float:
    """How far ahead of the favourite a challenger was on average."""
    return float(runners[runner].ahead / max(1, int(runners[runner].laps)))


@rule
def error_of(runners: Any, runner: int) -> float:
    """The standard error of that."""
    times = max(1, int(runners[runner].laps))
    mean = runners[runner].ahead / times
    return math.sqrt(max(0.0, runners[runner].squares / times - mean * mean) / times)


@rule
def best_challenger(runners: Any, course: Any) -> int:
    """The challenger that is furthest ahead; the favourite where none is left."""
    best = FAVOURITE
    for runner in range(1, course[0].field):
        if runners[runner].runs:
            if best == FAVOURITE or mean_of(runners, runner) > mean_of(runners, best):
                best = runner
    return best


@rule
def is_out(runners: Any, course: Any, runner: int, top: float, half: int) -> bool:
    """Whether a challenger makes no difference, is not ahead after long, or behind too many or too far."""
    if runners[runner].squares == 0.0 and course[0].lap >= SAME:
        return True
    mean, error = mean_of(runners, runner), error_of(runners, runner)
    if course[0].lap >= LONG and mean < error * min(1.0, float(course[0].lap) / LATER):
        return True
    better = 0
    for other in range(1, course[0].field):
        if runners[other].runs and (mean_of(runners, other), runner) > (mean, other):  # of equals the first
            better += 1
    return better >= half or mean + FAR_BEHIND * error < top


@rule
def look(runners: Any, course: Any) -> None:
    """See who goes on."""
    course[0].look = 2 * course[0].lap
    running = 0
    for runner in range(1, course[0].field):
        running += runners[runner].runs
    half = max(1 if course[0].lap >= LONG else 2, (running + 1) // 2)
    top = max(0.0, mean_of(runners, best_challenger(runners, course)))
    left = 0
    for runner in range(course[0].field - 1, 0, -1):
        runners[runner].latest = 1.0 if runners[runner].runs and not is_out(runners, course, runner, top, half) else 0.0
    for runner in range(1, course[0].field):
        runners[runner].runs = 1 if runners[runner].latest > 0.0 else 0
        left += runners[runner].runs
    best = best_challenger(runners, course)
    is_won = left == 1 and mean_of(runners, best) > CLEARLY_AHEAD * error_of(runners, best)
    if left == 0 or (is_won and course[0].lap >= LONG):
        course[0].over = 1


@rule
def end_lap(runners: Any, course: Any) -> None:
    """All have run: what each was ahead of the favourite is added up."""
    for runner in range(course[0].field):
        if runners[runner].runs:
            ahead = runners[runner].latest - runners[FAVOURITE].latest
            runners[runner].laps += 1
            runners[runner].ahead += ahead
            runners[runner].squares += ahead * ahead
    course[0].lap += 1
    course[0].next = FAVOURITE
    if course[0].lap >= course[0].look:
        look(runners, course)


@rule
def race(
    seen: Any,
    world: Any,
    runners: Any,
    course: Any,
    way: Any,
    style: Any,
    room: Any,
    seat: int,
    times: int,
    luck: np.uint64,
) -> None:
    """Run so many playouts more, or until the race is over."""
    s = world[0]
    out = room[0].actions
    if course[0].field == 0:
        line_up(seen[0], seat, runners, course, luck, out)
    for _ in range(times):
        if course[0].over and course[0].ends:
            return
        runner = int(course[0].next)
        world[0] = seen[0]
        fate = mix(luck ^ mix(np.uint64(course[0].lap)))
        imagine(s, seat, fate)
        end = clock(s) + int(course[0].rounds)
        run_on(s, choose(s, seat, int(runners[runner].key), out), end, mix(fate), out)
        judge(s, way, style)
        runners[runner].tried += 1
        runners[runner].won += way[0].worth[seat]
        runners[runner].points += way[0].points[seat]
        runners[runner].latest = way[0].worth[seat]
        course[0].next += 1
        while course[0].next < course[0].field and runners[course[0].next].runs == 0:
            course[0].next += 1
        if course[0].next == course[0].field:
            end_lap(runners, course)
