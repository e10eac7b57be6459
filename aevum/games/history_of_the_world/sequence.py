"""HW-049 to HW-055: the order of play. Seven epochs: empires are drawn, then called one after another for a turn."""

from aevum.core.sequence import Decision, Sequence, Step, active_seat
from aevum.games.history_of_the_world.rules.combat import fight_round
from aevum.games.history_of_the_world.rules.disasters import (
    afflict,
    areas_to_afflict,
    destroy,
    infect,
    lands_of_pestilence,
    lands_to_destroy,
    lands_to_infect,
    roll_pestilence,
    roll_plague,
    strike_areas,
    who_afflicts,
    who_destroys,
)
from aevum.games.history_of_the_world.rules.drawing import begin_epoch, draw_empire, give_empire, receivers
from aevum.games.history_of_the_world.rules.events import (
    betray,
    cards_to_play,
    holds_cards,
    lands_to_betray,
    play_card,
    who_plays,
)
from aevum.games.history_of_the_world.rules.expansion import choose_route, expand, expansions, routes
from aevum.games.history_of_the_world.rules.monuments import build_monument, count_monuments, sites, who_builds
from aevum.games.history_of_the_world.rules.naval import (
    fight_at_sea,
    fleets_to_withdraw,
    naval_choices,
    sail,
    who_sails,
    who_withdraws,
    withdraw_fleet,
)
from aevum.games.history_of_the_world.rules.scoring import end_epoch
from aevum.games.history_of_the_world.rules.settlers import end_force, lands_for_migrants, migrate, who_migrates
from aevum.games.history_of_the_world.rules.turn import (
    begin_expansion,
    call_empire,
    end_turn,
    exchange_fleet,
    fleets_to_exchange,
    launch_fleet,
    place_first_army,
    prepare_empire,
    seas_to_launch,
    who_exchanges,
    who_launches,
)
from aevum.games.history_of_the_world.rules.uprisings import (
    barren_lands,
    empires_to_incite,
    gather,
    incite,
    lands_to_raid,
    lands_to_rebel,
    raid,
    rebel,
    rise_next,
    who_raids,
    who_rebels,
)

SEQUENCE = Sequence(
    turn=(
        Step("order", begin_epoch, chance=True),
        Step("draw", draw_empire, chance=True),
        Decision("empire", active_seat, receivers, give_empire),
        Step("call", call_empire, chance=True),
        Decision("event", who_plays, cards_to_play, play_card, secret=holds_cards),
        Step("prepare", prepare_empire),
        Decision("astronomy", who_launches, seas_to_launch, launch_fleet),
        Decision("recall", who_withdraws, fleets_to_withdraw, withdraw_fleet),
        Decision("reallocation", who_exchanges, fleets_to_exchange, exchange_fleet),
        Step("found", place_first_army),
        Decision("naval", who_sails, naval_choices, sail),
        Step("expansion", begin_expansion),
        Step("count_monuments", count_monuments),
        Decision("monument", who_builds, sites, build_monument),
        Step("end_turn", end_turn),
        Step("end_epoch", end_epoch, chance=True),
    ),
    interrupts=(
        Decision("expand", active_seat, expansions, expand),
        Decision("route", active_seat, routes, choose_route),
        Step("battle", fight_round, chance=True),
        Step("sea_battle", fight_at_sea, chance=True),
        Step("disband", end_force),
        Decision("incite", active_seat, empires_to_incite, incite),
        Decision("rebel", who_rebels, lands_to_rebel, rebel),
        Step("uprising", rise_next),
        Decision("disaster", who_destroys, lands_to_destroy, destroy),
        Decision("afflict", who_afflicts, areas_to_afflict, afflict),
        Step("epidemic", strike_areas, chance=True),
        Decision("plague", active_seat, lands_to_infect, infect),
        Step("plague_dice", roll_plague, chance=True),
        Decision("pestilence", active_seat, lands_of_pestilence, infect),
        Step("pestilence_dice", roll_pestilence, chance=True),
        Decision("barbarians", active_seat, barren_lands, gather),
        Decision("raid", who_raids, lands_to_raid, raid),
        Decision("migrants", who_migrates, lands_for_migrants, migrate),
        Decision("treachery", active_seat, lands_to_betray, betray),
    ),
    again=("expand", "battle"),
)
