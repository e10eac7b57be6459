"""Playing again: a table that follows one that is over, where everybody has the seat they had.

Only hashes of tokens are stored, so nobody's new link can be made for them. It is made out of their old one when they
come by it: the same each time, and nobody else can make it.
"""

from __future__ import annotations

from aevum.table.asides import AGAIN
from aevum.table.database import INVITE, REPLACED
from aevum.table.errors import LinkReplaced, MatchGoesOn, NotYourSeat, SeatTaken
from aevum.table.play import Answer, Change, Play
from aevum.table.seats import Holder, carried, derived_token, hash_of
from aevum.table.store import Store
from aevum.table.table import Table
from aevum.table.tables import Tables


class PlayAgain:
    """The way from a table that is over to the next."""

    def __init__(self, play: Play, store: Store, tables: Tables) -> None:
        self._play = play
        self._store = store
        self._tables = tables

    async def token(self, table: Table, holder: Holder, old: str) -> str:
        """The token of a holder at the next table, which the first to ask opens.

        Raises MatchGoesOn, NotYourSeat, SeatTaken or LinkReplaced.
        """
        if holder.invited is not None:
            raise NotYourSeat()
        if table.again is None:
            await self._play.whole(table, lambda: self._open(table, holder))
        assert table.again is not None
        token = derived_token(old, "again")
        async with self._tables.using(table.again.table) as following:
            await self._play.whole(following, lambda: self._carry(following, holder, token))
        return token

    async def _open(self, table: Table, holder: Holder) -> Answer:
        """One more table like this one; everybody is told who wants it."""
        if table.again is not None:  # somebody else was first
            return Answer(table.number, table.match.position)
        if not table.match.over:
            raise MatchGoesOn()
        if not holder.seats:
            raise NotYourSeat()
        following = await self._tables.make_following(table.match)
        return await self._play.enter(table, Change(AGAIN, {"seat": holder.seats[0], "table": following}))

    async def _carry(self, table: Table, holder: Holder, token: str) -> Answer:
        """A holder gets the seats they had, but for those that somebody else has been given here."""
        links = await self._store.links(table.id)
        known = next((link for link in links if link.hash == hash_of(token)), None)
        if known and known.role == REPLACED:
            raise LinkReplaced()
        if known:
            return Answer(table.number, table.match.position)
        taken = {seat for link in links if link.role != INVITE for seat in link.seats}
        free = tuple(seat for seat in holder.seats if seat not in taken)
        if holder.seats and not free:
            raise SeatTaken()
        return await self._play.enter(table, links=carried(holder, table.id, token, free))
