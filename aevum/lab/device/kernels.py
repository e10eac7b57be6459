"""Kernels that step many games side by side: what `lab.stepping` does one after another, by the same rules.

A warp, 32 threads, plays a handful of games. It fetches their records into shared memory, all threads side by side;
then each game has a thread of its own that acts and lists what comes next; all carry the records back and write out
what is legal and what is seen. So memory is read and written in rows, and whatever a rule looks at is near. Games in
which the same is done at the same step of the sequence of play share a warp: threads that do different things would
wait for one another.

Each function here makes a kernel as Python has it, a function that every thread runs; `device.programs` compiles them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from aevum.core.game import Game
from aevum.core.record import silent_type
from aevum.core.rule import rule
from aevum.lab.observing import Columns
from aevum.lab.stepping import DEAL, LOOK, NOBODY, STEP, STEP_ONE

WARP = 32
WORD = 8  # bytes; records are whole words
ALIGNMENT = 16
SORTING = 256  # sorts of games that are told apart, and threads of a block that sorts them
SORTS_A_THREAD = SORTING // WARP
MOST_WARPS = 32  # a block
IN_FLIGHT = 8  # words that a thread waits for at once
AT_ONCE = 4  # numbers of an observation that a thread waits for at once
NONE_REFUSED = 0x7FFFFFFF
AHEAD = STEP_ONE + 1  # asked besides what `lab.stepping` is asked: to deal what each game is followed by

Kernel = Callable[..., None]


def admitting(cuda: Any) -> Kernel:
    """Takes in chosen numbers: notes the first game whose number is not legal, and sorts the games.

    Games of a sort wait at the same step, and the same verb was chosen; what is more than `sorts` shares one. `waiting`
    has room for all games of each sort; `counts` says how many there are.
    """
    from numba import int32

    def admit(
        sorts: int,
        numbers: Any,
        chosen: Any,
        verbs: Any,
        heads: Any,
        masks: Any,
        records: Any,
        waiting: Any,
        counts: Any,
        refused: Any,
    ) -> None:
        here = cuda.shared.array(SORTING, int32)
        before = cuda.shared.array(SORTING, int32)
        thread = cuda.threadIdx.x
        game = cuda.grid(1)
        here[thread] = 0
        cuda.syncthreads()
        sort, place = -1, 0
        if game < heads.size and heads[game].to_act != NOBODY:
            number = numbers[game]
            mask = masks[game].legal
            chosen[game] = number
            if number < 0 or number >= len(mask) or mask[number] == 0:
                cuda.atomic.min(refused, 0, game)
            else:
                sort = (records[game].step * (verbs[len(verbs) - 1] + 1) + verbs[number]) % sorts
                place = cuda.atomic.add(here, sort, 1)
        cuda.syncthreads()
        if thread < sorts and here[thread] > 0:
            before[thread] = cuda.atomic.add(counts, thread, here[thread])
        cuda.syncthreads()
        if sort >= 0:
            waiting[sort * heads.size + before[sort] + place] = game

    return admit


def answering(cuda: Any, game: Game, record: Any, rules: Mapping[str, Any]) -> Kernel:
    """Answers what is asked of all games, to deal, to step or to look, as `lab.stepping.answer_all` does.

    Games are `1 << shift` a warp. Each game has a `room` for its choices, and among the `spares` the game that follows
    it, dealt ahead; one whose spare is not there yet is followed by a game that is dealt on the spot.
    """
    from numba import int8, int16, int32, int64

    size = silent_type(game.layout).itemsize
    words_each = size // WORD
    act, begin, decider, observe = rules["act"], rules["begin"], rules["decider"], rules["observe"]
    clear_rewards, luck_of, number_of = rules["clear_rewards"], rules["mix"], rules["number_of"]
    find_share, reward, deal_ahead = sharing(cuda), rewarding(cuda, rules), dealing_ahead(cuda, game, rules)
    carry, show, is_spare = rules["carry"], rules["show"], spare_finding(cuda, game)

    def answer(
        question: int,
        shift: int,
        sorts: int,
        chosen: Any,
        keys: Any,
        heads: Any,
        lists: Any,
        masks: Any,
        sights: Any,
        records: Any,
        fresh: Any,
        spares: Any,
        rooms: Any,
        waiting: Any,
        counts: Any,
        next_counts: Any,
        refused: Any,
        told: Any,
    ) -> None:
        tables = cuda.shared.array(0, record, ALIGNMENT)  # the same memory in four ways
        words = cuda.shared.array(0, int64, ALIGNMENT)
        cells = cuda.shared.array(0, int8, ALIGNMENT)
        halves = cuda.shared.array(0, int16, ALIGNMENT)
        all_shares = cuda.shared.array((MOST_WARPS, WARP), int32)  # what each thread has found, for the others
        own_shares = cuda.shared.array((MOST_WARPS, 2), int32)  # the sort of a warp's games, and which are its
        warp, lane = cuda.threadIdx.x // WARP, cuda.threadIdx.x % WARP
        group, on_table = cuda.blockIdx.x * (cuda.blockDim.x // WARP) + warp, warp << shift
        shares, own_share = all_shares[warp], own_shares[warp]
        if question == AHEAD:
            first = group << shift
            here = min(1 << shift, heads.size - first)
            if here > 0:
                deal_ahead(tables, words, on_table, first, here, records, fresh, spares, rooms, shares, lane)
            return
        if question == STEP:
            if group == 0:
                for sort in range(lane, next_counts.size, WARP):
                    next_counts[sort] = 0
            if refused[0] != NONE_REFUSED:
                if group == 0:
                    told[0] = refused[0]
                return

        find_share(group, shift, sorts, counts, shares, own_share, lane)
        sort, first = own_share[0], own_share[1]
        if sort < 0:
            return
        here = min(1 << shift, counts[sort] - first)
        first += sort * heads.size

        for place in range(here):
            if question == DEAL:
                carry(fresh, 0, words, (on_table + place) * words_each, lane)
            else:
                carry(records, waiting[first + place] * words_each, words, (on_table + place) * words_each, lane)
        helpers = WARP >> shift  # so many threads write down what is legal in a game
        helped, helping = lane // helpers, lane % helpers
        served = waiting[first + min(helped, here - 1)]
        if question != LOOK and helped < here:
            numbers, mask, listed = lists[served].numbers, masks[served].legal, helping
            while listed < heads[served].count:
                mask[np.uint64(numbers[np.uint64(listed)])] = 0
                listed += helpers
        own = waiting[first + min(lane, here - 1)]
        s, head, out = tables[on_table + min(lane, here - 1)], heads[own], rooms[own]
        count, anew = 0, question == DEAL
        first_key, second_key = np.uint64(0), np.uint64(0)
        cuda.syncwarp()
        if lane < here:
            if question == STEP:
                count = act(s, head, int(chosen[own]), out)
                if s.over:
                    anew = True
                    first_key = luck_of(s.key[0])
                    second_key = luck_of(s.key[1] ^ first_key)
            elif question == DEAL:
                first_key, second_key = keys[own, 0], keys[own, 1]
                clear_rewards(s, head)
        cuda.syncwarp()
        if question == STEP:
            for place in range(here):
                ended, row = tables[on_table + place], waiting[first + place]
                if ended.over:
                    reward(ended, heads[row], shares, lane)
                    next_first = luck_of(ended.key[0])
                    next_second = luck_of(ended.key[1] ^ next_first)
                    cuda.syncwarp()
                    if is_spare(spares, row, next_first, next_second):
                        carry(spares, row * words_each, words, (on_table + place) * words_each, lane)
                    else:
                        carry(fresh, 0, words, (on_table + place) * words_each, lane)
        cuda.syncwarp()
        if question != LOOK:
            if lane < here:
                if anew:
                    head.length = 0
                    count = 0
                    if s.key[0] != first_key or s.key[1] != second_key:
                        s.key[0] = first_key
                        s.key[1] = second_key
                        count = begin(s, out)
                shares[lane] = decider(s, head, count, out)
                chosen[own] = head.to_act
            cuda.syncwarp()
            for place in range(here):
                row = waiting[first + place]
                carry(words, (on_table + place) * words_each, records, row * words_each, lane)
            if helped < here:
                numbers, mask, listed = lists[served].numbers, masks[served].legal, helping
                count = shares[helped]
                while listed < count:
                    number = number_of(rooms[served], listed, count)
                    numbers[np.uint64(listed)] = number
                    mask[np.uint64(number)] = 1
                    listed += helpers
                if helping == 0:
                    heads[served].count = count
            cuda.syncwarp()
        if lane < here:
            observe(s, int(chosen[own]))
        cuda.syncwarp()
        for place in range(here):
            row = waiting[first + place]
            sight = sights[row].observation
            if lane == 0:
                sight[0] = chosen[row]
            show(cells, halves, (on_table + place) * size, sight, lane)

    return answer


def sharing(cuda: Any) -> Any:
    """How a warp finds its games: those of a sort are shared out, so many a warp, one sort after the other.

    It notes the sort, -1 where nothing is left, and which of its games are this warp's.
    """

    def find_share(group: int, shift: int, sorts: int, counts: Any, shares: Any, own_share: Any, lane: int) -> None:
        share, more = 0, (1 << shift) - 1
        begin_sort, end_sort = lane * SORTS_A_THREAD, min((lane + 1) * SORTS_A_THREAD, sorts)
        for sort in range(begin_sort, end_sort):
            share += (counts[sort] + more) >> shift
        shares[lane] = share
        own_share[0] = -1
        cuda.syncwarp()
        for other in range(lane):
            group -= shares[other]
        if 0 <= group < share:
            for sort in range(begin_sort, end_sort):
                share = (counts[sort] + more) >> shift
                if 0 <= group < share:
                    own_share[0] = sort
                    own_share[1] = group << shift
                group -= share
        cuda.syncwarp()

    return cuda.jit(device=True)(find_share)


def spare_finding(cuda: Any, game: Game) -> Any:
    """Whether a game with this seed is dealt already. A spare is told by its seed: it is never out of date unseen."""
    words_each = silent_type(game.layout).itemsize // WORD
    key = _word_of_key(game)

    def is_spare(spares: Any, row: int, first_key: Any, second_key: Any) -> bool:
        place = row * words_each + key
        return bool(np.uint64(spares[place]) == first_key and np.uint64(spares[place + 1]) == second_key)

    return cuda.jit(device=True)(is_spare)


def dealing_ahead(cuda: Any, game: Game, rules: Mapping[str, Any]) -> Any:
    """How a warp deals what its games will be followed by, where that is not dealt yet.

    One thread takes as long to deal as all others to step, and in nearly every step some game ends: so spares are
    dealt now and then, all that are missing at once.
    """
    words_each = silent_type(game.layout).itemsize // WORD
    key = _word_of_key(game)
    begin, luck_of, carry, is_spare = rules["begin"], rules["mix"], rules["carry"], spare_finding(cuda, game)

    def deal_ahead(
        tables: Any,
        words: Any,
        on_table: int,
        first: int,
        here: int,
        records: Any,
        fresh: Any,
        spares: Any,
        rooms: Any,
        missing: Any,
        lane: int,
    ) -> None:
        own = first + min(lane, here - 1)
        first_key = luck_of(np.uint64(records[own * words_each + key]))
        second_key = luck_of(np.uint64(records[own * words_each + key + 1]) ^ first_key)
        missing[lane] = 0
        if lane < here and not is_spare(spares, own, first_key, second_key):
            missing[lane] = 1
        cuda.syncwarp()
        for place in range(here):
            if missing[place]:
                carry(fresh, 0, words, (on_table + place) * words_each, lane)
        cuda.syncwarp()
        if missing[lane]:
            s = tables[on_table + lane]
            s.key[0] = first_key
            s.key[1] = second_key
            begin(s, rooms[own])
        cuda.syncwarp()
        for place in range(here):
            if missing[place]:
                carry(words, (on_table + place) * words_each, spares, (first + place) * words_each, lane)

    return cuda.jit(device=True)(deal_ahead)


def _word_of_key(game: Game) -> int:
    """Where the seed stands in a record, in words."""
    fields: Any = silent_type(game.layout).fields
    place = int(fields["key"][1])
    assert place % WORD == 0, "seeds are whole words of a record"
    return place // WORD


def rewarding(cuda: Any, rules: Mapping[str, Any]) -> Any:
    """How the threads of a warp share out what a game that is over gives, as `lab.stepping.give_rewards` does.

    Each compares two seats, and counts for one: to do that one after another would take longer than all the rest.
    """
    beats, score, share_rewards = rules["beats"], rules["score"], rules["share_rewards"]

    def reward(s: Any, head: Any, beaten: Any, lane: int) -> None:
        beaten[lane] = 0
        cuda.syncwarp()
        seats = int(s.seats)
        pair = lane
        while pair < seats * seats:
            if beats(s, pair // seats, pair % seats):
                beaten[pair % seats] = 1
            pair += WARP
        if lane < seats:
            head.scores[lane] = score(s, lane)
        cuda.syncwarp()
        if lane == 0:
            winning = 0
            for seat in range(seats):
                if beaten[seat] == 0:
                    winning |= 1 << seat
            share_rewards(s, head, winning)
        cuda.syncwarp()

    return cuda.jit(device=True)(reward)


def advising(cuda: Any, game: Game, record: Any, rules: Mapping[str, Any]) -> Kernel:
    """What the rule of thumb would do in each game, as `lab.stepping.advise_all` does."""
    from numba import int32, int64

    most = game.max_choices
    words_each = silent_type(game.layout).itemsize // WORD
    observe, best_choice, choices = rules["observe"], rules["best_choice"], rules["choices"]
    number_of, luck_of, carry = rules["number_of"], rules["mix"], rules["carry"]

    def advise(each: int, luck: Any, chosen: Any, heads: Any, records: Any) -> None:
        tables = cuda.shared.array(0, record, ALIGNMENT)
        words = cuda.shared.array(0, int64, ALIGNMENT)
        out = cuda.local.array(most, int32)
        lane = cuda.threadIdx.x
        first = cuda.blockIdx.x * each
        here = min(each, heads.size - first)
        for place in range(here):
            carry(records, (first + place) * words_each, words, place * words_each, lane)
        cuda.syncwarp()
        if lane < here and heads[first + lane].to_act != NOBODY:
            s, seat = tables[lane], int(heads[first + lane].to_act)
            observe(s, seat)
            action = best_choice(s, seat, luck_of(luck ^ np.uint64(first + lane)), out)
            count = choices(s, seat, out)
            for place in range(count):
                if out[place] == action:
                    chosen[first + lane] = number_of(out, place, count)

    return advise


def sampling(cuda: Any, rules: Mapping[str, Any]) -> Kernel:
    """Any legal number of each game, as `lab.stepping.sample_all` has it."""
    pick, luck_of = rules["pick"], rules["mix"]

    def sample(luck: Any, chosen: Any, heads: Any, lists: Any) -> None:
        game = cuda.grid(1)
        if game < heads.size and heads[game].count > 0:
            chosen[game] = lists[game].numbers[pick(luck_of(luck ^ np.uint64(game)), heads[game].count)]

    return sample


def merging(cuda: Any) -> Kernel:
    """Takes the numbers of a policy over where one of its seats, a bit mask, decides."""

    def merge(seats: int, numbers: Any, chosen: Any, heads: Any) -> None:
        game = cuda.grid(1)
        if game < heads.size and heads[game].to_act != NOBODY and (seats >> int(heads[game].to_act)) & 1:
            number = numbers[game]
            chosen[game] = number if 0 <= number < NONE_REFUSED else NOBODY  # cut off, it might be a legal one

    return merge


def counting(cuda: Any) -> Kernel:
    """Adds up the rewards of the games that the last step ended."""

    def count(heads: Any, won: Any) -> None:
        game = cuda.grid(1)
        if game < heads.size and heads[game].done:
            for seat in range(won.size):
                cuda.atomic.add(won, seat, np.float64(heads[game].rewards[seat]))

    return count


def carrying_rule(words: int) -> Callable[..., None]:
    """The rule by which the threads of a warp carry so many words together, several at once each.

    Indices without a sign spare compiled code a question, see `vocabulary.offer`.
    """
    lines, full = ["def carry(source, begin, target, to, lane):"], words // WARP
    lines += ["    begin, to = uint64(begin + lane), uint64(to + lane)"]
    for first in range(0, full, IN_FLIGHT):
        places = [WARP * place for place in range(first, min(first + IN_FLIGHT, full))]
        lines += [f"    word_{place} = source[begin + uint64({place})]" for place in places]
        lines += [f"    target[to + uint64({place})] = word_{place}" for place in places]
    if words % WARP:
        rest = WARP * full
        lines += [f"    if lane < {words - rest}:"]
        lines += [f"        target[to + uint64({rest})] = source[begin + uint64({rest})]"]
    return _written("carry", lines)


def showing_rule(columns: Columns) -> Callable[..., None]:
    """The rule by which the threads of a warp write out an observed record, without looking up where a number lies.

    Long stretches have loops, the rest is written down. The threads read several numbers each before they write one.
    """
    lines, first, rest = ["def show(cells, halves, table, sight, lane):"], 1, list[tuple[str, int, int]]()
    for kind, start, count in columns.stretches:
        looped = count - count % (AT_ONCE * WARP)
        if looped:
            places = [WARP * more for more in range(AT_ONCE)]
            lines += ["    place = lane", f"    while place < {looped}:"]
            lines += [f"        seen_{more} = {_cell(kind, start + more)}" for more in places]
            lines += [f"        sight[uint64(place + {first + more})] = seen_{more}" for more in places]
            lines += [f"        place += {AT_ONCE * WARP}"]
        rest += [
            (_cell(kind, start + begin), first + begin, min(count - begin, WARP))
            for begin in range(looped, count, WARP)
        ]
        first += count
    for group in range(0, len(rest), IN_FLIGHT):
        lines += _shown_at_once(rest[group : group + IN_FLIGHT])
    return _written("show", lines)


def _shown_at_once(parts: list[tuple[str, int, int]]) -> list[str]:
    """Lines that read a number of each part and then write them: where they lie, where they go, and how many."""
    lines = list[str]()
    for number, (cell, _, count) in enumerate(parts):
        lines += [f"    place = min(lane, {count - 1})", f"    seen_{number} = {cell}"]
    for number, (_, first, count) in enumerate(parts):
        lines += [f"    if lane < {count}:", f"        sight[uint64(lane + {first})] = seen_{number}"]
    return lines


def _cell(kind: str, start: int) -> str:
    """Where on a table the number lies that stands at `place` of a stretch."""
    if kind == "i2":
        return f"halves[uint64((table >> 1) + {start} + place)]"
    return f"cells[uint64(table + {start} + place)]" + (" & 0xFF" if kind == "u1" else "")


def _written(name: str, lines: list[str]) -> Callable[..., None]:
    """A rule of these lines."""
    space: dict[str, Any] = {"uint64": np.uint64}
    exec(compile("\n".join(lines), f"<{name}>", "exec"), space)
    written: Callable[..., None] = rule(space[name])
    return written
