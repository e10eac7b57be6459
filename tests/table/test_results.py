"""What a match came to is told at its end, to everybody alike, and worked out once."""

from __future__ import annotations

import pytest

from aevum.core.match import Match
from aevum.core.results import Results, results_of
from tests.table.house import House


def test_before_the_end_nothing_is_told(house: House) -> None:
    table = house.open("me", "friend")
    for person in (table.host, table.watcher):
        answer = person.get("results")
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over-yet")


def test_at_the_end_everybody_is_told_the_same_and_it_is_found_out_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[Match] = []

    def noted(match: Match) -> Results:
        worked_out.append(match)
        return results_of(match)

    monkeypatch.setattr("aevum.table.results.results_of", noted)
    table = house.open("me")
    while not (state := table.host.state())["over"]:
        assert table.host.act(action=state["choices"][-1]["action"]).status_code == 200
    told = table.host.get("results", lang="en").json()
    assert told == table.watcher.get("results", lang="en").json() and len(worked_out) == 1
    assert told["curve"][-1]["scores"] == [state["seats"][0]["score"]]
    assert told["curve"][1]["label"] == "Round 1" and told["again"] == [""]
    french = table.host.get("results", lang="fr").json()
    assert french["curve"][1]["label"] == "Manche 1" and len(worked_out) == 1
