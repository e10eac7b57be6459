"""Who sits where: a seat is handed to the computer or to somebody else and taken back, and people join late."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from aevum.bots import require_offered
from aevum.bots.levels import STAND_IN
from aevum.core.errors import CannotJoin, MatchOver, UnknownSeat
from aevum.core.log import Prepared
from aevum.table.asides import ASK_SEAT, NEW_LINK
from aevum.table.database import INVITE, REPLACED, LinkRow
from aevum.table.errors import BadRequest, LinkReplaced, NotYourSeat, SeatPresent, SeatTaken, UndoAlreadyAsked
from aevum.table.play import Answer, Change, Kept, Play, own_key
from aevum.table.seats import FRIEND, HOST, NEW_SEAT, Holder, derived_token, given, hash_of, renewed
from aevum.table.store import Store
from aevum.table.table import Table, stored

HAND, TAKE, REPLACE, ASK_IN, RENEW = "hand", "take", "replace", "invite", "link"


@dataclass(frozen=True)
class Wish:
    """What somebody asks about a seat; no seat is a new one."""

    do: str
    seat: int
    name: str | None = None
    level: str = STAND_IN


class SeatChanges:
    """Every change of who sits where, through the one door to a table's entries."""

    def __init__(self, play: Play, store: Store, absence: float, forget_links: Callable[[str], None]) -> None:
        self._play = play
        self._store = store
        self._absence = absence
        self._forget_links = forget_links

    async def change(self, table: Table, holder: Holder, wish: Wish, key: str) -> Answer:
        """Hand a seat over, take one, or ask the others to replace somebody absent."""
        own = own_key(holder, key)
        work = {HAND: self._hand, TAKE: self._take, REPLACE: self._replace}.get(wish.do)
        if work is None:
            raise BadRequest(part="do")
        require_offered(wish.level)
        return await self._play.whole(table, lambda: work(table, holder, wish, own))

    async def invite(self, table: Table, holder: Holder, seat: int, token: str, key: str) -> str:
        """A link by which somebody else takes a seat; it comes again for the same key. Raises NotYourSeat."""
        if table.match.over:
            raise MatchOver()
        if seat == NEW_SEAT:
            if holder.role != HOST or table.match.game.join is None:
                raise CannotJoin()
        elif seat not in holder.seats and (holder.role != HOST or not _is_computers_own(table, seat)):
            raise NotYourSeat()
        invited = derived_token(token, f"invite {seat} {key}")
        seats = () if seat == NEW_SEAT else (seat,)
        if await self._store.link(hash_of(invited)) is None:
            await self._store.append(table.id, [], links=[LinkRow(hash_of(invited), table.id, INVITE, seats)])
        return invited

    async def renew(self, table: Table, holder: Holder, seat: int, token: str) -> None:
        """A new token takes the place of the link that has a seat, or of the holder's own where no seat is named.

        The old link ends at once. That the seat has a new one is told to everybody.
        """
        await self._play.whole(table, lambda: self._renew(table, holder, seat, token))

    async def has_made(self, token: str) -> bool:
        """Whether there is, or was, a link of this token."""
        return await self._store.link(hash_of(token)) is not None

    async def _renew(self, table: Table, holder: Holder, seat: int, token: str) -> Answer:
        links = await self._store.links(table.id)
        if any(link.hash == hash_of(token) for link in links):  # the same request again
            return Answer(table.number, table.match.position)
        told = [] if seat == NEW_SEAT else [Change(NEW_LINK, {"seat": seat})]
        if _waits_for_its_person(table, links, holder, seat):
            return await self._play.enter(table, *told, links=[LinkRow(hash_of(token), table.id, FRIEND, (seat,))])
        old = _link_to_replace(links, holder, seat)
        answer = await self._play.enter(table, *told, links=renewed(links, old, token))
        self._forget_links(table.id)
        table.end_link(old.hash)
        return answer

    async def _hand(self, table: Table, holder: Holder, wish: Wish, key: str) -> Answer:
        """A person lets the computer play on."""
        known = self._play.known(table, key, {"seat": wish.seat, "bot": wish.level})
        if known:
            return known
        if wish.seat not in holder.seats:
            raise NotYourSeat()
        return await self._sit(table, table.match.prepare_sit(wish.seat, table.names[wish.seat], wish.level), key)

    async def _take(self, table: Table, holder: Holder, wish: Wish, key: str) -> Answer:
        """A person comes back, or takes the seat of an invitation."""
        if holder.invited is not None:
            return await self._take_invited(table, holder, wish, key)
        known = self._play.known(table, key, {"seat": wish.seat, "bot": None})
        if known:
            return known
        if wish.seat not in holder.seats:
            raise NotYourSeat()
        return await self._sit(table, table.match.prepare_sit(wish.seat, wish.name or table.names[wish.seat]), key)

    async def _take_invited(self, table: Table, holder: Holder, wish: Wish, key: str) -> Answer:
        """Whoever is invited sits down: the link is the seat's link from now on, and the only one."""
        match, seat = table.match, holder.invited
        if wish.name is None:
            raise BadRequest(part="name")
        if seat == NEW_SEAT:
            entry = match.prepare_join(wish.name)
        else:
            entry = match.prepare_sit(seat or 0, wish.name)
        link = LinkRow(holder.hash, table.id, FRIEND, (entry.seat,))
        answer = await self._sit(table, entry, key, given(await self._store.links(table.id), link))
        self._forget_links(table.id)
        table.close()  # pages of the former link are shown this seat no longer
        return answer

    async def _replace(self, table: Table, holder: Holder, wish: Wish, key: str) -> Answer:
        """The computer plays for somebody absent, once all others agree."""
        match, seat = table.match, wish.seat
        known = self._play.known(table, key, {"seat": seat})
        if known:
            return known
        if seat not in range(len(match.players)):
            raise UnknownSeat(seat=seat + 1)
        mine = {*holder.seats} & match.people()
        if not mine:
            raise NotYourSeat()
        if seat not in match.people():
            raise SeatTaken()
        if seat in mine or not table.absent(seat, self._absence):
            raise SeatPresent()
        others = match.people() - {seat}
        if others <= mine:
            return await self._sit(table, match.prepare_sit(seat, table.names[seat], wish.level, others), key)
        if table.question:
            raise UndoAlreadyAsked()
        asked = {"seat": seat, "by": min(mine), "level": wish.level, "agreed": sorted(mine)}
        return await self._play.enter(table, Change(ASK_SEAT, asked, key))

    async def _sit(self, table: Table, entry: Prepared, key: str, links: Sequence[LinkRow] = ()) -> Answer:
        kept = Kept(table.match.move_of(entry).aside, dict(table.sealed_keys))
        return await self._play.enter(table, Change(*stored(table.match, entry), key, entry), kept=kept, links=links)


def _waits_for_its_person(table: Table, links: Sequence[LinkRow], holder: Holder, seat: int) -> bool:
    """Whether the host asks for a seat that somebody had at the table before and has not come to yet."""
    held = {mine for link in links if link.role != INVITE for mine in link.seats}
    return holder.role == HOST and seat in table.match.owned() - held


def _link_to_replace(links: Sequence[LinkRow], holder: Holder, seat: int) -> LinkRow:
    """The holder's own link, or for the host the link of a friend; raises NotYourSeat or LinkReplaced."""
    if seat in holder.seats or (seat == NEW_SEAT and holder.invited is None):
        found = [link for link in links if link.hash == holder.hash]
    else:
        found = [link for link in links if holder.role == HOST and link.role == FRIEND and seat in link.seats]
    if not found:
        raise NotYourSeat()
    if found[0].role == REPLACED:  # while this request waited for another
        raise LinkReplaced()
    return found[0]


def _is_computers_own(table: Table, seat: int) -> bool:
    """Whether a seat is played by a computer for nobody."""
    if seat not in range(len(table.match.players)):
        raise UnknownSeat(seat=seat + 1)
    player = table.match.players[seat]
    return player.bot is not None and not player.away
