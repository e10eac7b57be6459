"""News with changes: whoever applies them has the state as it is, whatever others at the table are told."""

from __future__ import annotations

from itertools import islice

import jsonpatch
import pytest

from aevum.games import GAME_IDS
from aevum.table.looking_back import LookingBack
from aevum.table.seats import Holder
from aevum.table.states import Content, state_of
from aevum.table.streams import Ear, EventStream, _shared_view_changes
from tests.table.test_states import moments

MOVES = 50
EAR = Ear("en", None, zipped=False, changes=True, keep_alive=60.0)
HOLDERS = [Holder("t", "watch", (), "watch"), *(Holder("t", "friend", (seat,), str(seat)) for seat in range(2))]


@pytest.mark.parametrize("game", GAME_IDS)
def test_changes_make_everybodys_own_state_of_the_one_before(game: str) -> None:
    streams: list[EventStream] = []
    told: dict[str, Content] = {}
    for table in islice(moments(game, 5), MOVES):
        streams = streams or [EventStream(table, holder, EAR, None, LookingBack()) for holder in HOLDERS]
        for stream, holder in zip(streams, HOLDERS, strict=True):
            stream._told = table.number
            news = stream._event(table)
            if holder.hash in told:
                news["state"] = jsonpatch.apply_patch(told[holder.hash], news["changes"])
            told[holder.hash] = news["state"]
            assert told[holder.hash] == state_of(table, holder, "en", None)
    assert len({str(state["view"]) for state in told.values()}) > 1 or game == GAME_IDS[0], "they see different things"


def test_what_was_found_for_others_is_not_taken_for_something_else() -> None:
    """Things that are gone leave their identity to the next: what was found of them is not found again by it."""
    table = next(moments(GAME_IDS[0], 5))

    def is_right(number: int) -> bool:
        before, after = {"seats": [number]}, {"seats": [number + 1]}
        found = _shared_view_changes(table)(before, after)
        return bool(jsonpatch.apply_patch({"view": before}, found) == {"view": after})

    assert all(map(is_right, range(100)))
