"""The rounds of a conflict: SA-202 to SA-211, SA-227 to SA-238."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages.atlas import REGION_IDS
from aevum.games.seven_ages.knowledge import observe
from aevum.games.seven_ages.rules.conflict import MOST_ROUNDS
from aevum.games.seven_ages.rules.counters import take_counter, unit_in
from aevum.games.seven_ages.rules.retreat import call_off
from aevum.games.seven_ages.state import BY_INVASION, COVERED, FIELDS, FREE, IN_DISCARDS, LAID, SHOWN, SPENT
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_VALUE, SPEARMEN
from tests.games.seven_ages.battle import HERE, War, draws, fight, hold, last, lead
from tests.games.seven_ages.board import garrison, region


@pytest.mark.rule("SA-207", "SA-209", "SA-206")
def test_each_side_draws_a_card_face_down_the_active_one_first() -> None:
    war = War({"spearmen": 2}, {"spearmen": 2}, 7, 0)
    battle = war.begin()
    cards = [int(card) for card in war.s.side_card]
    assert [int(CARD_VALUE[card]) for card in cards] == [7, 0]
    assert [int(war.s.card_at[card]) for card in cards] == [LAID, LAID] and war.s.sides_shown == 0
    assert battle.tells("drew_for_conflict") == [(0, cards[0], 0, 0), (1, cards[1], 0, 0)]
    assert (battle.step, battle.waiting) == ("commit", [0, 1])
    assert war.s.conflicts == 1 and war.s.fought[war.french] == 1 and war.s.fought[war.franks] == 0
    assert [int(attacks) for attacks in war.s.attacks_on[:2]] == [0, 1]


@pytest.mark.rule("SA-208", "SA-208-R1", "SA-233")
def test_a_side_with_a_tactician_may_replace_its_card_once() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 0, 3, 7)
    lead(war.s, war.french, HERE, "tactician")
    battle = war.begin()
    assert (battle.step, battle.waiting, battle.choices()) == ("replace_card", [0], ["pass", "replace_card"])
    first = int(war.s.side_card[0])
    battle.play("replace_card")
    assert war.s.card_at[first] == IN_DISCARDS and CARD_VALUE[war.s.side_card[0]] == 7
    assert battle.step == "commit"  # not asked again, and the tactician need not be committed
    assert battle.commit("1 spearmen", "1 spearmen").totals() == [8, 4]


@pytest.mark.rule("SA-208", "SA-210-R1")
def test_no_other_leader_nor_one_elsewhere_replaces_cards_or_is_committed() -> None:
    war = War({"spearmen": 2}, {"spearmen": 2}, 0, 3)
    lead(war.s, war.french, HERE, "explorer")
    lead(war.s, war.french, "poland", "tactician")
    battle = war.begin()
    assert battle.step == "commit" and battle.choices(0) == ["commit spearmen", "commit_all"]


@pytest.mark.rule("SA-209")
def test_at_least_one_unit_is_committed_one_type_at_a_time() -> None:
    war = War({"spearmen": 2, "cannon": 1}, {"spearmen": 2}, 0, 0)
    battle = war.begin()
    assert battle.choices(0) == ["commit spearmen", "commit cannon", "commit_all"]
    battle.play("commit cannon", seat=0).play("commit spearmen", seat=1)
    assert battle.choices(0) == ["done", "commit spearmen", "commit_all"]
    assert battle.choices(1) == ["done", "commit spearmen"]


@pytest.mark.rule("SA-209")
def test_who_is_ready_waits_and_nobody_learns_how_much_was_committed() -> None:
    war = War({"spearmen": 3}, {"spearmen": 3}, 0, 0)
    battle = war.begin()
    battle.play("commit spearmen", seat=0).play("commit spearmen", seat=1)
    battle.play("done", seat=0).play("commit spearmen", seat=1)
    assert battle.waiting == [0, 1] and battle.choices(0) == ["done"]
    assert battle.choices(1) == ["done", "commit spearmen"]
    battle.play("done", seat=0).play("done", seat=1)
    assert battle.windows == [1] and battle.totals() == [1, 2]


@pytest.mark.rule("SA-209", "SA-210", "SA-020")
@pytest.mark.parametrize("wanted", ["1 spearmen", "3 spearmen", "2 spearmen, tactician", "all", "all, tactician"])
def test_how_often_both_are_asked_does_not_tell_how_much_was_committed(wanted: str) -> None:
    war = War({"spearmen": 2}, {"spearmen": 4}, 0, 0)
    lead(war.s, war.franks, HERE, "tactician")
    battle = hold(war.begin())
    wanted_words = [f"commit_{name}" if name == "all" else name for name in wanted.split(", ")]
    queue = [each for words in wanted_words for each in spelled(words)]
    asked = 0
    while battle.step == "commit":
        battle.play("commit spearmen" if asked == 0 else "done", seat=0)
        battle.play(queue.pop(0) if queue else "done", seat=1)
        asked += 1
    assert asked == 5  # four units and a tactician, as everybody sees


def spelled(words: str) -> list[str]:
    """What is listed, one after another: `2 spearmen` is two choices."""
    count, _, unit = words.partition(" ")
    if count == "tactician":
        return ["commit_leader tactician"]
    return [f"commit {unit}"] * int(count) if unit else [words]


@pytest.mark.rule("SA-210", "SA-210-R1")
def test_one_tactician_can_be_committed_and_he_is_lost_with_the_units() -> None:
    war = War({"spearmen": 1}, {"knights": 2}, 0, 7)
    place = lead(war.s, war.french, HERE, "napoleon")
    lead(war.s, war.french, HERE, "tactician")
    battle = hold(war.begin())
    assert battle.choices(0) == ["commit spearmen", "commit_leader napoleon", "commit_leader tactician"]
    battle.play("commit_leader napoleon", seat=0).play("commit knights", seat=1)
    assert battle.choices(0) == ["commit spearmen"]
    battle.play("commit spearmen", seat=0).play("done", seat=1)
    assert battle.over and war.s.leader[place] == -1 and war.sizes() == (0, 2)


@pytest.mark.rule("SA-211", "SA-211-R1", "SA-212")
def test_events_can_be_played_after_commitment_and_before_anything_is_shown() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 0, 3)
    battle = war.begin()
    seen: list[int] = []

    def surprise(s: Record) -> None:
        seen.extend(int(part) for part in s.in_conflict[s.in_conflict > 0])
        assert s.sides_shown == 0 and battle.totals() == []
        last(s, "surprise_attack")

    battle.in_window.append(surprise)
    battle.commit("1 spearmen", "1 spearmen")
    assert seen == [COVERED, COVERED] and battle.totals() == [5, 4]
    assert war.s.lasting[0] == -1  # over with the round


@pytest.mark.rule("SA-214", "SA-214-R1", "SA-214-R2")
def test_the_owner_can_arrange_the_lines_otherwise() -> None:
    war = War({"spearmen": 1, "cannon": 2}, {"spearmen": 1}, 0, 0)
    battle = war.begin().commit("all", "1 spearmen")
    assert (battle.step, battle.choices()) == ("front", ["done", "put_in_front spearmen", "put_in_front cannon"])
    battle.play("put_in_front cannon")
    assert battle.choices() == ["put_in_front spearmen", "put_in_front cannon"]
    battle.play("put_in_front cannon")
    assert battle.totals()[0] == 2 + 2 + 1  # the best would be 1 + 2 + 5


@pytest.mark.rule("SA-214")
def test_units_of_one_type_need_no_arranging() -> None:
    battle = War({"cannon": 3}, {"spearmen": 2}, 0, 0).begin().commit("all", "all")
    assert battle.totals() == [2 + 2 + 5, 1 + 1] and battle.over


@pytest.mark.rule("SA-227", "SA-228", "SA-235", "SA-233", "SA-234", "SA-254")
def test_the_lower_total_loses_what_it_committed_and_the_other_nothing() -> None:
    war = War({"knights": 1}, {"spearmen": 1}, 0, 0)
    battle = war.begin()
    cards = [int(card) for card in war.s.side_card]
    battle.commit("1 knights", "1 spearmen")
    assert battle.over and battle.totals() == [5, 1] and war.sizes() == (1, 0) and war.control == war.french
    assert [int(war.s.card_at[card]) for card in cards] == [IN_DISCARDS, IN_DISCARDS]
    assert [int(card) for card in war.s.side_card] == [-1, -1] and war.s.battle_at == -1


@pytest.mark.rule("SA-229", "SA-253", "SA-234")
def test_equal_totals_cost_both_their_units_and_the_region_is_nobodys() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 2, 2)
    battle = war.begin().commit("1 spearmen", "1 spearmen")
    assert battle.over and battle.totals() == [3, 3] and war.sizes() == (0, 0) and war.control == -1
    assert battle.tells("nobody_won") == [(region(HERE), 0, 0, 0)]


@pytest.mark.rule("SA-230", "SA-230-R1")
def test_a_committed_tactician_saves_his_side_from_a_tie() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 2, 2)
    place = lead(war.s, war.french, HERE, "tactician")
    battle = hold(war.begin()).commit("1 spearmen, tactician", "1 spearmen")
    assert battle.over and war.sizes() == (1, 0) and war.s.leader[place] >= 0 and war.control == war.french


@pytest.mark.rule("SA-230")
def test_a_tactician_who_is_not_committed_saves_nobody() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 2, 2)
    lead(war.s, war.french, HERE, "tactician")
    battle = hold(war.begin())
    battle.play("commit spearmen", seat=0).play("commit spearmen", seat=1)
    battle.play("done", seat=0).play("done", seat=1)
    assert battle.over and war.sizes() == (0, 0)


@pytest.mark.rule("SA-230-R1", "SA-232")
def test_two_tacticians_can_tie_again_and_again_until_the_active_side_must_retreat() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1})
    for empire in (war.french, war.franks):
        lead(war.s, empire, HERE, "tactician")
    draws(war.s, 2, 2, 2, 2)
    battle = fight(hold(war.begin()), "1 spearmen, tactician", "1 spearmen, tactician")
    assert war.sizes() == (1, 1) and [int(marks) for marks in war.s.side_disorder] == [1, 1]
    war.s.battle_round = MOST_ROUNDS
    fight(battle, "1 spearmen, tactician", "1 spearmen, tactician")
    assert battle.over and war.sizes() == (0, 1) and war.control == war.franks
    assert war.s.stacks[war.french, region("poland")] == 2


@pytest.mark.rule("SA-231", "SA-237", "SA-238")
def test_committed_units_wait_until_all_are_and_then_come_back_in_disorder() -> None:
    war = War({"knights": 2}, {"spearmen": 4}, 7, 0, 7, 0, 7, 0)
    battle = fight(war.begin(), "1 knights", "1 spearmen")
    assert sorted(int(part) for part in war.s.in_conflict if part) == [SPENT] and war.sizes() == (2, 3)
    assert battle.choices(0) == ["commit knights"]
    fight(battle, "1 knights", "1 spearmen")
    assert [int(marks) for marks in war.s.side_disorder] == [1, 0] and not (war.s.in_conflict != FREE).any()
    assert battle.tells("fell_into_disorder") == [(int(war.s.card[war.french]), 1, 0, 0)]
    war.s.side_disorder[0] = 9  # no limit
    fight(battle, "all", "1 spearmen")
    assert war.s.side_disorder[0] == 10


@pytest.mark.rule("SA-237-R1")
def test_a_side_without_any_unit_takes_no_marker() -> None:
    war = War({"spearmen": 1}, {"knights": 2}, 0, 7)
    assert fight(war.begin(), "1 spearmen", "1 knights").tells("fell_into_disorder") == []


@pytest.mark.rule("SA-236")
def test_who_loses_an_elephant_must_retreat_at_once() -> None:
    war = War({"elephants": 1, "spearmen": 2}, {"knights": 2}, 0, 7)
    battle = fight(war.begin(), "1 elephants", "1 knights")
    assert battle.over and war.sizes() == (0, 2) and war.s.stacks[war.french, region("poland")] == 3
    assert battle.tells("elephants_panicked") == [(int(war.s.card[war.french]), 0, 0, 0)]


@pytest.mark.rule("SA-236", "SA-249")
def test_whoever_panics_without_a_region_is_lost() -> None:
    war = War({"elephants": 1, "spearmen": 2}, {"knights": 2}, 0, 7)
    war.s.control[region("poland")] = -1
    battle = fight(war.begin(), "1 elephants", "1 knights")
    assert battle.over and war.sizes() == (0, 2) and war.s.stacks[war.french, region("poland")] == 1
    assert battle.tells("nowhere_to_go") == [(int(war.s.card[war.french]), 2, 0, 0)]


@pytest.mark.rule("SA-236-R1", "SA-253", "SA-255-R1")
def test_if_both_lose_an_elephant_both_flee_and_the_region_is_nobodys() -> None:
    war = War({"elephants": 1, "spearmen": 1}, {"elephants": 1, "spearmen": 1}, 2, 2, pursuit=1)
    battle = fight(war.begin(), "1 elephants", "1 elephants")
    assert battle.over and war.sizes() == (0, 0) and war.control == -1
    assert [values[2] for values in battle.tells("withdrew")] == [region("poland"), region("volga")]


@pytest.mark.rule("SA-236-R1", "SA-375")
def test_of_two_sides_that_flee_from_each_other_neither_pursues() -> None:
    war = War({"elephants": 1, "knights": 2}, {"elephants": 1, "knights": 2}, 2, 2, pursuit=1)
    battle = fight(war.begin(), "1 elephants", "1 elephants")
    assert battle.over and war.control == -1 and battle.tells("lost_in_pursuit") == []
    assert war.s.stacks[war.french, region("poland")] == war.s.stacks[war.franks, region("volga")] == 3


@pytest.mark.rule("SA-203", "SA-203-R1")
def test_one_player_with_both_empires_decides_for_both() -> None:
    war = War({"knights": 1, "spearmen": 1}, {"spearmen": 2}, 0, 0)
    war.s.player[war.franks] = 0
    battle = war.begin()
    assert battle.waiting == [0] and battle.choices() == ["commit spearmen", "commit knights", "commit_all"]
    battle.play("commit knights", "done")
    assert battle.choices() == ["commit spearmen", "commit_all"]
    battle.play("commit spearmen", "done")
    assert battle.totals()[:2] == [5, 1] and battle.over


@pytest.mark.rule("SA-019-R1", "SA-207", "SA-213")
def test_an_empty_pile_gives_a_card_of_value_0() -> None:
    war = War({"knights": 1}, {"spearmen": 1})
    war.s.deck_left = 0
    lead(war.s, war.french, HERE, "tactician")
    battle = war.begin()
    assert battle.step == "commit"  # nothing to replace
    assert fight(battle, "1 knights, tactician", "1 spearmen").totals() == [5, 1]


@pytest.mark.rule("SA-222-R1", "SA-209")
def test_of_equal_units_the_one_goes_first_that_did_not_invade() -> None:
    war = War({"spearmen": 2}, {"spearmen": 2}, 2, 0)
    counters = [at for at in range(len(war.s.unit_at)) if war.s.unit_at[at] == region(HERE)]
    ours = [at for at in counters if at < counters[0] + 2]
    war.s.entered[ours[0]] = BY_INVASION
    battle = fight(war.begin(), "1 spearmen", "1 spearmen")
    assert battle.totals() == [3, 1] and war.s.in_conflict[ours[1]] == SPENT


@pytest.mark.rule("SA-016", "SA-208")
def test_a_second_wind_replaces_the_card_once_more() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 0, 3, 7)
    battle = war.begin()
    battle.in_window.append(lambda s: last(s, "second_wind", war.french))
    assert battle.commit("1 spearmen", "1 spearmen").totals() == [8, 4]


@pytest.mark.rule("SA-016", "SA-249")
def test_a_feigned_retreat_voids_the_round_and_sends_the_attacker_away() -> None:
    war = War({"spearmen": 2}, {"spearmen": 1}, 0, 3)
    battle = war.begin()
    battle.in_window.append(lambda s: last(s, "feigned_retreat"))
    battle.commit("1 spearmen", "1 spearmen")
    assert battle.over and battle.totals() == [] and war.sizes() == (0, 1)
    assert war.s.stacks[war.french, region("poland")] == 3 and (war.s.card_at == LAID).sum() == 0


@pytest.mark.rule("SA-016", "SA-020", "SA-209")
def test_a_round_that_is_void_tells_nobody_what_was_committed() -> None:
    seen = []
    for ours, theirs in (("knights", "elephants"), ("spearmen", "chariots")):
        war = War({"spearmen": 2, "knights": 1}, {"elephants": 1, "chariots": 1})
        war.s.owned[war.french, ARTIFACT_IDS.index("stirrup")] = 1  # of use to knights alone
        garrison(war.s, war.french, "crimea", spearmen=1)
        battle = war.begin()
        battle.in_window.append(lambda s: last(s, "feigned_retreat"))
        battle.commit(f"1 {ours}", f"1 {theirs}")
        assert battle.step == "retreat_to" and battle.totals() == []
        observe(war.s, 2)
        seen.append(war.s.tobytes())
    assert seen[0] == seen[1]


@pytest.mark.rule("SA-016")
def test_a_truce_sends_the_attackers_home_and_nobody_wins_or_loses() -> None:
    war = War({"spearmen": 2}, {"spearmen": 1}, 0, 3)
    war.s.elite[war.french] = 1
    lead(war.s, war.french, HERE, "artist")
    for counter in range(len(war.s.unit_at)):
        if war.s.unit_at[counter] == region(HERE):
            war.s.came_from[counter] = region("poland")
    battle = war.begin()
    battle.in_window.append(call_off)
    battle.commit("1 spearmen", "1 spearmen")
    assert battle.over and war.sizes() == (0, 1) and war.s.elite[war.french] == 1 and war.control == war.franks
    assert war.s.stacks[war.french, region("poland")] == 3 and REGION_IDS[war.s.leader_at[0]] == "poland"
    assert battle.tells("won_conflict") == [] and len(battle.tells("conflict_called_off")) == 1


@pytest.mark.rule("SA-211")
def test_an_event_that_leaves_a_side_without_units_ends_the_conflict() -> None:
    war = War({"knights": 1}, {"spearmen": 1}, 0, 3)
    battle = war.begin()
    battle.in_window.append(lambda s: take_counter(s, unit_in(s, war.franks, region(HERE), SPEARMEN)))
    battle.commit("1 knights", "1 spearmen")
    assert battle.over and battle.totals() == [] and war.sizes() == (1, 0) and war.control == war.french


@pytest.mark.rule("SA-209", "SA-210", "SA-020")
def test_what_is_committed_is_hidden_from_the_enemy_until_it_is_shown() -> None:
    war = War({"spearmen": 2}, {"spearmen": 2}, 7, 0)
    lead(war.s, war.french, HERE, "tactician")
    battle = hold(war.begin())
    battle.play("commit spearmen", seat=0).play("commit spearmen", seat=1)
    battle.play("commit_leader tactician", seat=0).play("commit spearmen", seat=1)
    seen = {field.name: field.seen_by for field in FIELDS}
    covered = int((war.s.in_conflict == COVERED).argmax())
    for name, place in {"in_conflict": covered, "side_tactician": 0, "side_ready": 0, "side_card": 0}.items():
        who = seen[name]
        assert callable(who) and [bool(who(war.s, seat)[place]) for seat in range(2)] == [True, False], name
    war.s.sides_shown, war.s.in_conflict[covered] = 1, SHOWN
    for name, place in {"in_conflict": covered, "side_tactician": 0, "side_card": 0}.items():
        who = seen[name]
        assert callable(who) and bool(who(war.s, 1)[place]), name


@pytest.mark.rule("SA-234", "SA-022", "SA-125")
@pytest.mark.parametrize("seed", range(4))
def test_conflicts_played_at_random_end_and_lose_no_card_nor_counter(seed: int) -> None:
    luck = Random(seed)
    units = {
        "spearmen": 2,
        "knights": 1,
        "cannon": 1,
        "elephants": 1,
        "fighters": 1,
        "nuclear_bombs": luck.randrange(2),
    }
    war = War(units, units | {"nuclear_bombs": 0, "star_wars": 1}, pursuit=seed % 2)
    lead(war.s, war.french, HERE, "napoleon")
    lead(war.s, war.franks, HERE, "tactician")
    battle = war.begin()
    while not battle.over:
        seat = luck.choice(battle.waiting)
        battle.play(luck.choice(battle.choices(seat)), seat=seat)
    s = war.s
    assert min(war.sizes()) == 0 and s.depth == 0 and not s.in_conflict.any()
    assert (s.card_at == LAID).sum() == 0 and s.deck_left + (s.card_at == IN_DISCARDS).sum() == len(CARD_VALUE) - 2
    on_map = [int((s.unit_at == place).sum()) for place in range(len(s.control))]
    assert on_map == [int(s.stacks[:, place].sum()) for place in range(len(s.control))]
