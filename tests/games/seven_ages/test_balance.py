"""What is counted of the balance: every point of glory has a source, and what empires brought adds up."""

from __future__ import annotations

from functools import cache

import pytest

from aevum.core.events import ToldEvent
from aevum.core.vocabulary import pack
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.actions import PASS, PLAY_EVENT
from aevum.games.seven_ages.icons import GLORY_HOME
from aevum.games.seven_ages.steps import AT_MARKER, AT_PLAY_EVENT
from bench.balance import CHOSEN, FORCED, PASSED, USED, Asked, Played, kind_of, play, report
from bench.seven_ages.balance import ARTIFACTS, CHANGED, FLOOR, ICONS, SOURCES, WILD, Watch, turns

# A short game of two, and one of three in which artefacts come and empires fall.
TABLES = {"short": (2, {"fast_history": 1, "last_turn": 3}), "longer": (3, {"last_turn": 5})}
EGYPT = 0


def asked(table: str) -> Asked:
    """What is played at a table, interpreted."""
    seats, options = TABLES[table]
    return Asked(GAME, seats, GAME.settle_options(options, seats), seed=5, is_compiled=False)


@cache
def played_at(table: str) -> Played:
    """A game, played once for all tests."""
    return play(asked(table), 1)


@pytest.mark.parametrize("table", TABLES)
def test_every_point_of_glory_has_a_source(table: str) -> None:
    """What players are booked to have received is what they have; icons and artefacts are of an empire."""
    played = played_at(table)
    booked, lives = played.own["sources"], played.own["lives"]
    assert [sum(seat.values()) for seat in booked] == played.scores and max(played.scores) > 0
    assert {source for seat in booked for source in seat} <= set(SOURCES)
    for source in (ICONS, ARTIFACTS):
        assert sum(life["glory"].get(source, 0) for life in lives) == sum(seat.get(source, 0) for seat in booked) > 0
    assert sum(played.own["categories"].values()) == sum(seat[ICONS] for seat in booked)


@pytest.mark.parametrize("table", TABLES)
def test_every_empire_has_a_life(table: str) -> None:
    played = played_at(table)
    lives = played.own["lives"]
    assert len(lives) == played.told["empire_founded"] > 1
    assert all(1 <= life["age"] <= 7 and 1 <= life["turns"] <= played.turns for life in lives)


@pytest.mark.parametrize("table", TABLES)
def test_the_course_of_a_game_ends_where_the_game_does(table: str) -> None:
    """One stand after each turn, the last with the final scores; conflicts are told once each."""
    played = played_at(table)
    course = played.own["course"]
    assert len(course) == played.turns and course[-1]["glory"] == played.scores
    assert sum(stood["conflicts"] for stood in course) == played.told["conflict_began"]
    falls = played.told["empire_destroyed"]
    assert course[-1]["empires"] == played.told["empire_founded"] - falls
    assert [stood["level"] for stood in course] == sorted(stood["level"] for stood in course)


def test_turns_that_few_games_reach_are_not_shown() -> None:
    """Of three games two are shorter: their turns are shown, with the means of those that got so far."""
    early, late = ({"glory": [points, 0], "level": 7, "empires": 2, "conflicts": 1} for points in (4, 8))
    assert turns([[early], [early], [late, late]]) == [[1, 3, 8 / 3, 16 / 3, 0, 7, 2, 1]]
    assert [row[:2] for row in turns([[early], [late, late]])] == [[1, 2], [2, 1]]


def test_both_place_markers_at_the_same_time() -> None:
    """What two think about at once counts once."""
    played = played_at("short")
    thought = played.decisions[CHOSEN] + played.decisions[USED]
    assert 0 < played.moments <= thought - played.steps["marker"][CHOSEN] // 2


def test_a_window_is_passed_or_used_and_one_choice_is_none() -> None:
    passing, playing = int(pack(PASS)), int(pack(PLAY_EVENT, 1, 1))
    assert kind_of(GAME, AT_PLAY_EVENT, [passing], passing) == FORCED
    assert kind_of(GAME, AT_PLAY_EVENT, [passing, playing], passing) == PASSED
    assert kind_of(GAME, AT_PLAY_EVENT, [passing, playing], playing) == USED
    assert kind_of(GAME, AT_MARKER, [passing, playing], passing) == CHOSEN


def test_a_game_can_be_left_after_some_turns() -> None:
    seats, options = TABLES["short"]
    left = play(Asked(GAME, seats, GAME.settle_options(options, seats), 5, is_compiled=False, most_turns=1), 1)
    assert left.turns == 1 and left.told["turn_began"] == 2 and "game_over" not in left.told


def test_tables_agree_with_what_was_counted() -> None:
    played = played_at("longer")
    made = report(asked("longer"), [played], 8)
    assert all(len(row) == len(table.head) for table in made for row in table.rows)
    tables = {table.title: table.rows for table in made}
    assert tables["Where glory comes from: a player and game"][-1] == ["all", sum(played.scores) / len(played.scores)]
    for title in ("Empires", "Empires by the Age in which they were founded"):
        assert sum(row[1] for row in tables[title]) == played.told["empire_founded"]
    assert sum(row[1] for row in tables["Events played: a game"]) == played.told["event_played"]
    assert sum(row[1] for row in tables["Actions: a game"]) == sum(
        played.told[line] for line in ("revealed_on", "revealed_off", "wild_on", "wild_off")
    )


def test_glory_does_not_fall_below_nothing() -> None:
    """An empire that holds none of its home costs a point that its player does not have; so does a wild card."""
    watch = Watch(GAME, 2)
    watch.see(
        [
            ToldEvent("empire_founded", {"seat": 0, "empire": EGYPT, "colour": 0}),
            ToldEvent("counted_icon", {"empire": EGYPT, "category": GLORY_HOME, "points": -1}),
            ToldEvent("harvested", {"seat": 0, "points": -1, "count": 0}),
            ToldEvent("wild_paid", {"seat": 0, "points": 1}),
        ]
    )
    assert watch.glory == [0, 0] and watch.sources[0] == {ICONS: -1, FLOOR: 1, CHANGED: 0, WILD: 0}
