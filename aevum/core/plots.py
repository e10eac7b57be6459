"""Plots as SVG, drawn here: values with what they lie between, and distributions.

They are as wide as a telephone needs them to be, so that words in them can be read there too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple
from unicodedata import east_asian_width

from aevum.core.text import Texts

WIDTH, VALUE, ROW, FOOT = 480, 66, 26, 24  # VALUE: the column at the right, in which values are written out
HEIGHT, GAP, EDGE = 200, 1, 8
LETTER, LEAST_NAMES, MOST_NAMES = 7.2, 60, 236  # how wide a letter is, and the column of names at the left
MOST_BARS, MOST_MARKS, MOST_TICKS = 48, 10, 5
SIZES = [digit * 10**power for power in range(9) for digit in (1, 2, 5)]  # widths that people can count in
# A plot that stands alone, beside a text, carries its own colours.
STYLE = """<style>:root{color-scheme:light dark}text{font:14px Georgia,serif;fill:light-dark(#2b2520,#efe6d8)}
.axis{stroke:light-dark(#cfc4b2,#4a4238)}.span{stroke:light-dark(#8a4b2a,#d98c5f);stroke-width:3}
.dot,.bar{fill:light-dark(#8a4b2a,#d98c5f)}.fair{stroke:light-dark(#2b2520,#efe6d8);stroke-dasharray:4 4}</style>"""


class Spread(NamedTuple):
    """A value of somebody or something, and between what it lies."""

    name: str
    value: float
    low: float
    high: float


class Said(NamedTuple):
    """How a value is written out, and how a mark on a scale."""

    value: Callable[[float], str]
    mark: Callable[[float], str]


def written(number: float, form: str, own: Texts) -> str:
    """A number as readers of this language write it."""
    return format(number, form).replace(".", own.say("decimal-sign"))


def percents(own: Texts) -> Said:
    """Shares of all."""
    sign = "\N{NARROW NO-BREAK SPACE}%"
    return Said(
        lambda share: written(100 * share, ".1f", own) + sign, lambda mark: written(100 * mark, "g", own) + sign
    )


class Scale(NamedTuple):
    """Values laid out across a plot, from the first of the two places to the last."""

    least: float
    most: float
    first: float
    last: float

    def across(self, value: float) -> float:
        """Where a value stands."""
        return self.first + (self.last - self.first) * (value - self.least) / (self.most - self.least)

    @property
    def ticks(self) -> list[float]:
        """Some round values, evenly."""
        step = _round_step((self.most - self.least) / MOST_TICKS)
        places = range(floor(self.least / step), floor(self.most / step) + 1)
        return [place * step for place in places if self.least <= place * step]


def spread_plot(spreads: Sequence[Spread], said: Said, line: float, apart: float) -> str:
    """Values one above the other. The dashed line is what they are measured against.

    The plot reaches at least so far apart from it to both sides, so that a small difference looks small.
    """
    names = _names_wide(spreads)
    least = min([line - apart, *(one.low for one in spreads)])
    most = max([line + apart, *(one.high for one in spreads)])
    scale = Scale(least, most, names + EDGE, WIDTH - VALUE - EDGE)
    ground = ROW * len(spreads) + 4
    parts = [_upright("axis", scale.across(tick), ground) for tick in scale.ticks]
    parts.append(_upright("fair", scale.across(line), ground))
    parts += [_text(scale.across(tick), ground + FOOT - 8, said.mark(tick), "middle") for tick in scale.ticks]
    for place, one in enumerate(spreads):
        parts += _spread(one, ROW * place + ROW / 2, names, scale, said.value(one.value))
    return _whole(ground + FOOT, parts, "; ".join(f"{one.name} {said.value(one.value)}" for one in spreads))


def _spread(one: Spread, y: float, names: float, scale: Scale, value: str) -> list[str]:
    """A row: its name, what it lies between, and the value written out."""
    return [
        _text(names, y + 5, one.name, "end", names),
        f'<line class="span" x1="{scale.across(one.low):.1f}" x2="{scale.across(one.high):.1f}" y1="{y}" y2="{y}"/>',
        f'<circle class="dot" cx="{scale.across(one.value):.1f}" cy="{y}" r="5"/>',
        _text(WIDTH - 2, y + 5, value, "end"),
    ]


def _names_wide(spreads: Sequence[Spread]) -> float:
    longest = max((_letters(one.name) for one in spreads), default=0.0)
    return min(max(LETTER * longest, LEAST_NAMES), MOST_NAMES)


def _letters(words: str) -> float:
    """How many letters wide a text is: one of East Asia counts for two."""
    return sum(2.0 if east_asian_width(letter) in "WF" else 1.0 for letter in words)


def _round_step(at_least: float) -> float:
    """The least step that people count in and that is no less than this."""
    power: float = 10.0 ** floor(log10(at_least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= at_least * (1 - 1e-9))


def distribution_plot(counts: Mapping[int, int], label: str, said: Said) -> str:
    """How often each number came, as bars; of a wide range several numbers share a bar. At the left, of how many."""
    width, bars = binned(counts)
    first, last, total = min(bars, default=0), max(bars, default=0), max(1, sum(bars.values()))
    step, ground = (WIDTH - VALUE) / (last - first + 1), HEIGHT - FOOT
    shares = Scale(0.0, max(bars.values(), default=1) / total, ground, 14)
    parts = list[str]()
    for tick in shares.ticks[1:]:
        y = shares.across(tick)
        parts.append(f'<line class="axis" x1="{VALUE}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(_text(VALUE - EDGE, y + 5, said.mark(tick), "end"))
    for place, times in bars.items():
        top, what = shares.across(times / total), f"{_numbers_in(place, width)}: {said.value(times / total)}"
        parts.append(_bar(VALUE + (place - first) * step, step, ground - top, ground, what))
    parts.append(f'<line class="axis" x1="{VALUE}" x2="{WIDTH}" y1="{ground}" y2="{ground}"/>')
    into = 0.5 if width == 1 else 0.0  # a number stands where its bar begins, or under the bar that is it alone
    parts += [
        _text(VALUE + (place - first + into) * step, HEIGHT - 6, str(place * width), "middle")
        for place in _marks(first, last)
    ]
    return _whole(HEIGHT, parts, label)


def binned(counts: Mapping[int, int]) -> tuple[int, dict[int, int]]:
    """How wide a bar is, and how much is in each: bar k holds the numbers from k times the width on."""
    span = max(counts, default=0) - min(counts, default=0) + 1
    width = next(size for size in SIZES if span <= size * MOST_BARS)
    bars: Counter[int] = Counter()
    for number, times in counts.items():
        bars[number // width] += times
    return width, dict(sorted(bars.items()))


def _numbers_in(place: int, width: int) -> str:
    """The numbers of a bar."""
    return str(place) if width == 1 else f"{place * width}–{(place + 1) * width - 1}"


def _marks(first: int, last: int) -> list[int]:
    """Some of the bars, evenly, to write numbers under."""
    step = next(size for size in SIZES if last - first + 1 <= size * MOST_MARKS)
    return [place for place in range(first, last + 1) if place % step == 0]


def _bar(x: float, step: float, tall: float, ground: float, what: str) -> str:
    size = f'width="{max(step - GAP, 1):.1f}" height="{tall:.1f}"'
    return f'<rect class="bar" x="{x:.1f}" y="{ground - tall:.1f}" {size}><title>{escape(what)}</title></rect>'


def _upright(kind: str, x: float, height: float) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>'


def _text(x: float, y: float, words: str, anchor: str = "start", room: float | None = None) -> str:
    """A text; where it would be wider than its room it is drawn in."""
    tight = room is not None and LETTER * _letters(words) > room
    narrower = f' textLength="{room:.0f}" lengthAdjust="spacingAndGlyphs"' if tight else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{narrower}>{escape(words)}</text>'


def _whole(height: float, parts: Sequence[str], label: str) -> str:
    size = f'viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )


def alone(plot: str) -> str:
    """A plot as a file of its own."""
    head, _, rest = plot.partition(">")
    return f"{head}>{STYLE}{rest}\n"
