"""The report of a ladder as a page: who is how strong, as plots and tables, in one file."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

from aevum.core.plots import Said, Spread, percents, spread_plot, written
from aevum.core.reports import chapter, paragraph, table, whole_page
from aevum.core.text import Texts, texts
from aevum.games import game_named
from aevum.search.ladder import MIDDLE, Plan, Played, Standing, crosstable, standings

APART = 100.0  # ratings: where one finishes ahead of the other in about two of three games
RATINGS = Said("{:.0f}".format, "{:.0f}".format)


def write_page(plan: Plan, games: list[Played], lang: str, place: Path) -> Path:
    """Write the report beside the games."""
    place.write_text(page(plan, games, texts(lang, plan.game), lang), encoding="utf-8")
    return place


def page(plan: Plan, games: list[Played], own: Texts, lang: str) -> str:
    """The whole page."""
    found = standings(plan, games)
    title = own.say("ladder-title", game=own.say("game-name"))
    far = max((abs(one.rating - MIDDLE) for one in found), default=0.0) + APART  # bars without an end reach across
    ratings = [_rating_spread(one, MIDDLE - far, MIDDLE + far) for one in found]
    wins = [Spread(one.player, one.won, one.least_won, one.most_won) for one in found]
    rating_plot = spread_plot(ratings, RATINGS, MIDDLE, APART)
    win_plot = spread_plot(wins, percents(own), 1 / plan.meeting, 1 / plan.meeting)
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "–"
    body = (
        table(standing_rows(found, own)),
        chapter(own.say("ladder-rating"), own.say("ladder-rating-about"), rating_plot),
        chapter(own.say("ladder-won"), own.say("ladder-won-about"), win_plot),
        chapter(own.say("ladder-cross"), own.say("ladder-cross-about"), table(cross_rows(plan, games, found, own))),
        paragraph(own.say("ladder-options", options=options)),
        paragraph(own.say("ladder-rules", version=plan.rules or game_named(plan.game).rules_version)),
    )
    head = paragraph(own.say("ladder-head", game=own.say("game-name"), games=len(games), seats=plan.seats))
    return whole_page(lang, title, head, "".join(body))


def _rating_spread(one: Standing, least: float, most: float) -> Spread:
    """A rating in the plot, or where nothing is known of it a bar from side to side."""
    if isfinite(one.least_rating):
        return Spread(one.player, one.rating, one.least_rating, one.most_rating)
    return Spread(one.player, one.rating, least, most)


def rated(one: Standing) -> str:
    """A rating and its bounds, if there are any yet."""
    if not isfinite(one.least_rating):
        return f"{one.rating:.0f} (?)"
    return f"{one.rating:.0f} ({one.least_rating:.0f}–{one.most_rating:.0f})"


def standing_rows(found: list[Standing], own: Texts) -> list[list[str]]:
    """The standings as a table, its head first."""
    head = [own.say(f"ladder-{key}") for key in ("player", "games", "won", "fair", "rating", "points")]
    return [head, *(_standing_row(one, own) for one in found)]


def _standing_row(one: Standing, own: Texts) -> list[str]:
    """How a player did, if it has sat down at all."""
    if not one.games:
        return [one.player, "0", *["–"] * 4]
    percent, ends = percents(own).value, (one.least_won, one.most_won)
    won = f"{percent(one.won)} ({'–'.join(written(100 * end, '.1f', own) for end in ends)})"
    return [one.player, str(one.games), won, percent(one.expected), rated(one), written(one.points, ".1f", own)]


def cross_rows(plan: Plan, games: list[Played], found: list[Standing], own: Texts) -> list[list[str]]:
    """The crosstable in percent, the strongest first, its head first. Columns go by the numbers of rows."""
    order, shares = [plan.players.index(one.player) for one in found], crosstable(plan, games)

    def said(share: float | None) -> str:
        return "" if share is None else written(100 * share, ".1f", own)

    head = [own.say("ladder-player"), *(str(place) for place in range(1, len(order) + 1))]
    rows = [
        [f"{place}.\N{NO-BREAK SPACE}{plan.players[row]}", *(said(shares[row][column]) for column in order)]
        for place, row in enumerate(order, 1)
    ]
    return [head, *rows]
