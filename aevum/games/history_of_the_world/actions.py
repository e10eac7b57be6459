"""What a player can do and what is told: the verbs, the events, and their nouns."""

from aevum.core.vocabulary import Event, Verb, Vocabulary, item, listed, number, seat
from aevum.games.history_of_the_world.state import (
    AREA_IDS,
    CARD_IDS,
    DIE_SIDES,
    EMPIRE_IDS,
    EPOCHS,
    LAND_IDS,
    LEVEL_IDS,
    PAYMENT_IDS,
    WATER_IDS,
)

_FACES = tuple(str(face + 1) for face in range(DIE_SIDES))
_LAND = item("land", "land", LAND_IDS)
_ORIGIN = item("origin", "land", LAND_IDS)
_WATER = item("water", "water", WATER_IDS)
_AREA = item("area", "area", AREA_IDS)
_EMPIRE = item("empire", "empire", EMPIRE_IDS)
_CARD = item("card", "card", CARD_IDS)
_LEVEL = item("level", "level", LEVEL_IDS)
_EPOCH = item("epoch", "epoch", [str(epoch + 1) for epoch in range(EPOCHS)])
_DICE = listed("dice", "", _FACES)
_DEFENCE = listed("defence", "", _FACES)
_COUNT = number("count")
_POINTS = number("points")
_OWN = number("own")
_OTHER = number("other")
_SEAT = seat()
_PARTNER = seat("partner")

VERBS = (
    Verb("keep"),
    Verb("pass", _PARTNER),
    Verb("play", _CARD),
    Verb("expand", _LAND),
    Verb("attack", _LAND),
    Verb("approach", _LAND),
    Verb("send_allies", _LAND),
    Verb("come_from", _LAND),
    Verb("sail_over", _WATER),
    Verb("fortify", _LAND, item("payment", "payment", PAYMENT_IDS)),
    Verb("recover"),
    Verb("recover_allies"),
    Verb("raise", _LAND),
    Verb("launch", _WATER),
    Verb("exchange", _WATER),
    Verb("hold", _WATER),
    Verb("challenge", _WATER),
    Verb("withdraw", _WATER),
    Verb("incite", _EMPIRE),
    Verb("rebel", _LAND),
    Verb("destroy", _LAND),
    Verb("afflict", _AREA),
    Verb("infect", _LAND),
    Verb("gather", _LAND),
    Verb("raid", _LAND),
    Verb("migrate", _LAND),
    Verb("betray", _LAND),
    Verb("done"),
)

EVENTS = (
    Event("first_dice", (_SEAT, _DICE)),
    Event("first_drawer", (_SEAT,)),
    Event("epoch_began", (_EPOCH,)),
    Event("drew", (_SEAT,)),
    Event("kept", (_SEAT,)),
    Event("passed", (_SEAT, _PARTNER)),
    Event("called", (_SEAT, _EMPIRE)),
    Event("not_held", (_EMPIRE,)),
    Event("played", (_SEAT, _CARD)),
    Event("coins", (_SEAT, _COUNT)),
    Event("fleets", (_SEAT, _COUNT)),
    Event("fleet_launched", (_SEAT, _WATER)),
    Event("fleet_exchanged", (_SEAT, _WATER)),
    Event("fleet_withdrawn", (_PARTNER, _WATER)),
    Event("sea_held", (_SEAT, _WATER)),
    Event("sea_challenged", (_SEAT, _PARTNER, _WATER)),
    Event("sea_won", (_SEAT, _WATER)),
    Event("sea_lost", (_SEAT, _WATER)),
    Event("sea_freed", (_WATER,)),
    Event("placed", (_SEAT, _LAND)),
    Event("removed", (_PARTNER, _LAND)),
    Event("capital_founded", (_SEAT, _LAND)),
    Event("city_founded", (_SEAT, _LAND)),
    Event("expanded", (_SEAT, _LAND)),
    Event("replaced", (_SEAT, _LAND)),
    Event("reinforced", (_SEAT, _LAND)),
    Event("attacked", (_SEAT, _PARTNER, _ORIGIN, _LAND)),
    Event("landed", (_SEAT, _PARTNER, _WATER, _LAND)),
    Event("rose", (_SEAT, _PARTNER, _LAND)),
    Event("rolled", (_DICE, _DEFENCE, _OWN, _OTHER)),
    Event("no_dice", (_SEAT, _LAND)),
    Event("fort_fell", (_LAND,)),
    Event("attackers_fell", (_SEAT, _LAND)),
    Event("defenders_fell", (_PARTNER, _LAND)),
    Event("both_fell", (_SEAT, _PARTNER, _LAND)),
    Event("conquered", (_SEAT, _LAND)),
    Event("capital_sacked", (_LAND,)),
    Event("city_sacked", (_LAND,)),
    Event("leader_died", (_SEAT,)),
    Event("elite_beaten", (_SEAT,)),
    Event("jihad_waned", (_SEAT, _COUNT)),
    Event("fort_built", (_SEAT, _LAND)),
    Event("recovered", (_SEAT,)),
    Event("monument_built", (_SEAT, _LAND)),
    Event("monument_destroyed", (_LAND,)),
    Event("area_struck", (_AREA,)),
    Event("land_struck", (_LAND,)),
    Event("survived", (_PARTNER, _LAND, _DICE)),
    Event("died", (_PARTNER, _LAND, _DICE)),
    Event("incited", (_SEAT, _EMPIRE)),
    Event("land_betrayed", (_SEAT, _LAND)),
    Event("area_scored", (_SEAT, _AREA, _LEVEL, _POINTS)),
    Event("capitals_scored", (_SEAT, _COUNT, _POINTS)),
    Event("cities_scored", (_SEAT, _COUNT, _POINTS)),
    Event("monuments_scored", (_SEAT, _COUNT, _POINTS)),
    Event("seas_scored", (_SEAT, _COUNT, _POINTS)),
    Event("scored", (_SEAT, _POINTS, _COUNT)),
    Event("marker_taken", (_SEAT,)),
    Event("marker_not_taken"),
    Event("marker_revealed", (_SEAT, _POINTS)),
    Event("game_over"),
    Event("won", (_SEAT, _POINTS)),
    Event("shared_win", (_SEAT, _POINTS)),
    Event("capital_not_placed", (_SEAT, _LAND)),
    Event("city_not_placed", (_SEAT, _LAND)),
)

VOCABULARY = Vocabulary(VERBS, EVENTS)

(KEEP, PASS, PLAY, EXPAND, ATTACK, APPROACH, SEND_ALLIES, COME_FROM, SAIL_OVER, FORTIFY) = range(10)
(RECOVER, RECOVER_ALLIES, RAISE, LAUNCH, EXCHANGE, HOLD, CHALLENGE, WITHDRAW) = range(10, 18)
(INCITE, REBEL, DESTROY, AFFLICT, INFECT, GATHER, RAID, MIGRATE, BETRAY, DONE) = range(18, 28)
(FIRST_DICE, FIRST_DRAWER, EPOCH_BEGAN, DREW, KEPT, PASSED, CALLED, NOT_HELD, PLAYED, COINS) = range(10)
(FLEETS_PLACED, FLEET_LAUNCHED, FLEET_EXCHANGED, FLEET_WITHDRAWN) = range(10, 14)
(SEA_HELD, SEA_CHALLENGED, SEA_WON, SEA_LOST, SEA_FREED) = range(14, 19)
(PLACED, REMOVED, CAPITAL_FOUNDED, CITY_FOUNDED, EXPANDED, REPLACED, REINFORCED) = range(19, 26)
(ATTACKED, LANDED, ROSE, ROLLED, NO_DICE, FORT_FELL, ATTACKERS_FELL, DEFENDERS_FELL, BOTH_FELL) = range(26, 35)
(CONQUERED, CAPITAL_SACKED, CITY_SACKED, LEADER_DIED, ELITE_BEATEN, JIHAD_WANED) = range(35, 41)
(FORT_BUILT, RECOVERED, MONUMENT_BUILT, MONUMENT_DESTROYED, AREA_STRUCK, LAND_STRUCK) = range(41, 47)
(SURVIVED, DIED, INCITED, LAND_BETRAYED) = range(47, 51)
(AREA_SCORED, CAPITALS_SCORED, CITIES_SCORED, MONUMENTS_SCORED, SEAS_SCORED, SCORED) = range(51, 57)
(MARKER_TAKEN, MARKER_NOT_TAKEN, MARKER_REVEALED) = range(57, 60)
(CAPITAL_NOT_PLACED, CITY_NOT_PLACED) = range(63, 65)
