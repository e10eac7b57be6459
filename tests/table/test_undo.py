"""Taking back: alone where nothing was rolled or shown since, otherwise with everybody's consent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.table.house import House, Person, Table, plain, running, wait_until


def play_until(table: Table, step: str, steps: int = 400) -> Person:
    """Play on until somebody must decide a step; whoever it is."""
    for _ in range(steps):
        mover = table.pending()
        state = mover.state()
        if state["asked"]["step"] == step:
            return mover
        mover.act(action=state["choices"][0]["action"])
    raise AssertionError(f"no {step} came")


def consent(person: Person, agree: bool, key: str = "answer") -> int:
    """Answer; the status."""
    return person.post("consent", agree=agree, key=key).status_code


def building(table: Table) -> Person:
    """Somebody has just built, and could take it back."""
    while True:
        mover = play_until(table, "build")
        building = next(choice for choice in mover.state()["choices"] if choice["verb"] == "build")
        mover.act(action=building["action"])
        if mover.state()["undo"]:
            return mover
        table.pending().act()


def test_alone(house: House) -> None:
    table = house.open("me", "friend")
    mover = building(table)
    state = mover.state()
    before = mover.get("replay", at=state["undo"]["to"]).json()
    answer = mover.undo(to=state["undo"]["to"])
    assert answer.status_code == 200
    after = mover.state()
    assert after["view"] == before["view"] and after["position"] == state["position"] + 1
    assert after["last"][0]["event"] == "undo"


def test_people_at_one_screen_take_back_for_each_other(house: House) -> None:
    table = house.open("me", "here", "friend")
    while True:
        mover = building(table)
        undo = mover.state()["undo"]
        if mover is table.host and undo["seat"] == 1:
            break
        table.pending().act()
    assert table.host.undo(seat=0, to=undo["to"]).status_code == 200


def test_a_retry_takes_back_once(house: House) -> None:
    table = house.open("me", "friend")
    mover = building(table)
    wish = {"position": mover.state()["position"], "key": "back"}
    first, again = mover.undo(**wish), mover.undo(**wish)
    assert first.json() == again.json() and first.status_code == again.status_code == 200
    assert mover.state()["number"] == first.json()["number"]


def test_one_person_with_computers_takes_back_at_once(house: House) -> None:
    table = house.open("me", "here")
    rolled = table.host.state()
    table.host.act(action=next(choice["action"] for choice in rolled["choices"] if choice["verb"] == "reroll"))
    state = table.host.state()
    assert state["undo"] is None and state["undo_ask"]["to"] == 0
    assert table.host.undo(to=0).status_code == 200
    assert table.host.state()["view"] == rolled["view"]


def overtaken(house: House, *others: str) -> tuple[Person, dict[str, Any], int]:
    """Somebody has decided, and computers have moved since; with it how it stood, and the position it led to."""
    table = house.open("me", "bot", *others)
    me = table.host
    while True:
        wait_until(lambda: me.state()["pending"] != [1])
        before = me.state()
        if before["pending"] != [0]:
            table.pending().act()
            continue
        position = me.act(action=before["choices"][-1]["action"]).json()["position"]
        wait_until(lambda: me.state()["pending"] != [1])
        if me.state()["position"] > position:
            return me, before, position


def test_a_computer_that_was_quicker_is_in_nobody_s_way(house: House) -> None:
    """The page asks from where it has shown; what is to be taken back is the same."""
    me, before, position = overtaken(house)
    wish = {"to": before["position"], "position": position, "key": "back"}
    first, again = me.undo(**wish), me.undo(**wish)
    assert first.status_code == 200 and first.json() == again.json()
    assert me.state()["view"] == before["view"]
    late = me.undo(to=before["position"], position=position)
    assert (late.status_code, late.json()["error"]) == (409, "stale"), "a second one meant the same decision"


def test_what_people_did_meanwhile_is_in_the_way(house: House) -> None:
    me, before, position = overtaken(house, "friend")
    late = me.undo(to=before["position"], position=position)
    assert (late.status_code, late.json()["error"]) == (409, "stale")


def test_whoever_knows_that_others_are_asked_asks_them_though_a_computer_was_quicker(house: House) -> None:
    table = house.open("me", "friend", "bot", options={"first": 2})
    table.friends[0].act()
    person = table.friends[0]
    while person.state()["pending"] == [1]:
        person.act()
    wait_until(lambda: person.state()["pending"] == [0])
    before = person.state()
    wish = {"to": before["undo_ask"]["to"], "position": before["position"] - 1}
    assert person.undo(**wish).json()["error"] == "stale"
    assert person.undo(**wish, ask=True).status_code == 202
    assert table.host.state()["undo_asked"]["to"] == wish["to"]
    assert consent(table.host, False) == 200
    table.host.act()
    late = person.undo(**wish, ask=True)
    assert (late.status_code, late.json()["error"]) == (409, "stale"), "what people did is in the way"


def asked(house: House) -> tuple[Table, Person, Person]:
    """A table where somebody asks to take back a roll; who asks and who is asked."""
    table = house.open("me", "friend")
    asker = table.pending()
    asker.act(action=next(choice["action"] for choice in asker.state()["choices"] if choice["verb"] == "reroll"))
    answer = asker.undo(to=0, key="ask")
    assert (answer.status_code, answer.json()["asked"]) == (202, True)
    return table, asker, table.friends[0] if asker is table.host else table.host


def test_with_consent(house: House) -> None:
    table, asker, other = asked(house)
    question = other.state()["undo_asked"]
    assert question["to"] == 0 and question == asker.state()["undo_asked"] == table.watcher.state()["undo_asked"]
    assert consent(other, True) == 200
    state = other.state()
    assert state["undo_asked"] is None and state["view"] == other.get("replay", at=0).json()["view"]
    with table.watcher.listen(after=2) as ear:
        kinds = [ear.next()["kind"] for _ in range(3)]
    assert kinds == ["ask_undo", "answer_undo", "undo"]


def test_without_consent(house: House) -> None:
    _, _, other = asked(house)
    position = other.state()["position"]
    assert consent(other, False) == 200
    state = other.state()
    assert state["undo_asked"] is None and state["position"] == position
    assert consent(other, True, "too late") == 409


def test_answers_that_come_again(house: House) -> None:
    _, asker, other = asked(house)
    again = asker.undo(to=0, key="ask", position=1)
    assert (again.status_code, again.json()["asked"]) == (202, True)
    assert asker.undo(to=0, key="another").status_code == 409
    number = other.post("consent", agree=True, key="answer").json()["number"]
    after = other.state()
    assert other.post("consent", agree=True, key="answer").json()["number"] == number
    assert other.post("consent", agree=False, key="answer").json()["error"] == "key-used"
    assert other.state() == after


def test_the_asker_cannot_agree_for_others_but_withdraw(house: House) -> None:
    _, asker, other = asked(house)
    assert consent(asker, True) == 200 and other.state()["undo_asked"] is not None
    assert consent(asker, False, "withdrawn") == 200 and other.state()["undo_asked"] is None
    assert consent(other, True, "late") == 409


def test_all_others_must_agree(house: House) -> None:
    table = house.open("me", "friend", "friend", "bot", options={"first": 1})
    table.host.act(action=next(c["action"] for c in table.host.state()["choices"] if c["verb"] == "reroll"))
    assert table.host.undo(to=0).status_code == 202
    first, second = table.friends
    assert consent(first, True) == 200
    waiting = second.state()["undo_asked"]["waiting"]
    assert waiting == [seat["seat"] for seat in second.state()["seats"] if seat["mine"]]
    assert consent(second, True) == 200
    assert second.state()["undo_asked"] is None


def test_a_move_ends_the_question(house: House) -> None:
    table, _, other = asked(house)
    assert table.pending().act().status_code == 200
    assert other.state()["undo_asked"] is None
    assert consent(other, True) == 409


def test_a_question_outlives_a_restart(database: Path) -> None:
    with running(plain(database)) as house:
        _, _, other = asked(house)
        before = other.state()
    with running(plain(database)) as house:
        other = Person(house, other.link)
        assert other.state() == before and before["undo_asked"]
        assert consent(other, True) == 200
    with running(plain(database)) as house:
        state = Person(house, other.link).state()
        assert state["undo_asked"] is None and state["position"] == before["position"] + 1


def test_what_cannot_be_taken_back(house: House) -> None:
    table = house.open("me", "friend")
    mover = table.pending()
    other = table.friends[0] if mover is table.host else table.host
    before = mover.state()
    nothing = mover.undo()
    assert (nothing.status_code, nothing.json()["error"]) == (409, "cannot-undo")
    assert mover.undo(to=50).status_code == 409
    assert mover.undo(to=-1).status_code == 400
    assert mover.undo(to="0").status_code == 400
    assert mover.undo(position=7).status_code == 409
    assert mover.undo(seat=1 if mover is table.host else 0).status_code == 403
    assert consent(other, True) == 409
    assert mover.post("consent", agree="yes", key="k").status_code == 400
    assert mover.state() == before
