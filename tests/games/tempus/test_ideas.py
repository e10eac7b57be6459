"""Having an idea: TE-080 to TE-084."""

import pytest

from aevum.games.tempus.rules.cards import card_of
from aevum.games.tempus.state import CARD_TERRAINS, GOVERNMENT
from tests.games.tempus.table import FAR, Seat, Table

FIVE = ["education hill", "medicine hill", "transport hill", "weapons hill", "religion hill"]
NEXT = ["government forest", "sanitation forest", "weapons forest"]


@pytest.mark.rule("TE-080", "TE-120")
@pytest.mark.parametrize(("epoch", "drawn"), [("start", 1), ("writing", 2), ("printing", 2), ("trains", 2)])
def test_draw_the_number_of_the_table(epoch: str, drawn: int) -> None:
    table = Table(Seat(epoch=epoch), Seat(), deck=NEXT).play("choose_idea")
    assert sorted(table.hand(0)) == sorted(NEXT[:drawn])
    assert table.tells("drew", seat=0, count=drawn)


@pytest.mark.rule("TE-080")
def test_whoever_had_an_idea_before_draws_nothing_now() -> None:
    table = Table(Seat(), Seat(), deck=NEXT).play("choose_idea", "done", "choose_idea")
    assert (table.hand(0), table.hand(1)) == (NEXT[:1], NEXT[1:2])


@pytest.mark.rule("TE-080", "TE-084")
def test_above_the_limit_discard_at_once_and_choose() -> None:
    table = Table(Seat(hand=FIVE, epoch="writing"), Seat(), deck=NEXT).play("choose_idea")
    assert (table.step, table.seat) == ("discard", 0)
    assert table.offered("discard") == {*FIVE, *NEXT[:2]}
    table.play("discard education hill")
    assert table.step == "discard"  # six, one too many still
    table.play("discard government forest")
    assert len(table.hand(0)) == 5
    assert table.discards == ["education hill", "government forest"]
    assert table.step == "action"


@pytest.mark.rule("TE-080")
def test_nobody_discards_below_the_limit() -> None:
    table = Table(Seat(hand=FIVE[:4]), Seat(), deck=NEXT).play("choose_idea")
    assert table.step == "action" and len(table.hand(0)) == 5
    assert table.refusal("discard medicine hill") == "TE-080"


@pytest.mark.rule("TE-080-ruling")
def test_the_discard_comes_before_any_further_card() -> None:
    table = Table(Seat({"E5": 1}, hand=FIVE), Seat({"F5": 1, **FAR}), deck=["military_leader forest"])
    table.play("choose_idea")
    assert table.refusal("play military_leader forest") == "TE-080"
    assert table.refusal("play religion hill") == "TE-080"
    table.play("discard military_leader forest")  # a new card may go
    assert "play religion hill" in table.choices


@pytest.mark.rule("TE-081")
def test_an_empty_deck_is_refilled_from_the_discards() -> None:
    table = Table(Seat(epoch="writing"), Seat(), deck=NEXT[:1], deck_size=1)
    assert len(table.discards) == 53
    table.play("choose_idea")
    assert NEXT[0] in table.hand(0) and len(table.hand(0)) == 2
    assert table.tells("reshuffled")
    assert (int(table.s.deck_size), table.discards) == (52, [])


@pytest.mark.rule("TE-081")
def test_the_last_card_is_drawn_without_shuffling() -> None:
    table = Table(Seat(), Seat(), deck=NEXT[:1], deck_size=1).play("choose_idea")
    assert not table.tells("reshuffled")
    assert (int(table.s.deck_size), len(table.discards)) == (0, 53)


@pytest.mark.rule("TE-081-ruling")
def test_with_too_few_cards_draw_what_there_is() -> None:
    table = Table(Seat(epoch="writing"), Seat(), deck=NEXT[:1], deck_size=1)
    record = table.match._record()
    record.set_aside[:] = record.discards  # all other cards lie open in front of players
    record.governing[0] = [record.set_aside[card_of(GOVERNMENT, terrain)] for terrain in range(CARD_TERRAINS)]
    record.discards[:] = 0
    table.play("choose_idea")
    assert table.hand(0) == NEXT[:1]
    assert table.tells("drew", seat=0, count=1)


@pytest.mark.rule("TE-082")
def test_cards_before_and_after_the_action_and_those_just_drawn() -> None:
    ann = Seat({"E5": 3, "F6": 1}, hand=["religion hill"], epoch="industry")
    bob = Seat({"F5": 1, "E6": 2, **FAR})
    table = Table(ann, bob, deck=["military_leader forest"]).play("play religion hill", "convert E6 to E5")
    assert "choose_idea" in table.choices  # the action is still to come
    table.play("choose_idea", "play military_leader forest")
    table.play("attack_from E5", "attack F5")
    while table.step in ("fight_attack", "fight_advance"):
        table.play("done" if table.step == "fight_attack" else "advance 1")
    assert table.holder("F5") == 0
    assert int(table.s.tiles[0]) == 0


@pytest.mark.rule("TE-082")
def test_cards_during_the_action_and_several() -> None:
    hand = ["transport hill", "transport forest", "weapons hill"]
    table = Table(Seat({"E5": 4}, hand=hand, epoch="industry"), Seat())
    table.play("choose_move", "pick E5", "go E6", "play transport hill", "play transport forest")
    for name in ("D5", "F5", "E4"):
        table.play("pick E5", f"go {name}")
    assert [table.people(name) for name in ("E6", "D5", "F5", "E4")] == [1, 1, 1, 1]
    assert table.hand(0) == ["weapons hill"]


@pytest.mark.rule("TE-083")
def test_outside_the_own_turn_cards_only_defend_or_serve_progress() -> None:
    ann, bob = Seat({"E5": 2}), Seat({"F5": 1, **FAR}, hand=["religion hill", "weapons hill"])
    table = Table(ann, bob).play("choose_fight")
    assert (table.seat, table.step) == (1, "fight_defend")
    assert set(table.choices) == {"lay religion hill", "lay weapons hill", "done"}
    assert table.refusal("play religion hill") == "TE-083"
    progress = Table(Seat({"E5": 2}, hand=["religion hill"]), Seat({"F5": 1, **FAR}), step="catch_up")
    assert progress.choices == ["lay religion hill", "done"]
    assert progress.refusal("play religion hill") == "TE-083"
    own = Table(Seat({"E5": 2}, hand=["weapons forest"]), bob)
    assert own.refusal("lay weapons forest") == "TE-083"


@pytest.mark.rule("TE-084")
@pytest.mark.parametrize(("epoch", "limit"), [("start", 5), ("ships", 5), ("printing", 7), ("trains", 7)])
def test_the_hand_limit_is_that_of_the_own_row(epoch: str, limit: int) -> None:
    hand = [f"{idea} {terrain}" for idea in ("weapons", "education") for terrain in ("hill", "forest", "grassland")]
    hand = [*hand, "medicine hill"][:limit]
    table = Table(Seat(hand=hand, epoch=epoch), Seat()).play("choose_idea")
    assert table.step == "discard"
    while table.step == "discard":
        assert len(table.hand(0)) > limit
        table.play(table.choices[0])
    assert len(table.hand(0)) == limit


@pytest.mark.rule("TE-084")
@pytest.mark.parametrize(("own", "others", "step"), [("ships", "printing", "discard"), ("printing", "ships", "action")])
def test_the_hand_limit_of_another_row_makes_no_difference(own: str, others: str, step: str) -> None:
    table = Table(Seat(hand=FIVE, epoch=own), Seat(epoch=others), first=1, turn=0).play("choose_idea")
    assert (table.step, table.seat) == (step, 0)
