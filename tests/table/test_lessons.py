"""Lessons at the service: tables of their own, kept on disk, that answer other choices and refuse to go back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from aevum.core.lessons import lesson_names, lesson_of
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named
from tests.table.house import GAME, House, Person, State, Table, plain, running

LESSON = lesson_of(game_named(GAME), lesson_names(game_named(GAME))[0])


def teach(house: House, **wish: Any) -> Table:
    """A table of a lesson."""
    usual = {"game": GAME, "lesson": LESSON.name, "name": "Ann"}
    answer = house.client.post("/api/lessons", json=usual | wish)
    assert answer.status_code == 201, answer.text
    return Table(house, answer.json())


def make_step(learner: Person) -> State:
    """Do what the lesson expects; how the table stands then."""
    assert learner.act(action=learner.state()["lesson"]["expected"][0]).status_code == 200
    return learner.state()


def test_games_list_their_lessons(house: House) -> None:
    listed = {game["id"]: game["lessons"] for game in house.client.get("/api/games?lang=en").json()}
    assert set(listed) == set(GAME_IDS) and all(listed.values())
    assert listed[GAME] == [
        {"id": LESSON.name, "title": "Your first three rounds", "about": listed[GAME][0]["about"], "steps": 13}
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_told_in_the_readers_language(house: House, lang: str) -> None:
    lesson, own = teach(house).host.state(lang=lang)["lesson"], texts(lang, GAME)
    first = LESSON.steps[0]
    assert lesson["title"] == own.say(LESSON.key()) and (lesson["step"], lesson["steps"]) == (0, len(LESSON.steps))
    assert lesson["text"] == own.say(LESSON.key(first.name)) and lesson["do"] == own.say(LESSON.key(first.name, "do"))
    assert lesson["expected"] == [first.do] and lesson["point"] == list(first.point) and lesson["next"] == ""


def test_a_lesson_is_played_to_its_end_and_the_table_goes_on(house: House) -> None:
    learner = teach(house).host
    for step in range(1, len(LESSON.steps) + 1):
        state = make_step(learner)
        assert state["lesson"]["step"] == step and state["thinking"] == []
        assert state["advice"] == ("" if step < len(LESSON.steps) else "alone")
    assert state["lesson"]["text"] == texts("en", GAME).say(LESSON.key("end"))
    assert state["position"] == LESSON.length and state["choices"]
    assert learner.act().status_code == 200, "after the lesson it is a table like any other"
    assert learner.state()["lesson"] is None, "whoever plays on is told nothing more"


def test_another_choice_is_answered_and_changes_nothing(house: House) -> None:
    learner = teach(house).host
    before = learner.state()
    answer = learner.act(action="stop")
    assert answer.status_code == 422 and answer.json()["error"] == "outside-lesson"
    assert answer.json()["rule"] == LESSON.steps[0].rule and "only the coins" in answer.json()["text"]
    assert learner.state()["position"] == before["position"]


def test_nothing_is_taken_back_in_a_lesson(house: House) -> None:
    learner = teach(house, step=4).host
    state = make_step(learner)
    assert state["undo"] is None and state["undo_ask"] is None
    assert learner.undo().status_code == learner.undo(to=3).status_code == 409


def test_a_lesson_begins_at_any_step(house: House) -> None:
    state = teach(house, step=6).host.state()
    assert state["lesson"]["step"] == 6 and state["position"] == LESSON.steps[6].place
    assert [seat["name"] for seat in state["seats"]] == ["Ann", "Computer B"]


@pytest.mark.parametrize(
    ("wish", "status"),
    [({"lesson": "nowhere"}, 422), ({"step": 99}, 400), ({"name": ""}, 400), ({"game": "nowhere"}, 422)],
)
def test_what_is_no_lesson_is_refused(house: House, wish: dict[str, Any], status: int) -> None:
    usual = {"game": GAME, "lesson": LESSON.name, "name": "Ann"}
    assert house.client.post("/api/lessons", json=usual | wish).status_code == status


def test_a_lesson_goes_on_after_the_service_was_ended(database: Path) -> None:
    with running(plain(database)) as house:
        table = teach(house)
        before = make_step(table.host)
    with running(plain(database)) as house:
        learner = Person(house, table.host.link)
        assert learner.state()["lesson"] == before["lesson"]
        assert make_step(learner)["lesson"]["step"] == 2


def test_a_lesson_that_is_gone_leaves_its_table(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(plain(database)) as house:
        table = teach(house)
    monkeypatch.setattr("aevum.table.tables.lesson_or_none", lambda game, name: None)
    with running(plain(database)) as house:
        learner = Person(house, table.host.link)
        assert learner.state()["lesson"] is None and learner.act(action="stop").status_code == 200
