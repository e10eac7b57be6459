"""What a link can ask: every way to look, and every way to be refused."""

from __future__ import annotations

from random import Random

from aevum.core.match import Match
from aevum.table.api import LOG_WISHES
from tests.laws.moments import all_actions
from tests.worlds.twins import Ask, Link

TRIED = 3  # of a kind, at every moment
NONSENSE = ("", "fly", "fly to the moon", "x" * 300, "\x1b[2J", "1 2 3")


def looks(match: Match, link: Link, lang: str, luck: Random) -> list[Ask]:
    """Looking at the table now and then, asking why not, for advice, and for what is told at the end or in the file."""
    past = luck.sample(range(match.position + 1), min(TRIED, match.position + 1))
    asks = [
        Ask("GET", link.address("state", lang=lang)),
        Ask("GET", link.address("glance", lang=lang)),
        Ask("HEAD", link.address("events", lang=lang)),
        *(Ask("GET", link.address("replay", lang=lang, at=at)) for at in (*past, match.position + 1)),
        Ask("GET", link.address("log", lang=lang, **{LOG_WISHES[match.position % 3]: past[0]})),
        Ask("GET", link.address("file", lang=lang)),
        Ask("GET", link.address("advice", lang=lang)),
        Ask("GET", link.address("results", lang=lang)),
        Ask("GET", link.address("chances", lang=lang)),
    ]
    words = [match.game.vocabulary.to_words(action) for action in some_actions(match, link.seat, luck)]
    return asks + [Ask("GET", link.address("why", lang=lang, action=word)) for word in (*words, *NONSENSE[:TRIED])]


def some_actions(match: Match, seat: int, luck: Random) -> list[int]:
    """Some actions that are offered to a seat, and some of all there are."""
    offered = match.choices(seat) if seat >= 0 else []
    everything = all_actions(match.game.vocabulary)
    return luck.sample(offered, min(TRIED, len(offered))) + luck.sample(everything, min(TRIED, len(everything)))


def refusals(match: Match, link: Link, lang: str, luck: Random) -> list[Ask]:
    """Requests that cannot be granted, of every kind: each leaves everything as it is."""
    strange, now = len(match.players) + luck.randrange(3), match.position
    # Whoever looks with nobody's eyes and has seats would see by its own seat's refusals what it holds.
    mine = link.seat if link.seat >= 0 else (strange if link.seats else 0)
    others = [seat for seat in range(len(match.players)) if seat not in link.seats]
    theirs = luck.choice(others) if others else strange
    words = match.game.vocabulary.to_words(refused_action(match, max(link.seat, 0), luck))
    key = f"{luck.getrandbits(64):x}"
    act = {"seat": mine, "action": words, "position": now, "key": key}
    undo = {"seat": mine, "position": now, "key": key}
    missing = luck.choice(list(act))
    return [
        Ask("POST", link.address(what, lang=lang), content)
        for what, content in (
            ("act", act),
            ("act", act | {"action": luck.choice(NONSENSE)}),
            ("act", act | {"position": now + 1}),
            ("act", act | {"position": 0} if now > 0 else act),
            ("act", act | {"seat": theirs, "action": offered_words(match, theirs, luck) or words}),
            ("act", act | {"stretch": "for ever"}),
            ("act", {name: value for name, value in act.items() if name != missing}),
            ("undo", undo | {"position": now + 1}),
            ("undo", undo | {"seat": theirs}),
            ("undo", undo | {"to": now + luck.randrange(3)}),
            ("consent", {"agree": True, "key": key}),
            ("withdraw", {"seat": theirs}),
            ("doze", {"seat": strange}),
            ("seat", {"do": "hand", "seat": theirs, "key": key}),
            ("seat", {"do": "take", "seat": mine, "key": key}),
            ("seat", {"do": "replace", "seat": mine, "key": key}),
            ("seat", {"do": "invite", "seat": strange, "key": key}),
            ("seat", {"do": "link", "seat": strange, "key": key}),
            ("again", {}),
            ("name", {"seat": theirs, "name": "Zoë"}),
            ("name", {"seat": mine, "name": "\u200b"}),
        )
    ]


def refused_action(match: Match, seat: int, luck: Random) -> int:
    """Something that is not offered to a seat. Most is not: it is soon met with."""
    everything, offered = all_actions(match.game.vocabulary), {*match.choices(seat)}
    while (action := luck.choice(everything)) in offered:
        pass
    return action


def offered_words(match: Match, seat: int, luck: Random) -> str | None:
    """Something that is offered to a seat, in words."""
    choices = match.choices(seat) if seat < len(match.players) else []
    return match.game.vocabulary.to_words(luck.choice(choices)) if choices else None
