"""TE-020: the order of play. First the island and the first people, then epoch after epoch."""

from aevum.core.sequence import Decision, Sequence, Step, active_seat
from aevum.games.tempus.rules.cards import cards_to_discard, discard_card, draw_cards, holds_cards, who_discards
from aevum.games.tempus.rules.children import bear, births, who_bears
from aevum.games.tempus.rules.cities import city_hexes, city_values, found, raise_city
from aevum.games.tempus.rules.epoch import begin_epoch, end_turn, next_turn, take_turn, turn_choices, who_acts
from aevum.games.tempus.rules.fighting import (
    advance,
    advances,
    attack,
    attack_from,
    attackers,
    cards_or_done,
    city_terrains,
    lay_for_attack,
    lay_for_defence,
    name_terrain,
    resolve_fight,
    targets,
    who_advances,
    who_defends,
    who_lays_attack,
    who_lays_defence,
)
from aevum.games.tempus.rules.moving import destinations, go, pick_person, picks, who_picks
from aevum.games.tempus.rules.progress import catch_up, end_epoch, lay_for_progress, next_to_lay, reveal_progress
from aevum.games.tempus.rules.religion import conversions, convert
from aevum.games.tempus.rules.setup import (
    choose_spot,
    draw_tile,
    form_lakes,
    homes,
    lay_island_at_random,
    settle,
    spots,
    turn_tile,
    turns,
    who_settles,
)

SEQUENCE = Sequence(
    turn=(
        Step("lay_island", lay_island_at_random, chance=True),
        Step("draw_tile", draw_tile, chance=True),
        Decision("tile", active_seat, spots, choose_spot),
        Decision("turn_tile", active_seat, turns, turn_tile),
        Step("form_lakes", form_lakes),
        Decision("settle", who_settles, homes, settle),
        Step("begin_epoch", begin_epoch),
        Step("next_turn", next_turn),
        Decision("action", who_acts, turn_choices, take_turn, secret=holds_cards),
        Step("end_turn", end_turn),
        Step("catch_up", catch_up),
        Step("next_to_lay", next_to_lay),
        Decision("progress", active_seat, cards_or_done, lay_for_progress, secret=holds_cards, covered=True),
        Step("reveal_progress", reveal_progress, chance=True),
        Step("end_epoch", end_epoch),
    ),
    interrupts=(
        Decision("move_pick", who_picks, picks, pick_person, secret=holds_cards),
        Decision("move_go", active_seat, destinations, go, secret=holds_cards),
        Decision("children", who_bears, births, bear, secret=holds_cards),
        Decision("fight_from", active_seat, attackers, attack_from),
        Decision("fight_target", active_seat, targets, attack),
        Decision("fight_terrain", who_defends, city_terrains, name_terrain),
        Decision("fight_attack", who_lays_attack, cards_or_done, lay_for_attack, secret=holds_cards, covered=True),
        Decision("fight_defend", who_lays_defence, cards_or_done, lay_for_defence, secret=holds_cards),
        Step("resolve_fight", resolve_fight, chance=True),
        Decision("fight_advance", who_advances, advances, advance, secret=holds_cards),
        Step("draw", draw_cards, chance=True),
        Decision("discard", who_discards, cards_to_discard, discard_card),
        Decision("city_hex", active_seat, city_hexes, found),
        Decision("city_value", active_seat, city_values, raise_city),
        Decision("religion", active_seat, conversions, convert, secret=holds_cards),
    ),
    bulk=(
        "lay_island",
        ("draw_tile", "tile", "turn_tile"),
        "form_lakes",
        "settle",
        *("begin_epoch", "next_turn", "action"),
        ("move_pick", "move_go"),
        "children",
        *("fight_from", "fight_target", "fight_terrain"),
        *("fight_attack", "fight_defend", "resolve_fight", "fight_advance"),
        *("draw", "discard"),
        *("city_hex", "city_value"),
        "religion",
        *("end_turn", "catch_up"),
        ("next_to_lay", "progress"),
        *("reveal_progress", "end_epoch"),
    ),
)
