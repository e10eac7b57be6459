"""The kernel that steps many games side by side: what `lab.stepping` does one after another, by the same rules.

A warp, 32 threads, plays a handful of games. It fetches their records into shared memory, all threads side by side;
then each game has a thread of its own that acts and lists what comes next; all carry the records back and write out
what is legal and what is seen. So memory is read and written in rows, and whatever a rule looks at is near. Games in
which the same is done at the same step of the sequence of play share a warp: threads that do different things would
wait for one another.

Each function here makes a part of the kernel as Python has it, a function that every thread runs. Each part is called
in one place, where the compiler writes it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from aevum.core.game import Game
from aevum.core.record import silent_type
from aevum.lab.device.kernels import (
    AHEAD,
    ALIGNMENT,
    MOST_WARPS,
    NONE_REFUSED,
    SORTS_A_THREAD,
    WARP,
    WORD,
    Kernel,
)
from aevum.lab.stepping import DEAL, LOOK, STEP


def answering(cuda: Any, game: Game, record: Any, rules: Mapping[str, Any]) -> Kernel:
    """Answers what is asked of all games, to deal, to step or to look, as `lab.stepping.answer_all` does.

    Games are `1 << shift` a warp. Each game has a `room` for its choices, and among the `spares` the game that follows
    it, dealt ahead; one whose spare is not there yet is followed by a game that is dealt on the spot.
    """
    from numba import int8, int16, int32, int64

    decider, observe, show_all = rules["decider"], rules["observe"], showing(cuda, game, rules)
    deal_ahead, refuse, find_share = dealing_ahead(cuda, game, rules), refusing(cuda), sharing(cuda)
    fetch, bring_back = fetching(cuda, game, rules), bringing_back(cuda, game, rules)
    forget_legal, note_legal = forgetting(cuda), noting(cuda, rules)
    act_or_clear, follow, begin_anew = acting(cuda, rules), following(cuda, game, rules), beginning(cuda, rules)

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
        if question == STEP and refuse(group, next_counts, refused, told, lane):
            return

        find_share(group, shift, sorts, counts, shares, own_share, lane)
        sort, first = own_share[0], own_share[1]
        if sort < 0:
            return
        here = min(1 << shift, counts[sort] - first)
        first += sort * heads.size

        fetch(question, words, on_table, first, here, records, fresh, waiting, lane)
        helpers = WARP >> shift  # so many threads write down what is legal in a game
        helped, helping = lane // helpers, lane % helpers
        served = waiting[first + min(helped, here - 1)]
        if question != LOOK and helped < here:
            forget_legal(heads[served], lists[served].numbers, masks[served].legal, helping, helpers)
        own = waiting[first + min(lane, here - 1)]
        s, head, out = tables[on_table + min(lane, here - 1)], heads[own], rooms[own]
        count, anew = 0, False
        first_key, second_key = np.uint64(0), np.uint64(0)
        cuda.syncwarp()
        if lane < here:
            count, anew, first_key, second_key = act_or_clear(question, s, head, own, chosen, keys, out)
        cuda.syncwarp()
        if question == STEP:
            follow(tables, words, on_table, first, here, heads, fresh, spares, waiting, shares, lane)
        cuda.syncwarp()
        if question != LOOK:
            if lane < here:
                if anew:
                    count = begin_anew(s, head, first_key, second_key, out)
                shares[lane] = decider(s, head, count, out)
                chosen[own] = head.to_act
            cuda.syncwarp()
            bring_back(words, on_table, first, here, records, waiting, lane)
            if helped < here:
                count = shares[helped]
                note_legal(
                    heads[served], lists[served].numbers, masks[served].legal, rooms[served], count, helping, helpers
                )
            cuda.syncwarp()
        if lane < here:
            observe(s, int(chosen[own]))
        cuda.syncwarp()
        show_all(cells, halves, on_table, first, here, sights, chosen, waiting, lane)

    return answer


def refusing(cuda: Any) -> Any:
    """Whether a number was refused, so that nothing is done. The first warp tells it, and clears the next counts."""

    def refuse(group: int, next_counts: Any, refused: Any, told: Any, lane: int) -> bool:
        if group == 0:
            for sort in range(lane, next_counts.size, WARP):
                next_counts[sort] = 0
        if refused[0] == NONE_REFUSED:
            return False
        if group == 0:
            told[0] = refused[0]
        return True

    return cuda.jit(device=True)(refuse)


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


def fetching(cuda: Any, game: Game, rules: Mapping[str, Any]) -> Any:
    """How a warp lays its games on the table: as they are, or blank where they are to be dealt."""
    words_each, carry = _words_of(game), rules["carry"]

    def fetch(
        question: int,
        words: Any,
        on_table: int,
        first: int,
        here: int,
        records: Any,
        fresh: Any,
        waiting: Any,
        lane: int,
    ) -> None:
        for place in range(here):
            if question == DEAL:
                carry(fresh, 0, words, (on_table + place) * words_each, lane)
            else:
                carry(records, waiting[first + place] * words_each, words, (on_table + place) * words_each, lane)

    return cuda.jit(device=True)(fetch)


def bringing_back(cuda: Any, game: Game, rules: Mapping[str, Any]) -> Any:
    """How a warp takes its games from the table again."""
    words_each, carry = _words_of(game), rules["carry"]

    def bring_back(words: Any, on_table: int, first: int, here: int, records: Any, waiting: Any, lane: int) -> None:
        for place in range(here):
            row = waiting[first + place]
            carry(words, (on_table + place) * words_each, records, row * words_each, lane)

    return cuda.jit(device=True)(bring_back)


def forgetting(cuda: Any) -> Any:
    """How the helpers of a game clear the mask of what was legal."""

    def forget_legal(head: Any, numbers: Any, mask: Any, helping: int, helpers: int) -> None:
        listed = helping
        while listed < head.count:
            mask[np.uint64(numbers[np.uint64(listed)])] = 0
            listed += helpers

    return cuda.jit(device=True)(forget_legal)


def noting(cuda: Any, rules: Mapping[str, Any]) -> Any:
    """How the helpers of a game write down what is legal now."""
    number_of = rules["number_of"]

    def note_legal(head: Any, numbers: Any, mask: Any, room: Any, count: int, helping: int, helpers: int) -> None:
        listed = helping
        while listed < count:
            number = number_of(room, listed, count)
            numbers[np.uint64(listed)] = number
            mask[np.uint64(number)] = 1
            listed += helpers
        if helping == 0:
            head.count = count

    return cuda.jit(device=True)(note_legal)


def acting(cuda: Any, rules: Mapping[str, Any]) -> Any:
    """How a thread carries out what was chosen in its game, or makes ready to deal it.

    Then it knows how many choices come next, as far as they are listed, whether a game begins anew, and by which seed.
    """
    act, clear_rewards, next_seed = rules["act"], rules["clear_rewards"], rules["next_seed"]

    def act_or_clear(question: int, s: Any, head: Any, own: int, chosen: Any, keys: Any, out: Any) -> Any:
        count, anew = 0, question == DEAL
        first_key, second_key = np.uint64(0), np.uint64(0)
        if question == STEP:
            count = act(s, head, int(chosen[own]), out)
            if s.over:
                anew = True
                first_key, second_key = next_seed(s.key[0], s.key[1])
        elif question == DEAL:
            first_key, second_key = keys[own, 0], keys[own, 1]
            clear_rewards(s, head)
        return count, anew, first_key, second_key

    return cuda.jit(device=True)(act_or_clear)


def following(cuda: Any, game: Game, rules: Mapping[str, Any]) -> Any:
    """How a warp rewards those of its games that are over, and lays what follows on the table: a spare, or a blank."""
    words_each, carry, next_seed = _words_of(game), rules["carry"], rules["next_seed"]
    reward, is_spare = rewarding(cuda, rules), spare_finding(cuda, game)

    def follow(
        tables: Any,
        words: Any,
        on_table: int,
        first: int,
        here: int,
        heads: Any,
        fresh: Any,
        spares: Any,
        waiting: Any,
        shares: Any,
        lane: int,
    ) -> None:
        for place in range(here):
            ended, row = tables[on_table + place], waiting[first + place]
            if ended.over:
                reward(ended, heads[row], shares, lane)
                first_key, second_key = next_seed(ended.key[0], ended.key[1])
                cuda.syncwarp()
                if is_spare(spares, row, first_key, second_key):
                    carry(spares, row * words_each, words, (on_table + place) * words_each, lane)
                else:
                    carry(fresh, 0, words, (on_table + place) * words_each, lane)

    return cuda.jit(device=True)(follow)


def beginning(cuda: Any, rules: Mapping[str, Any]) -> Any:
    """How a thread begins its game anew by this seed: it deals where that is no spare; see `acting` for the count."""
    begin = rules["begin"]

    def begin_anew(s: Any, head: Any, first_key: Any, second_key: Any, out: Any) -> int:
        head.length = 0
        count = 0
        if s.key[0] != first_key or s.key[1] != second_key:
            s.key[0] = first_key
            s.key[1] = second_key
            count = begin(s, out)
        return count

    return cuda.jit(device=True)(begin_anew)


def showing(cuda: Any, game: Game, rules: Mapping[str, Any]) -> Any:
    """How a warp writes out what is seen of its games, which have been observed."""
    size, show = silent_type(game.layout).itemsize, rules["show"]

    def show_all(
        cells: Any, halves: Any, on_table: int, first: int, here: int, sights: Any, chosen: Any, waiting: Any, lane: int
    ) -> None:
        for place in range(here):
            row = waiting[first + place]
            sight = sights[row].observation
            if lane == 0:
                sight[0] = chosen[row]
            show(cells, halves, (on_table + place) * size, sight, lane)

    return cuda.jit(device=True)(show_all)


def spare_finding(cuda: Any, game: Game) -> Any:
    """Whether a game with this seed is dealt already. A spare is told by its seed: it is never out of date unseen."""
    words_each = _words_of(game)
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
    words_each = _words_of(game)
    key = _word_of_key(game)
    begin, next_seed, carry, is_spare = rules["begin"], rules["next_seed"], rules["carry"], spare_finding(cuda, game)

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
        seed = own * words_each + key
        first_key, second_key = next_seed(np.uint64(records[seed]), np.uint64(records[seed + 1]))
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


def _words_of(game: Game) -> int:
    """How many words a record has."""
    return silent_type(game.layout).itemsize // WORD


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
