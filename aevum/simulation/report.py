"""The report of a simulation: sections with plots and tables, made from what was counted, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

from aevum.core.outcome import Feature
from aevum.core.plots import Said, Spread, distribution_plot, percents, spread_plot, written
from aevum.core.reports import chapter, paragraph, table, whole_page
from aevum.core.text import Texts
from aevum.simulation.plan import Plan, Span
from aevum.simulation.play import dealt
from aevum.simulation.tally import Share, Tally, mean_of, quantile_of

MOST_GAPS = 24
ENOUGH = 30  # seats, before a share of wins says anything
LARGE = 0.8  # standard deviations apart
QUANTILES = (0.1, 0.5, 0.9)


class Section(NamedTuple):
    """A part of the report: a plot and a table, either of which may be missing."""

    name: str
    title: str
    about: str
    plot: str = ""
    rows: Sequence[Sequence[str]] = ()


def sections(plan: Plan, tally: Tally, own: Texts) -> list[Section]:
    """The whole report, part by part. Whoever plays alone has nobody to win against."""
    parts = [*_scores(tally, own), *_lengths(tally, own)]
    if plan.seats == 1:
        return parts
    features = features_of(plan)
    return [*_wins(plan, tally, own), *parts, *_havings(plan, tally, features, own), *_gaps(plan, tally, features, own)]


def features_of(plan: Plan) -> dict[str, Feature]:
    """What the game tells of its seats, by column; read off games that are not even begun."""
    if plan.played.outcome is None:
        return {}
    return {feature.column: feature for feature in plan.played.outcome(dealt(plan, Span(0, 1)).records).features}


def head_lines(plan: Plan, tally: Tally, own: Texts) -> list[str]:
    """What was played."""
    lines = [
        own.say("simulate-head", game=own.say("game-name"), games=tally.games, seats=plan.seats),
        own.say("simulate-players", players=", ".join(plan.players), seed=str(plan.seed)),
    ]
    if plan.options:
        lines.append(own.say("simulate-options", options=", ".join(f"{k}={v}" for k, v in plan.options.items())))
    if tally.broken:
        lines.append(own.say("simulate-broken", games=tally.broken))
    return lines


def deviations(own: Texts) -> Said:
    """Differences in standard deviations."""
    return Said(lambda gap: written(gap, "+.2f", own), lambda mark: written(mark, "g", own))


def _wins(plan: Plan, tally: Tally, own: Texts) -> Iterator[Section]:
    """Wins by seat and, where there are several, by player."""
    seats = {own.say("simulate-seat", number=seat + 1): share for seat, share in sorted(tally.seats.items())}
    about = own.say("simulate-shares-about")
    yield Section("seats", own.say("simulate-by-seat"), about, *_shares(seats, 1 / plan.seats, own))
    if len(plan.names) > 1:
        title = own.say("simulate-by-player")
        yield Section("players", title, about, *_shares(tally.players, 1 / plan.seats, own))


def _shares(shares: Mapping[str, Share], fair: float, own: Texts) -> tuple[str, list[list[str]]]:
    """Shares of wins as a plot and as a table."""
    said = percents(own).value
    spreads = [Spread(name, share.rate, *share.between) for name, share in shares.items()]
    head = ["", own.say("simulate-count"), own.say("simulate-won"), own.say("simulate-between")]
    rows = [
        [name, own.say("simulate-number", number=share.seats), said(share.rate), "–".join(map(said, share.between))]
        for name, share in shares.items()
    ]
    return spread_plot(spreads, percents(own), fair, fair), [head, *rows]


def _scores(tally: Tally, own: Texts) -> Iterator[Section]:
    """How points are spread, for every kind of player."""
    for player, counts in sorted(tally.scores.items()):
        title = own.say("simulate-scores", player=player)
        yield Section(
            f"scores-{player}", title, _summed_up(counts, own), distribution_plot(counts, title, percents(own))
        )


def _lengths(tally: Tally, own: Texts) -> Iterator[Section]:
    """How long games are: in decisions, and as the game itself counts."""
    kinds = [("decisions", own.say("simulate-decisions"), tally.decisions)]
    if len(tally.clocks) > 1:
        kinds.append(("clock", own.say("outcome-clock"), tally.clocks))
    for name, what, counts in kinds:
        title = own.say("simulate-lengths", what=what)
        yield Section(f"length-{name}", title, _summed_up(counts, own), distribution_plot(counts, title, percents(own)))


def _summed_up(counts: Counter[int], own: Texts) -> str:
    low, middle, high = (str(quantile_of(counts, share)) for share in QUANTILES)
    return own.say("simulate-summed-up", mean=written(mean_of(counts), ".1f", own), low=low, middle=middle, high=high)


def _havings(plan: Plan, tally: Tally, features: Mapping[str, Feature], own: Texts) -> Iterator[Section]:
    """How often those won who had something, group by group, the most successful first."""
    for group in dict.fromkeys(feature.group for feature in features.values()):
        found = {
            said(feature, own): tally.having[column]
            for column, feature in features.items()
            if feature.group == group and column in tally.having and tally.having[column].seats >= ENOUGH
        }
        if found:
            ordered = dict(sorted(found.items(), key=lambda item: -item[1].rate))
            title = own.say("simulate-having", what=own.say(f"outcome-{group}"))
            about = _with_mixed("simulate-having-about", plan, own)
            yield Section(f"having-{group}", title, about, *_shares(ordered, 1 / plan.seats, own))


def said(feature: Feature, own: Texts) -> str:
    """What a feature is called."""
    return own.say(feature.key, **feature.values)


def _with_mixed(about: str, plan: Plan, own: Texts) -> str:
    """What a section is about; among unlike players it tells most of all how the stronger ones play."""
    return own.say(about) + (" " + own.say("simulate-mixed") if len(plan.names) > 1 else "")


def _gaps(plan: Plan, tally: Tally, features: Mapping[str, Feature], own: Texts) -> Iterator[Section]:
    """In what winners and the others differ most."""
    known = [(said(feature, own), tally.gaps[column]) for column, feature in features.items() if column in tally.gaps]
    largest = sorted(known, key=lambda one: -abs(one[1].size))[:MOST_GAPS]
    if not largest:
        return
    spreads = [Spread(name, gap.size, *gap.between) for name, gap in sorted(largest, key=lambda one: -one[1].size)]
    head = ["", own.say("simulate-winners"), own.say("simulate-others"), own.say("simulate-gap")]
    rows = [
        [
            name,
            *(written(group.mean, ".2f", own) for group in (gap.winners, gap.others)),
            written(gap.size, "+.2f", own),
        ]
        for name, gap in largest
    ]
    plot = spread_plot(spreads, deviations(own), 0.0, LARGE)
    yield Section(
        "decides", own.say("simulate-decides"), _with_mixed("simulate-decides-about", plan, own), plot, [head, *rows]
    )


def page(plan: Plan, tally: Tally, own: Texts) -> str:
    """The report as one page that needs nothing else."""
    title = own.say("simulate-title", game=own.say("game-name"))
    head = "".join(map(paragraph, head_lines(plan, tally, own)))
    body = "".join(_as_html(section, own) for section in sections(plan, tally, own))
    return whole_page(own.lang, title, head, body)


def _as_html(section: Section, own: Texts) -> str:
    whole = chapter(section.title, section.about, section.plot)
    if section.rows:
        whole += f"<details><summary>{escape(own.say('simulate-table'))}</summary>{table(section.rows)}</details>"
    return whole
