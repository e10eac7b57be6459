"""The link is the seat: tokens, what they open, and who sits where.

Only hashes of tokens are stored. The tokens of friends and watchers are derived from the host's, so that the host's
page can show the links to pass on at any time although nobody keeps them.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, replace
from typing import Any

from aevum.bots import bot_named
from aevum.core.letters import is_name
from aevum.core.match import Player
from aevum.table.database import LinkRow
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


def derived_token(host: str, purpose: str) -> str:
    """The token of a friend's seat or of the watchers: it tells nothing about the host's."""
    mac = hmac.digest(host.encode(), purpose.encode(), "sha256")
    return base64.urlsafe_b64encode(mac).rstrip(b"=").decode()


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(text: str) -> bool:
    """Whether this could be a token at all."""
    return TOKEN.fullmatch(text) is not None


@dataclass(frozen=True)
class Seating:
    """The links of a table, for whoever has the host's token."""

    host: str
    friends: tuple[int, ...]

    def links(self, names: list[str]) -> dict[str, Any]:
        """The addresses to play, to watch, and to pass on."""
        friends = [{"seat": seat, "name": names[seat], "link": f"/seat/{self.friend(seat)}"} for seat in self.friends]
        return {"link": f"/seat/{self.host}", "watch": f"/watch/{self._watch()}", "friends": friends}

    def rows(self, table: str, mine: tuple[int, ...]) -> list[LinkRow]:
        """What is stored of these links; `mine` are the seats of the host."""
        friends = [LinkRow(hash_of(self.friend(seat)), table, FRIEND, (seat,)) for seat in self.friends]
        watch = LinkRow(hash_of(self._watch()), table, WATCH, ())
        return [LinkRow(hash_of(self.host), table, HOST, mine), *friends, watch]

    def friend(self, seat: int) -> str:
        """The token of a friend's seat."""
        return derived_token(self.host, f"seat {seat}")

    def _watch(self) -> str:
        return derived_token(self.host, "watch")


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
    bot_named(level)
    return Wish("bot", Player(name, level))


def read_name(name: Any) -> str:
    """A name fit to be shown, its spaces made single; raises BadRequest."""
    if not isinstance(name, str):
        raise BadRequest(part="name")
    spoken = " ".join(name.split())
    if not is_name(spoken):
        raise BadRequest(part="name")
    return spoken
