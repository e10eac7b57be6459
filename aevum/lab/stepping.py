"""Many games stepped side by side, inside compiled code: act, run on, list what is legal, show what may be seen.

Each game has a record and four rows: its `heads` (who must decide, what has come of it), the numbers that are legal
(`lists`), the same as a mask (`masks`), and what is seen (`sights`). Its record comes onto one table as it lies, is
played there until somebody must decide, and goes back; what whoever decides may know of the table is then written out.
`table`, `silent` and `cells` are one piece of memory: the table, the same without what is told, and its bytes.
The names in capitals and the rules of the game are bound by `lab.programs`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.core.faults import TOO_MANY_DECISIONS
from aevum.core.numbering import BY_PLACE
from aevum.core.random import mix
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import break_off, lowest_seat, pick
from aevum.core.vocabulary import FIRST_SHIFT, NOUN_MASK, VERB_SHIFT, pack
from aevum.lab.desks import FIRST_ARRAY, FRESH_GAMES, GAMES, LUCK, SIZE

# Bound to one game.
begin: Any = None
choose: Any = None
choices: Any = None
observe: Any = None
winners: Any = None
beats: Any = None
score: Any = None
best_choice: Any = None
write_out: Any = None  # an observed record as plain numbers: see `lab.observing`
BLOCKS: Any = np.zeros((1, 2), np.int32)  # first number and width of each verb: see `core.numbering`
LIMIT: Any = 0  # decisions of a game
array_at: Any = None  # an array that lies on a desk: see `lab.desks`
PLACE, NUMBER = np.dtype(np.int64), np.dtype(np.int32)  # what the arrays on a desk hold
HEAD: Any = None
LIST: Any = None
MASK: Any = None
SIGHT: Any = None
RECORD: Any = None
TABLE: Any = None
CELLS: Any = None
ROOM: Any = None

# What is asked of all games.
DEAL, STEP, LOOK, SAMPLE, STEP_ONE = range(5)
NOBODY, ILLEGAL = -1, -2


@rule
def number_of(out: Actions, place: int, count: int) -> int:
    """The number of a listed choice."""
    action = int(out[np.uint64(place)])
    verb = np.uint64(action >> VERB_SHIFT)
    width = int(BLOCKS[verb, np.uint64(1)])
    if width != BY_PLACE:
        first_noun = (action >> FIRST_SHIFT) & NOUN_MASK
        return int(BLOCKS[verb, np.uint64(0)]) + first_noun * width + (action & NOUN_MASK)
    before = 0
    for other in range(count):
        if out[other] >> VERB_SHIFT == action >> VERB_SHIFT and out[other] < action:
            before += 1
    return int(BLOCKS[verb, np.uint64(0)]) + before


@rule
def action_of(s: Record, seat: int, number: int, out: Actions) -> int:
    """The action of a legal number. What is counted by place is listed once more."""
    verb = 0
    while verb + 1 < len(BLOCKS) and BLOCKS[verb + 1, 0] <= number:
        verb += 1
    width = int(BLOCKS[verb, 1])
    if width != BY_PLACE:
        place = number - int(BLOCKS[verb, 0])
        return pack(verb, place // width, place % width)
    count = choices(s, seat, out)
    place = 0
    while number_of(out, place, count) != number:
        place += 1
    return int(out[place])


@rule
def list_legal(head: Any, numbers: Any, mask: Any, out: Actions, count: int) -> None:
    """Write down what is legal now, in the place of what was legal before."""
    for place in range(head.count):
        mask[np.uint64(numbers[np.uint64(place)])] = 0
    head.count = count
    for place in range(count):
        number = number_of(out, place, count)
        numbers[np.uint64(place)] = number
        mask[np.uint64(number)] = 1


@rule
def share_rewards(s: Record, head: Any, winning: int) -> None:
    """The game is over: its winners share one point; who plays alone gets the score. One broken off gives nothing."""
    head.done = 1
    head.broken = s.broken
    if s.broken:
        winning = 0
    sharing = 0
    for seat in range(s.seats):
        sharing += (winning >> seat) & 1
    for seat in range(s.seats):
        if (winning >> seat) & 1:
            head.rewards[seat] = 1.0 / sharing
    if s.seats == 1 and winning != 0:
        head.rewards[0] = head.scores[0]


@rule
def give_rewards(s: Record, head: Any) -> None:
    """Count what everybody has, and give the rewards."""
    for seat in range(s.seats):
        head.scores[seat] = score(s, seat)
    share_rewards(s, head, winners(s))


@rule
def clear_rewards(s: Record, head: Any) -> None:
    """Nothing has come of this game yet."""
    head.done = 0
    head.broken = 0
    for seat in range(s.seats):
        head.rewards[seat] = 0.0


@rule
def next_seed(first: np.uint64, second: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The seed of the game that takes the place of one with this seed."""
    first = mix(first)
    return first, mix(second ^ first)


@rule
def begin_again(s: Record, head: Any, silent: Any, fresh: Any, out: Actions) -> int:
    """A new game in the place of one that is over, with the seed that follows from the old one."""
    first, second = next_seed(s.key[0], s.key[1])
    silent[0] = fresh[0]
    s.key[0] = first
    s.key[1] = second
    head.length = 0
    return begin(s, out)


@rule
def act(s: Record, head: Any, number: int, out: Actions) -> int:
    """Carry out a legal number; how many choices come next, as far as they are listed by now."""
    if head.done:
        clear_rewards(s, head)
    seat = int(head.to_act)
    count = choose(s, seat, action_of(s, seat, number, out), out)
    head.length += 1
    if s.over == 0 and head.length >= LIMIT:
        break_off(s, TOO_MANY_DECISIONS)
    return count


@rule
def decider(s: Record, head: Any, count: int, out: Actions) -> int:
    """Note who must decide, nobody once the game is over; among how many choices, which are then listed."""
    head.to_act = NOBODY
    if s.over:
        return 0
    head.to_act = lowest_seat(s.pending)
    if count == 0:
        count = choices(s, int(head.to_act), out)
    return count


@rule
def ask(s: Record, head: Any, numbers: Any, mask: Any, count: int, out: Actions) -> None:
    """Note who must decide, and write down among what."""
    list_legal(head, numbers, mask, out, decider(s, head, count, out))


@rule
def look(s: Record, cells: Any, sight: Any, seat: int) -> None:
    """Blank what a seat may not know and write out the rest. The table is of no use afterwards."""
    observe(s, seat)
    sight[0] = seat
    write_out(cells, sight)


@rule
def first_illegal(heads: Any, masks: Any, chosen: Any) -> int:
    """The first game for which a number was chosen that is not legal; -1 where all are. Games over are not asked."""
    for game in range(heads.size):
        mask = masks[game].legal
        if heads[game].to_act != NOBODY and (
            chosen[game] < 0 or chosen[game] >= len(mask) or mask[np.uint64(chosen[game])] == 0
        ):
            return game
    return -1


@rule
def step_all(
    heads: Any,
    lists: Any,
    masks: Any,
    sights: Any,
    records: Any,
    fresh: Any,
    table: Any,
    silent: Any,
    cells: Any,
    room: Any,
    chosen: Any,
) -> None:
    """Carry a legal number out in every game; where one ends, another begins if there is a `fresh` record."""
    s, out = table[0], room[0].actions
    for game in range(heads.size):
        head = heads[game]
        if head.to_act != NOBODY:
            silent[0] = records[game]
            count = act(s, head, int(chosen[game]), out)
            if s.over:
                give_rewards(s, head)
                if fresh.size > 0:
                    count = begin_again(s, head, silent, fresh, out)
            ask(s, head, lists[game].numbers, masks[game].legal, count, out)
            records[game] = silent[0]
            look(s, cells[0], sights[game].observation, int(head.to_act))


@rule
def deal_all(
    heads: Any,
    lists: Any,
    masks: Any,
    sights: Any,
    records: Any,
    table: Any,
    silent: Any,
    cells: Any,
    room: Any,
    wanted: Any,
) -> None:
    """Deal the games that are wanted; their records are blank but for seats, options and seeds."""
    s, out = table[0], room[0].actions
    for game in range(heads.size):
        if wanted[game]:
            head = heads[game]
            silent[0] = records[game]
            clear_rewards(s, head)
            head.length = 0
            ask(s, head, lists[game].numbers, masks[game].legal, begin(s, out), out)
            records[game] = silent[0]
            look(s, cells[0], sights[game].observation, int(head.to_act))


@rule
def look_all(sights: Any, records: Any, table: Any, silent: Any, cells: Any, seats: Any) -> None:
    """Write out what a seat of each game may know, whoever must decide."""
    for game in range(records.size):
        silent[0] = records[game]
        look(table[0], cells[0], sights[game].observation, int(seats[game]))


@rule
def sample_all(heads: Any, lists: Any, luck: np.uint64, chosen: Any) -> None:
    """Any legal number of each game, each as likely."""
    for game in range(heads.size):
        count = heads[game].count
        if count > 0:
            chosen[game] = lists[game].numbers[pick(mix(luck ^ np.uint64(game)), count)]


@rule
def answer_all(
    question: int,
    chosen: Any,
    luck: np.uint64,
    heads: Any,
    lists: Any,
    masks: Any,
    sights: Any,
    records: Any,
    fresh: Any,
    table: Any,
    silent: Any,
    cells: Any,
    room: Any,
) -> int:
    """Whatever is asked of all games: one program, so that every rule is in it once.

    Returns the first game for which a number was chosen that is not legal, before anything has changed; else -1.
    """
    illegal = -1
    if question == STEP:
        illegal = first_illegal(heads, masks, chosen)
        if illegal < 0:
            step_all(heads, lists, masks, sights, records, fresh, table, silent, cells, room, chosen)
    elif question == DEAL:
        deal_all(heads, lists, masks, sights, records, table, silent, cells, room, chosen)
    elif question == LOOK:
        look_all(sights, records, table, silent, cells, chosen)
    else:
        sample_all(heads, lists, luck, chosen)
    return illegal


@rule
def answer_at(desk: int, question: int, number: int) -> int:
    """The same for all that lies on a desk. To step a lone game takes its number here, and tells who must decide next.

    Then it returns ILLEGAL where the number is not legal; once a game is over none is.
    """
    places = array_at(desk, SIZE, PLACE)
    games, chosen = places[GAMES], array_at(places[FIRST_ARRAY], places[GAMES], NUMBER)
    heads = array_at(places[FIRST_ARRAY + 1], games, HEAD)
    asked = question
    if question == STEP_ONE:
        chosen[0], asked = number, STEP
        if chosen[0] != number or heads[0].to_act == NOBODY:  # too large a number would become another one
            return ILLEGAL
    illegal = answer_all(
        asked,
        chosen,
        np.uint64(places[LUCK]),
        heads,
        array_at(places[FIRST_ARRAY + 2], games, LIST),
        array_at(places[FIRST_ARRAY + 3], games, MASK),
        array_at(places[FIRST_ARRAY + 4], games, SIGHT),
        array_at(places[FIRST_ARRAY + 5], games, RECORD),
        array_at(places[FIRST_ARRAY + 6], places[FRESH_GAMES], RECORD),
        array_at(places[FIRST_ARRAY + 7], 1, TABLE),
        array_at(places[FIRST_ARRAY + 8], 1, RECORD),
        array_at(places[FIRST_ARRAY + 9], 1, CELLS),
        array_at(places[FIRST_ARRAY + 10], 1, ROOM),
    )
    if question != STEP_ONE:
        return illegal
    return int(heads[0].to_act) if illegal < 0 else ILLEGAL


@rule
def advise_all(
    chosen: Any, luck: np.uint64, heads: Any, records: Any, table: Any, silent: Any, room: Any, other_room: Any
) -> None:
    """What the rule of thumb would do in each game, from what its seat may know."""
    s, out, listed = table[0], room[0].actions, other_room[0].actions
    for game in range(heads.size):
        seat = int(heads[game].to_act)
        if seat != NOBODY:
            silent[0] = records[game]
            observe(s, seat)
            action = best_choice(s, seat, mix(luck ^ np.uint64(game)), out)
            count = choices(s, seat, listed)
            for place in range(count):
                if listed[place] == action:
                    chosen[game] = number_of(listed, place, count)
