"""Above the atlas: a line a seat, a line an empire, the glory of one's own empires, and the progress track."""

from __future__ import annotations

from dataclasses import replace

from rich.cells import cell_len
from rich.text import Text

from aevum.terminal.boards.seven_ages.signs import Thing, acting_empire, badge, empires_of, say_empire, signed
from aevum.terminal.lines import listed, pad, shorten, wrap
from aevum.terminal.scene import Scene, flow, marked
from aevum.terminal.seat_table import seat_table

SEAT_FIGURES = ("glory", "now", "cards", "empires", "marker")  # the more important ones first
EMPIRE_FIGURES = ("level", "age", "money", "income", "now", "units", "regions", "leaders", "trade")
BADGE = 5  # the cells of the acting empire's arrow, a badge and a space
SHORTEST_NAME, LONGEST_NAME = 8, 14
SHORTEST_MARKER, LONGEST_MARKER = 6, 22
HIDDEN = "?"
INDENT = 2


def seats(scene: Scene, width: int) -> list[Text]:
    """A line of headings and a line a seat; the arrow stands at whoever acts, or else holds the turn marker."""
    columns = [(scene.say(f"terminal-seven-short-{name}"), _seat_column(scene, name)) for name in SEAT_FIGURES]
    return seat_table(replace(scene, view={**scene.view, "turn": seat_in_turn(scene)}), columns, width)


def short_seats(scene: Scene, width: int) -> list[Text]:
    """The seats one after the other with their glory."""
    sides = scene.view["seats"]
    parts = [
        Text.assemble(marked(seat, shorten(name, LONGEST_NAME)), f" {sides[seat]['score']['total']}")
        for seat, name in enumerate(scene.names)
    ]
    return flow(parts, width)


def seat_in_turn(scene: Scene) -> int | None:
    """The player of the empire that acts; between two actions whoever holds the turn marker."""
    acting = acting_empire(scene)
    holder: int | None = scene.view["holder"]
    return acting["seat"] if acting else holder


def _seat_column(scene: Scene, figure: str) -> list[str]:
    """A figure of every seat."""
    sides = scene.view["seats"]
    if figure == "glory":
        return [str(side["score"]["total"]) for side in sides]
    if figure == "now":
        return [signed(side["score"]["now"]) for side in sides]
    if figure == "cards":
        return [str(side["hand_size"]) for side in sides]
    if figure == "empires":
        return [f"{len(empires_of(scene, seat))}/{side['most_empires']}" for seat, side in enumerate(sides)]
    return [shorten(say_marker(scene, side["marker"]) or "·", LONGEST_MARKER) for side in sides]


def say_marker(scene: Scene, marker: Thing | None) -> str:
    """SA-051 to SA-064: a marker: covered, with its action where one knows it, turned over or lost."""
    if not marker:
        return ""
    name = scene.say(f"action-{marker['action'] or marker['marker']}") if marker["marker"] else HIDDEN
    return scene.say(f"terminal-seven-marker-{marker['state']}", action=name)


def empires(scene: Scene, width: int, shown: list[Thing]) -> list[Text]:
    """A line of headings and a line an empire, with as many figures as there is room for, and its marker."""
    if not shown:
        return []
    columns = [
        (scene.say(f"terminal-seven-short-{name}"), [_empire_figure(one, name) for one in shown])
        for name in EMPIRE_FIGURES
    ]
    widths = [max(map(cell_len, (head, *cells))) + 1 for head, cells in columns]
    longest = max(cell_len(say_empire(scene, one["id"])) for one in shown)
    fixed = BADGE + min(longest, SHORTEST_NAME)
    kept = [place for place in range(len(columns)) if fixed + sum(widths[: place + 1]) <= width]
    room = width - BADGE - sum(widths[place] for place in kept)
    name = max(1, min(LONGEST_NAME, longest, room))
    spare = room - name - 1
    heads = "".join(pad(columns[place][0], widths[place], right=True) for place in kept)
    marker = f" {shorten(scene.say('terminal-seven-short-marker'), spare)}" if spare >= SHORTEST_MARKER else ""
    lines = [Text(" " * (BADGE + name) + heads + marker, "dim")]
    for place, empire in enumerate(shown):
        figures = "".join(pad(columns[column][1][place], widths[column], right=True) for column in kept)
        said = f" {shorten(say_marker(scene, empire['marker']), spare)}" if spare >= SHORTEST_MARKER else ""
        lines.append(Text.assemble(_head(scene, empire, name), f"{figures}{said}".rstrip()))
    return lines


def _head(scene: Scene, empire: Thing, width: int) -> Text:
    """The arrow of the acting empire, a badge and a name."""
    is_acting = empire == acting_empire(scene)
    head = Text.assemble("▶" if is_acting else " ", badge(scene, empire["id"]))
    name = pad(say_empire(scene, empire["id"]), width)
    return Text.assemble(head, " " * (BADGE - head.cell_len), (name, "bold" if empire["seat"] == scene.seat else ""))


def _empire_figure(empire: Thing, figure: str) -> str:
    """A figure of an empire."""
    if figure == "now":
        return signed(glory_now(empire))
    if figure in ("income", "trade"):
        return signed(empire[figure])
    if figure == "leaders":
        return f"{empire['leaders']}/{empire['leader_limit']}"
    return str(empire[figure])


def glory_now(empire: Thing) -> int:
    """What the icons of an empire would bring now, as far as one can count."""
    return sum(icon["now"] or 0 for icon in empire["glory"])


def details(scene: Scene, width: int, shown: list[Thing]) -> list[Text]:
    """Below one another the empires with what they have and how near each of their icons is to glory."""
    lines = []
    for empire in shown:
        said = [*say_belongings(scene, empire), *(say_icon(scene, icon) for icon in empire["glory"])]
        head = badge(scene, empire["id"])
        first, *others = wrap(f"{head.plain} {' · '.join(said)}", width, INDENT)
        lines += [Text.assemble(head, first[len(head.plain) :]), *map(Text, others)]
    return lines


def say_belongings(scene: Scene, empire: Thing) -> list[str]:
    """Religion, government, artifacts and elite markers of an empire, each that there is."""
    said = [
        scene.say(f"terminal-seven-{kind}", name=scene.say(f"artifact-{empire[kind]}"))
        for kind in ("religion", "government")
        if empire[kind]
    ]
    if empire["artifacts"]:
        names = [scene.say(f"artifact-{artifact}") for artifact in empire["artifacts"]]
        said.append(scene.say("terminal-seven-artifacts", names=listed(scene.texts, names)))
    said += [scene.say("terminal-seven-elite", count=empire["elite"])] if empire["elite"] else []
    return said + ([scene.say("terminal-seven-barbarian")] if empire["barbarian"] else [])


def say_icon(scene: Scene, icon: Thing) -> str:
    """SA-335 to SA-371: an icon, what the empire has of it, its place, what it brings now, and what is missing."""
    name = scene.say(f"glory-{icon['category']}")
    if icon["zone"]:
        name = scene.say("terminal-seven-with", name=name, more=scene.say(f"zone-{icon['zone']}"))
    said = []
    if icon["has"] is not None and (icon["rank"] or icon["has"] != icon["now"]):
        said.append(scene.say("terminal-seven-icon-has", count=icon["has"]))
    if icon["rank"]:
        said.append(scene.say("terminal-seven-icon-rank", rank=icon["rank"]))
    if icon["now"] is not None:
        said.append(scene.say("terminal-seven-icon-now", points=signed(icon["now"])))
    if icon["next"]:
        said.append(scene.say("terminal-seven-icon-next", count=icon["next"]))
    head = scene.say("terminal-seven-icon", name=name, points=icon["points"])
    return scene.say("terminal-seven-icon-told", icon=head, told=listed(scene.texts, said)) if said else head


def track(scene: Scene, width: int) -> list[Text]:
    """The progress track: the levels on which an empire or a blue marker is."""
    head = Text(scene.say("terminal-seven-track"), "bold")
    levels = [_level(scene, level) for level in levels_in_use(scene)]
    return flow([head, *levels], width) if levels else []


def levels_in_use(scene: Scene) -> list[int]:
    """The levels of the track on which anything is."""
    used = {one["level"] for one in (*scene.view["empires"], *scene.view["track"])}
    return sorted(used)


def _level(scene: Scene, level: int) -> Text:
    """A level with the empires and the artifacts on it."""
    here = [badge(scene, one["id"]) for one in scene.view["empires"] if one["level"] == level]
    blue = [scene.say(f"artifact-{one['artifact']}") for one in scene.view["track"] if one["level"] == level]
    return Text.assemble(f"{level} ", Text(" ").join([*here, *(Text(name, "italic") for name in blue)]))


def discards(scene: Scene, width: int) -> list[Text]:
    """How many cards are left to draw, and the discards."""
    said = [scene.say("terminal-seven-deck", count=scene.view["deck"])]
    names = [say_empire(scene, card["id"]) for card in scene.view["discards"]]
    said += [scene.say("terminal-seven-discards", cards=listed(scene.texts, names))] if names else []
    return [Text(line, "dim") for line in wrap(" · ".join(said), width, INDENT)]
