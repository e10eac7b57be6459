"""SA-016, SA-018, SA-278: every condition of the vocabulary of 7 Ages, where it holds and where it does not."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.atlas import TERRAIN_IDS
from aevum.games.seven_ages.effects import CLAUSES
from aevum.games.seven_ages.grammar import IF
from aevum.games.seven_ages.rules.conditions import (
    INDUSTRIAL_REVOLUTION,
    holds,
    is_in_play,
    meets,
    opponent_of,
    wheat_of,
)
from aevum.games.seven_ages.rules.empires import empire_of_card
from aevum.games.seven_ages.state import BY_CROSSING, BY_INVASION, BY_RIVER, NOWHERE
from aevum.games.seven_ages.tables import CARD_IDS
from aevum.games.seven_ages.words import CONDITIONS

from .board import garrison, region
from .mediterranean import CARTHAGE, GAUL, ROME, artifact, battle, lead, mediterranean

pytestmark = pytest.mark.rule("SA-016")


def met(s: Record, condition: str, value: int = -1, empire: int = ROME, place: str = "") -> bool:
    """Whether a condition holds for an empire, in a region or anywhere."""
    return bool(meets(s, empire, CONDITIONS.index(condition), value, region(place) if place else NOWHERE))


def test_behind() -> None:
    """Carthage is the most advanced; who stands beside it is not behind."""
    s = mediterranean()
    assert met(s, "behind")
    assert not met(s, "behind", empire=CARTHAGE)
    s.level[ROME] = 14
    assert not met(s, "behind")


@pytest.mark.rule("SA-278")
def test_city() -> None:
    """In the region, or anywhere in the empire."""
    s = mediterranean()
    assert met(s, "city>=", 3)
    assert not met(s, "city>=", 5)
    assert met(s, "city>=", 3, place="latium")
    assert not met(s, "city>=", 1, place="sicily")
    assert not met(s, "city>=", 1, empire=GAUL)


@pytest.mark.rule("SA-278")
def test_coast_and_terrain() -> None:
    """Of the region, or of any that the empire controls."""
    s = mediterranean()
    assert met(s, "coastal", empire=GAUL)
    assert not met(s, "coastal", empire=GAUL, place="burgundy")
    forest, desert = TERRAIN_IDS.index("forest"), TERRAIN_IDS.index("desert")
    assert met(s, "terrain:", forest, GAUL)
    assert not met(s, "terrain:", desert, GAUL)
    assert met(s, "terrain:", forest, GAUL, "burgundy")
    assert not met(s, "terrain:", forest, GAUL, "aquitaine")
    s.control[region("aquitaine")] = NOBODY
    assert not met(s, "coastal", empire=GAUL)


@pytest.mark.parametrize(("way", "expected"), [(0, False), (BY_RIVER, False), (BY_CROSSING, True), (BY_INVASION, True)])
def test_crossed_water(way: int, expected: bool) -> None:
    """Some attacker used a crossing or invaded; a river is no such water, and the defender's ways do not count."""
    s = mediterranean()
    battle(s, GAUL, ROME, "lombardy")
    s.entered[s.unit_at == region("sicily")] = BY_INVASION
    s.entered[garrison(s, GAUL, "lombardy", spearmen=1)] = way
    assert met(s, "crossed_water") is expected


def test_the_enemy() -> None:
    """Ahead, barbarian, of another religion; without an enemy nothing of that holds."""
    s = mediterranean()
    for condition in ("enemy_ahead", "enemy_barbarian", "other_religion", "crossed_water"):
        assert not met(s, condition)
    battle(s, ROME, CARTHAGE, "carthage")
    assert met(s, "enemy_ahead")
    assert not met(s, "enemy_ahead", empire=CARTHAGE)
    assert not met(s, "enemy_barbarian")
    s.card[CARTHAGE] = CARD_IDS.index("mongols")
    assert met(s, "enemy_barbarian")
    assert (opponent_of(s, ROME), opponent_of(s, CARTHAGE), opponent_of(s, GAUL)) == (CARTHAGE, ROME, NOBODY)


def test_another_religion() -> None:
    """Another one or none; the same is none other."""
    s = mediterranean()
    battle(s, ROME, GAUL, "burgundy")
    s.religion[ROME] = artifact("judaism")
    assert met(s, "other_religion")
    s.religion[GAUL] = artifact("hinduism")
    assert met(s, "other_religion")
    s.religion[GAUL] = artifact("judaism")
    assert not met(s, "other_religion")


def test_culture_and_artifacts() -> None:
    """Religion, government, and artifacts that are possessed through a blue marker too."""
    s = mediterranean()
    assert not met(s, "has_religion")
    s.religion[ROME], s.government[ROME] = artifact("judaism"), artifact("republic")
    assert met(s, "has_religion")
    assert met(s, "religion:", artifact("judaism"))
    assert not met(s, "religion:", artifact("islam"))
    assert met(s, "government:", artifact("republic"))
    assert not met(s, "government:", artifact("monarchy"))
    assert not met(s, "has_artifact:", artifact("writing"))
    s.blue[artifact("writing")] = 12
    assert met(s, "has_artifact:", artifact("writing"))
    assert not met(s, "has_artifact:", artifact("writing"), GAUL)


def test_industrial_empires_are_counted() -> None:
    """One by its marker, one by the blue marker."""
    s = mediterranean()
    s.owned[GAUL, INDUSTRIAL_REVOLUTION] = 1
    assert not met(s, "ir_empires>=", 2)
    s.blue[INDUSTRIAL_REVOLUTION] = 14
    assert met(s, "ir_empires>=", 2)


def test_leaders_and_homes() -> None:
    """A leader in the region; a start region."""
    s = mediterranean()
    lead(s, ROME, "artist", "latium")
    assert met(s, "has_leader", place="latium")
    assert not met(s, "has_leader", place="sicily")
    assert not met(s, "has_leader", empire=GAUL, place="latium")
    garrison(s, ROME, "provence", spearmen=1)
    assert met(s, "home_region", place="sicily")
    assert not met(s, "home_region", place="provence")
    assert not met(s, "home_region")


@pytest.mark.rule("SA-018")
def test_empires_in_play() -> None:
    """By the card that lies open."""
    s = mediterranean()
    gauls, huns = CARD_IDS.index("gauls"), CARD_IDS.index("huns")
    assert met(s, "in_play:", gauls)
    assert not met(s, "in_play:", huns)
    assert not met(s, "not_in_play:", gauls)
    assert met(s, "not_in_play:", huns)
    assert (is_in_play(s, gauls), empire_of_card(s, gauls), empire_of_card(s, huns)) == (True, GAUL, NOBODY)


@pytest.mark.rule("SA-113")
def test_numbers_of_an_empire() -> None:
    """Regions; wheat where it counts; no conflict in this turn."""
    s = mediterranean()
    assert met(s, "regions>=", 3)
    assert not met(s, "regions>=", 4)
    assert met(s, "wheat>=", 1)
    assert not met(s, "wheat>=", 2)
    garrison(s, ROME, "germany", spearmen=1)
    assert wheat_of(s, ROME) == 1
    s.level[ROME] = 29
    assert wheat_of(s, ROME) == 2
    assert met(s, "no_conflict_this_turn")
    s.fought[ROME] = 1
    assert not met(s, "no_conflict_this_turn")


def test_winners_are_named_by_the_caller() -> None:
    """What is triggered by a win is triggered for the winner alone."""
    s = mediterranean()
    assert met(s, "won_trade")
    assert met(s, "won_conflict")


def test_a_clause_without_condition_always_holds() -> None:
    """And one with a condition asks it."""
    s = mediterranean()
    free = int((CLAUSES[:, IF] == -1).argmax())
    assert holds(s, ROME, free, NOWHERE)
    needy = int((CLAUSES[:, IF] == CONDITIONS.index("has_religion")).argmax())
    assert not holds(s, ROME, needy, NOWHERE)
    s.religion[ROME] = artifact("judaism")
    assert holds(s, ROME, needy, NOWHERE)


def test_every_condition_is_known() -> None:
    """Each of the vocabulary has been asked above."""
    assert len(CONDITIONS) == 22
