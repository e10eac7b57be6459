"""The report of a ladder as a page: who is how strong, as plots and tables, in one file."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

from aevum.core.reports import chapter, paragraph, table, whole_page
from aevum.core.text import Texts, texts
from aevum.search.ladder import Plan, Played, Standing, crosstable, standings

WIDTH, LEFT, RIGHT, ROW = 720, 140, 80, 34
Span = tuple[str, float, float, float]  # a name, a value, and between what it lies


def write_page(plan: Plan, games: list[Played], lang: str, place: Path) -> Path:
    """Write the report beside the games."""
    place.write_text(page(plan, games, texts(lang, plan.game), lang), encoding="utf-8")
    return place


def page(plan: Plan, games: list[Played], own: Texts, lang: str) -> str:
    """The whole page."""
    found = standings(plan, games)
    title = own.say("ladder-title", game=own.say("game-name"))
    ratings = [(one.player, one.rating, one.least_rating, one.most_rating) for one in found]
    wins = [(one.player, one.won, one.least_won, one.most_won) for one in found]
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "–"
    body = (
        table(standing_rows(found, own)),
        chapter(own.say("ladder-rating"), "", _plot(ratings, "{:.0f}".format)),
        chapter(own.say("ladder-won"), own.say("ladder-won-about"), _plot(wins, percent, 1 / plan.seats)),
        chapter(own.say("ladder-cross"), own.say("ladder-cross-about"), table(cross_rows(plan, games, found, own))),
        paragraph(own.say("ladder-options", options=options)),
    )
    head = paragraph(own.say("ladder-head", game=own.say("game-name"), games=len(games), seats=plan.seats))
    return whole_page(lang, title, head, "".join(body))


def percent(share: float) -> str:
    """A share as people write it."""
    return f"{100 * share:.1f} %"


def standing_rows(found: list[Standing], own: Texts) -> list[list[str]]:
    """The standings as a table, its head first."""
    head = [own.say(f"ladder-{key}") for key in ("player", "games", "won", "fair", "rating", "points")]
    rows = [
        [
            one.player,
            str(one.games),
            f"{percent(one.won)} ({percent(one.least_won)}–{percent(one.most_won)})",
            percent(one.expected),
            f"{one.rating:.0f} ({one.least_rating:.0f}–{one.most_rating:.0f})",
            f"{one.points:.1f}",
        ]
        for one in found
    ]
    return [head, *rows]


def cross_rows(plan: Plan, games: list[Played], found: list[Standing], own: Texts) -> list[list[str]]:
    """The crosstable, the strongest first, its head first."""
    order, shares = [plan.players.index(one.player) for one in found], crosstable(plan, games)
    head = [own.say("ladder-player"), *(plan.players[column] for column in order)]
    rows = [
        [plan.players[row], *("" if (share := shares[row][column]) is None else percent(share) for column in order)]
        for row in order
    ]
    return [head, *rows]


def _plot(spans: list[Span], said: Callable[[float], str], fair: float | None = None) -> str:
    """Values with what they lie between, one above the other."""
    ends = [end for _, _, low, high in spans for end in (low, high)] + ([] if fair is None else [fair])
    least, most = min(ends), max(ends)
    reach = (most - least) or 1.0

    def across(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - least) / reach

    height = ROW * len(spans) + 10
    parts = [f'<line class="axis" x1="{LEFT}" x2="{LEFT}" y1="0" y2="{height}"/>']
    if fair is not None:
        parts.append(f'<line class="fair" x1="{across(fair):.1f}" x2="{across(fair):.1f}" y1="0" y2="{height}"/>')
    for place, (name, value, low, high) in enumerate(spans):
        y = ROW * place + ROW / 2
        parts += [
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(name)}</text>',
            f'<line class="span" x1="{across(low):.1f}" x2="{across(high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{across(value):.1f}" cy="{y}" r="5"/>',
            f'<text x="{across(high) + 8:.1f}" y="{y + 4}">{escape(said(value))}</text>',
        ]
    label = escape("; ".join(f"{name} {said(value)}" for name, value, _, _ in spans))
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
