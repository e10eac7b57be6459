"""A table with a line a seat: its mark, its name, and as many figures as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from aevum.terminal.lines import pad
from aevum.terminal.scene import Scene, marked

MARK = 5  # the cells of the turn's arrow, a seat's mark and a space
SHORTEST_NAME, LONGEST_NAME = 6, 16


def seat_table(
    scene: Scene, columns: Sequence[tuple[str, list[str]]], width: int, ends: Sequence[Text] = ()
) -> list[Text]:
    """A line of headings and a line a seat, each column with its heading; the last columns are left out first.

    `ends` are what stands behind the figures of each seat, whatever is left out.
    """
    widths = [max(map(cell_len, (head, *cells))) + 1 for head, cells in columns]
    fixed = MARK + max((end.cell_len for end in ends), default=0)
    kept = [place for place in range(len(columns)) if fixed + SHORTEST_NAME + sum(widths[: place + 1]) <= width]
    longest = max(SHORTEST_NAME, max(map(cell_len, scene.names)))
    name = max(1, min(LONGEST_NAME, longest, width - fixed - sum(widths[place] for place in kept)))
    heads = "".join(pad(columns[place][0], widths[place], right=True) for place in kept)
    lines = [Text(" " * (MARK + name) + heads, "dim")]
    for seat, who in enumerate(scene.names):
        figures = "".join(pad(columns[place][1][seat], widths[place], right=True) for place in kept)
        arrow = "▶" if seat == scene.view["turn"] else " "
        lines.append(Text.assemble(arrow, marked(seat), " ", pad(who, name), figures, *ends[seat : seat + 1]))
    return lines
