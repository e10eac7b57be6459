"""Artifacts of 7 Ages: SA-276 to SA-290."""

from __future__ import annotations

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages.rules import civilise as civilise_rules
from aevum.games.seven_ages.rules.artifacts import (
    acquire,
    can_acquire,
    drop_artifact,
    gain,
    gained_artifact,
    gained_region,
    is_past,
)
from aevum.games.seven_ages.rules.civilise import off_empire
from aevum.games.seven_ages.rules.empires import has_marker_of, is_out, possesses
from aevum.games.seven_ages.rules.requirements import is_in_age, is_site, meets_requirement
from aevum.games.seven_ages.state import NOTHING, NOWHERE
from aevum.games.seven_ages.tables import ARTIFACT_BLUE, ARTIFACT_COLOUR, ARTIFACT_LAST_AGE
from aevum.games.seven_ages.words import WHEN_ACQUIRE
from tests.games.seven_ages.board import adorn, hand, realm, region
from tests.games.seven_ages.civil import Civil, artifact, city, table

GREEN, RED = 0, 1


def rome(level: int = 10) -> tuple[Record, int]:
    """Rome in Latium and Sicily, seat 0."""
    s = table()
    return s, realm(s, "romans", 0, level, "latium", "sicily")


@pytest.mark.rule("SA-276")
def test_an_artifact_is_for_empires_in_its_ages() -> None:
    s, empire = rome(level=1)
    answers = []
    for level in (7, 8, 21, 22):  # the forum is of Ages 2 to 4
        s.level[empire] = level
        answers.append(is_in_age(s, empire, artifact("forum")))
    assert answers == [False, True, True, True]
    s.level[empire] = 29
    assert not is_in_age(s, empire, artifact("forum"))


@pytest.mark.rule("SA-276-R1", "SA-264", "SA-266", "SA-017")
def test_an_artifact_is_played_on_any_empire_and_its_player_chooses_the_region() -> None:
    s, romans = rome()
    realm(s, "gauls", 1, 10, "burgundy", "aquitaine")
    hand(s, 0, "israelites")  # the great wall
    play = Civil(s, romans)
    assert play.of("play_artifact") == ["israelites great_wall"]
    play.play("play_artifact israelites great_wall")
    assert play.seat == 0 and play.of("give_artifact") == ["gauls", "romans"]
    play.play("give_artifact gauls")
    assert play.seat == 0 and play.of("place_artifact") == ["aquitaine", "burgundy"]
    play.play("place_artifact aquitaine")
    assert s.wonder[region("aquitaine")] == artifact("great_wall")
    assert s.hand_size[0] == 0 and play.step == "civilise_part" and play.of("play_artifact") == []
    assert (s.glory[0], s.glory[1]) == (0, 1)


@pytest.mark.rule("SA-277")
@pytest.mark.parametrize(("banking", "allowed"), [(0, False), (1, True)])
def test_the_industrial_revolution_comes_early_with_banking(banking: int, allowed: bool) -> None:
    s, empire = rome(level=25)
    city(s, "latium", 3)
    s.owned[empire, artifact("banking")] = banking
    assert can_acquire(s, empire, artifact("industrial_revolution")) is allowed


@pytest.mark.rule("SA-277")
@pytest.mark.parametrize(("others", "allowed"), [(1, False), (2, True)])
def test_the_world_war_comes_early_with_two_industrial_empires(others: int, allowed: bool) -> None:
    s, empire = rome(level=30)
    s.blue[artifact("industrial_revolution")] = 33
    realm(s, "french", 1, 33, "normandy")
    if others == 2:
        realm(s, "english", 2, 33, "england")
    assert can_acquire(s, empire, artifact("world_war")) is allowed


@pytest.mark.rule("SA-278")
def test_requirements_of_the_region_and_of_the_empire() -> None:
    s, empire = rome()
    realm(s, "greeks", 1, 10, "greece")
    greeks = int(s.control[region("greece")])
    for name in ("latium", "sicily"):
        assert not is_site(s, empire, artifact("forum"), region(name))  # no city
    city(s, "latium", 1)
    assert is_site(s, empire, artifact("forum"), region("latium"))
    assert not is_site(s, empire, artifact("forum"), region("sicily"))
    assert is_site(s, greeks, artifact("oracle"), region("greece"))  # a mountain
    assert not is_site(s, empire, artifact("oracle"), region("latium"))
    assert not can_acquire(s, empire, artifact("hagia_sophia"))
    assert meets_requirement(s, empire, artifact("calendar"), NOWHERE)  # wheat in Sicily
    assert not meets_requirement(s, greeks, artifact("calendar"), NOWHERE)


@pytest.mark.rule("SA-278")
@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("hagia_sophia", "religion", "judaism"),
        ("cathedral", "religion", "christianity"),
        ("versailles", "government", "monarchy"),
        ("statue_of_liberty", "government", "democracy"),
    ],
)
def test_requirements_of_culture(name: str, field: str, value: str) -> None:
    s, empire = rome()
    assert not meets_requirement(s, empire, artifact(name), region("latium"))
    s[field][empire] = artifact(value)
    assert meets_requirement(s, empire, artifact(name), region("latium"))


@pytest.mark.rule("SA-278")
def test_a_coast_is_the_region_s_or_any_of_the_empire_s() -> None:
    s = table()
    inland = realm(s, "shang", 0, 16, "honan", "hopei")
    assert is_site(s, inland, artifact("great_lighthouse"), region("hopei"))
    assert not is_site(s, inland, artifact("great_lighthouse"), region("honan"))
    assert can_acquire(s, inland, artifact("compass"))
    s.control[region("hopei")] = NOTHING
    assert not can_acquire(s, inland, artifact("compass"))


@pytest.mark.rule("SA-279", "SA-279-R1")
def test_an_artifact_in_play_is_not_played_again() -> None:
    s, empire = rome(level=12)
    gauls = realm(s, "gauls", 1, 12, "burgundy")
    for name, where in (("stonehenge", region("latium")), ("coinage", NOWHERE), ("judaism", NOWHERE)):
        assert can_acquire(s, gauls, artifact(name))
        acquire(s, artifact(name), empire, where)
        assert is_out(s, artifact(name)) and not can_acquire(s, gauls, artifact(name))
    drop_artifact(s, artifact("stonehenge"))
    drop_artifact(s, artifact("coinage"))
    assert can_acquire(s, gauls, artifact("stonehenge"))
    assert not can_acquire(s, gauls, artifact("coinage"))  # its blue marker is on the track


@pytest.mark.rule("SA-280", "SA-281", "SA-281-R1")
def test_markers_lie_on_the_card_or_in_a_land_region_without_one() -> None:
    s, empire = rome()
    s.control[region("tyrrhenian_sea")] = empire
    assert not is_site(s, empire, artifact("stonehenge"), region("tyrrhenian_sea"))
    acquire(s, artifact("writing"), empire, NOWHERE)
    assert s.owned[empire, artifact("writing")] == 1 and int((s.wonder != NOTHING).sum()) == 0
    acquire(s, artifact("stonehenge"), empire, region("latium"))
    assert not is_site(s, empire, artifact("great_wall"), region("latium"))
    assert is_site(s, empire, artifact("great_wall"), region("sicily"))
    adorn(s, region("sicily"), "great_wall")
    city(s, "latium", 1)
    assert not can_acquire(s, empire, artifact("forum"))


@pytest.mark.rule("SA-282", "SA-283", "SA-290")
def test_green_gives_a_point_and_red_takes_one() -> None:
    s, empire = rome()
    acquire(s, artifact("writing"), empire, NOWHERE)
    assert s.glory[0] == 1
    acquire(s, artifact("slavery"), empire, NOWHERE)
    assert s.glory[0] == 0
    acquire(s, artifact("dark_age"), empire, NOWHERE)
    assert s.glory[0] == 0  # SA-070
    assert (ARTIFACT_COLOUR[artifact("writing")], ARTIFACT_COLOUR[artifact("slavery")]) == (GREEN, RED)
    assert (ARTIFACT_BLUE[artifact("writing")], ARTIFACT_BLUE[artifact("pyramids")]) == (1, 0)


@pytest.mark.rule("SA-284", "SA-286", "SA-286-R1", "SA-288")
def test_markers_leave_play_and_take_no_glory_with_them() -> None:
    s, empire = rome()
    gauls = realm(s, "gauls", 1, 10, "burgundy")
    acquire(s, artifact("stonehenge"), empire, region("latium"))
    acquire(s, artifact("writing"), empire, NOWHERE)
    for one in (empire, gauls):
        s.religion[one] = artifact("judaism")
        s.government[one] = artifact("monarchy")
    for name in ("stonehenge", "writing", "judaism", "monarchy"):
        drop_artifact(s, artifact(name))
        assert not has_marker_of(s, empire, artifact(name)) and not has_marker_of(s, gauls, artifact(name))
    assert s.blue[artifact("writing")] == 15 and s.glory[0] == 2
    assert int(s.disorder.sum()) == 0


@pytest.mark.rule("SA-285", "SA-285-R1", "SA-286-R1")
def test_the_last_age_of_a_marker() -> None:
    s, empire = rome(level=14)
    assert not is_past(s, empire, artifact("pyramids")) and not is_past(s, empire, artifact("writing"))
    s.level[empire] = 15
    assert is_past(s, empire, artifact("pyramids")) and is_past(s, empire, artifact("writing"))
    assert not is_past(s, empire, artifact("zoroastrianism"))
    s.level[empire] = 22
    assert is_past(s, empire, artifact("zoroastrianism"))
    assert ARTIFACT_LAST_AGE[artifact("dark_age")] == 6


@pytest.mark.rule("SA-287", "SA-289", "SA-289-R1", "SA-E19")
def test_sudan_and_the_industrial_revolution() -> None:
    s = table()
    sudan = realm(s, "sudanese", 0, 31, "sudan", "nubia")
    city(s, "sudan", 3)
    french = realm(s, "french", 1, 33, "normandy")
    english = realm(s, "english", 2, 32, "england")
    assert can_acquire(s, sudan, artifact("industrial_revolution"))
    acquire(s, artifact("industrial_revolution"), sudan, NOWHERE)
    assert s.blue[artifact("industrial_revolution")] == 33
    having = [possesses(s, one, artifact("industrial_revolution")) for one in (sudan, french, english)]
    assert having == [True, True, False]
    assert meets_requirement(s, french, artifact("radio"), NOWHERE)
    assert not meets_requirement(s, english, artifact("radio"), NOWHERE)
    s.level[english] = 33
    assert possesses(s, english, artifact("industrial_revolution"))
    s.level[english] = 32
    assert not possesses(s, english, artifact("industrial_revolution"))
    assert (s.glory[0], s.glory[1], s.glory[2]) == (1, 0, 0)


@pytest.mark.rule("SA-287", "SA-288")
@pytest.mark.parametrize(("level", "blue"), [(1, 7), (7, 13), (8, 13), (49, 49), (43, 43), (50, 49)])
def test_where_the_blue_marker_lies(level: int, blue: int) -> None:
    s, empire = rome(level=level)
    acquire(s, artifact("writing"), empire, NOWHERE)
    assert s.blue[artifact("writing")] == blue
    s.level[empire] = 3
    acquire(s, artifact("writing"), empire, NOWHERE)
    assert s.blue[artifact("writing")] == blue


@pytest.mark.rule("SA-289-R2")
def test_what_acquiring_does_is_carried_out_once_for_that_empire(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[int, ...]] = []
    monkeypatch.setattr(civilise_rules, "trigger_artifact", lambda s, *values: done.append(values))
    s, empire = rome(level=10)
    city(s, "latium", 1)
    realm(s, "gauls", 1, 40, "burgundy")
    hand(s, 0, "swedes")  # the statue of Zeus
    play = Civil(s, empire).play("play_artifact swedes statue_of_zeus")
    assert done == [(artifact("statue_of_zeus"), empire, WHEN_ACQUIRE, region("latium"))]
    assert play.step == "civilise_part"


@pytest.mark.parametrize(("name", "where"), [("pyramids", 0), ("fascism", 227), ("writing", NOWHERE)])
def test_what_was_gained_is_one_number(name: str, where: int) -> None:
    gained = gain(artifact(name), where)
    assert (gained_artifact(gained), gained_region(gained)) == (artifact(name), where)
    assert 0 <= gained < 1 << 19


@pytest.mark.rule("SA-397", "SA-398", "SA-276-R1")
def test_with_take_that_only_empires_in_range_are_reached() -> None:
    s = table(take_that=1)
    romans = realm(s, "romans", 0, 10, "latium")
    realm(s, "etruscans", 1, 10, "lombardy")
    realm(s, "chin", 2, 10, "shensi")
    hand(s, 0, "israelites")
    play = Civil(s, romans).play("play_artifact israelites great_wall")
    assert play.of("give_artifact") == ["etruscans", "romans"]
    play = Civil(s, off_empire(0)).play("play_artifact israelites great_wall")
    assert play.of("give_artifact") == ["etruscans", "romans"]
    s.take_that = 0
    play = Civil(s, off_empire(0)).play("play_artifact israelites great_wall")
    assert play.of("give_artifact") == ["etruscans", "romans", "chin"]
