"""Religion and government in 7 Ages: SA-303 to SA-309."""

from __future__ import annotations

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages.rules import civilise as civilise_rules
from aevum.games.seven_ages.rules.artifacts import (
    AT_SETUP,
    FROM_CARD,
    acquire,
    adopt,
    can_acquire,
    can_take_up,
    resists,
)
from aevum.games.seven_ages.state import NOTHING, NOWHERE
from aevum.games.seven_ages.steps import AT_BEGIN_TURN, AT_GAINED, AT_SPREAD
from aevum.games.seven_ages.tables import GOVERNMENT, RELIGION
from aevum.games.seven_ages.words import WHEN_ADOPT, WHEN_SPREAD
from tests.games.seven_ages.board import garrison, hand, realm, region
from tests.games.seven_ages.civil import Civil, artifact, city, settle, table


def neighbours(**options: int) -> tuple[Record, int, int]:
    """Rome (seat 0) in Latium and Sicily beside the Etruscans (seat 1) in Lombardy, both in Age 2."""
    s = table(**options)
    return s, realm(s, "romans", 0, 10, "latium", "sicily"), realm(s, "etruscans", 1, 10, "lombardy")


@pytest.mark.rule("SA-303", "SA-306", "SA-307")
def test_a_religion_of_a_neighbour_is_adopted() -> None:
    s, romans, etruscans = neighbours()
    chin = realm(s, "chin", 2, 10, "shensi")
    s.religion[etruscans], s.religion[chin] = artifact("judaism"), artifact("taoism")
    play = Civil(s, romans)
    assert play.of("adopt") == ["judaism"]  # the Chin are out of range
    play.play("adopt judaism")  # only one source: not asked
    assert s.religion[romans] == s.religion[etruscans] == artifact("judaism")
    assert (s.glory[0], s.glory[1]) == (1, 0) and int(s.disorder.sum()) == 0


@pytest.mark.rule("SA-303-R2")
def test_one_of_several_sources_is_named_also_one_s_own() -> None:
    s, romans, etruscans = neighbours()
    syracusans = realm(s, "syracusans", 0, 10, "sicily")
    for empire in (etruscans, syracusans):
        s.religion[empire] = artifact("hinduism")
    play = Civil(s, romans).play("adopt hinduism")
    assert play.of("adopt_from") == ["etruscans", "syracusans"]
    play.play("adopt_from syracusans")
    assert s.religion[romans] == artifact("hinduism")


@pytest.mark.rule("SA-303-R2")
@pytest.mark.parametrize(("level", "offered"), [(8, ["zoroastrianism"]), (21, ["zoroastrianism"]), (22, [])])
def test_adoption_is_barred_past_the_last_age(level: int, offered: list[str]) -> None:
    s, romans, etruscans = neighbours()
    s.religion[etruscans] = artifact("zoroastrianism")
    s.level[romans] = level
    assert Civil(s, romans).of("adopt") == offered


@pytest.mark.rule("SA-303-R2")
def test_the_first_age_and_requirements_bind_only_cards() -> None:
    s, romans, etruscans = neighbours()
    s.level[romans] = 3
    s.religion[etruscans], s.government[etruscans] = artifact("islam"), artifact("democracy")
    assert Civil(s, romans).of("adopt") == ["islam", "democracy"]


@pytest.mark.rule("SA-304", "SA-304-R1")
def test_disorder_bars_a_change_but_not_a_first_one() -> None:
    s, romans, etruscans = neighbours()
    s.religion[etruscans], s.government[etruscans] = artifact("judaism"), artifact("republic")
    s.religion[romans] = artifact("hinduism")
    s.disorder[region("sicily")] = 1
    assert Civil(s, romans).of("adopt") == ["republic"]
    s.disorder[region("sicily")], s.disorder[region("lombardy")] = 0, 1  # somebody else's
    assert Civil(s, romans).of("adopt") == ["judaism", "republic"]


@pytest.mark.rule("SA-304-R1", "SA-308")
def test_a_card_that_gives_a_religion_is_a_change_too() -> None:
    s, romans, _ = neighbours()
    s.religion[romans] = artifact("hinduism")
    city(s, "latium", 1)
    assert can_acquire(s, romans, artifact("buddhism"))
    s.disorder[region("sicily")] = 1
    assert not can_acquire(s, romans, artifact("buddhism"))
    s.disorder[region("sicily")] = 0
    acquire(s, artifact("buddhism"), romans, NOWHERE)
    assert s.religion[romans] == artifact("buddhism") and s.disorder[region("latium")] == 1


@pytest.mark.rule("SA-305", "SA-303-R2")
def test_one_adoption_an_action_but_cards_besides() -> None:
    s, romans, etruscans = neighbours()
    s.religion[etruscans], s.government[etruscans] = artifact("judaism"), artifact("republic")
    hand(s, 0, "burmese")  # monarchy
    play = Civil(s, romans).play("adopt judaism")
    assert play.of("adopt") == []
    play.play("play_artifact burmese monarchy", "give_artifact romans")
    assert s.government[romans] == artifact("monarchy") and s.glory[0] == 2


@pytest.mark.rule("SA-306", "SA-308", "SA-308-R1")
def test_a_change_brings_disorder_to_cities_and_leaders_on_land() -> None:
    s = table()
    romans = realm(s, "romans", 0, 10, "latium", "sicily", "illyria", "provence")
    garrison(s, romans, "tyrrhenian_sea", galleys=1)
    adopt(s, romans, artifact("judaism"), FROM_CARD)
    city(s, "latium", 3)
    settle(s, romans, "merchant", "sicily")
    settle(s, romans, "tactician", "tyrrhenian_sea")
    city(s, "provence", 1)
    s.disorder[region("provence")] = 1
    adopt(s, romans, artifact("hinduism"), FROM_CARD)
    disordered = [name for name in ("latium", "sicily", "illyria", "provence") if s.disorder[region(name)]]
    assert disordered == ["latium", "sicily", "provence"] and s.disorder[region("tyrrhenian_sea")] == 0
    assert s.religion[romans] == artifact("hinduism") and s.glory[0] == 2


@pytest.mark.rule("SA-308")
def test_a_prophet_and_the_greeks_change_freely() -> None:
    s = table()
    greeks = realm(s, "greeks", 0, 10, "greece")
    city(s, "greece", 1)
    s.government[greeks], s.religion[greeks] = artifact("monarchy"), artifact("judaism")
    adopt(s, greeks, artifact("republic"), FROM_CARD)
    assert s.disorder[region("greece")] == 0
    settle(s, greeks, "prophet", "greece")
    adopt(s, greeks, artifact("hinduism"), FROM_CARD)
    assert s.disorder[region("greece")] == 0
    s.leader[:] = NOTHING
    adopt(s, greeks, artifact("judaism"), FROM_CARD)
    assert s.disorder[region("greece")] == 1


@pytest.mark.rule("SA-304-R1")
def test_some_let_nobody_else_change_their_religion_by_a_card() -> None:
    s, romans, etruscans = neighbours()
    s.government[etruscans] = artifact("theocracy")
    assert not resists(s, etruscans, RELIGION, 0)  # the first one is no change
    s.religion[etruscans] = artifact("judaism")
    assert resists(s, etruscans, RELIGION, 0) and not resists(s, etruscans, RELIGION, 1)
    assert not resists(s, etruscans, GOVERNMENT, 0)
    hand(s, 0, "malians")  # Buddhism
    play = Civil(s, romans).play("play_artifact malians buddhism")
    assert s.religion[romans] == artifact("buddhism") and play.step == "civilise_part"  # no other choice


@pytest.mark.rule("SA-307")
def test_adopting_carries_out_its_effects_and_those_of_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[int, ...]] = []
    monkeypatch.setattr(civilise_rules, "trigger_artifact", lambda s, *values: done.append(values))
    monkeypatch.setattr(civilise_rules, "trigger", lambda s, *values: done.append(values))
    s, romans, etruscans = neighbours()
    s.religion[etruscans], s.government[etruscans] = artifact("christianity"), artifact("monarchy")
    play = Civil(s, romans)
    done.clear()  # what civilising itself triggers
    play.play("adopt christianity")
    assert done == [
        (etruscans, WHEN_SPREAD, NOWHERE),
        (artifact("christianity"), romans, WHEN_ADOPT, NOWHERE),
    ]
    play = Civil(s, romans)
    done.clear()
    play.play("adopt monarchy")  # a government does not spread
    assert done == [(artifact("monarchy"), romans, WHEN_ADOPT, NOWHERE)]


@pytest.mark.rule("SA-307")
def test_at_set_up_only_the_glory_comes() -> None:
    s, romans, etruscans = neighbours()
    adopt(s, romans, artifact("islam"), AT_SETUP)
    assert s.religion[romans] == artifact("islam") and s.glory[0] == 1 and s.step == AT_BEGIN_TURN
    adopt(s, romans, artifact("islam"), FROM_CARD)  # it has it already
    assert s.glory[0] == 1 and s.depth == 0
    adopt(s, etruscans, artifact("islam"), romans)
    assert s.step == AT_SPREAD and s.depth == 2
    adopt(s, romans, artifact("monarchy"), FROM_CARD)
    assert s.step == AT_GAINED


@pytest.mark.rule("SA-309")
def test_confucianism_can_be_taken_up_outside_a_civilise_action() -> None:
    s = table()
    manchus = realm(s, "manchus", 0, 25, "manchuria")
    assert can_take_up(s, manchus, artifact("confucianism"))  # a manoeuvre needs no source in range
    adopt(s, manchus, artifact("confucianism"), FROM_CARD)
    assert not can_take_up(s, manchus, artifact("confucianism")) and s.glory[0] == 1
    s.disorder[region("manchuria")] = 1
    assert not can_take_up(s, manchus, artifact("taoism"))
    assert not can_take_up(s, manchus, artifact("pyramids"))
