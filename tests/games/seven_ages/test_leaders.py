"""Leaders of 7 Ages: SA-291 to SA-302."""

from __future__ import annotations

import pytest

from aevum.core.bits import items_in
from aevum.core.record import Record
from aevum.games.seven_ages.rules import promotion
from aevum.games.seven_ages.rules.artifacts import adopt
from aevum.games.seven_ages.rules.checks import standing_checks
from aevum.games.seven_ages.rules.counters import take_counter, unit_in
from aevum.games.seven_ages.rules.empires import leaders_of
from aevum.games.seven_ages.rules.leader_draws import draw_from_cup
from aevum.games.seven_ages.rules.leaders import (
    has_kind_at,
    has_leader_at,
    place_leader,
    place_of_leader,
    remove_leader,
    shed_surplus,
)
from aevum.games.seven_ages.rules.promotion import may_promote
from aevum.games.seven_ages.rules.standing import leader_limit
from aevum.games.seven_ages.state import NOTHING
from aevum.games.seven_ages.steps import AT_SURPLUS_LEADER
from aevum.games.seven_ages.tables import BUILDER, CUP, NOBODY_IN_CUP, PHILOSOPHER, TACTICIAN
from tests.games.seven_ages.board import garrison, realm, region, unit
from tests.games.seven_ages.civil import Civil, artifact, leader, settle, table


def england(level: int = 22) -> tuple[Record, int]:
    """England in Age 4, seat 0, leader number 3."""
    s = table()
    return s, realm(s, "english", 0, level, "england", "ireland")


def cup_shows(monkeypatch: pytest.MonkeyPatch, *kinds: int) -> None:
    """The next counters drawn from the cup."""
    waiting = list(kinds)
    monkeypatch.setattr(promotion, "draw_from_cup", lambda s: waiting.pop(0))


@pytest.mark.rule("SA-291", "SA-263", "SA-296")
def test_one_leader_is_dismissed_and_one_promoted() -> None:
    s, empire = england()
    settle(s, empire, "elizabeth", "england")
    settle(s, empire, "merchant", "ireland")
    settle(s, empire, "merchant", "ireland")
    play = Civil(s, empire)
    assert play.of("dismiss") == ["elizabeth england", "merchant ireland"]
    assert play.of("promote") == [] and play.of("draw_leader") == []  # three of three
    play.play("dismiss merchant ireland")
    assert play.of("dismiss") == [] and leaders_of(s, empire) == 2
    assert play.of("promote") == ["shakespeare"]


@pytest.mark.rule("SA-292", "SA-294-R1", "SA-298")
def test_unnamed_leaders_return_to_the_cup_and_famous_ones_never_return() -> None:
    s, empire = england()
    settle(s, empire, "shakespeare", "england")
    settle(s, empire, "builder", "ireland")
    assert int(s.cup[BUILDER]) == int(CUP[BUILDER]) - 1
    play = Civil(s, empire).play("dismiss builder ireland")
    assert s.cup.tolist() == CUP.tolist() and play.of("promote") == ["elizabeth"]
    play = Civil(s, empire).play("dismiss shakespeare england")
    assert play.of("promote") == ["elizabeth"]
    assert items_in(s.famous_used) == [leader("shakespeare")]
    assert s.leader.tolist() == [NOTHING] * len(s.leader)


@pytest.mark.rule("SA-293", "SA-294", "SA-330")
def test_leaders_whose_units_are_gone_are_removed() -> None:
    s, empire = england()
    for name, where in (("elizabeth", "england"), ("artist", "england"), ("prophet", "ireland")):
        settle(s, empire, name, where)
    take_counter(s, unit_in(s, empire, region("england"), unit("spearmen")))
    standing_checks(s)
    assert leaders_of(s, empire) == 1 and not has_leader_at(s, empire, region("england"))
    remove_leader(s, place_of_leader(s, empire, leader("prophet"), region("ireland")))
    assert leaders_of(s, empire) == 0 and s.cup.tolist() == CUP.tolist()
    assert place_of_leader(s, empire, leader("prophet"), region("ireland")) == -1


@pytest.mark.rule("SA-295")
def test_promotion_needs_room_under_the_leader_number() -> None:
    s, empire = england()
    assert leader_limit(s, empire) == 3
    for name in ("artist", "prophet"):
        settle(s, empire, name, "england")
        assert may_promote(s, empire)
    settle(s, empire, "merchant", "england")
    assert not may_promote(s, empire)
    s.government[empire] = artifact("monarchy")  # one more
    assert may_promote(s, empire)


@pytest.mark.rule("SA-295")
def test_when_the_number_falls_the_surplus_goes_but_not_converted_leaders() -> None:
    s, empire = england()
    s.government[empire] = artifact("monarchy")
    for name in ("artist", "prophet", "merchant", "builder"):
        settle(s, empire, name, "england")
    limit = leader_limit(s, empire)
    s.government[empire] = NOTHING
    shed_surplus(s, empire, limit)
    assert s.depth == 1 and s.step == AT_SURPLUS_LEADER
    other = realm(s, "french", 1, 22, "normandy")
    for name in ("artist", "prophet", "merchant", "builder"):
        settle(s, other, name, "normandy")
    shed_surplus(s, other, 3)  # the fourth came by conversion
    assert s.depth == 1


@pytest.mark.rule("SA-295", "SA-306")
def test_a_new_government_without_room_for_leaders_costs_one() -> None:
    s, empire = england()
    s.government[empire] = artifact("monarchy")
    for name in ("artist", "prophet", "merchant", "builder"):
        settle(s, empire, name, "england")
    adopt(s, empire, artifact("feudalism"), -1)
    assert s.step == AT_SURPLUS_LEADER


@pytest.mark.rule("SA-297", "SA-E20", "SA-302", "SA-298")
def test_shakespeare_is_placed_in_any_english_region() -> None:
    s, empire = england()
    realm(s, "french", 1, 22, "normandy")
    garrison(s, empire, "irish_sea", galleys=1)
    play = Civil(s, empire)
    assert play.of("promote") == ["elizabeth", "shakespeare"]  # of Age 4, not Nelson nor Victoria
    play.play("promote shakespeare")
    assert play.of("send_leader") == ["ireland", "england", "irish_sea"]
    play.play("send_leader ireland")
    assert place_of_leader(s, empire, leader("shakespeare"), region("ireland")) == 0
    assert play.of("promote") == [] and play.of("draw_leader") == []
    assert Civil(s, empire).of("promote") == ["elizabeth"]


@pytest.mark.rule("SA-297")
def test_famous_leaders_of_other_ages_stay_away() -> None:
    s, empire = england(level=29)
    assert Civil(s, empire).of("promote") == ["nelson"]


@pytest.mark.rule("SA-299", "SA-301", "SA-301-R1", "SA-302")
def test_a_leader_of_the_cup_is_kept_or_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    s, empire = england()
    cup_shows(monkeypatch, TACTICIAN, PHILOSOPHER)
    play = Civil(s, empire).play("draw_leader")
    assert play.offered == ["done", "draw_leader", "keep_drawn_leader"]
    play.play("draw_leader")
    assert s.cup.tolist() == CUP.tolist()  # the first is back
    play.play("keep_drawn_leader", "send_leader england")
    assert has_kind_at(s, empire, region("england"), PHILOSOPHER)
    assert not has_kind_at(s, empire, region("england"), TACTICIAN)
    assert int(s.cup[PHILOSOPHER]) == int(CUP[PHILOSOPHER]) - 1
    assert play.of("draw_leader") == [] and play.of("promote") == []


@pytest.mark.rule("SA-300", "SA-301")
def test_nobody_is_put_back_and_the_draws_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    s, empire = england()
    cup_shows(monkeypatch, NOBODY_IN_CUP, NOBODY_IN_CUP, NOBODY_IN_CUP)
    play = Civil(s, empire).play("draw_leader")
    assert play.offered == ["done", "draw_leader"]
    play.play("draw_leader", "draw_leader")  # the third shows nobody, too: nothing is left to decide
    assert play.step == "civilise_part" and play.told.count("no_leader_drawn") == 3
    assert leaders_of(s, empire) == 0 and play.of("draw_leader") == []


@pytest.mark.rule("SA-301", "SA-301-R1")
def test_the_last_draw_can_be_kept_or_not_and_whoever_likes_none_ends_without(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table()
    empire = realm(s, "shang", 0, 3, "honan")  # leader number 1
    cup_shows(monkeypatch, BUILDER)
    play = Civil(s, empire).play("draw_leader")
    assert play.offered == ["done", "keep_drawn_leader"]
    play.play("done")
    assert leaders_of(s, empire) == 0 and s.cup.tolist() == CUP.tolist() and play.of("draw_leader") == []


@pytest.mark.rule("SA-299")
def test_every_counter_of_the_cup_is_as_likely() -> None:
    s, _ = england()
    s.cup[:] = 0
    s.cup[TACTICIAN], s.cup[NOBODY_IN_CUP] = 3, 1
    drawn = [draw_from_cup(s) for _ in range(400)]
    assert set(drawn) == {TACTICIAN, NOBODY_IN_CUP}
    assert 250 < drawn.count(TACTICIAN) < 350


def test_a_famous_leader_of_two_kinds_has_both() -> None:
    s = table()
    empire = realm(s, "amazons", 0, 3, "ukraine")
    place_leader(s, leader("zena"), empire, region("ukraine"))
    assert has_kind_at(s, empire, region("ukraine"), TACTICIAN)
    assert has_kind_at(s, empire, region("ukraine"), PHILOSOPHER)
    assert not has_kind_at(s, empire, region("ukraine"), BUILDER)
