"""The tree that grows while a computer player thinks: one for all worlds, which are imagined one after the other.

Rules like any others, bound to a game and compiled with its own. A node is a choice made in a place of the tree, and
stands for it in every world and after every throw of dice in which it can be made there. Which of the choices that
can be made in a world is tried next is told by how well it went so far, and by how seldom it was tried of the times it
could have been; a choice gets its first try by the game's rule of thumb, the best of them first.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from aevum.core.play import appraise, best_listed, choices, choose, imagine, score, winners
from aevum.core.random import mix
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import lowest_seat, only_seat, pick

NONE = -1
ROOT = 0
MOST_SEATS = 8
ALONE = 25.0  # points that are halfway to all one can dream of, where one plays alone
DEEPEST = 64  # choices in a way through the tree
NODE = np.dtype(
    [
        ("action", "i4"),
        ("seat", "i4"),
        ("child", "i4"),  # the first of what can be chosen next; the others hang on it one by one
        ("sibling", "i4"),
        ("offered", "i4"),  # how often it could be chosen
        ("listed", "i4"),  # the last playout in which it could be
        ("tried", "i4"),
        ("won", "f8"),  # what came of it for the seat that chose it, between 0 and 1 each time
        ("points", "f8"),
    ]
)
# One way down the tree and what came of it.
WAY = np.dtype([("nodes", "i4", (DEEPEST,)), ("worth", "f8", (MOST_SEATS,)), ("points", "f8", (MOST_SEATS,))])
# How to think.
STYLE = np.dtype(
    [
        ("curiosity", "f8"),  # how much is tried that did not go so well
        ("width", "f8"),  # how many choices are looked at after so many tries: width * tries ** breadth
        ("breadth", "f8"),
        ("noise", "f8"),  # how often somebody in a playout does just anything
        ("horizon", "i8"),  # decisions after which a playout is cut off and judged by its points
        ("spread", "f8"),  # by how much of the best one's points a lead is worth half of a win
    ]
)


@rule
def by_thumb(s: Record, mover: int, count: int, noise: float, luck: np.uint64, out: Actions) -> int:
    """What somebody does in a playout: mostly what the rule of thumb says."""
    if (luck >> np.uint64(40)) < np.uint64(int(noise * (1 << 24))):
        return int(out[pick(mix(luck), count)])
    return best_listed(s, mover, luck, count, out)


@rule
def next_mover(
    s: Record, seat: int, count: int, noise: float, luck: np.uint64, out: Actions
) -> tuple[int, int, np.uint64]:
    """Who chooses next in the tree, and of how many choices.

    Where several choose at once they do not know what the others do: those who do not think here act by the rule of
    thumb, and the tree does not tell what they did apart.
    """
    while s.over == 0 and only_seat(s.pending) < 0:
        mover = lowest_seat(s.pending)
        if mover == seat:
            return seat, choices(s, seat, out), luck
        luck = mix(luck)
        count = choose(s, mover, by_thumb(s, mover, choices(s, mover, out), noise, luck, out), out)
    mover = lowest_seat(s.pending) if s.over == 0 else 0
    if s.over == 0 and count == 0:
        count = choices(s, mover, out)
    return mover, count, luck


@rule
def mark(nodes: Any, node: int, count: int, out: Actions) -> None:
    """Note which of the choices known here can be made in this world."""
    now = nodes[ROOT].tried
    child = nodes[node].child
    while child != NONE:
        for place in range(count):
            if out[place] == nodes[child].action:
                nodes[child].offered += 1
                nodes[child].listed = now
        child = nodes[child].sibling


@rule
def known_choice(nodes: Any, node: int, count: int, width: float, breadth: float, curiosity: float) -> int:
    """The choice to be tried again; none where another one should be tried for the first time."""
    now = nodes[ROOT].tried
    listed = 0
    best = NONE
    best_value = -1.0
    child = nodes[node].child
    while child != NONE:
        if nodes[child].listed == now:
            listed += 1
            tried = nodes[child].tried
            value = nodes[child].won / tried + curiosity * math.sqrt(math.log(nodes[child].offered + 1.0) / tried)
            if value > best_value:
                best = child
                best_value = value
        child = nodes[child].sibling
    if listed < count and listed < width * nodes[node].tried ** breadth:
        return NONE
    return best


@rule
def is_new(nodes: Any, node: int, action: int) -> bool:
    """Whether this was never chosen here."""
    child = nodes[node].child
    while child != NONE:
        if nodes[child].action == action:
            return False
        child = nodes[child].sibling
    return True


@rule
def new_choice(
    s: Record, nodes: Any, node: int, mover: int, used: int, luck: np.uint64, count: int, out: Actions
) -> int:
    """The best choice by the rule of thumb that was not tried here before."""
    best = 0
    best_value = -1e31
    equals = 0
    for place in range(count):
        action = int(out[place])
        if is_new(nodes, node, action):
            value = appraise(s, mover, action)
            if value > best_value:
                best, best_value, equals = action, value, 1
            elif value == best_value:
                equals += 1
                luck = mix(luck)
                if pick(luck, equals) == 0:
                    best = action
    nodes[used].action = best
    nodes[used].seat = mover
    nodes[used].child = NONE
    nodes[used].offered = 1
    nodes[used].listed = nodes[ROOT].tried
    nodes[used].tried = 0
    nodes[used].won = 0.0
    nodes[used].points = 0.0
    nodes[used].sibling = nodes[node].child
    nodes[node].child = used
    return used


@rule
def play_out(s: Record, count: int, noise: float, horizon: int, luck: np.uint64, out: Actions) -> None:
    """Everybody plays on by the rule of thumb, to the end or as far as one looks."""
    left = horizon
    while s.over == 0 and left > 0:
        mover = lowest_seat(s.pending)
        if count == 0:
            count = choices(s, mover, out)
        luck = mix(luck)
        count = choose(s, mover, by_thumb(s, mover, count, noise, luck, out), out)
        left -= 1


@rule
def judge(s: Record, way: Any, spread: float) -> None:
    """What a playout is worth to everybody: who wins, and by how much; before the end who leads, and by how much."""
    seats = s.seats
    if seats == 1:  # alone one plays for points
        way[0].points[0] = float(score(s, 0))
        way[0].worth[0] = 0.5 + 0.5 * way[0].points[0] / (ALONE + abs(way[0].points[0]))
        return
    highest = -1e9
    for seat in range(seats):
        way[0].points[seat] = float(score(s, seat))
        highest = max(highest, way[0].points[seat])
    scale = spread * max(10.0, abs(highest))
    weights = 0.0
    for seat in range(seats):
        way[0].worth[seat] = math.exp((way[0].points[seat] - highest) / scale)
        weights += way[0].worth[seat]
    mask = winners(s) if s.over != 0 and s.broken == 0 else 0
    shared = 0
    for seat in range(seats):
        shared += (mask >> seat) & 1
    for seat in range(seats):
        lead = way[0].worth[seat] / weights
        if mask == 0:
            way[0].worth[seat] = lead
        else:
            won = 1.0 / shared if (mask >> seat) & 1 else 0.0
            way[0].worth[seat] = 0.8 * won + 0.2 * lead


@rule
def think(
    seen: Any,
    world: Any,
    nodes: Any,
    way: Any,
    style: Any,
    room: Any,
    seat: int,
    used: int,
    times: int,
    luck: np.uint64,
) -> int:
    """Grow the tree by so many playouts. Returns how many nodes there are then."""
    s = world[0]
    out = room[0].actions
    for _ in range(times):
        luck = mix(luck)
        world[0] = seen[0]
        imagine(s, seat, luck)
        depth = 0
        node = ROOT
        fresh = False
        nodes[ROOT].tried += 1
        count = choices(s, seat, out)
        mover = seat
        while s.over == 0 and depth < DEEPEST and not fresh and used < len(nodes):
            luck = mix(luck)
            mark(nodes, node, count, out)
            child = known_choice(nodes, node, count, style[0].width, style[0].breadth, style[0].curiosity)
            if child == NONE:
                child = new_choice(s, nodes, node, mover, used, luck, count, out)
                used += 1
                fresh = True
            node = child
            nodes[node].tried += 1
            way[0].nodes[depth] = node
            depth += 1
            count = choose(s, mover, nodes[node].action, out)
            mover, count, luck = next_mover(s, seat, count, style[0].noise, luck, out)
        play_out(s, count, style[0].noise, style[0].horizon, luck, out)
        judge(s, way, style[0].spread)
        for place in range(depth):
            at = way[0].nodes[place]
            nodes[at].won += way[0].worth[nodes[at].seat]
            nodes[at].points += way[0].points[nodes[at].seat]
    return used
