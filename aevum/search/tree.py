"""The tree that grows while a computer player thinks: one for all worlds, which are imagined one after the other.

Rules like any others, bound to a game and compiled with its own. The tree has places, in which somebody decides, and
the choices made there. What follows a choice is one place, or where chance was drawn one for each outcome that the
thinking seat can tell apart. Which of the choices that can be made in a world is tried next is told by how well it went
so far, and by how seldom it was tried of the times it could have been; a choice gets its first try by the game's rule
of thumb, the best of them first. The tree ends where a place is new: from there on everybody plays by that rule.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from aevum.core.play import appraise, best_listed, choices, choose, imagine, observe, outlook, winners
from aevum.core.random import mix
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import lowest_seat, only_seat, pick
from aevum.search.thumb import alike, appraise_practised, arrange, best_practised

NONE = 0  # where no node is found: nobody looks for the root
ROOT = 0
MOST_SEATS = 8
ALONE = 25.0  # points that are halfway to all one can dream of, where one plays alone
DEEPEST = 64  # choices in a way through the tree
LATE = 3  # times the horizon, after which a playout is cut off whoever decides
LEAST_VARIANCE = 1e-4
MOST_POINTS = 3.0  # that somebody practised gives more for one choice than for another
CERTAIN = np.uint64(0)  # the outcome where nothing was left to chance
NOBODY, ONESELF, EVERYBODY = range(3)
NODE = np.dtype(
    [
        ("key", "u8"),  # of a choice: its action; of a place: the outcome that leads there
        ("parent", "i4"),  # of a choice: the place; of a place: the choice before it
        ("seat", "i4"),
        ("offered", "i4"),  # how often it could be chosen
        ("tried", "i4"),
        ("won", "f8"),  # what came of it for the seat that chose it, between 0 and 1 each time
        ("squares", "f8"),  # of the same: how much hangs on a place
        ("points", "f8"),
        ("liking", "f8"),  # of a choice: how much better it seems than the favourite, to a network or by habit
    ]
)
# One way down the tree and what came of it.
WAY = np.dtype(
    [
        ("choices", "i4", (DEEPEST,)),
        ("depth", "i8"),
        ("used", "i8"),  # nodes
        ("worth", "f8", (MOST_SEATS,)),
        ("points", "f8", (MOST_SEATS,)),
    ]
)
# A choice at the root that a trained network has an opinion on: the most liked come first.
LIKED = np.dtype([("key", "u8"), ("liking", "f8")])
# How to think.
STYLE = np.dtype(
    [
        ("curiosity", "f8"),  # how much is tried that did not go so well, measured by how much hangs on it
        ("width", "f8"),  # how many choices are looked at after so many tries: width * tries ** breadth
        ("inner", "f8"),  # the same further down the tree: inner * tries ** breadth
        ("breadth", "f8"),
        ("noise", "f8"),  # how often somebody in a playout does just anything
        ("horizon", "i8"),  # decisions after which a playout is cut off and judged by its points
        ("spread", "f8"),  # by how much of the best one's points a lead is worth half of a win
        ("ambition", "f8"),  # how much a win is worth beside the lead
        ("practised", "i8"),  # who plays on like somebody practised: nobody, ONESELF or EVERYBODY
        ("prior", "f8"),  # by how much of a win a choice seems better that a trained network likes e times as much
        ("habit", "f8"),  # the same of a choice that somebody practised would give a point more for
        ("fading", "f8"),  # after so many tries that counts for less and less: playouts know better by then
    ]
)


@rule
def slot_of(nodes: Any, slots: Any, parent: int, key: np.uint64) -> int:
    """Where a node is found, or would be."""
    last = len(slots) - 1
    at = np.int64(mix(mix(np.uint64(parent)) ^ key) & np.uint64(last))
    while slots[at] != NONE and (nodes[slots[at]].parent != parent or nodes[slots[at]].key != key):
        at = (at + 1) & last
    return int(at)


@rule
def add_node(nodes: Any, slots: Any, way: Any, parent: int, key: np.uint64, seat: int) -> int:
    """A node that was not there before."""
    node = int(way[0].used)
    way[0].used += 1
    slots[slot_of(nodes, slots, parent, key)] = node
    nodes[node].key = key
    nodes[node].parent = parent
    nodes[node].seat = seat
    return node


@rule
def digest(words: Any) -> np.uint64:
    """A short name for what is seen."""
    name = CERTAIN
    for word in words:
        name = mix(name ^ word)
    return name


@rule
def is_practised(style: Any, seat: int, mover: int) -> bool:
    """Whether somebody is thought to play like somebody practised."""
    return style[0].practised == EVERYBODY or (style[0].practised == ONESELF and mover == seat)


@rule
def by_thumb(
    s: Record, seat: int, mover: int, count: int, style: Any, skill: Any, luck: np.uint64, out: Actions
) -> int:
    """What somebody does in a playout: mostly what the rule of thumb says, the simple one or a practised player's."""
    if (luck >> np.uint64(40)) < np.uint64(int(style[0].noise * (1 << 24))):
        return int(out[pick(mix(luck), count)])
    if is_practised(style, seat, mover):
        return best_practised(s, mover, skill[0], luck, count, out)
    return best_listed(s, mover, luck, count, out)


@rule
def next_mover(
    s: Record, seat: int, count: int, style: Any, skill: Any, luck: np.uint64, out: Actions
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
        count = choices(s, mover, out)
        count = choose(s, mover, by_thumb(s, seat, mover, count, style, skill, luck, out), out)
    mover = lowest_seat(s.pending) if s.over == 0 else 0
    if s.over == 0 and count == 0:
        count = choices(s, mover, out)
    return mover, count, luck


@rule
def keep_unlike(s: Record, mover: int, count: int, out: Actions) -> int:
    """Of choices that come to the same keep the one that stands for them; how many are left."""
    kept = 0
    for listed in range(count):
        action = int(out[listed])
        if alike(s, mover, action) == action:
            out[kept] = action
            kept += 1
    return kept


@rule
def deviation(nodes: Any, place: int) -> float:
    """How far apart what came of a place was."""
    times = max(1.0, float(nodes[place].tried))
    mean = nodes[place].won / times
    return math.sqrt(max(LEAST_VARIANCE, nodes[place].squares / times - mean * mean))


@rule
def known_choice(nodes: Any, slots: Any, place: int, count: int, wide: float, style: Any, out: Actions) -> int:
    """The choice to be tried again; none where another one should be tried for the first time."""
    doubt = style[0].curiosity * deviation(nodes, place)
    trust = math.sqrt(style[0].fading / (style[0].fading + nodes[place].tried))
    known = 0
    best = NONE
    best_value = -1e9
    for listed in range(count):
        node = int(slots[slot_of(nodes, slots, place, np.uint64(out[listed]))])
        if node != NONE:
            known += 1
            nodes[node].offered += 1
            tried = nodes[node].tried
            value = (
                nodes[node].won / tried
                + trust * nodes[node].liking
                + doubt * math.sqrt(math.log(nodes[node].offered + 1.0) / tried)
            )
            if value > best_value:
                best = node
                best_value = value
    if known < count and known < wide:
        return NONE
    return best


@rule
def new_choice(
    s: Record,
    nodes: Any,
    slots: Any,
    way: Any,
    style: Any,
    skill: Any,
    practised: bool,
    place: int,
    mover: int,
    luck: np.uint64,
    count: int,
    out: Actions,
) -> int:
    """The best choice by the rule of thumb that was not tried here before."""
    best = 0
    best_value = -1e31
    highest = -1e31
    equals = 0
    for listed in range(count):
        action = int(out[listed])
        known = slots[slot_of(nodes, slots, place, np.uint64(action))] != NONE
        if known and not practised:
            continue
        value = appraise_practised(s, mover, skill[0], action) if practised else appraise(s, mover, action)
        highest = max(highest, value)
        if not known and value > best_value:
            best, best_value, equals = action, value, 1
        elif not known and value == best_value:
            equals += 1
            luck = mix(luck)
            if pick(luck, equals) == 0:
                best = action
    node = add_node(nodes, slots, way, place, np.uint64(best), mover)
    nodes[node].offered = 1
    if practised:
        nodes[node].liking = style[0].habit * max(-MOST_POINTS, best_value - highest)
    return node


@rule
def liked_choice(nodes: Any, slots: Any, way: Any, mover: int, liked: Any) -> int:
    """The choice at the root that a trained network likes best of those that were not tried before."""
    place = 0
    while slots[slot_of(nodes, slots, ROOT, liked[place].key)] != NONE:
        place += 1
    node = add_node(nodes, slots, way, ROOT, liked[place].key, mover)
    nodes[node].offered = 1
    nodes[node].liking = liked[place].liking
    return node


@rule
def chosen(
    s: Record,
    nodes: Any,
    slots: Any,
    way: Any,
    style: Any,
    skill: Any,
    liked: Any,
    seat: int,
    place: int,
    mover: int,
    luck: np.uint64,
    count: int,
    out: Actions,
) -> int:
    """The choice that is tried now in a place of the tree."""
    nodes[place].tried += 1
    widths = style[0].width if place == ROOT else style[0].inner
    wide = widths * nodes[place].tried ** style[0].breadth
    node = known_choice(nodes, slots, place, count, wide, style, out)
    if node == NONE and place == ROOT and len(liked) > 0:
        node = liked_choice(nodes, slots, way, mover, liked)
    elif node == NONE:
        practised = is_practised(style, seat, mover)
        node = new_choice(s, nodes, slots, way, style, skill, practised, place, mover, luck, count, out)
    nodes[node].tried += 1
    way[0].choices[way[0].depth] = node
    way[0].depth += 1
    return node


@rule
def play_out(s: Record, seat: int, count: int, style: Any, skill: Any, luck: np.uint64, out: Actions) -> None:
    """Everybody plays on by the rule of thumb, to the end or as far as one looks: until the seat comes to decide."""
    horizon = int(style[0].horizon)
    before = seat
    gone = 0
    while s.over == 0 and gone < LATE * horizon:
        mover = lowest_seat(s.pending)
        if gone >= horizon and mover == seat and before != seat:
            return
        if count == 0:
            count = choices(s, mover, out)
        luck = mix(luck)
        count = choose(s, mover, by_thumb(s, seat, mover, count, style, skill, luck, out), out)
        before = mover
        gone += 1


@rule
def judge(s: Record, way: Any, style: Any) -> None:
    """What a playout is worth to everybody: who wins, and by how much; before the end who leads, and by how much."""
    seats = s.seats
    if seats == 1:  # alone one plays for points
        way[0].points[0] = float(outlook(s, 0))
        way[0].worth[0] = 0.5 + 0.5 * way[0].points[0] / (ALONE + abs(way[0].points[0]))
        return
    highest = -1e9
    for seat in range(seats):
        way[0].points[seat] = float(outlook(s, seat))
        highest = max(highest, way[0].points[seat])
    scale = style[0].spread * max(10.0, abs(highest))
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
            way[0].worth[seat] = style[0].ambition * won + (1.0 - style[0].ambition) * lead


@rule
def learn(nodes: Any, way: Any) -> None:
    """Every choice of the way hears what came of it, and the place where it was made."""
    for step in range(way[0].depth):
        node = way[0].choices[step]
        place = nodes[node].parent
        worth = way[0].worth[nodes[node].seat]
        nodes[node].won += worth
        nodes[node].points += way[0].points[nodes[node].seat]
        nodes[place].won += worth
        nodes[place].squares += worth * worth


@rule
def think(
    seen: Any,
    world: Any,
    sight: Any,
    words: Any,
    liked: Any,
    nodes: Any,
    slots: Any,
    way: Any,
    style: Any,
    skill: Any,
    room: Any,
    seat: int,
    times: int,
    luck: np.uint64,
) -> None:
    """Grow the tree by so many playouts.

    `words` are the bytes of `sight`, where a world is seen with the seat's eyes; `liked` is what a trained network says
    of the choices at hand, if it was asked.

    The n-th try of each choice at hand is made with the same luck, so that good luck favours none of them.
    """
    s = world[0]
    out = room[0].actions
    for _ in range(times):
        way[0].depth = 0
        world[0] = seen[0]
        place = ROOT
        mover = seat
        count = keep_unlike(s, seat, choices(s, seat, out), out)
        first = mix(luck ^ np.uint64(nodes[ROOT].tried))
        node = chosen(s, nodes, slots, way, style, skill, liked, seat, place, mover, first, count, out)
        fate = mix(luck ^ mix(np.uint64(nodes[node].tried)))
        imagine(s, seat, fate)
        while True:
            drawn = s.draws
            count = choose(s, mover, int(np.int64(nodes[node].key)), out)
            mover, count, fate = next_mover(s, seat, count, style, skill, mix(fate), out)
            outcome = CERTAIN
            if s.draws != drawn:
                arrange(s)
                count = choices(s, mover, out) if s.over == 0 else 0
                sight[0] = world[0]
                observe(sight[0], seat)
                outcome = digest(words)
            place = int(slots[slot_of(nodes, slots, node, outcome)])
            if place == NONE and way[0].used < len(nodes):
                add_node(nodes, slots, way, node, outcome, mover)
            if s.over != 0 or place == NONE or way[0].depth == DEEPEST or way[0].used >= len(nodes):
                break
            count = keep_unlike(s, mover, count, out)
            node = chosen(s, nodes, slots, way, style, skill, liked, seat, place, mover, fate, count, out)
        play_out(s, seat, count, style, skill, mix(fate), out)
        judge(s, way, style)
        learn(nodes, way)
