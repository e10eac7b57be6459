"""Cities of 7 Ages: SA-312 to SA-324."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.core.record import Record
from aevum.core.sequence import interrupt
from aevum.games.seven_ages.effects import CLAUSES
from aevum.games.seven_ages.grammar import VERB
from aevum.games.seven_ages.rules.cities import COUNTS_AS_FERTILE, can_urbanise, city_sites, is_fertile, next_city
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.state import NOWHERE
from aevum.games.seven_ages.steps import AT_URBANISE
from aevum.games.seven_ages.words import VERB_FORBID
from tests.games.seven_ages.board import realm, region
from tests.games.seven_ages.civil import Civil, city, settle, table


def china(level: int = 10, **options: int) -> tuple[Record, int]:
    """The Chin in three fertile regions, in Tibet (mountain) and in Mongolia, seat 0."""
    s = table(**options)
    return s, realm(s, "chin", 0, level, "shensi", "honan", "hopei", "tibet", "mongolia")


def sites(play: Civil) -> set[str]:
    """The regions where a city can be built or improved."""
    return {*play.of("build_city"), *play.of("improve_city")}


@pytest.mark.rule("SA-312", "SA-312-R1", "SA-315")
def test_two_fertile_regions_or_one_other() -> None:
    s, empire = china()
    money = int(s.money[empire])
    s.disorder[region("honan")] = 1
    play = Civil(s, empire).play("urbanise")
    assert sites(play) == {"shensi", "honan", "hopei", "tibet", "mongolia"}
    play.play("build_city honan")
    assert sites(play) == {"shensi", "hopei"}  # another fertile one, and not the same again
    play.play("build_city hopei")
    assert play.step == "civilise_part" and play.of("urbanise") == []  # nothing is left to choose
    assert [int(s.city[region(name)]) for name in ("honan", "hopei", "shensi")] == [1, 1, 0]
    assert s.money[empire] == money


@pytest.mark.rule("SA-312")
def test_after_another_region_nothing_more() -> None:
    s, empire = china()
    play = Civil(s, empire).play("urbanise", "build_city tibet")
    assert play.step == "civilise_part" and "urbanise" not in play.offered
    assert s.city[region("tibet")] == 1


@pytest.mark.rule("SA-312-R1", "SA-314")
def test_only_controlled_land_and_one_city_in_a_region() -> None:
    s, empire = china()
    s.control[region("yellow_sea")] = empire
    assert next_city(s, empire, region("yellow_sea")) == 0 and next_city(s, empire, region("kiangsu")) == 0
    city(s, "honan", 1)
    assert "build_city honan" not in Civil(s, empire).play("urbanise").offered


@pytest.mark.rule("SA-312-R2")
def test_cleared_forest_is_fertile() -> None:
    s = table()
    empire = realm(s, "germans", 0, 35, "germany")
    assert not is_fertile(s, empire, region("germany"))
    s.level[empire] = 36
    assert is_fertile(s, empire, region("germany"))
    assert int(COUNTS_AS_FERTILE.sum()) == 9  # fertile in seven Ages, forest in two


@pytest.mark.rule("SA-313")
def test_barbarians_and_those_who_are_forbidden_have_no_cities_to_build() -> None:
    s = table()
    huns = realm(s, "huns", 0, 10, "mongolia", "shensi")
    city(s, "shensi", 1)
    play = Civil(s, huns)
    assert play.of("urbanise") == [] and play.of("make_capital") == []
    interrupt(s, AT_URBANISE, huns)
    assert city_sites(s, 0, np.zeros(400, np.int32)) == 1  # done
    s, chin = china()
    assert can_urbanise(s, chin)
    forbid = [clause for clause in range(len(CLAUSES)) if CLAUSES[clause, VERB] == VERB_FORBID]
    begin_lasting(s, forbid[0], chin, -1)
    assert not can_urbanise(s, chin)


@pytest.mark.rule("SA-316", "SA-317", "SA-318", "SA-319")
@pytest.mark.parametrize(
    ("level", "now", "after"),
    [
        *[(7, 0, 1), (7, 1, 0), (8, 1, 3), (21, 3, 0), (22, 3, 5), (42, 5, 0), (43, 5, 7), (43, 7, 0)],
        *[(49, 1, 3), (49, 0, 1)],
    ],
)
def test_a_city_goes_one_step_up_in_its_age(level: int, now: int, after: int) -> None:
    s, empire = china(level=level)
    city(s, "honan", now)
    assert next_city(s, empire, region("honan")) == after
    play = Civil(s, empire).play("urbanise")
    word = "build_city honan" if now == 0 else "improve_city honan"
    assert (word in play.offered) == (after > 0)
    if after:
        play.play(word)
        assert s.city[region("honan")] == after


@pytest.mark.rule("SA-320", "SA-321")
def test_the_first_city_built_is_the_capital() -> None:
    s, empire = china()
    city(s, "tibet", 1)  # taken, not built
    Civil(s, empire).play("urbanise", "build_city honan", "build_city hopei", "done")
    assert s.capital[empire] == region("honan") and s.had_capital[empire] == 1


@pytest.mark.rule("SA-320")
def test_improving_a_city_names_no_capital() -> None:
    s, empire = china()
    city(s, "tibet", 1)
    Civil(s, empire).play("urbanise", "improve_city tibet")
    assert s.capital[empire] == NOWHERE and s.had_capital[empire] == 0


@pytest.mark.rule("SA-320-R1", "SA-323", "SA-323-R1", "SA-321")
def test_whoever_lost_its_capital_names_another_city() -> None:
    s, empire = china()
    s.had_capital[empire] = 1
    city(s, "tibet", 1)
    play = Civil(s, empire).play("urbanise", "build_city honan", "done")
    assert s.capital[empire] == NOWHERE
    assert set(play.of("make_capital")) == {"tibet", "honan"}
    play.play("make_capital honan")
    assert s.capital[empire] == region("honan") and play.of("make_capital") == []


@pytest.mark.rule("SA-322")
def test_a_builder_adds_a_city_in_his_region() -> None:
    s, empire = china()
    settle(s, empire, "builder", "tibet")
    play = Civil(s, empire).play("urbanise", "build_city honan", "build_city tibet")
    assert sites(play) == {"shensi", "hopei"}
    play.play("build_city shensi")
    assert play.step == "civilise_part" and play.of("urbanise") == []
    assert int((s.city > 0).sum()) == 3


@pytest.mark.rule("SA-322")
def test_the_builder_s_city_is_not_one_of_this_action() -> None:
    s, empire = china()
    settle(s, empire, "shih_huang_ti", "honan")
    play = Civil(s, empire).play("urbanise", "build_city honan")
    assert sites(play) == {"shensi", "hopei", "tibet", "mongolia"}  # Honan may have been his
    play.play("build_city mongolia")
    assert play.step == "civilise_part"  # Honan was his, Mongolia the other
    assert s.city[region("honan")] == 1


@pytest.mark.rule("SA-322-R1")
def test_two_builders_build_one_city_more() -> None:
    s, empire = china()
    settle(s, empire, "builder", "tibet")
    settle(s, empire, "builder", "mongolia")
    play = Civil(s, empire).play("urbanise", "build_city tibet")
    assert "build_city mongolia" in play.offered
    play.play("build_city mongolia")
    assert play.step == "civilise_part" and int((s.city > 0).sum()) == 2


@pytest.mark.rule("SA-324", "SA-263-R1", "SA-007")
def test_disorder_is_bought_off_last_for_seven_each() -> None:
    s, empire = china()
    s.money[empire] = 20
    for name in ("honan", "tibet", "shensi"):
        s.disorder[region(name)] = 1
    realm(s, "shang", 1, 10, "kiangsu")
    s.disorder[region("kiangsu")] = 1
    play = Civil(s, empire)
    assert play.of("pacify") == []
    play.play("done")
    assert play.step == "pacify" and set(play.of("pacify")) == {"honan", "tibet", "shensi"}
    play.play("pacify honan", "pacify tibet")
    assert play.step == "" and s.money[empire] == 6  # not enough for the third
    assert [int(s.disorder[region(name)]) for name in ("honan", "tibet", "shensi", "kiangsu")] == [0, 0, 1, 1]


@pytest.mark.rule("SA-324")
def test_nobody_must_buy() -> None:
    s, empire = china()
    s.money[empire] = 7
    s.disorder[region("honan")] = 1
    play = Civil(s, empire).play("done", "done")
    assert play.step == "" and s.money[empire] == 7 and s.disorder[region("honan")] == 1
