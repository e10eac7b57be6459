"""Playing on in both worlds at once: the same is done wherever a link can see it, and other things where it cannot."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from aevum.core.choosing import pass_of
from aevum.core.log import Move
from aevum.core.match import Match
from aevum.core.record import NOBODY, position_bytes
from aevum.core.sequence import Decision
from aevum.core.vocabulary import verb_of
from tests.laws.moments import truth
from tests.worlds.asks import looks, refusals
from tests.worlds.twins import Ask, Link, Links, Twins

ASIDE = 0.25  # how often something is done beside the game
UNLIKE = 0.6  # how often something else is chosen in the other world where nobody learns it


@dataclass
class Visit:
    """One link looks on while a table is played on in both worlds."""

    twins: Twins
    links: Links
    link: Link
    luck: Random
    languages: tuple[str, ...]
    deeds: int = 0

    @property
    def matches(self) -> list[Match]:
        """The match as it is, and as it could be."""
        return [world.match for world in self.twins.worlds]

    @property
    def lang(self) -> str:
        """A language to ask in."""
        return self.luck.choice(self.languages)

    async def look(self) -> None:
        """Ask whatever can be asked."""
        match = self.matches[0]
        for ask in looks(match, self.link, self.lang, self.luck) + refusals(match, self.link, self.lang, self.luck):
            await self.twins.ask(ask)
        number = self.twins.worlds[0].table.number
        before = max(0, number - 3)
        async with self.twins.listening(self.link.address("events", lang=self.lang, after=before, changes=1)):
            pass

    async def play_on(self, decisions: int) -> None:
        """Go on as long as nothing is drawn or turned up, while a page of the link is open."""
        number = self.twins.worlds[0].table.number
        async with self.twins.listening(self.link.address("events", lang=self.lang, after=number - 1)):
            for _ in range(decisions):
                if self.luck.random() < ASIDE:
                    await self.luck.choice((self.take_back, self.leave_and_return, self.doze_or_wake))()
                elif not await self.decide():
                    break
                await self.twins.ask(Ask("GET", self.link.address("state", lang=self.lang)))

    async def do(self, seat: int, what: str, *contents: Any) -> None:
        """A person asks for something in both worlds; what our link is answered is compared."""
        link = self.links.of(seat)
        asks = [Ask("POST", link.address(what), content) for content in contents]
        self.note(what, *contents)
        if link.path == self.link.path and len(asks) == 1:
            await self.twins.ask(asks[0])
        else:
            await self.twins.do(*asks)
        await self.twins.catch_up()

    async def decide(self) -> bool:
        """Somebody decides; False where what came of it would not be certain."""
        first = self.matches[0]
        if first.over or not first.pending:
            return False
        seat = self.luck.choice(first.pending)
        pair = self.pair(seat)
        if pair is None:
            return False
        stretch = self.stretch(seat, pair)
        if not self.stays_covered(seat, pair, stretch):
            return False
        if first.players[seat].bot is not None:
            await self.let_computers(seat, pair)
        else:
            words = [first.game.vocabulary.to_words(action) for action in pair]
            act = {"seat": seat, "position": first.position, "key": self.key(), "stretch": stretch}
            acts = [act | {"action": word} for word in words]
            await self.do(seat, "act", *(acts if words[0] != words[1] else acts[:1]))
        return True

    def pair(self, seat: int) -> tuple[int, int] | None:
        """What a seat chooses in each world: the same where our link sees it, else as different as can be."""
        first, second = (match.choices(seat) for match in self.matches)
        if seat == self.link.seat:
            self.twins.compare("choices", first, second)
            action = self.luck.choice(first)
            return action, action
        if self.is_covered() and self.luck.random() < UNLIKE:
            verb = verb_of(self.luck.choice(first))
            alone = len(self.matches[0].deciding) == 1
            groups = [[one for one in offered if not alone or verb_of(one) == verb] for offered in (first, second)]
            if all(groups):
                return self.luck.choice(groups[0]), self.luck.choice(groups[1])
        common = sorted({*first} & {*second})
        if not common:
            return None
        action = self.luck.choice(common)
        return action, action

    def is_covered(self) -> bool:
        """Whether others do not learn what is chosen now: it is covered, or sealed until the last has chosen."""
        match = self.matches[0]
        step = match.game.sequence.steps[int(truth(match).step)]
        assert isinstance(step, Decision)
        return len(match.pending) > 1 or (step.covered and len(match.deciding) == 1)

    def stretch(self, seat: int, pair: tuple[int, int]) -> str | None:
        """For how long a person passes, where that can be."""
        match = self.matches[0]
        passes = pair == (match.passing(), match.passing()) and seat in match.people()
        return self.luck.choice((None, *match.stretches(seat))) if passes else None

    def stays_covered(self, seat: int, pair: tuple[int, int], stretch: str | None) -> bool:
        """Whether nothing is drawn or turned up when a seat chooses so, and no different choices are either."""
        matches = self.matches
        moves = [match.prepare_move(seat, action, stretch=stretch) for match, action in zip(matches, pair, strict=True)]
        sealed = [match.aside.sealing(seat, action).sealed for match, action in zip(matches, pair, strict=True)]
        turned_up = any(move.entries for move in moves) and len(matches[0].deciding) > 1 and sealed[0] != sealed[1]
        return not turned_up and all(map(is_certain, matches, moves))

    async def let_computers(self, seat: int, pair: tuple[int, int]) -> None:
        """A computer player thinks for a while, which open pages are told, and chooses."""
        self.note("computer", {"seat": seat}, *map(self.matches[0].game.vocabulary.to_words, pair))
        await self.twins.think(seat, self.deeds % 100 / 100)  # never as far as the thought before it
        for world, action in zip(self.twins.worlds, pair, strict=True):
            await world.service.play.robot_act(world.table, seat, action, world.match.position)
        await self.twins.catch_up()

    async def take_back(self) -> None:
        """Somebody takes back, alone or with the consent of the others, some of whom may refuse."""
        match = self.matches[0]
        people = sorted(match.people())
        seat = self.luck.choice([self.link.seat, *people])
        if match.over or seat not in people or not (seat == self.link.seat or self.twins.worlds[0].table.parted(seat)):
            return
        if match.undo_by_consent(seat) is None:
            return
        await self.do(seat, "undo", {"seat": seat, "position": match.position, "key": self.key()})
        for other in people:
            if self.twins.worlds[0].table.question is None:
                return
            if self.links.of(other).path != self.links.of(seat).path:
                await self.twins.ask(Ask("GET", self.link.address("state", lang=self.lang)))
                await self.do(other, "consent", {"agree": self.luck.random() < 0.8, "key": self.key()})

    async def leave_and_return(self) -> None:
        """The computer takes over a seat, and its person comes back."""
        people = sorted(self.matches[0].people())
        seat = self.luck.choice(people)
        if self.matches[0].over or len(people) < 2:
            return
        await self.do(seat, "seat", {"do": "hand", "seat": seat, "key": self.key()})
        for what in ("state", "file"):
            await self.twins.ask(Ask("GET", self.link.address(what, lang=self.lang)))
        await self.do(seat, "seat", {"do": "take", "seat": seat, "key": self.key()})

    async def doze_or_wake(self) -> None:
        """Somebody wants to be asked, or not; not while a window waits, as that might pass it."""
        match = self.matches[0]
        seat = self.luck.choice(sorted(match.people()))
        if match.over or pass_of(match.game, int(truth(match).step)) is not None:
            return
        await self.do(seat, self.luck.choice(("doze", "withdraw")), {"seat": seat})

    def note(self, *done: object) -> None:
        """Keep what was done, for whoever looks for the reason of a difference."""
        self.deeds += 1
        self.twins.done.append(f"{self.matches[0].step}: {done}")

    def key(self) -> str:
        """The key of a request."""
        return f"{self.luck.getrandbits(64):x}"


def is_certain(match: Match, move: Move) -> bool:
    """Whether a move draws nothing and turns nothing up; the end of a match tells everybody its seed."""
    record = truth(match)
    for entry in move.entries:
        assert entry.action is not None
        if entry.record.over:
            return False
        certain = match.engine.foresee(record, entry.seat, entry.action)
        if position_bytes(certain) != position_bytes(entry.record):
            return False
        record = entry.record
    return True


async def visit(twins: Twins, match: Match, luck: Random, languages: tuple[str, ...], decisions: int) -> Visit:
    """Look at a table with somebody's link, play on in both worlds as far as they can go together, and look again."""
    onlooker = luck.choice((NOBODY, *sorted(match.people())))
    # Whoever has all people's seats may take the file, and with it the seed: then nothing is hidden.
    mine = luck.choice(((0,), (0, 1))) if len(match.people()) > 2 else (0,)
    links = await twins.set_up(match, mine, onlooker, luck)
    link = links.of(onlooker) if onlooker >= 0 else await nobodys(twins, links, luck)
    visiting = Visit(twins, links, link, luck, languages)
    await visiting.look()
    await visiting.play_on(decisions)
    await visiting.look()
    return visiting


async def nobodys(twins: Twins, links: Links, luck: Random) -> Link:
    """A link that looks with nobody's eyes: a watcher's, an invitation, or one of several people with secrets."""
    table = twins.worlds[0].table
    key = f"{luck.getrandbits(64):x}"
    await twins.ask(Ask("POST", links.host().address("seat"), {"do": "invite", "seat": 0, "key": key}))
    ways = [links.watch(), links.invitation(0, key)]
    return luck.choice([*ways, links.host()] if table.have_secrets(links.mine) else ways)
