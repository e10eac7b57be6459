"""The link is the seat: tokens, what they open, and who sits where.

Only hashes of tokens are stored. Each friend's token is one of its own, told once to whoever opens the table; the
watchers' is derived from the host's, so that the host's page can show that link at any time although nobody keeps it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from aevum.bots import require_offered
from aevum.core.letters import is_name
from aevum.core.match import Player
from aevum.table.database import INVITE, REPLACED, LinkRow
from aevum.table.errors import BadRequest, NotYourSeat

TOKEN_BYTES = 32
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,64}")
HOST, FRIEND, WATCH = "host", "friend", "watch"
NEW_SEAT = -1  # an invitation to a seat that is not there yet
KINDS = ("me", "here", "friend", "bot")


@dataclass(frozen=True)
class Holder:
    """Who looks at a table: the seats of a link, and the one of them that looks now where it was named.

    A watcher has no seats, and neither has whoever is `invited` to one, until it is taken.
    """

    table: str
    role: str
    seats: tuple[int, ...]
    hash: str
    looks: int | None = None
    invited: int | None = None

    def looking(self, seat: int) -> Holder:
        """The same holder with one of the seats at the screen; raises NotYourSeat."""
        if seat not in self.seats:
            raise NotYourSeat()
        return replace(self, looks=seat)


@dataclass(frozen=True)
class Wish:
    """Who shall sit on a seat of a new table."""

    kind: str
    player: Player


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def derived_token(token: str, purpose: str) -> str:
    """A token that whoever has another can make again for the same purpose; it tells nothing about that one."""
    mac = hmac.digest(token.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()


def watch_token(host: str) -> str:
    """The token of the watchers, for whoever has the host's."""
    return derived_token(host, "watch")


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(text: str) -> bool:
    """Whether this could be a token at all."""
    return TOKEN.fullmatch(text) is not None


@dataclass(frozen=True)
class Seating:
    """The links of a new table: the host's token, and those of friends by their seats."""

    host: str
    friends: dict[int, str]

    @classmethod
    def new(cls, friends: Iterable[int]) -> Seating:
        """Tokens that nobody can guess, none of them from another."""
        return cls(new_token(), {seat: new_token() for seat in friends})

    def links(self, names: list[str]) -> dict[str, Any]:
        """The addresses to play, to watch, and to pass on."""
        friends = [
            {"seat": seat, "name": names[seat], "link": f"/seat/{token}"} for seat, token in self.friends.items()
        ]
        return {**host_links(self.host), "friends": friends}

    def rows(self, table: str, mine: tuple[int, ...]) -> list[LinkRow]:
        """What is stored of these links; `mine` are the seats of the host."""
        friends = [LinkRow(hash_of(token), table, FRIEND, (seat,)) for seat, token in self.friends.items()]
        return [LinkRow(hash_of(self.host), table, HOST, mine), *friends, _watch_row(table, self.host)]


def host_links(host: str) -> dict[str, Any]:
    """The addresses that whoever opened a table is shown at any time: nothing that leads to a friend's seat."""
    return {"link": f"/seat/{host}", "watch": f"/watch/{watch_token(host)}"}


def _watch_row(table: str, host: str) -> LinkRow:
    return LinkRow(hash_of(watch_token(host)), table, WATCH, ())


def given(links: Iterable[LinkRow], link: LinkRow) -> list[LinkRow]:
    """The links that change when one of them gets seats: others that had them have them no longer."""
    others = [other for other in links if {*other.seats} & {*link.seats} and other.hash != link.hash]
    return [link, *(_without(other, link.seats) for other in others)]


def carried(holder: Holder, table: str, token: str, seats: tuple[int, ...]) -> list[LinkRow]:
    """The links that a holder gets at another table: as at the first, with these seats."""
    watching = [_watch_row(table, token)] if holder.role == HOST else []
    return [LinkRow(hash_of(token), table, holder.role, seats), *watching]


def renewed(links: Iterable[LinkRow], old: LinkRow, token: str) -> list[LinkRow]:
    """The links that change when a new token takes the place of an old link.

    That one ends, and so do invitations to its seats. Those who watch stay: a host's new token has a watchers' token of
    its own, which leads there too.
    """
    link = replace(old, hash=hash_of(token))
    watching = [_watch_row(old.table, token)] if old.role == HOST else []
    return [*given((other for other in links if other.hash != old.hash), link), _ended(old), *watching]


def _without(link: LinkRow, seats: tuple[int, ...]) -> LinkRow:
    """A link that has lost seats; an invitation to one of them has nothing left to offer."""
    kept = tuple(seat for seat in link.seats if seat not in seats)
    return _ended(link) if link.role == INVITE else replace(link, seats=kept)


def _ended(link: LinkRow) -> LinkRow:
    return replace(link, role=REPLACED, seats=())


def read_wishes(seats: Any) -> list[Wish]:
    """The seats of a new table as a request names them; raises BadRequest or UnknownBot."""
    if not isinstance(seats, list):
        raise BadRequest(part="seats")
    return [_read_wish(seat) for seat in seats]


def _read_wish(seat: Any) -> Wish:
    if not isinstance(seat, dict) or seat.get("kind") not in KINDS:
        raise BadRequest(part="kind")
    name = read_name(seat.get("name"))
    if seat["kind"] != "bot":
        return Wish(seat["kind"], Player(name))
    level = seat.get("level")
    if not isinstance(level, str):
        raise BadRequest(part="level")
    require_offered(level)
    return Wish("bot", Player(name, level))


def read_name(name: Any) -> str:
    """A name fit to be shown, its spaces made single; raises BadRequest."""
    if not isinstance(name, str):
        raise BadRequest(part="name")
    spoken = " ".join(name.split())
    if not is_name(spoken):
        raise BadRequest(part="name")
    return spoken
