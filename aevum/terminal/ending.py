"""How a match opens and how it ends: the hash of the seed first, the score, the winner and the seed last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core.match import Match
from aevum.core.text import Texts
from aevum.terminal.interface import Grid
from aevum.terminal.lines import listed
from aevum.terminal.results import show_results
from aevum.terminal.scene import names_of, scene_of

if TYPE_CHECKING:
    from aevum.terminal.session import Session


def opening(match: Match, texts: Texts) -> list[str]:
    """Who plays what, and the hash that fixes the dice."""
    names = [
        texts.say("terminal-player-bot", name=name, level=player.bot) if player.bot else name
        for name, player in zip(names_of(match), match.players, strict=True)
    ]
    return [
        texts.say("terminal-opening", game=texts.say("game-name"), players=listed(texts, names)),
        texts.say("terminal-seed-hash", hash=match.seed_hash),
        texts.say("terminal-how-help", help=texts.say("terminal-command-help")),
    ]


def score_grid(session: Session) -> Grid:
    """The parts of the score, seat by seat."""
    scene = scene_of(session.match, session.texts, None)
    rows = session.board.scores(scene)
    return Grid(session.names, tuple((name, tuple(points)) for name, points in rows))


def _show_result(session: Session) -> None:
    session.say("terminal-final-score")
    session.interface.grid(score_grid(session))
    winners = [session.names[seat] for seat in session.match.winners()]
    if len(session.names) > 1:
        session.say("terminal-winners", count=len(winners), names=listed(session.texts, winners))
    show_results(session.match, session.texts, session.interface)


def show_ending(session: Session) -> None:
    """The final score and the winner, if there is one; the seed, and how to keep and check the match."""
    match = session.match
    if match.broken:
        session.interface.say(match.broken.say(session.texts.lang))
    else:
        _show_result(session)
    session.say("terminal-seed", seed=f"{match.seed:032x}")
    session.say("terminal-seed-hash", hash=match.seed_hash)
    session.say("terminal-keep", save=session.commands.word("save"), quit=session.commands.word("quit"))
