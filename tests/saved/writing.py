"""How a folder of saved files and a database is written: to be run with the code of the commit that names the folder.

`PYTHONPATH=CHECKOUT python tests/saved/writing.py FOLDER [--small]`, in the checkout. Nothing here may be run again
for a folder that exists: what matters about its files is that the old code wrote them.
"""

from __future__ import annotations

import json
import secrets
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from aevum.bots import bot_named
from aevum.core import savefile
from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.games import GAME_IDS, game_named
from tests.table.house import House, Person, Table, plain, running, wait_until

ROLL, TEMPUS, HISTORY, SEVEN = "roll-through-the-ages", "tempus", "history-of-the-world", "seven-ages"
EVERYTHING = {"preeminence": 1, "minor_empires": 1, "stacks": 1, "naval_control": 1}


@dataclass(frozen=True)
class Plan:
    """A file to be written: who plays what, how far (0: to the end), and how often somebody takes back."""

    game: str
    name: str
    players: tuple[str, ...]
    entries: int
    options: dict[str, int] = field(default_factory=dict)
    undos: float = 0.0


PLANS = (
    Plan(ROLL, "solitaire", ("Zoé",), 0, undos=0.1),
    Plan(ROLL, "begun", ("Ann", "Bob"), 3),
    Plan(ROLL, "dealt", ("Ann", "Bob", "Cleo"), -1),
    Plan(ROLL, "trading", ("Ann", "花", "Борис", "greedy"), 0, {"trading": 1, "first": 2}, 0.1),
    Plan(ROLL, "running", ("Ζωή", "random", "李雷"), 120, {"first": 3}, 0.15),
    Plan(ROLL, "bots", ("greedy", "random", "greedy", "random"), 0, {"trading": 1}),
    Plan(TEMPUS, "begun", ("Ann", "Bob", "Cleo"), 4),
    Plan(TEMPUS, "running", ("Ann", "花子", "greedy"), 150, {"first": 2}, 0.1),
    Plan(TEMPUS, "island", ("Ann", "Bob", "Cleo", "Борис"), 200, {"island": 1}, 0.08),
    Plan(TEMPUS, "finished", ("Émile", "greedy", "random"), 0, {}, 0.05),
    Plan(TEMPUS, "five", ("Ann", "greedy", "random", "greedy", "李"), 0, {"island": 1, "first": 4}, 0.03),
    Plan(TEMPUS, "bots", ("greedy", "greedy", "random", "random"), 0),
    Plan(HISTORY, "begun", ("Ann", "Bob", "Cleo"), 4),
    Plan(HISTORY, "running", ("Ann", "花", "Борис", "greedy"), 150, {"first": 3}, 0.1),
    Plan(HISTORY, "everything", ("Ann", "greedy", "random", "Zoé", "greedy", "李雷"), 0, EVERYTHING, 0.03),
    Plan(
        HISTORY, "everything-running", ("Ann", "Bob", "Ζωή", "random", "greedy"), 260, {**EVERYTHING, "first": 2}, 0.08
    ),
    Plan(HISTORY, "finished", ("Ann", "greedy", "Bob"), 0, {"stacks": 1}, 0.05),
    Plan(HISTORY, "minor", ("Ann", "random", "Bob", "greedy"), 180, {"minor_empires": 1, "preeminence": 1}, 0.05),
    Plan(HISTORY, "naval", ("greedy", "random", "greedy", "random"), 0, {"naval_control": 1}),
    Plan(HISTORY, "six", ("Ann", "greedy", "random", "greedy", "random", "greedy"), 0, {}, 0.03),
)
SEVEN_PLANS = (  # written by daca0983, the last with the first version of the rules of 7 Ages
    Plan(SEVEN, "begun", ("Ann", "Bob", "Cleo"), 60),
    Plan(SEVEN, "running", ("Ann", "花", "greedy", "Борис"), 1500, {"timed_progress": 1, "pursuit": 1}, 0.02),
    Plan(SEVEN, "short", ("Ann", "greedy"), 0, {"fast_history": 1, "last_turn": 4}, 0.02),
    Plan(SEVEN, "bots", ("greedy", "greedy", "random", "greedy"), 0, {"take_that": 1, "technology": 1, "last_turn": 5}),
)


def write_files(folder: Path, plans: tuple[Plan, ...] = PLANS) -> None:
    """Every file of the plans."""
    for number, plan in enumerate(plans):
        match = played(plan, Random(number))
        savefile.write(match, folder / f"{plan.game}-{plan.name}.json")
        undos = [entry for entry in match.log if entry.action is None]
        print(
            plan.game,
            plan.name,
            match.position,
            "over" if match.over else "",
            len(undos),
            "undos",
            sum(bool(entry.agreed) for entry in undos),
            "agreed",
        )


def played(plan: Plan, luck: Random) -> Match:
    """A match played as planned."""
    game = game_named(plan.game)
    players = [Player(f"Bot {name}", name) if name in ("greedy", "random") else Player(name) for name in plan.players]
    match = Match.new(game, players, plan.options, luck.getrandbits(128), compiled(game))
    while not match.over and (plan.entries == 0 or match.position < plan.entries):
        if luck.random() < plan.undos:
            take_back(match, luck)
        seat = luck.choice(match.pending)
        level = match.players[seat].bot or luck.choice(("greedy", "random"))
        match.play(seat, bot_named(level)(match.engine, match.observed(seat), seat, luck.getrandbits(64)))
    return match


def take_back(match: Match, luck: Random) -> None:
    """Somebody takes back: alone where that is possible, else by consent."""
    people = sorted(match.people())
    alone = [seat for seat in people if match.undo_reach(seat) is not None]
    if alone and luck.random() < 0.6:
        match.undo(alone[0])
    elif people:
        seat = luck.choice(people)
        to = match.undo_by_consent(seat)
        if to is not None:
            match.undo(seat, to, agreed=people)


def write_tables(folder: Path) -> None:
    """A database of tables, by the service itself, and the links to them."""
    opened: dict[str, Any] = {}
    with running(plain(folder / "aevum.sqlite", warm=True)) as house:
        wait_until(lambda: len(house.service.engines._compiled) == 3, 300)
        for game, kinds, options in (
            (ROLL, ("me", "friend", "here"), {"trading": 1}),
            (TEMPUS, ("me", "friend", "bot greedy"), {"island": 1}),
            (HISTORY, ("me", "friend", "bot greedy", "bot random"), EVERYTHING),
        ):
            opened[f"{game}-running"] = running_table(house, game, kinds, options)
        for game, bots in (
            (ROLL, ("me", "bot greedy")),
            (TEMPUS, ("me", "bot random", "bot greedy")),
            (HISTORY, ("me", "bot greedy", "bot random")),
        ):
            opened[f"{game}-finished"] = finished_table(house, game, bots)
        opened[f"{ROLL}-imported"] = imported_table(house, folder / f"{ROLL}-running.json")
        opened[f"{HISTORY}-imported"] = imported_table(house, folder / f"{HISTORY}-everything.json")
        for answer in opened.values():
            answer["number"] = Person(house, answer["link"]).state()["number"]
    (folder / "links.json").write_text(json.dumps(opened, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def running_table(house: House, game: str, kinds: tuple[str, ...], options: dict[str, int]) -> dict[str, Any]:
    """A table with names, undos alone, undos agreed to and refused, and one that is still being asked about."""
    table = house.open(*kinds, game=game, options=options)
    friend = table.friends[0]
    friend.post("name", seat=1, name="花 Зоя")
    luck = Random(game)
    agreed = refused = alone = 0
    while min(agreed, refused, alone) < 2 or table.host.state()["position"] < 80:
        act(table, luck)
        if luck.random() < 0.2 and (undo := table.host.state()["undo"]):
            alone += table.host.undo(seat=undo["seat"], to=undo["to"]).status_code == 200
        elif luck.random() < 0.15 and (ask := friend.state()["undo_ask"]):
            answer = friend.undo(seat=ask["seat"], to=ask["to"])
            if answer.status_code == 202:
                agree = luck.random() < 0.5
                table.host.post("consent", agree=agree, key=secrets.token_hex(8))
                agreed, refused = agreed + agree, refused + (not agree)
    while True:
        act(table, luck)
        ask = friend.state()["undo_ask"]
        if ask and friend.undo(seat=ask["seat"], to=ask["to"]).status_code == 202:
            return table.answer


def act(table: Table, luck: Random) -> None:
    """One of the people acts, when it is their turn."""
    for person in (table.host, *table.friends):
        state = person.asked()
        if state["choices"]:
            person.act(action=luck.choice(state["choices"])["action"])
            return


def finished_table(house: House, game: str, kinds: tuple[str, ...]) -> dict[str, Any]:
    """A table played to the end with computer players."""
    table, luck = house.open(*kinds, game=game), Random(game)
    while not table.host.state()["over"]:
        act(table, luck)
    return table.answer


def imported_table(house: House, path: Path) -> dict[str, Any]:
    """A table made from a file."""
    answer = house.client.post("/api/tables/import", json=json.loads(path.read_text(encoding="utf-8")))
    found: dict[str, Any] = answer.json()
    return found


def write_small(folder: Path) -> None:
    """A small database, for its later versions; where many can choose at once, with a choice that waits for another."""
    opened: dict[str, Any] = {}
    with running(plain(folder / "aevum.sqlite")) as house:
        opened[f"{ROLL}-running"] = running_table(house, ROLL, ("me", "friend", "here"), {})
        if SEVEN in GAME_IDS:
            table = house.open("me", "friend", game=SEVEN)
            assert table.host.act().json()["sealed"]
            opened[f"{SEVEN}-sealed"] = table.answer
        for answer in opened.values():
            answer["number"] = Person(house, answer["link"]).state()["number"]
    (folder / "links.json").write_text(json.dumps(opened, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=False)
    if "--small" in sys.argv:
        write_small(target)
    else:
        write_files(target)
        write_tables(target)
