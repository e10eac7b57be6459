"""The battle of Moscow, round by round with the totals of the rulebook: SA-E14 to SA-E18."""

import pytest

from tests.games.seven_ages.battle import Battle, lead
from tests.games.seven_ages.board import empty_table, found, garrison, on_top, region

# Cards as they are drawn, Alex first: their values, replaced ones in brackets.
FIRST = ("rus", "hittites", "poles")  # (5) 2 against 5; Napoleon asks for another
SECOND = ("huns", "english")  # 6 against 3
THIRD = ("gauls", "koreans")  # 5 against 4
FOURTH = ("ethiopians", "dutch")  # 4 against 3
FIFTH = ("franks", "picts", "scots")  # 3 against (3) 4; Kutusov asks for another


class Moscow:
    """Alex's French attack Catherine's Russians in Moscow."""

    def __init__(self) -> None:
        s = self.s = empty_table(2)
        self.french = found(s, "french", 0, 31, "normandy", colour="red", elite=1)
        self.russians = found(s, "russians", 1, 28, "moscow", "volga", colour="light_purple")
        s.city[region("moscow")], s.fort[region("moscow")] = 3, 1
        s.capital[self.russians] = region("moscow")
        garrison(s, self.russians, "moscow", fusiliers=2, spearmen=1, cannon=2, knights=2)
        garrison(s, self.russians, "volga", spearmen=1)
        garrison(s, self.french, "moscow", fusiliers=4, knights=1, artillery=2, horse_artillery=1)
        garrison(s, self.french, "normandy", spearmen=1)
        lead(s, self.french, "moscow", "napoleon")
        lead(s, self.russians, "moscow", "kutusov")
        on_top(s, *FIRST, *SECOND, *THIRD, *FOURTH, *FIFTH)
        self.battle = Battle(s, self.french, self.russians, "moscow")

    def first(self) -> Battle:
        """Seven French units against a spearman."""
        self.battle.play("replace_card", "pass")
        return self.fight("3 fusiliers, 1 knights, 2 artillery, 1 horse_artillery", "1 spearmen")

    def second(self) -> Battle:
        """The last French fusiliers."""
        self.battle.play("pass", "pass")
        return self.fight("1 fusiliers", "1 fusiliers, 1 cannon")

    def third(self) -> Battle:
        """The Russians commit everything that is left to them."""
        self.battle.play("pass", "pass", "pass")
        return self.fight("1 fusiliers, 1 artillery", "1 fusiliers, 1 cannon, 2 knights")

    def fourth(self) -> Battle:
        """All the French, led by Napoleon, against a knight."""
        self.battle.play("pass", "pass", "pass")
        return self.fight("all, napoleon", "1 knights")

    def fifth(self) -> Battle:
        """Everybody."""
        self.battle.play("pass", "pass", "replace_card")
        return self.fight("all, napoleon", "all")

    def fight(self, french: str, russians: str) -> Battle:
        """Both commit, and leave their lines as they are best."""
        self.battle.commit(french, russians)
        while self.battle.step == "front":
            self.battle.play("done")
        return self.battle

    def disorder(self) -> list[int]:
        """The conflict disorder markers of both."""
        return [int(markers) for markers in self.s.side_disorder]


@pytest.mark.rule("SA-E14", "SA-213", "SA-214", "SA-215", "SA-216", "SA-217", "SA-219", "SA-220", "SA-225", "SA-225-R1")
def test_round_1_is_49_against_10_and_the_spearman_is_lost() -> None:
    moscow = Moscow()
    battle = moscow.first()
    assert battle.totals() == [49, 10]
    assert battle.units(moscow.russians, "moscow") == {"fusiliers": 2, "cannon": 2, "knights": 2}
    assert sum(battle.units(moscow.french, "moscow").values()) == 8 and moscow.disorder() == [0, 0]


@pytest.mark.rule("SA-E15", "SA-221", "SA-224", "SA-224-R1", "SA-237", "SA-237-R1")
def test_round_2_is_14_against_20_with_the_city_and_the_french_fall_into_disorder() -> None:
    moscow = Moscow()
    moscow.first()
    battle = moscow.second()
    assert battle.totals()[2:] == [14, 20]
    assert battle.units(moscow.french, "moscow") == {
        "fusiliers": 3,
        "knights": 1,
        "artillery": 2,
        "horse_artillery": 1,
    }
    assert moscow.disorder() == [1, 0]
    # Alex could retreat with Napoleon but has no region to go to; Catherine is asked.
    assert (battle.step, battle.waiting, battle.choices()) == ("retreat", [1], ["pass", "retreat"])


@pytest.mark.rule("SA-E16", "SA-218", "SA-218-R1")
def test_round_3_is_21_against_35_and_the_russians_fall_into_disorder() -> None:
    moscow = Moscow()
    moscow.first()
    moscow.second()
    battle = moscow.third()
    assert battle.totals()[4:] == [21, 35]
    assert battle.units(moscow.french, "moscow") == {
        "fusiliers": 2,
        "knights": 1,
        "artillery": 1,
        "horse_artillery": 1,
    }
    assert sum(battle.units(moscow.russians, "moscow").values()) == 6 and moscow.disorder() == [1, 1]


@pytest.mark.rule("SA-E17", "SA-232", "SA-238")
def test_round_4_is_51_against_14_for_a_card_of_4() -> None:
    moscow = Moscow()
    moscow.first()
    moscow.second()
    moscow.third()
    battle = moscow.fourth()
    assert battle.totals()[6:] == [51, 14]
    assert battle.units(moscow.russians, "moscow") == {"fusiliers": 2, "cannon": 2, "knights": 1}
    assert moscow.disorder() == [2, 1]


@pytest.mark.rule("SA-E18", "SA-227", "SA-228", "SA-235", "SA-251", "SA-251-R1", "SA-252", "SA-258-R1")
def test_round_5_is_50_against_53_and_the_russians_keep_moscow() -> None:
    moscow = Moscow()
    for fight in (moscow.first, moscow.second, moscow.third, moscow.fourth):
        fight()
    battle = moscow.fifth()
    assert battle.totals()[8:] == [50, 53] and battle.over
    assert battle.units(moscow.french, "moscow") == {}
    assert battle.units(moscow.russians, "moscow") == {"fusiliers": 2, "cannon": 2, "knights": 1}
    s = moscow.s
    assert s.control[region("moscow")] == moscow.russians and s.capital[moscow.russians] == region("moscow")
    assert (int(s.city[region("moscow")]), int(s.fort[region("moscow")])) == (3, 1)
    assert s.elite[moscow.french] == 0 and moscow.disorder() == [0, 0]
    assert [int(who) for who in s.leader_of if who >= 0] == [moscow.russians]  # Napoleon is gone
    assert battle.windows == [1, 2, 3, 4, 5]
