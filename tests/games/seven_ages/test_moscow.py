"""The battle of Moscow, round by round with the totals of the rulebook: SA-E14 to SA-E18."""

from dataclasses import dataclass

import pytest

from tests.games.seven_ages.battle import Battle, lead
from tests.games.seven_ages.board import empty_table, found, garrison, on_top, region

# Cards as they are drawn, Alex first: their values, replaced ones in brackets.
FIRST = ("rus", "hittites", "poles")  # (5) 2 against 5; Napoleon asks for another
SECOND = ("huns", "english")  # 6 against 3
THIRD = ("gauls", "koreans")  # 5 against 4
FOURTH = ("ethiopians", "dutch")  # 4 against 3
FIFTH = ("franks", "picts", "scots")  # 3 against (3) 4; Kutusov asks for another


@dataclass
class Round:
    """What a round has left behind."""

    totals: list[int]
    french: dict[str, int]
    russians: dict[str, int]
    disorder: list[int]
    asked: tuple[str, list[int], list[str]]


class Moscow:
    """Alex's French attack Catherine's Russians in Moscow."""

    def __init__(self) -> None:
        s = self.s = empty_table(2)
        self.rounds: list[Round] = []
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

    def note(self) -> Round:
        """How things stand now."""
        battle = self.battle
        return Round(
            battle.totals()[-2:],
            battle.units(self.french, "moscow"),
            battle.units(self.russians, "moscow"),
            [int(markers) for markers in self.s.side_disorder],
            (battle.step, battle.waiting, [] if battle.over else battle.choices()),
        )


@pytest.fixture(scope="module")
def moscow() -> Moscow:
    """The whole battle, played once."""
    played = Moscow()
    for fight in (played.first, played.second, played.third, played.fourth, played.fifth):
        fight()
        played.rounds.append(played.note())
    return played


@pytest.fixture
def rounds(moscow: Moscow) -> list[Round]:
    """How things stood after each round."""
    return moscow.rounds


@pytest.mark.rule("SA-E14", "SA-213", "SA-214", "SA-215", "SA-216", "SA-217", "SA-219", "SA-220", "SA-225", "SA-225-R1")
def test_round_1_is_49_against_10_and_the_spearman_is_lost(rounds: list[Round]) -> None:
    assert rounds[0].totals == [49, 10]
    assert rounds[0].russians == {"fusiliers": 2, "cannon": 2, "knights": 2}
    assert sum(rounds[0].french.values()) == 8 and rounds[0].disorder == [0, 0]


@pytest.mark.rule("SA-E15", "SA-221", "SA-224", "SA-224-R1", "SA-237", "SA-237-R1", "SA-244", "SA-245", "SA-249-R1")
def test_round_2_is_14_against_20_with_the_city_and_the_french_fall_into_disorder(rounds: list[Round]) -> None:
    assert rounds[1].totals == [14, 20]
    assert rounds[1].french == {"fusiliers": 3, "knights": 1, "artillery": 2, "horse_artillery": 1}
    assert rounds[1].disorder == [1, 0]
    # Alex could retreat with Napoleon but has no region to go to; Catherine is asked.
    assert rounds[1].asked == ("retreat", [1], ["pass", "retreat"])


@pytest.mark.rule("SA-E16", "SA-218", "SA-218-R1")
def test_round_3_is_21_against_35_and_the_russians_fall_into_disorder(rounds: list[Round]) -> None:
    assert rounds[2].totals == [21, 35]
    assert rounds[2].french == {"fusiliers": 2, "knights": 1, "artillery": 1, "horse_artillery": 1}
    assert sum(rounds[2].russians.values()) == 6 and rounds[2].disorder == [1, 1]


@pytest.mark.rule("SA-E17", "SA-232", "SA-238")
def test_round_4_is_51_against_14_for_a_card_of_4(rounds: list[Round]) -> None:
    assert rounds[3].totals == [51, 14]
    assert rounds[3].russians == {"fusiliers": 2, "cannon": 2, "knights": 1}
    assert rounds[3].disorder == [2, 1]


@pytest.mark.rule("SA-E18", "SA-227", "SA-228", "SA-235", "SA-251", "SA-251-R1", "SA-252")
def test_round_5_is_50_against_53_and_the_russians_keep_moscow(moscow: Moscow, rounds: list[Round]) -> None:
    assert rounds[4].totals == [50, 53] and moscow.battle.over
    assert rounds[4].french == {}
    assert rounds[4].russians == {"fusiliers": 2, "cannon": 2, "knights": 1}
    s, place = moscow.s, region("moscow")
    assert s.control[place] == moscow.russians and s.capital[moscow.russians] == place
    assert (int(s.city[place]), int(s.fort[place]), int(s.elite[moscow.french])) == (3, 1, 0)
    assert rounds[4].disorder == [0, 0]
    assert [int(who) for who in s.leader_of if who >= 0] == [moscow.russians]  # Napoleon is gone
    assert moscow.battle.windows == [1, 2, 3, 4, 5]
