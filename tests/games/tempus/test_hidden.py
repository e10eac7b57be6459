"""What nobody may know: hands, cards laid face down, the order of deck and tiles; and that asking does not tell."""

from collections.abc import Callable
from typing import Any

import pytest

from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.games.tempus import GAME
from tests.games.laid_out import NAMES
from tests.games.tempus.table import FAR, Seat, Table, card_number, cards
from tests.games.tempus.test_fighting import fight

HAND = ["sanitation hill", "weapons forest"]


def shown(table: Table, seat: int | None) -> tuple[bytes, Any, Any]:
    """All that a seat, or a spectator, is shown."""
    seen = table.match.observed(seat)
    return seen.tobytes(), GAME.view(seen), table.match.told(table.match.position, seat)


def alike(table: Table, other: Table, *seats: int | None) -> bool:
    """Whether these seats are shown the same at both tables, and asked the same."""
    return table.match.pending == other.match.pending and all(
        shown(table, seat) == shown(other, seat) for seat in seats
    )


@pytest.mark.rule("TE-013-ruling")
def test_hands_are_hidden_their_size_is_open() -> None:
    table = Table(Seat({"E5": 1}, hand=HAND), Seat({"F5": 1}, hand=["religion hill"]))
    for seat in (1, 2, None):
        seen = table.match.observed(seat)
        assert not seen.hands[0].any() and int(seen.hand_size[0]) == 2
        assert GAME.view(seen)["seats"][0]["hand"] == []
        assert GAME.view(seen)["seats"][0]["hand_size"] == 2
    assert table.hand(0) == HAND
    assert table.match.choices(1) == []


@pytest.mark.rule("TE-013-ruling")
def test_the_same_is_shown_whatever_another_holds() -> None:
    table = Table(Seat({"E5": 1}), Seat({"F5": 1}, hand=["religion hill", "government hill"]))
    other = Table(Seat({"E5": 1}), Seat({"F5": 1}, hand=["weapons hill", "education forest"]))
    assert alike(table, other, 0, 2, None)
    assert table.choices == other.choices
    assert not alike(table, other, 1)


@pytest.mark.rule("TE-013")
def test_the_order_of_the_deck_is_hidden_from_everybody() -> None:
    deck = ["weapons hill", "religion hill"]
    table, other = Table(Seat(), Seat(), deck=deck), Table(Seat(), Seat(), deck=deck[::-1])
    assert alike(table, other, 0, 1, 2, None)
    for drawn in (table, other):
        drawn.play("choose_idea")
    assert alike(table, other, 1, 2, None)
    assert (table.hand(0), other.hand(0)) == (deck[:1], deck[1:])
    assert set(table.match.observed(0).deck[: int(table.s.deck_size)].tolist()) == {-1}


@pytest.mark.rule("TE-007")
def test_the_tiles_to_come_are_hidden_the_one_drawn_is_not() -> None:
    match = Match.new(GAME, [Player(name) for name in NAMES[:3]], seed=5, engine=interpreted(GAME))
    for seat in (0, 1, 2, None):
        order = match.observed(seat).tile_order.tolist()
        assert order[0] >= 0 and order[1:] == [-1] * 11
        assert GAME.view(match.observed(seat))["tile"] is not None
    for words in ("place_tile G6", "turn_tile 0"):
        match.play(match.pending[0], GAME.vocabulary.from_words(words))
    assert [tile >= 0 for tile in match.observed(None).tile_order.tolist()] == [True] * 2 + [False] * 10


@pytest.mark.rule("TE-007")
def test_tiles_never_placed_are_never_shown() -> None:
    table = Table(step="draw_tile", tiles_placed=7, settled=0, epochs=0)
    assert GAME.view(table.s)["tile"] is not None
    table.play("place_tile J5", "turn_tile 0")
    assert table.step == "settle" and GAME.view(table.s)["tile"] is None
    assert table.s.tile_order.tolist()[8:] == [-1] * 4


@pytest.mark.rule("TE-063-ruling")
def test_the_defender_does_not_see_what_the_attacker_laid() -> None:
    hand = ("weapons hill", "medicine farmland")
    table, other = (fight(hand=hand, answer=("weapons forest",)).play(f"lay {card}", "done") for card in hand)
    assert alike(table, other, 1, 2, None)
    assert int(table.match.observed(1).laid_size[0]) == 1
    assert table.match.observed(0).laid[0, card_number("weapons hill")] == 1


@pytest.mark.rule("TE-063")
def test_what_the_defender_laid_is_seen_by_all() -> None:
    answer = ("weapons forest", "medicine farmland")
    table = fight(hand=("weapons hill",), answer=answer).play("lay weapons hill", "lay weapons forest")
    for seat in (0, 2, None):
        assert table.match.observed(seat).laid[1, card_number("weapons forest")] == 1
        assert not table.match.observed(seat).hands[1].any()


@pytest.mark.rule("TE-102")
def test_cards_laid_for_progress_are_hidden_until_all_are_revealed() -> None:
    bob = Seat({"F5": 1}, hand=["education hill"])
    tables = [Table(Seat({"E5": 1}, hand=HAND), bob, step="catch_up").play(f"lay {card}", "done") for card in HAND]
    assert alike(tables[0], tables[1], 1, 2, None)
    tables[0].play("done")
    revealed = [told.values for told in tables[0].told if told.event == "progress_revealed"]
    assert revealed == [{"seat": 0, "idea": 5, "terrain": 2}]


@pytest.mark.rule("TE-102")
@pytest.mark.parametrize("own", [3, 1])
def test_who_once_defended_face_up_lays_for_progress_face_down(own: int) -> None:
    ann, bob = Seat({"E5": own}), Seat({"F5": 2, **FAR}, hand=["weapons forest", *HAND], tiles=0)
    tables = [Table(ann, bob, epochs=1) for _card in HAND]
    for table, card in zip(tables, HAND, strict=True):
        table.play("choose_fight", "done")  # Bob defends without a card
        if table.step == "fight_advance":
            table.play("advance 0")
        assert (table.step, table.seat) == ("progress", 1)
        table.play(f"lay {card}")
    assert int(tables[0].s.laid_size[1]) == 1
    assert alike(tables[0], tables[1], 0, 2, None)


@pytest.mark.parametrize("card", ["military_leader hill", "weapons hill"])
def test_after_an_action_everybody_with_a_card_is_asked_useful_or_not(card: str) -> None:
    table = Table(Seat({"E5": 2}, hand=[card]), Seat({"F5": 1, **FAR})).play("choose_city")
    assert (table.seat, table.step) == (0, "action")
    assert "done" in table.choices
    empty = Table(Seat({"E5": 2}), Seat({"F5": 1, **FAR})).play("choose_city")
    assert empty.seat == 1


@pytest.mark.parametrize(
    ("action", "useful"), [("choose_move", "transport hill"), ("choose_children", "medicine hill")]
)
def test_the_end_of_an_action_is_asked_whatever_is_held(action: str, useful: str) -> None:
    first = {"choose_move": ["pick E5", "go E6"], "choose_children": ["bear E5"]}[action]
    holdings = [Seat({"E5": 1}, hand=[card]) for card in (useful, "weapons hill")]
    tables = [Table(held, Seat()).play(action, *first) for held in holdings]
    assert alike(tables[0], tables[1], 1, 2, None)
    assert tables[1].choices == ["done"]


def test_a_single_choice_is_still_asked_when_it_could_tell_of_a_card() -> None:
    table = Table(Seat({"E5": 1}, hand=["sanitation hill"]), Seat(), land={"E5": "hill"}).play("choose_children")
    assert table.choices == ["done"] and table.seat == 0


def test_nothing_is_asked_of_an_empty_hand_that_has_nothing_to_choose() -> None:
    lone = Table(Seat({"E5": 1}, hand=["religion hill"]), Seat({"E6": 1, **FAR})).play("play religion hill")
    assert (lone.people("E5"), lone.step) == (2, "action")  # one could be converted: no need to say which
    penned = {"D4": 2, "D5": 2, "E4": 2, "E6": 2, "F4": 2, "F5": 2}
    stuck = Table(Seat({"E5": 1, **penned}), Seat()).play("choose_move", "pick E5")
    assert (stuck.people("E5"), stuck.seat) == (1, 1)  # nowhere to go
    barren = Table(Seat({"E5": 1}), Seat(), land={"E5": "hill"})
    assert barren.play("choose_children").seat == 1


def test_a_card_in_hand_is_asked_even_for_the_only_choice() -> None:
    spare = "weapons forest"
    lone = Table(Seat({"E5": 1}, hand=["religion hill", spare]), Seat({"E6": 1, **FAR})).play("play religion hill")
    assert lone.choices == ["convert E6 to E5"]
    penned = {"D4": 2, "D5": 2, "E4": 2, "E6": 2, "F4": 2, "F5": 2}
    stuck = Table(Seat({"E5": 1, **penned}, hand=[spare]), Seat()).play("choose_move", "pick E5")
    assert stuck.choices == ["stay"]  # with Sanitation there would be more
    nobody = Table(Seat(hand=[spare]), Seat()).play("choose_move")
    assert nobody.choices == ["done"]


def test_discarding_is_seen_drawing_is_not() -> None:
    hand = ["weapons hill", "weapons forest", "medicine hill", "medicine forest", "education hill"]
    table = Table(Seat(hand=hand), Seat(), deck=["religion hill"]).play("choose_idea")
    assert [told.event for told in table.told] == ["chose_idea", "drew"]
    assert table.told[1].values == {"seat": 0, "count": 1}
    assert table.match.told(table.match.position, 1) == table.told
    own = table.match.told(table.match.position, 0)
    assert [told.event for told in own] == ["chose_idea", "drew_card", "drew"]
    assert own[1].values == {"seat": 0, "idea": 7, "terrain": 2}
    table.play("discard weapons hill")
    assert table.tells("discarded", seat=0, idea=6, terrain=2)


def laid_by_both() -> Table:
    """A fight in which the attacker has laid a card face down and the defender one face up."""
    table = fight(hand=("weapons hill", "religion hill"), answer=("weapons forest", "medicine hill"))
    return table.play("lay weapons hill", "done", "lay weapons forest")


SITUATIONS: dict[str, Callable[[], Table]] = {
    "a tile is drawn": lambda: Table(step="draw_tile", tiles_placed=5, settled=0, epochs=0),
    "a tile is to be turned": lambda: Table(step="draw_tile", tiles_placed=5, settled=0, epochs=0).play(
        "place_tile J5"
    ),
    "both sides have laid": laid_by_both,
    "Government lies open": lambda: Table(
        Seat(hand=["government hill", *HAND], tiles=2), Seat(hand=["religion hill"])
    ).play("play government hill"),
    "progress is laid": lambda: Table(Seat(hand=HAND), Seat(hand=["religion hill"]), step="catch_up").play(
        "lay weapons forest", "done"
    ),
}


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_what_is_imagined_is_what_is_seen(situation: str) -> None:
    table = SITUATIONS[situation]()
    engine = table.match.engine
    for seat in (-1, 0, 1, 2):
        seen = table.match.observed(None if seat < 0 else seat)
        for luck in range(4):
            world = engine.imagine(seen, seat, luck)
            GAME.conserved(world)
            assert engine.observe(world, seat).tobytes() == seen.tobytes()


def test_whatever_was_not_seen_may_be_imagined() -> None:
    table = Table(Seat(hand=["weapons hill"]), Seat(hand=HAND), step="catch_up").play("lay weapons hill")
    engine, seen = table.match.engine, table.match.observed(0)
    worlds = [engine.imagine(seen, 0, luck) for luck in range(40)]
    held = {tuple(cards(world.hands[1])) for world in worlds}
    assert len(held) > 20, "two cards of some fifty"
    assert len({int(world.deck[int(world.deck_size) - 1]) for world in worlds}) > 10
    tile = Table(step="draw_tile", tiles_placed=5, settled=0, epochs=0)
    orders = {tuple(engine.imagine(tile.s, -1, luck).tile_order.tolist()) for luck in range(20)}
    assert len(orders) > 15 and len({order[:6] for order in orders}) == 1
    assert all(sorted(order) == list(range(12)) for order in orders)


@pytest.mark.rule("TE-063", "TE-102")
def test_nobody_foresees_what_is_still_face_down() -> None:
    defending = fight(hand=("weapons hill",), answer=("weapons forest",)).play("lay weapons hill")
    bob = Seat({"F5": 1}, hand=["education hill"])
    laying = Table(Seat({"E5": 1}, hand=["weapons hill"]), bob, step="catch_up").play("lay weapons hill")
    for table, step in ((defending, "resolve_fight"), (laying, "reveal_progress")):
        foreseen = table.match.foresee(1, GAME.vocabulary.from_words("done"))
        assert GAME.sequence.names[int(foreseen.step)] == step
    tile = Table(step="draw_tile", tiles_placed=5, settled=0, epochs=0).play("place_tile J5")
    foreseen = tile.match.foresee(0, GAME.vocabulary.from_words("turn_tile 0"))
    assert foreseen.tile_order.tolist()[6:] == [-1] * 6
    assert GAME.sequence.names[int(foreseen.step)] == "draw_tile"
    idea = Table(Seat(), Seat()).match.foresee(0, GAME.vocabulary.from_words("choose_idea"))
    assert (GAME.sequence.names[int(idea.step)], int(idea.hand_size[0])) == ("draw", 0)
