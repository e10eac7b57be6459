"""Action markers of 7 Ages: placed in secret, turned over action by action, the wild card."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import NOT_NOW, about, about_too, interrupt
from aevum.core.vocabulary import pack
from aevum.games.seven_ages.actions import PLACE, PLACE_OFF
from aevum.games.seven_ages.cautions import caution
from aevum.games.seven_ages.icons import TIMING_ANY_TIME, TIMING_DESTINY
from aevum.games.seven_ages.rules.markers import (
    action_of,
    carries_wild,
    has_effect,
    lose_marker,
    take_back_markers,
)
from aevum.games.seven_ages.rules.progress import gets_free_progress
from aevum.games.seven_ages.rules.turn import count_action, use_up_trade, waits_until
from aevum.games.seven_ages.state import (
    ACTION_IDS,
    CIVILISE,
    CREATE,
    DESTINY,
    DESTROY,
    FACE_DOWN,
    FIELDS,
    MANOEUVRE,
    MARKER_IDS,
    NOTHING,
    PRODUCTION,
    REVEALED,
    TRADE,
    WILD,
)
from aevum.games.seven_ages.steps import AT_ACTION, AT_BEGIN_TURN, AT_MARKER, AT_RESOLVE, AT_REVEAL, AT_WINDOW
from aevum.games.seven_ages.tables import ACTIONS, ADMINISTRATOR, CARD_IDS, LEADERS
from tests.games.seven_ages.board import empty_table, realm, region
from tests.games.seven_ages.frame import RULES, at, choices, choose, come_to, deciding, run, told


def _place(s: Record, empire: int, marker: int) -> None:
    s.marker[empire], s.marker_placed[empire], s.marker_state[empire] = marker, 1, FACE_DOWN


def _place_off(s: Record, seat: int, marker: int) -> None:
    s.spare_marker[seat], s.spare_placed[seat], s.spare_state[seat] = marker, 1, FACE_DOWN


def _until(s: Record, action: int, seat: int) -> None:
    """Everybody passes until this action comes to this player."""
    while not (at(s) == "reveal" and s.action == action and deciding(s) == (seat,)):
        assert at(s) == "reveal", at(s)
        choose(s, deciding(s)[0], "pass")


def _table() -> tuple[Record, int, int, int]:
    """Greeks and Romans of player 0, Han of player 1; player 2 has none."""
    s = empty_table(3)
    return s, realm(s, "greeks", 0, 5, "greece"), realm(s, "romans", 0, 6, "latium"), realm(s, "han", 1, 7, "honan")


# Placing


@pytest.mark.rule("SA-051", "SA-052", "SA-052-R1", "SA-065")
def test_a_marker_for_each_empire_each_kind_once() -> None:
    s, greeks, romans, han = _table()
    run(s, AT_MARKER)
    assert deciding(s) == (0, 1, 2)
    assert choices(s, 0) == [f"place {marker} greeks" for marker in MARKER_IDS]
    assert len(choices(s, 0)) == 8
    choose(s, 0, "place trade greeks")
    choose(s, 1, "place wild han")
    choose(s, 2, "pass")
    assert deciding(s) == (0, 1)
    assert choices(s, 0) == [f"place {marker} romans" for marker in MARKER_IDS if marker != "trade"]
    assert s.marker[[greeks, han]].tolist() == [TRADE, WILD]
    assert s.marker_placed[[greeks, romans, han]].tolist() == [1, 0, 1]


@pytest.mark.rule("SA-053", "SA-054")
def test_one_more_marker_off_empire_below_the_limit() -> None:
    s, *_ = _table()
    run(s, AT_MARKER)
    for seat, words in ((0, "place trade greeks"), (1, "place wild han"), (2, "place_off destiny")):
        choose(s, seat, words)
    choose(s, 0, "place production romans")
    assert choices(s, 1) == ["pass", *(f"place_off {marker}" for marker in MARKER_IDS if marker != "wild")]
    choose(s, 1, "pass")
    assert deciding(s) == (0,)
    choose(s, 0, "place_off create")
    assert s.spare_placed[:3].tolist() == [1, 0, 1]
    assert s.spare_marker[:3].tolist() == [CREATE, NOTHING, DESTINY]
    assert at(s) == "reveal"


@pytest.mark.rule("SA-053", "SA-054")
def test_at_the_limit_no_marker_goes_off_empire() -> None:
    s = empty_table(5)
    for card, place in (("greeks", "greece"), ("romans", "latium"), ("han", "honan")):
        realm(s, card, 0, 5, place)
    run(s, AT_MARKER)
    choose(s, 0, "place trade greeks")
    for seat in range(1, 5):
        choose(s, seat, "pass")
    choose(s, 0, "place destiny romans")
    choose(s, 0, "place civilise han")
    assert (at(s), s.spare_placed[0]) == ("reveal", 0)


@pytest.mark.rule("SA-055", "SA-064")
def test_only_the_owner_sees_a_marker_until_it_is_turned_over() -> None:
    s, greeks, _, han = _table()
    _place(s, greeks, TRADE)
    _place_off(s, 1, DESTINY)
    fields = {field.name: field for field in FIELDS}
    marker, spare = fields["marker"].seen_by, fields["spare_marker"].seen_by
    assert callable(marker) and callable(spare)
    assert [bool(marker(s, seat)[greeks]) for seat in range(3)] == [True, False, False]
    assert [bool(spare(s, seat)[1]) for seat in range(3)] == [False, True, False]
    s.marker_state[greeks] = REVEALED
    assert all(marker(s, seat)[greeks] for seat in range(3))
    assert not marker(s, 2)[han]


# Turning over


@pytest.mark.rule("SA-056", "SA-056-R1", "SA-057", "SA-066-R1")
def test_what_has_an_effect_where() -> None:
    assert [ACTION_IDS[action] for action in range(7) if has_effect(action, 1)] == ["create", "destiny", "civilise"]
    assert [ACTION_IDS[action] for action in range(7) if not has_effect(action, 0)] == ["create"]


@pytest.mark.rule("SA-056", "SA-056-R1", "SA-057", "SA-066-R1")
def test_a_marker_without_effect_cannot_be_turned_over() -> None:
    s, greeks, romans, _ = _table()
    _place(s, greeks, CREATE)
    _place(s, romans, WILD)
    _place_off(s, 0, DESTROY)
    s.action = NOTHING
    run(s, AT_ACTION)
    assert (s.action, choices(s, 0)) == (CREATE, ["pass"])
    _until(s, DESTROY, 0)
    assert choices(s, 0) == ["pass", "reveal romans"]


@pytest.mark.rule("SA-058", "SA-059", "SA-061")
def test_actions_in_their_order_and_in_each_the_players_from_the_holder_on() -> None:
    s, greeks, romans, han = _table()
    s.holder = 1
    _place(s, greeks, PRODUCTION)
    _place(s, romans, MANOEUVRE)
    _place(s, han, PRODUCTION)
    _place_off(s, 2, CREATE)
    seen = []
    run(s, AT_ACTION)
    while at(s) == "reveal":
        seat = deciding(s)[0]
        words = choices(s, seat)[-1]
        seen.append((ACTION_IDS[s.action], seat, words))
        choose(s, seat, words)
        come_to(s, "reveal", "marker")
    assert [row for row in seen if row[2] != "pass"] == [
        ("create", 2, "reveal_off"),
        ("production", 1, "reveal han"),
        ("production", 0, "reveal greeks"),
        ("manoeuvre", 0, "reveal romans"),
    ]
    assert ACTION_IDS == ("create", "production", "trade", "manoeuvre", "destiny", "civilise", "destroy")


@pytest.mark.rule("SA-060", "SA-060-R1")
def test_a_marker_is_turned_over_in_its_own_slot() -> None:
    s, greeks, _, han = _table()
    _place(s, greeks, PRODUCTION)
    _place(s, han, PRODUCTION)
    run(s, AT_ACTION)
    assert (s.action, deciding(s)) == (PRODUCTION, (0,))
    choose(s, 0, "reveal greeks")
    assert told(s, "revealed_on") == [[0, CARD_IDS.index("greeks"), PRODUCTION]]
    assert (s.marker_state[greeks], s.marker_as[greeks]) == (REVEALED, PRODUCTION)
    assert s.acted[0, PRODUCTION] == 1
    assert s.acted[1, PRODUCTION] == 0
    assert deciding(s) == (1,)


@pytest.mark.rule("SA-060-R1")
def test_whoever_could_have_a_marker_is_asked_and_nobody_else() -> None:
    s, greeks, *_ = _table()
    _place(s, greeks, DESTROY)
    _place_off(s, 2, CREATE)
    run(s, AT_ACTION)
    assert (s.action, deciding(s), choices(s, 2)) == (CREATE, (2,), ["pass", "reveal_off"])
    choose(s, 2, "pass")
    assert (s.action, deciding(s), choices(s, 0)) == (PRODUCTION, (0,), ["pass"])
    choose(s, 0, "pass")
    assert (s.action, deciding(s)) == (TRADE, (0,))


@pytest.mark.rule("SA-058", "SA-060")
@pytest.mark.parametrize(
    ("action", "first"),
    [
        (PRODUCTION, "income"),
        (TRADE, "partner"),
        (MANOEUVRE, "move"),
        (DESTINY, "react"),
        (CIVILISE, "civilise"),
        (DESTROY, "destroy"),
    ],
)
def test_an_action_begins_for_the_empire_and_events_may_follow_it(action: int, first: str) -> None:
    s, greeks, *_ = _table()
    s.action, s.step = action, AT_REVEAL
    interrupt(s, AT_RESOLVE, greeks, 0)
    RULES["run_step"](s)
    assert at(s) == first
    assert (about(s), about_too(s)) == (TIMING_DESTINY, 0) if action == DESTINY else about(s) == greeks
    for _ in range(2 if action == DESTINY else 1):
        RULES["next_step"](s)
    assert (at(s), about(s)) == ("react", TIMING_ANY_TIME)
    RULES["next_step"](s)
    assert (at(s), s.depth) == ("reveal", 0)


@pytest.mark.rule("SA-056", "SA-056-R1", "SA-068-R2")
@pytest.mark.parametrize(
    ("action", "marker", "first", "values"),
    [
        (CREATE, CREATE, "create_card", (1, 0)),
        (CREATE, WILD, "create_card", (1, 1)),
        (CIVILISE, CIVILISE, "civilise", (-1, 1)),
        (DESTINY, DESTINY, "react", (TIMING_DESTINY, 1)),
    ],
)
def test_an_action_off_empire_begins_for_the_player(
    action: int, marker: int, first: str, values: tuple[int, int]
) -> None:
    s, *_ = _table()
    s.action, s.step, s.spare_marker[1] = action, AT_REVEAL, marker
    interrupt(s, AT_RESOLVE, NOBODY, 1)
    RULES["run_step"](s)
    assert (at(s), (about(s), about_too(s))) == (first, values)


@pytest.mark.rule("SA-064-R1")
def test_an_empire_that_is_gone_does_not_act() -> None:
    s, greeks, *_ = _table()
    s.action, s.step, s.player[greeks] = TRADE, AT_REVEAL, NOBODY
    interrupt(s, AT_RESOLVE, greeks, 0)
    RULES["run_step"](s)
    assert (at(s), s.depth, s.acted.sum()) == ("reveal", 0, 0)


def test_the_first_window_is_open_before_any_marker_is_turned_over() -> None:
    s, *_ = _table()
    for action, step in ((CREATE, "react"), (PRODUCTION, "slot")):
        s.action, s.step, s.depth = action, AT_WINDOW, 0
        RULES["run_step"](s)
        assert at(s) == step


def test_who_passes_until_an_action_is_asked_when_it_comes() -> None:
    s, *_ = _table()
    waits = waits_until(MANOEUVRE)
    turns = []
    for action in range(ACTIONS):
        s.action = action
        turns.append(waits(s, 0))
    assert turns == [s.turn] * MANOEUVRE + [NOT_NOW] * (ACTIONS - MANOEUVRE)
    s.action, s.turn = CREATE, s.turn + 1
    assert waits(s, 0) not in turns


@pytest.mark.rule("SA-062", "SA-063", "SA-064-R1")
def test_a_pass_is_final_and_the_marker_is_lost_unseen() -> None:
    s, greeks, _, han = _table()
    _place(s, greeks, PRODUCTION)
    _place(s, han, DESTROY)
    run(s, AT_ACTION)
    choose(s, 0, "pass")
    assert deciding(s) == (1,)
    assert s.marker_state[greeks] == FACE_DOWN
    while s.turn == 1 and at(s) == "reveal":
        assert "reveal greeks" not in choices(s, deciding(s)[0])
        choose(s, deciding(s)[0], "pass")
    assert s.turn == 2
    assert (s.marker[greeks], s.marker_placed[greeks]) == (NOTHING, 0)


@pytest.mark.rule("SA-060-R1", "SA-147")
def test_trades_are_all_revealed_before_the_first_is_carried_out() -> None:
    s, greeks, romans, han = _table()
    _place(s, greeks, TRADE)
    _place(s, romans, DESTROY)
    _place(s, han, TRADE)
    run(s, AT_ACTION)
    _until(s, TRADE, 0)
    choose(s, 0, "reveal greeks")
    choose(s, 0, "pass")
    assert (deciding(s), s.acted[0, TRADE]) == ((1,), 0)
    assert (s.chose_trade[greeks], s.trade_due[greeks]) == (1, 1)
    choose(s, 1, "reveal han")
    assert (at(s), deciding(s), s.acted[:2, TRADE].tolist()) == ("partner", (0,), [0, 0])
    choose(s, 0, "trade_with_pile")
    assert s.acted[:2, TRADE].tolist() == [1, 0]
    come_to(s, "partner")
    assert deciding(s) == (1,)
    choose(s, 1, "pass")
    come_to(s, "reveal")
    assert s.acted[:2, TRADE].tolist() == [1, 0]  # what is declined is not taken
    assert s.trade_due.sum() == 0


@pytest.mark.rule("SA-060-R1", "SA-147")
def test_a_trade_used_up_as_partner_does_not_come_again() -> None:
    s, greeks, romans, han = _table()
    _place(s, greeks, TRADE)
    _place(s, romans, WILD)
    _place(s, han, DESTROY)
    s.glory[0] = 3
    run(s, AT_ACTION)
    _until(s, TRADE, 0)
    choose(s, 0, "reveal greeks")
    choose(s, 0, "reveal romans")
    choose(s, 1, "pass")
    assert (deciding(s), choices(s, 0)) == ((0,), ["begin_trade greeks", "begin_trade romans"])
    use_up_trade(s, greeks)
    assert choices(s, 0) == ["begin_trade romans"]
    assert (s.acted[0, TRADE], s.glory[0]) == (1, 3)
    use_up_trade(s, greeks)
    assert s.acted[0, TRADE] == 1
    choose(s, 0, "begin_trade romans")
    assert (s.acted[0, TRADE], s.glory[0]) == (1, 3)
    choose(s, 0, "trade_with_pile")
    assert (s.acted[0, TRADE], s.glory[0]) == (2, 2)


@pytest.mark.rule("SA-061-R1")
def test_two_markers_of_one_action_come_in_the_order_that_their_player_likes() -> None:
    s, greeks, romans, _ = _table()
    _place(s, greeks, DESTINY)
    _place(s, romans, WILD)
    run(s, AT_ACTION)
    _until(s, DESTINY, 0)
    assert choices(s, 0) == ["pass", "reveal greeks", "reveal romans"]
    choose(s, 0, "reveal romans")
    come_to(s, "reveal")
    assert choices(s, 0) == ["pass", "reveal greeks"]


@pytest.mark.rule("SA-064", "SA-064-R1")
def test_markers_go_back_at_the_end_and_a_destroyed_empires_is_lost() -> None:
    s, greeks, romans, _ = _table()
    _place(s, greeks, TRADE)
    _place(s, romans, CIVILISE)
    _place_off(s, 0, DESTINY)
    lose_marker(s, greeks)
    assert (s.marker[greeks], s.marker_placed[greeks]) == (NOTHING, 0)
    take_back_markers(s)
    assert s.marker_placed.sum() == s.spare_placed.sum() == 0
    assert (s.marker == NOTHING).all() and (s.spare_marker == NOTHING).all()


# The wild card


@pytest.mark.rule("SA-065", "SA-066", "SA-163")
def test_a_wild_card_becomes_the_action_in_which_it_is_revealed() -> None:
    s, _, romans, han = _table()
    _place(s, romans, WILD)
    _place(s, han, DESTROY)
    run(s, AT_ACTION)
    for action in (PRODUCTION, TRADE):
        _until(s, action, 0)
        assert choices(s, 0) == ["pass", "reveal romans"]
    assert action_of(s, romans) == NOTHING
    choose(s, 0, "reveal romans")
    assert told(s, "wild_on") == [[0, CARD_IDS.index("romans"), TRADE]]
    assert (action_of(s, romans), s.chose_trade[romans]) == (TRADE, 1)


@pytest.mark.rule("SA-065", "SA-066")
def test_a_wild_card_off_empire_can_create_or_be_destiny_or_civilise() -> None:
    s, *_ = _table()
    _place_off(s, 2, WILD)
    run(s, AT_ACTION)
    seen = []
    while at(s) == "reveal":
        seen.append(ACTION_IDS[s.action])
        assert choices(s, 2) == ["pass", "reveal_off"]
        choose(s, 2, "pass")
    assert seen == ["create", "destiny", "civilise"]


@pytest.mark.rule("SA-067", "SA-069", "SA-069-R1")
def test_the_same_action_twice_costs_a_glory_when_the_second_begins() -> None:
    s, greeks, romans, han = _table()
    s.glory[0] = 4
    _place(s, greeks, PRODUCTION)
    _place(s, romans, WILD)
    _place(s, han, DESTROY)
    run(s, AT_ACTION)
    choose(s, 0, "reveal romans")
    come_to(s, "reveal")
    assert s.glory[0] == 4
    choose(s, 0, "reveal greeks")
    assert s.glory[0] == 3
    assert told(s, "wild_paid") == [[0, 1]]


@pytest.mark.rule("SA-069", "SA-069-R1")
def test_a_marker_of_the_kind_that_is_not_revealed_costs_nothing() -> None:
    s, greeks, romans, _ = _table()
    s.glory[0] = 4
    _place(s, greeks, PRODUCTION)
    _place(s, romans, WILD)
    run(s, AT_ACTION)
    choose(s, 0, "reveal romans")
    come_to(s, "reveal")
    choose(s, 0, "pass")
    assert s.glory[0] == 4


@pytest.mark.rule("SA-069", "SA-070", "SA-070-R1")
def test_without_glory_the_second_action_costs_nothing() -> None:
    s, *_ = _table()
    count_action(s, 0, TRADE)
    count_action(s, 0, TRADE)
    assert s.glory[0] == 0
    assert told(s, "wild_paid") == []


@pytest.mark.rule("SA-068", "SA-068-R1", "SA-334")
def test_an_empire_with_the_wild_card_gets_no_free_progress_even_unrevealed() -> None:
    s, greeks, romans, _ = _table()
    _place(s, greeks, TRADE)
    _place(s, romans, WILD)
    assert gets_free_progress(s, greeks)
    assert not gets_free_progress(s, romans)


@pytest.mark.rule("SA-068-R2")
def test_an_empire_created_by_a_wild_card_carries_it() -> None:
    s, greeks, romans, han = _table()
    s.turn, s.arrived[[greeks, romans, han]] = 4, [2, 4, 4]
    _place_off(s, 0, WILD)
    assert not carries_wild(s, romans)
    s.spare_as[0], s.spare_state[0] = CREATE, REVEALED
    assert [bool(carries_wild(s, empire)) for empire in (greeks, romans, han)] == [False, True, False]


@pytest.mark.rule("SA-068-R3")
def test_an_administrator_does_not_spare_the_wild_card_its_price() -> None:
    s, _, romans, _ = _table()
    _place(s, romans, WILD)
    s.leader[0], s.leader_of[0], s.leader_at[0] = LEADERS + ADMINISTRATOR, romans, region("latium")
    assert not gets_free_progress(s, romans)


# The turn


@pytest.mark.rule("SA-064", "SA-372")
def test_the_turn_marker_goes_to_the_left_and_the_turn_is_forgotten() -> None:
    s, greeks, _, han = _table()
    s.turn, s.holder = 5, 2
    s.traded[greeks] = s.fought[han] = s.chose_trade[greeks] = s.no_progress[han] = 1
    s.acted[0, TRADE] = 1
    run(s, AT_BEGIN_TURN)
    assert (s.turn, s.holder, s.action) == (6, 2, NOTHING)
    for seat in range(3):
        choose(s, seat, choices(s, seat)[0])
    while s.turn == 6:
        seat = deciding(s)[0]
        choose(s, seat, choices(s, seat)[0])
    assert (s.turn, s.holder) == (7, 0)
    assert s.traded.sum() == s.fought.sum() == s.chose_trade.sum() == s.no_progress.sum() == s.acted.sum() == 0


@pytest.mark.rule("SA-056-R1", "SA-057")
def test_a_marker_that_does_nothing_where_it_lies_is_asked_once_more() -> None:
    s = empty_table()
    on_empire = {marker for marker in range(len(MARKER_IDS)) if caution(s, s, 0, pack(PLACE, marker, 0))}
    assert on_empire == {CREATE}
    aside = {marker for marker in range(len(MARKER_IDS)) if caution(s, s, 0, pack(PLACE_OFF, marker))}
    assert aside == set(range(len(MARKER_IDS))) - {CREATE, DESTINY, CIVILISE, WILD}
