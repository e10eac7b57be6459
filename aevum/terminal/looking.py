"""The command `look`: one thing on the table by itself, as far as whoever asks may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from aevum.core.letters import clean
from aevum.core.phrases import Choice
from aevum.terminal.lexicon import endings_of
from aevum.terminal.lines import listed
from aevum.terminal.normalise import nearest, normalise, squeeze
from aevum.terminal.parsing import named
from aevum.terminal.scene import Sight

if TYPE_CHECKING:
    from aevum.terminal.session import Session

MOST_NAMED = 8


def look(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """What there is to know about one thing."""
    sights = session.sights(seat)
    if not sights:
        session.say("terminal-look-nothing", table=session.commands.word("table"))
    elif not squeeze(rest):
        session.say("terminal-look-what", look=session.commands.word("look"), name=sights[0].names[0])
    else:
        _look_at(session, sights, rest)


def _look_at(session: Session, sights: Sequence[Sight], rest: str) -> None:
    words = normalise(rest).split()
    found = named(_spellings(sights), words)
    is_whole = bool(found) and found[0][1] == 0
    found = found or named(endings_of([sight.names[:1] for sight in sights]), words)
    meant = [sights[place] for place, _ in found]
    if len(meant) == 1 or is_whole:
        session.interface.say(*(line for sight in meant for line in sight.tell()))
    elif meant:
        words = [sight.names[0] for sight in meant[:MOST_NAMED]] + ["…"] * (len(meant) > MOST_NAMED)
        session.say("terminal-several", words=listed(session.texts, words))
    else:
        _not_there(session, sights, rest)


def _not_there(session: Session, sights: Sequence[Sight], rest: str) -> None:
    session.say("terminal-look-unknown", words=clean(rest))
    near = nearest(rest, [name for sight in sights for name in sight.names])
    if near:
        session.say("terminal-did-you-mean", words=f"{session.commands.word('look')} {near}")


def _spellings(sights: Sequence[Sight]) -> Mapping[str, tuple[int, ...]]:
    """Every squeezed name and the things that bear it."""
    found: dict[str, tuple[int, ...]] = {}
    for place, sight in enumerate(sights):
        for name in dict.fromkeys(map(squeeze, sight.names)):
            found[name] = (*found.get(name, ()), place)
    return found
