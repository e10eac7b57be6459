"""Plots as SVG, drawn here: values with what they lie between, and distributions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

WIDTH, LEFT, RIGHT, ROW = 720, 200, 70, 26
HEIGHT, FOOT, GAP = 190, 22, 1
MOST_BARS, MOST_MARKS = 48, 12
SIZES = [digit * 10**power for power in range(9) for digit in (1, 2, 5)]  # widths that people can count in
# A plot that stands alone, beside a text, carries its own colours.
STYLE = """<style>:root{color-scheme:light dark}text{font:13px Georgia,serif;fill:light-dark(#2b2520,#efe6d8)}
.axis{stroke:light-dark(#cfc4b2,#4a4238)}.span{stroke:light-dark(#8a4b2a,#d98c5f);stroke-width:3}
.dot,.bar{fill:light-dark(#8a4b2a,#d98c5f)}.fair{stroke:light-dark(#2b2520,#efe6d8);stroke-dasharray:4 4}</style>"""


class Spread(NamedTuple):
    """A value of somebody or something, and between what it lies."""

    name: str
    value: float
    low: float
    high: float


def spread_plot(spreads: Sequence[Spread], said: Callable[[float], str], line: float | None = None) -> str:
    """Values one above the other; the dashed line is what they are measured against."""
    ends = [end for one in spreads for end in (one.low, one.high)] + ([] if line is None else [line])
    least, most = min(ends, default=0.0), max(ends, default=1.0)
    reach = (most - least) or 1.0

    def across(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - least) / reach

    height = ROW * len(spreads) + 6
    parts = [_upright("axis", LEFT, height)]
    if line is not None:
        parts.append(_upright("fair", across(line), height))
    for place, one in enumerate(spreads):
        y = ROW * place + ROW / 2
        parts += [
            _text(LEFT - 8, y + 4, one.name, "end"),
            f'<line class="span" x1="{across(one.low):.1f}" x2="{across(one.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{across(one.value):.1f}" cy="{y}" r="5"/>',
            _text(across(one.high) + 8, y + 4, said(one.value)),
        ]
    return _whole(height, parts, "; ".join(f"{one.name} {said(one.value)}" for one in spreads))


def distribution_plot(counts: Mapping[int, int], label: str) -> str:
    """How often each number came, as bars; of a wide range several numbers share a bar."""
    width, bars = binned(counts)
    first, last = min(bars, default=0), max(bars, default=0)
    step, tallest, ground = WIDTH / (last - first + 1), max(bars.values(), default=1), HEIGHT - FOOT
    parts = [_bar((place - first) * step, step, ground * times / tallest, ground) for place, times in bars.items()]
    parts.append(f'<line class="axis" x1="0" x2="{WIDTH}" y1="{ground}" y2="{ground}"/>')
    parts += [
        _text((place - first + 0.5) * step, HEIGHT - 5, str(place * width), "middle") for place in _marks(first, last)
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


def _marks(first: int, last: int) -> list[int]:
    """Some of the bars, evenly, to write numbers under."""
    step = next(size for size in SIZES if last - first + 1 <= size * MOST_MARKS)
    return [place for place in range(first, last + 1) if place % step == 0]


def _bar(x: float, step: float, tall: float, ground: float) -> str:
    size = f'width="{max(step - GAP, 1):.1f}" height="{tall:.1f}"'
    return f'<rect class="bar" x="{x:.1f}" y="{ground - tall:.1f}" {size}/>'


def _upright(kind: str, x: float, height: float) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>'


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _whole(height: float, parts: Sequence[str], label: str) -> str:
    head = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img"'
    return f'<svg {head} aria-label="{escape(label)}">{"".join(parts)}</svg>'


def alone(plot: str) -> str:
    """A plot as a file of its own."""
    head, _, rest = plot.partition(">")
    return f"{head}>{STYLE}{rest}\n"
