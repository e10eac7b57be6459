"""The commands about seats and passes: forgo, concede, comeback, substitute."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from aevum.bots import OFFERED, make_ready, searches
from aevum.core.phrases import Choice
from aevum.terminal.arguments import Misuse
from aevum.terminal.lines import listed
from aevum.terminal.normalise import squeeze
from aevum.terminal.seating import new_name

if TYPE_CHECKING:
    from aevum.terminal.session import Session

LEVEL = "greedy"  # needs nothing compiled


def skip(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """Pass for a stretch; without a name end a pass that stands, or switch between passing by default and being asked.

    Where neither is possible, say which stretches there are.
    """
    match = session.match
    offered = () if seat is None else match.stretches(seat)
    named = {squeeze(word): name for name in offered for word in (name, session.texts.say(f"stretch-{name}"))}
    if seat is not None and squeeze(rest) in named:
        match.stand(seat, named[squeeze(rest)])
    elif seat is not None and not rest and match.standing(seat):
        match.withdraw(seat)
        session.say("terminal-skip-ended")
    elif seat is not None and not rest and match.awake(seat) is not None:
        _switch(session, seat)
    elif offered:
        session.say("terminal-skip-which", stretches=listed(session.texts, list(offered)))
    else:
        session.say("terminal-skip-none")


def _switch(session: Session, seat: int) -> None:
    """Whoever passes by default is asked from now on, and the other way round."""
    if session.match.awake(seat):
        session.match.doze(seat)
        session.say("terminal-skip-dozing", word=session.commands.word("forgo"))
    else:
        session.match.withdraw(seat)
        session.say("terminal-skip-awake", word=session.commands.word("forgo"))


def resign(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """The computer plays on for whoever is asked."""
    level = squeeze(rest) or LEVEL
    if seat is None or session.match.over:
        session.say("error-match-over")
    elif level not in OFFERED:
        session.say("error-unknown-bot", bot=rest[:40], allowed=", ".join(OFFERED))
    elif session.confirm(seat, "terminal-resign-sure", name=session.names[seat]):
        if searches(level):
            session.say("ladder-compiling")
            session.match.engine = make_ready(session.match.game, [level])
        session.reseat(seat, session.match.players[seat].name, level)


def come_back(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """Somebody for whom the computer plays takes the seat back."""
    match = session.match
    away = [other for other, player in enumerate(match.players) if player.away and not match.over]
    named = [other for other in away if squeeze(session.names[other]).startswith(squeeze(rest))]
    if len(named) == 1:
        session.reseat(named[0], match.players[named[0]].name)
    elif away:
        session.say("terminal-comeback-which", names=listed(session.texts, [session.names[other] for other in away]))
    else:
        session.say("terminal-comeback-none")


def hand_over(session: Session, seat: int | None, choices: Sequence[Choice], rest: str) -> None:
    """Somebody else plays on for whoever is asked."""
    if seat is None or session.match.over:
        session.say("error-match-over")
    elif not rest:
        session.say("terminal-substitute-whom", word=session.commands.word("substitute"))
    else:
        _seat_newcomer(session, seat, rest)


def _seat_newcomer(session: Session, seat: int, words: str) -> None:
    try:
        name = new_name(words, session.match.players)
    except Misuse as error:
        session.interface.say(error.say(session.texts))
        return
    if session.confirm(seat, "terminal-substitute-sure", name=session.names[seat], other=name):
        session.reseat(seat, name)
        session.cover_for(None)
