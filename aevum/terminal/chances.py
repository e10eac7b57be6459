"""Everybody's chance to win over a match, in the terminal: where the search of the game is ready."""

from __future__ import annotations

from aevum.core.match import Match
from aevum.core.text import Texts
from aevum.search.chances import Estimate, Fortunes, can_be_told, chances_at, fortunes_of
from aevum.search.chances_words import describe_fortunes
from aevum.search.thought import is_ready
from aevum.terminal.interface import Grid, Interface

SECONDS = 0.05  # for one position: somebody waits
ROWS = 10  # of the curve
LUCK = 16  # bits


def show_chances(match: Match, words: Texts, names: list[str], interface: Interface) -> None:
    """The curve in a few rows, and the moves with which the match turned."""
    if not (can_be_told(match) and match.engine.compiled and is_ready(match.game)):
        return
    found = describe_fortunes(_fortunes(match), match, words)
    each = max(1, len(found["curve"]) // ROWS)
    rows = tuple((str(point["position"]), tuple(point["chances"])) for point in found["curve"][::-each][::-1])
    interface.say(words.say("terminal-chances"))
    interface.grid(Grid(tuple(names), rows))
    if found["turns"]:
        interface.say(words.say("terminal-chances-turns"))
    for turn in found["turns"]:
        told = {"position": turn["position"], "mover": names[turn["mover"]], "deed": turn["deed"]}
        interface.say(words.say("terminal-chances-turn", **told, change=turn["text"]))


def _fortunes(match: Match) -> Fortunes:
    def weigh(position: int, playouts: int) -> Estimate:
        seat = match.pending_at(position)[0]
        luck = position << LUCK | playouts  # each time another
        return chances_at(match.engine, match.observed(seat, position), seat, luck, SECONDS, playouts)

    return fortunes_of(match, weigh)
