"""The rule of thumb: what it civilises, and the events it plays."""

from __future__ import annotations

from aevum.core.record import Record
from aevum.core.vocabulary import pack
from aevum.games.seven_ages.actions import ADOPT
from aevum.games.seven_ages.effects import EVENT_CLAUSES
from aevum.games.seven_ages.heuristics import appraise
from aevum.games.seven_ages.icons import (
    TIMING_ANY_TIME,
    TIMING_BEFORE_ACTIONS,
    TIMING_CONFLICT,
    TIMING_HARVEST,
    TIMING_PRODUCTION,
    TIMING_TRADE,
)
from aevum.games.seven_ages.rules.effect_frames import pack_what, pack_who
from aevum.games.seven_ages.rules.windows import pack_window
from aevum.games.seven_ages.state import (
    COVERED,
    IN_DISCARDS,
    IN_HAND,
    MANOEUVRE,
    NOWHERE,
    TRADE,
)
from aevum.games.seven_ages.steps import (
    AT_ARTIFACT_EMPIRE,
    AT_ARTIFACT_REGION,
    AT_CIVILISE_PART,
    AT_CULTURE_SOURCE,
    AT_EVENT_CHOICE,
    AT_EVENT_REGION,
    AT_EVENT_TARGET,
    AT_EVENT_UNITS,
    AT_INTERRUPT_EVENT,
    AT_KEEP_DRAWN,
    AT_MODERNISE,
    AT_PACIFY,
    AT_PLACE_LEADER,
    AT_PLAY_EVENT,
    AT_SURPLUS_LEADER,
    AT_URBANISE,
)
from aevum.games.seven_ages.tables import (
    ARTIFACT_IDS,
    CARD_ARTIFACT,
    CARD_EVENT,
    CARD_IDS,
    EVENT_IDS,
    LEADER_KIND_IDS,
    LEADERS,
)
from tests.games.seven_ages.battle import lead
from tests.games.seven_ages.board import empty_table, found, garrison, hand, region
from tests.games.seven_ages.greedy import asked, battle, best, egypt, rival, trading


def test_artifacts_are_played_on_the_own_empire_and_harm_on_others() -> None:
    s, empire = egypt()
    rival(s, "sumerians", "sumer")
    card = next(each for each in range(len(CARD_IDS)) if each != 0 and is_writing(each))
    assert best(asked(s, AT_ARTIFACT_EMPIRE, empire, card)) == "give_artifact egyptians"
    dark = CARD_IDS.index("russians")
    assert best(asked(s, AT_ARTIFACT_EMPIRE, empire, dark)) == "give_artifact sumerians"


def test_what_does_harm_is_given_to_who_leads() -> None:
    for leader, name in ((1, "sumerians"), (2, "shang")):
        s, empire = egypt()
        rival(s, "sumerians", "sumer")
        third = found(s, "shang", 2, 1, "honan")
        garrison(s, third, "honan", spearmen=1)
        s.glory[:4] = 10
        s.glory[leader] = 40
        assert best(asked(s, AT_ARTIFACT_EMPIRE, empire, CARD_IDS.index("russians"))) == f"give_artifact {name}"


def is_writing(card: int) -> bool:
    """Whether a card shows the artifact of writing."""
    return bool(CARD_ARTIFACT[card] == ARTIFACT_IDS.index("writing"))


def test_an_artifact_is_placed_where_it_is_safe() -> None:
    s, empire = egypt(spearmen=3)
    garrison(s, empire, "thebes", spearmen=1)
    s.city[region("thebes")] = 1
    rival(s, spearmen=4)
    card = next(each for each in range(len(CARD_IDS)) if CARD_ARTIFACT[each] == ARTIFACT_IDS.index("pyramids"))
    assert best(asked(s, AT_ARTIFACT_REGION, empire, (card << 4) | empire)) == "place_artifact egypt"


def test_civilising_builds_cities_and_ends() -> None:
    s, empire = egypt()
    assert best(asked(s, AT_CIVILISE_PART, empire)).split()[0] == "promote"
    lead(s, empire, "egypt", "artist")
    lead(s, empire, "egypt", "builder")
    s.level[empire] = 8
    assert best(s) == "urbanise"
    garrison(s, empire, "thebes", spearmen=1)
    assert best(asked(s, AT_URBANISE, empire)) == "improve_city egypt"
    barren = empty_table(4)
    huns = found(barren, "huns", 0, 8, "mongolia")
    garrison(barren, huns, "mongolia", spearmen=1)
    lead(barren, huns, "mongolia", "artist")
    lead(barren, huns, "mongolia", "explorer")
    assert best(asked(barren, AT_CIVILISE_PART, huns)) == "done"


def test_an_artist_is_kept_sent_to_a_city_and_not_given_up() -> None:
    s, empire = egypt()
    garrison(s, empire, "thebes", spearmen=5)
    artist, explorer = LEADER_KIND_IDS.index("artist"), LEADER_KIND_IDS.index("explorer")
    assert best(asked(s, AT_KEEP_DRAWN, empire, (artist << 4) | 1)) == "keep_drawn_leader"
    assert best(asked(s, AT_KEEP_DRAWN, empire, (explorer << 4) | 1)) == "draw_leader"
    assert best(asked(s, AT_PLACE_LEADER, empire, LEADERS + artist)) == "send_leader egypt"
    lead(s, empire, "egypt", "artist")
    lead(s, empire, "egypt", "explorer")
    assert best(asked(s, AT_SURPLUS_LEADER, empire, 1)) == "give_up_leader explorer egypt"


def test_a_first_religion_is_adopted_but_not_changed_for_a_point() -> None:
    s, empire = egypt()
    other = rival(s, place="thebes")
    s.religion[other] = ARTIFACT_IDS.index("judaism")
    own = found(s, "sumerians", 0, 1, "palestine", religion=ARTIFACT_IDS.index("judaism"))
    garrison(s, own, "palestine", spearmen=1)
    s.urbanised[:2] = region("egypt"), region("thebes")
    judaism = ARTIFACT_IDS.index("judaism")
    assert best(asked(s, AT_CULTURE_SOURCE, empire, judaism)) == "adopt_from sumerians"
    lead(s, empire, "egypt", "artist")
    lead(s, empire, "egypt", "builder")
    assert best(asked(s, AT_CIVILISE_PART, empire)) in {"adopt judaism", "urbanise"}
    first = appraise(s, 0, int(pack(ADOPT, judaism)))
    s.religion[empire] = ARTIFACT_IDS.index("hinduism")
    assert first > 0.0 > appraise(s, 0, int(pack(ADOPT, judaism)))


def test_units_are_turned_to_the_better_side_and_order_is_bought() -> None:
    s, empire = egypt(level=40, swordsmen=2, spearmen=1)
    assert best(asked(s, AT_MODERNISE, empire)) in {"turn_over swordsmen egypt", "turn_over spearmen egypt"}
    new, empire = egypt(level=40, fusiliers=2)
    assert best(asked(new, AT_MODERNISE, empire)) == "done"
    s.disorder[region("egypt")], s.money[empire] = 1, 20
    assert best(asked(s, AT_PACIFY, empire)) == "pacify egypt"


def event(name: str) -> int:
    """The number of an event."""
    return EVENT_IDS.index(name)


def card_of_event(name: str) -> int:
    """A card with this event that no test makes an empire of."""
    return max(card for card in range(len(CARD_IDS)) if CARD_EVENT[card] == event(name))


def window(s: Record, seat: int, timing: int, subject: int, name: str) -> Record:
    """A player who holds this event alone is asked whether to play it."""
    hand(s, seat, CARD_IDS[card_of_event(name)])
    return asked(s, AT_PLAY_EVENT, timing, pack_window(subject, seat, 0))


def test_helpful_events_are_played_and_those_that_hit_all_are_not() -> None:
    s, empire = egypt(level=20)
    assert best(window(s, 0, TIMING_PRODUCTION, empire, "financier")).startswith("play_event ")
    s, _ = egypt(level=20)
    rival(s, level=20)
    assert best(window(s, 0, TIMING_HARVEST, -1, "glory_proclaimed")).startswith("play_event ")
    s, _ = egypt(level=20)
    rival(s, level=20)
    assert best(window(s, 0, TIMING_HARVEST, -1, "glory_doubted")) == "pass"


def test_all_lose_cards_only_when_oneself_has_none_to_lose() -> None:
    for own, answer in ((("shang",), "play_event"), (("shang", "minoans", "sumerians"), "pass")):
        s, _ = egypt(level=20)
        rival(s, level=20)
        s.hand_size[1:4] = 5
        window(s, 0, TIMING_BEFORE_ACTIONS, -1, "comet")
        for name in own[1:]:
            s.card_at[CARD_IDS.index(name)] = IN_HAND
        s.hand_size[0] = len(own)
        assert best(s).split()[0] == answer


def test_who_is_far_behind_halves_the_harvest_of_all() -> None:
    for glory, answer in ((150, "play_event"), (5, "pass")):
        s, _ = egypt(level=20)
        rival(s, level=20)
        s.glory[:2], s.turn = (5, glory), 10
        assert best(window(s, 0, TIMING_HARVEST, -1, "glory_doubted")).split()[0] == answer


def test_a_trade_of_the_leader_with_somebody_else_is_called_off() -> None:
    for trader, glory, answer in ((1, 50, "play_event"), (1, 1, "pass"), (0, 50, "pass")):
        s, empire = egypt(level=43)
        other = rival(s, level=43)
        third = found(s, "shang", 2, 43, "honan")
        trading(s, other if trader else empire, third)
        s.glory[:3] = 20, glory, 50
        assert best(window(s, 0, TIMING_TRADE, other, "embargo")).split()[0] == answer


def test_harm_is_for_the_leader_and_never_for_oneself() -> None:
    s, _ = egypt(level=20)
    rival(s, level=20)
    third = found(s, "shang", 2, 20, "honan")
    garrison(s, third, "honan", spearmen=1)
    s.glory[:3] = 20, 5, 40
    card = card_of_event("famine")
    asked(s, AT_EVENT_TARGET, pack_who(-1, -1, 0), card)
    assert best(s) == "aim_at shang"
    alone, _ = egypt(level=20)
    assert best(window(alone, 0, TIMING_ANY_TIME, -1, "famine")) == "pass"


def test_one_more_action_is_for_the_empire_that_can_use_it() -> None:
    s, empire = egypt(level=20)
    for place in ("thebes", "nubia"):
        s.control[region(place)] = empire
        garrison(s, empire, place, spearmen=1)
    other = found(s, "shang", 0, 20, "honan")
    garrison(s, other, "honan", spearmen=6)
    asked(s, AT_EVENT_TARGET, pack_who(-1, -1, 0), card_of_event("conjunction"))
    assert best(s) == "act_for shang"


def test_a_longer_range_is_for_who_trades_and_has_nobody_near_to_learn_from() -> None:
    for trades, level, answer in ((True, 9, "play_event"), (False, 9, "pass"), (True, 1, "pass")):
        s, empire = egypt(level=2)
        rival(s, "sumerians", "sumer", level=level)
        s.action = TRADE
        s.marker[empire], s.marker_placed[empire] = (TRADE if trades else MANOEUVRE), 1
        assert best(window(s, 0, TIMING_ANY_TIME, -1, "silk_road")).split()[0] == answer


def test_what_harms_oneself_is_prevented() -> None:
    s, empire = egypt(level=20)
    other = rival(s, level=20)
    hand(s, 0, CARD_IDS[card_of_event("divine_intervention")])
    harm = card_of_event("volcano")
    for target, answer in ((empire, "play_event"), (other, "pass")):
        who = pack_who(other, target, 1)
        asked(s, AT_INTERRUPT_EVENT, who, harm + pack_window(0, 0, 1) * 128)
        assert best(s).split()[0] == answer


def test_events_of_a_conflict_are_for_those_who_fight() -> None:
    s, _, _ = battle({"swordsmen": 4}, {"swordsmen": 3})
    assert best(window(s, 2, TIMING_CONFLICT, -1, "surprise_attack"), 2) == "pass"
    s, _, _ = battle({"swordsmen": 4}, {"swordsmen": 3})
    s.in_conflict[s.unit_at == region("nubia")] = COVERED
    assert best(window(s, 0, TIMING_CONFLICT, -1, "surprise_attack"), 0).startswith("play_event ")
    s, _, _ = battle({"swordsmen": 4}, {"swordsmen": 3})
    s.in_conflict[s.unit_at == region("nubia")] = COVERED
    assert best(window(s, 0, TIMING_CONFLICT, -1, "ambush"), 0) == "pass"


def test_weather_that_stops_missiles_is_for_who_has_none() -> None:
    for own, answer in (({"swordsmen": 4}, "play_event"), ({"swordsmen": 3, "archers": 1}, "pass")):
        s, _, _ = battle(own, {"swordsmen": 3})
        s.in_conflict[s.unit_at == region("nubia")] = COVERED
        assert best(window(s, 0, TIMING_CONFLICT, -1, "foul_weather"), 0).split()[0] == answer


def carrying_out(s: Record, step: int, name: str, acting: int, target: int, seat: int, place: int = NOWHERE) -> Record:
    """The first clause of an event is carried out."""
    clause = int(EVENT_CLAUSES[event(name), 0])
    return asked(s, step, pack_who(acting, target, seat, 1), pack_what(clause, place))


def test_regions_units_and_actions_of_an_event() -> None:
    s, empire = egypt(level=20, spearmen=2, swordsmen=1)
    enemy = rival(s, "gauls", "latium", level=20)
    garrison(s, enemy, "thebes", spearmen=3)
    s.city[region("thebes")] = 7
    assert best(carrying_out(s, AT_EVENT_REGION, "volcano", empire, enemy, 0)) == "choose_region thebes"
    lost = carrying_out(s, AT_EVENT_UNITS, "pestilence", enemy, empire, 0, region("egypt"))
    assert best(lost) == "lose_unit spearmen"
    raised = carrying_out(s, AT_EVENT_UNITS, "conscription", empire, -1, 0, region("egypt"))
    assert best(raised) == "raise_unit swordsmen egypt"
    garrison(s, empire, "egypt", spearmen=4)
    assert best(carrying_out(s, AT_EVENT_CHOICE, "conjunction", empire, -1, 0)).startswith("take_action ")


def test_the_best_leader_of_another_is_killed_and_the_best_card_recovered() -> None:
    s, empire = egypt(level=20)
    enemy = rival(s, level=20)
    lead(s, enemy, "nubia", "explorer")
    lead(s, enemy, "nubia", "artist")
    assert best(carrying_out(s, AT_EVENT_CHOICE, "succession_crisis", empire, enemy, 0)) == "kill_leader artist nubia"
    for name in ("sumerians", "burmese"):
        s.card_at[CARD_IDS.index(name)] = IN_DISCARDS
    assert best(carrying_out(s, AT_EVENT_CHOICE, "archaeology", empire, -1, 0)) == "recover burmese"
