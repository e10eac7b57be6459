"""What takes long is done beside everything else: nobody at another table waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import jsonpatch
import pytest

from aevum.core.engine import compiled, interpreted
from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.table import pace as paces
from aevum.table.beside import with_table
from aevum.table.pace import LONG, Pace
from aevum.table.table import QUICK
from aevum.table.table import Table as Live
from aevum.table.ways_back import Known, find_ways_back
from tests.table.house import GAME, PATIENCE, Ear, House, State, Table

ROLL = game_named(GAME)


@pytest.fixture(autouse=True)
def nothing_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tables took is not known here, and nobody learns of these."""
    monkeypatch.setattr(paces, "_paces", defaultdict(lambda: defaultdict(Pace)))


class Gate:
    """A function that takes as long as a test wants."""

    def __init__(self, real: Callable[..., Any]) -> None:
        self._real = real
        self._open = threading.Event()
        self.calls = 0
        self.threads: set[str] = set()

    def __call__(self, *arguments: Any) -> Any:
        self.calls += 1
        self.threads.add(threading.current_thread().name)
        assert self._open.wait(PATIENCE)
        return self._real(*arguments)

    def open(self) -> None:
        """From now on it takes no time."""
        self._open.set()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Looking back takes until the gate is opened."""
    gate = Gate(find_ways_back)
    monkeypatch.setattr("aevum.table.looking_back.find_ways_back", gate)
    yield gate
    gate.open()


def listening(table: Table) -> Ear:
    """A page of the host, which can be told changes."""
    return table.host.listen(changes=1)


def news(ear: Ear, kind: str) -> State:
    """The next news of a kind."""
    while (event := ear.any_event()).kind != kind:
        pass
    data: State = event.data
    return data


def test_a_move_is_told_before_it_is_known_what_may_be_taken_back(house: House, gate: Gate) -> None:
    table = house.open("me")
    with listening(table) as ear:
        number = table.host.act().json()["number"]
        told = news(ear, "message")["state"]
        assert (told["number"], told["undo_waits"], told["undo"]) == (number, True, None)
        assert house.open("me").host.act().status_code == 200, "nobody else waits"
        gate.open()
        found = news(ear, "undo")
        assert found["undo_ask"] and not found["undo_waits"]
        assert told | found == table.host.state()


def test_it_is_worked_out_once_for_a_position(house: House, gate: Gate) -> None:
    table = house.open("me")
    with listening(table) as one, listening(table) as other:
        table.host.act()
        for ear in (one, other):
            news(ear, "message")
        gate.open()
        for ear in (one, other):
            news(ear, "undo")
        assert table.host.state()["undo"] == table.host.state()["undo"] is not None
        assert gate.calls == 1


def test_an_undo_waits_until_it_is_known(house: House, gate: Gate) -> None:
    table = house.open("me")
    with listening(table) as ear:
        position = table.host.act().json()["position"]
        news(ear, "message")
        answers: list[int] = []
        wish = {"seat": 0, "position": position, "key": "back"}
        asking = threading.Thread(target=lambda: answers.append(table.host.post("undo", **wish).status_code))
        asking.start()
        gate.open()
        asking.join(PATIENCE)
        assert answers == [200] and table.host.state()["position"] == position + 1


def test_whoever_wants_whole_states_is_told_all_at_once(house: House, gate: Gate) -> None:
    gate.open()
    table = house.open("me")
    with table.host.listen() as ear:
        table.host.act()
        assert ear.next()["state"]["undo"] is not None


def test_changes_lead_from_state_to_state(house: House) -> None:
    table = house.open("me", "friend", "friend", game="tempus")
    with table.host.listen(changes=1, after=0) as ear:
        state = news(ear, "message")["state"]
        for _ in range(12):
            table.pending().act()
            event = ear.any_event()
            while event.kind != "message":
                state |= event.data if event.kind == "undo" else {}
                event = ear.any_event()
            assert "state" not in event.data
            state = jsonpatch.apply_patch(state, event.data["changes"])
            now = table.host.state()
            assert state["number"] == event.number == now["number"]
            waits = {name: state[name] for name in ("undo", "undo_ask", "undo_waits")}
            present = {"seats": state["seats"]}
            assert state == now | waits | present


def test_a_long_past_is_told_without_states(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.table.streams.BACKLOG", 3)
    host = house.open("me").host
    for _ in range(6):
        number = host.act().json()["number"]
    with host.listen(after=0) as ear:
        events = [ear.next() for _ in range(number)]
    assert [event["state"] is None for event in events] == [True] * (number - 3) + [False] * 3
    assert all(event["told"] for event in events[: number - 3])


@pytest.mark.parametrize("name", ["prepare_move", "choices", "observed"])
def test_interpreted_rules_do_not_hold_the_loop(house: House, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    table = house.open("me")
    state = table.host.state()
    real, threads = getattr(Match, name), set()

    def noted(match: Match, *arguments: Any) -> Any:
        threads.add(threading.current_thread().name)
        return real(match, *arguments)

    monkeypatch.setattr(Match, name, noted)
    wish = {"seat": 0, "action": state["choices"][0]["action"], "position": state["position"], "key": name}
    assert table.host.post("act", **wish).status_code == 200
    assert table.host.state()["position"] > state["position"]
    assert threads and all("_" in each for each in threads), threads


def test_what_took_long_is_done_beside_everything_else_next_time() -> None:
    table = Live("t", Match.new(ROLL, [Player("Ann")], {}, 3, compiled(ROLL)))
    where: list[str] = []

    def work(_: Live) -> None:
        where.append(threading.current_thread().name)

    async def twice() -> None:
        for took in (0.0, 0.0, 2 * LONG, 0.0):
            table.paces[table.match.step] = Pace(look=took, choice=0.0)
            await with_table(table, work)

    asyncio.run(twice())
    here = threading.current_thread().name
    assert [name == here for name in where] == [False, True, False, True], "of a table just taken up nothing is made"


def test_tables_learn_from_each_other_how_long_looks_at_a_step_take() -> None:
    one, other = (Live("t", Match.new(ROLL, [Player("Ann")], {}, 3, compiled(ROLL))) for _ in range(2))
    one.looked_at = other.looked_at = True
    one.match.play(0, one.match.choices(0)[0])
    other.paces[other.match.step] = Pace(look=0.0, choice=0.0)
    one.paces[one.match.step] = Pace(look=2 * LONG)
    assert one.takes_long and not other.takes_long, "they are at different steps"
    other.match.play(0, other.match.choices(0)[0])
    assert other.takes_long, "now at the same"


def test_what_is_made_beside_everything_else_is_made_once_for_all_who_look() -> None:
    table = Live("t", Match.new(ROLL, [Player("Ann")], {}, 3, compiled(ROLL)))
    times = count(1)

    def work(seen: Live) -> int:
        return seen.part(("number",), lambda: next(times))

    async def look() -> list[int]:
        table.paces[table.match.step] = Pace(look=2 * LONG)
        found = await asyncio.gather(*(with_table(table, work) for _ in range(3)))
        before = table.snapshot()
        table.keep_aside(table.match.aside, {})  # whoever looks now must not find what was made before
        return [*found, await with_table(table, work), work(before), work(table)]

    assert asyncio.run(look()) == [1, 1, 1, 2, 1, 2]


def test_compiled_rules_look_back_at_once_where_that_was_quick_last_time() -> None:
    match = Match.new(ROLL, [Player("Ann")], {}, 3, compiled(ROLL))
    table = Live("t", match)
    for took, waits in ((2 * QUICK, True), (0.0, False)):
        match.play(0, match.choices(0)[0])
        table.last_look = took
        assert (table.ways_back(0) is None) is waits
    table.learn_ways_back(Known(match.position, took=2 * QUICK))
    match.play(0, match.choices(0)[0])
    assert table.ways_back(0) is None


def test_interpreted_rules_never_look_back_at_once() -> None:
    match = Match.new(ROLL, [Player("Ann")], {}, 3, interpreted(ROLL))
    match.play(0, match.choices(0)[0])
    table = Live("t", match)
    table.last_look = 0.0
    assert table.ways_back(0) is None


def test_a_seat_with_nothing_to_look_at_says_nothing_about_how_long_a_look_takes() -> None:
    match = Match.new(ROLL, [Player("Ann"), Player("Bob")], {}, 3, compiled(ROLL))
    table = Live("t", match)
    mover = match.pending[0]
    match.play(mover, match.choices(mover)[0])
    assert table.ways_back(1 - mover) is not None
    assert table.ways_back(mover) is None, "a table just taken up may have a hundred decisions to look at"


def test_short_work_in_between_does_not_make_long_work_short() -> None:
    table = Live("t", Match.new(ROLL, [Player("Ann")], {}, 3, compiled(ROLL)))
    table.paces[table.match.step] = Pace(look=2 * LONG)
    asyncio.run(with_table(table, lambda _: None))
    assert table.pace.look > LONG


def test_a_table_just_opened_and_a_long_list_of_choices_are_looked_at_beside_everything_else() -> None:
    assert Pace().takes_long(0), "nobody knows yet"
    pace = Pace(look=0.0)
    assert pace.takes_long(10), "nobody knows yet how long they take"
    pace.described(10, 10 * LONG / 20)
    assert not pace.takes_long(19)
    assert pace.takes_long(21)
    pace.described(2, LONG)  # other things take as long as two choices
    pace.described(10, 0.0)
    assert not pace.takes_long(21), "that is forgotten little by little"
