"""What a decent beginner looks at: a rule of thumb that puts a value, in points, on every choice."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from .actions import (
    AFFLICT,
    APPROACH,
    ATTACK,
    BETRAY,
    CHALLENGE,
    COME_FROM,
    DESTROY,
    DONE,
    EXCHANGE,
    FORTIFY,
    GATHER,
    HOLD,
    INCITE,
    INFECT,
    KEEP,
    LAUNCH,
    PASS,
    PLAY,
    RAID,
    RAISE,
    REBEL,
    RECOVER,
    RECOVER_ALLIES,
    SAIL_OVER,
    SEND_ALLIES,
    WITHDRAW,
)
from .rules.combat import odds_of_taking
from .rules.reach import fewest_dice, route_dice
from .rules.scoring import points_by_taking, points_of
from .rules.turn import count_waters
from .state import (
    A_BARBARIANS,
    A_CIVIL_WAR,
    A_CRUSADE,
    A_DISASTER,
    A_JEWISH_REVOLT,
    A_KINGDOM,
    A_LEADER,
    A_MIGRANTS,
    A_MINOR_EMPIRE,
    A_REALLOCATION,
    A_WEAPONRY,
    ALL_LANDS,
    AN_ENGINEERING,
    AN_EXPERT_TROOPS,
    AREA_OF,
    BASE_VALUE,
    BORDER_START,
    BY_ARMY,
    CARD_AREA,
    CARD_LAND,
    COAST_START,
    EMPIRES_AN_EPOCH,
    EPOCHS,
    FLEETS,
    HAS_CAPITAL,
    KIND,
    LAND_WATERS,
    LANDS,
    NEIGHBOURS,
    RESOURCE,
    SETTLEMENT_POINTS,
    START_LANDS,
    START_START,
    STRENGTH,
    UPRISING_DICE,
    WATER_LINKS,
    WATERS,
)
from .steps import AT_EVENT, AT_PLAGUE

TOMORROW = 0.35  # what a point of a later turn is worth today
SYMBOL = 0.6  # half a monument, which scores again and again
SPITE = 0.25  # what a point that another loses is worth
PATIENCE = 0.4  # a card is kept for better days unless it promises more than this
LOSSES = 0.3  # armies an empire loses in its attacks, as a share of its strength
COIN = 0.5  # what a coin brings that an army lost in combat can be got back with
STRONG = 12.0  # the strength of an empire that makes the most of a card


@rule
def appraise(s: Record, seat: int, action: int) -> float:
    """The value of a choice."""
    verb, noun = verb_of(action), first_noun(action)
    if verb == DONE:
        return PATIENCE if s.step == AT_EVENT else 0.0
    if verb == KEEP:
        return drawn_worth(s, seat) - usual_worth(s, seat)
    if verb == PASS:
        return pass_value(s, seat, noun)
    if verb == PLAY:
        return card_value(s, seat, noun)
    if verb <= SEND_ALLIES:
        return move_value(s, seat, verb, noun)
    if verb <= RAISE:
        return means_value(s, seat, verb, noun, second_noun(action))
    if verb <= WITHDRAW:
        return sea_value(s, seat, verb, noun)
    return target_value(s, seat, verb, noun)


@rule
def empire_worth(s: Record, seat: int, empire: int) -> float:
    """What an empire promises a seat: armies, a capital, navigation, and a rich neighbourhood not its own yet."""
    worth = float(STRENGTH[empire]) + 2.0 * float(HAS_CAPITAL[empire])
    if FLEETS[empire] != 0:
        worth += 1.0
    land = START_LANDS[START_START[empire]]
    worth += 1.5 * float(BASE_VALUE[AREA_OF[land], s.epoch])
    return worth - 1.0 if s.holder[land] == seat else worth


@rule
def drawn_worth(s: Record, seat: int) -> float:
    """What the card in hand promises."""
    return empire_worth(s, seat, int(s.epoch) * EMPIRES_AN_EPOCH + int(s.drawn))


@rule
def usual_worth(s: Record, seat: int) -> float:
    """What an empire of this epoch promises on average."""
    total = 0.0
    for place in range(EMPIRES_AN_EPOCH):
        total += empire_worth(s, seat, int(s.epoch) * EMPIRES_AN_EPOCH + place)
    return total / EMPIRES_AN_EPOCH


@rule
def pass_value(s: Record, seat: int, other: int) -> float:
    """A weak empire goes to whoever leads, a strong one that cannot be kept to whoever is far behind."""
    surplus = drawn_worth(s, seat) - usual_worth(s, seat)
    lead = float(points_of(s, other) - points_of(s, seat))
    return -0.8 * surplus - 0.02 * lead * surplus - 0.5


@rule
def land_value(s: Record, seat: int, land: int) -> float:
    """What a land brings now, and what it may bring in later turns."""
    area = AREA_OF[land]
    value = float(points_by_taking(s, seat, land))
    if s.epoch < EPOCHS - 1:
        value += TOMORROW * (0.5 + float(BASE_VALUE[area, s.epoch + 1]))
    victim = int(s.holder[land])
    if victim != NOBODY and victim != seat:
        value += SPITE * (1.0 + float(BASE_VALUE[area, s.epoch]))
    return value


@rule
def move_value(s: Record, seat: int, verb: int, land: int) -> float:
    """Where the next army goes; nobody needs a harder way than the easiest."""
    if verb == APPROACH:
        return -1.0
    if s.holder[land] == seat:
        return 0.1 + SYMBOL * float(RESOURCE[land]) + 0.05 * float(way_on(s, seat, land))
    value = land_value(s, seat, land) + SYMBOL * float(RESOURCE[land]) + 0.02 * float(way_on(s, seat, land))
    if verb == ATTACK:
        return value * odds_of_taking(s, land, fewest_dice(s, land))
    return value + 0.3 if verb == SEND_ALLIES else value


@rule
def way_on(s: Record, seat: int, land: int) -> int:
    """Lands beside this one that are not held yet by the seat."""
    count = 0
    for border in range(BORDER_START[land], BORDER_START[land + 1]):
        if NEIGHBOURS[border] < LANDS and s.holder[NEIGHBOURS[border]] != seat:
            count += 1
    return count


@rule
def means_value(s: Record, seat: int, verb: int, land: int, payment: int) -> float:
    """Ways with fewer dice, forts for what is worth most, and armies rather than coins."""
    if verb == RECOVER:
        return 1.0
    if verb == RECOVER_ALLIES:
        return 0.9
    if verb == COME_FROM or verb == SAIL_OVER:
        origin = land + ALL_LANDS if verb == SAIL_OVER else land
        return -float(route_dice(s, origin, int(s.target)))
    if verb == FORTIFY:
        worth = 0.1 + 0.2 * float(SETTLEMENT_POINTS[s.settlement[land]]) + 0.1 * float(s.monument[land])
        worth += 0.05 * float(BASE_VALUE[AREA_OF[land], s.epoch])
        return worth if payment == BY_ARMY else worth + 0.2
    return 0.5 * float(s.fort[land])


@rule
def sea_value(s: Record, seat: int, verb: int, water: int) -> float:
    """A sea near home for an extra fleet; fleets far off for coins; a point for a sea while there are armies enough."""
    if verb == LAUNCH:
        home = int(LAND_WATERS[START_LANDS[START_START[s.active]]])
        near = 5.0 if (home >> water) & 1 else 0.0
        return near + 0.1 * float(COAST_START[water + 1] - COAST_START[water])
    if verb == EXCHANGE:
        return exchange_value(s, seat, water)
    if verb == HOLD:
        return 0.4 if s.pool > 5 and s.sea_holder[water] != seat else -0.1
    if verb == CHALLENGE:
        return 0.3 if s.pool > 8 else -0.1
    return 0.0 if s.sea_holder[water] == seat else 1.0


@rule
def target_value(s: Record, seat: int, verb: int, noun: int) -> float:
    """Whom an event strikes."""
    if verb == INCITE:
        return empire_size(s, noun)
    if verb == REBEL:
        return land_value(s, seat, noun) * odds_of_taking(s, noun, UPRISING_DICE)
    if verb == DESTROY:
        return works_value(s, seat, noun)
    if verb == AFFLICT:
        return area_spite(s, seat, noun)
    if verb == INFECT:
        return sick_value(s, seat, noun)
    if verb == GATHER:
        return raid_promise(s, seat, noun)
    if verb == RAID:
        return land_value(s, seat, noun) * odds_of_taking(s, noun, route_dice(s, int(s.home), noun))
    if verb == BETRAY:
        return land_value(s, seat, noun) * (1.0 if is_near_home(s, noun) else 0.1)
    return land_value(s, seat, noun)


@rule
def empire_size(s: Record, empire: int) -> float:
    """The lands of an empire, by what their Areas are worth."""
    value = 0.0
    for land in range(LANDS):
        if s.source[land] == empire:
            value += 1.0 + float(BASE_VALUE[AREA_OF[land], s.epoch])
    return value


@rule
def works_value(s: Record, seat: int, land: int) -> float:
    """A monument, and what stands beside it, of others; one's own is spared."""
    if s.holder[land] == seat:
        return -3.0
    worth = 1.0 + 0.5 * float(SETTLEMENT_POINTS[s.settlement[land]])
    return worth if s.holder[land] != NOBODY else 0.2


@rule
def area_spite(s: Record, seat: int, area: int) -> float:
    """Armies of others in an Area against one's own."""
    others = 0
    for other in range(s.seats):
        if other != seat:
            others += int(s.area_lands[other, area])
    return float(others - 2 * int(s.area_lands[seat, area])) * (0.5 + float(BASE_VALUE[area, s.epoch]))


@rule
def sick_value(s: Record, seat: int, land: int) -> float:
    """Armies of others in a land, and for a pestilence beside it, against one's own."""
    value = 2.0 * army_spite(s, seat, land)
    if s.step != AT_PLAGUE:
        for border in range(BORDER_START[land], BORDER_START[land + 1]):
            if NEIGHBOURS[border] < LANDS:
                value += army_spite(s, seat, NEIGHBOURS[border])
    return value


@rule
def army_spite(s: Record, seat: int, land: int) -> float:
    """What an army in a land is worth dead."""
    if s.holder[land] == NOBODY:
        return 0.0
    value = 1.0 + float(BASE_VALUE[AREA_OF[land], s.epoch]) + float(SETTLEMENT_POINTS[s.settlement[land]])
    return -2.0 * value if s.holder[land] == seat else value


@rule
def raid_promise(s: Record, seat: int, barren: int) -> float:
    """What barbarians may take from here."""
    value = 0.0
    for border in range(BORDER_START[barren], BORDER_START[barren + 1]):
        land = NEIGHBOURS[border]
        if land < LANDS and s.holder[land] != NOBODY and s.holder[land] != seat:
            value += land_value(s, seat, land) * odds_of_taking(s, land, route_dice(s, barren, land))
    return value


@rule
def is_near_home(s: Record, land: int) -> bool:
    """Whether a land lies beside the start land of the active empire."""
    home = START_LANDS[START_START[s.active]]
    for border in range(BORDER_START[home], BORDER_START[home + 1]):
        if NEIGHBOURS[border] == land:
            return True
    return False


@rule
def card_value(s: Record, seat: int, card: int) -> float:
    """What an event card promises now: more to a strong empire, more towards the end."""
    kind = KIND[card]
    power = float(STRENGTH[s.active]) / STRONG
    late = 0.1 * float(s.epoch)
    if kind == A_LEADER or kind == A_WEAPONRY:
        return 1.2 * power + late
    if kind == A_MINOR_EMPIRE:
        return 4.0
    if kind == A_KINGDOM:
        return 1.0 + land_value(s, seat, int(CARD_LAND[card]))
    if kind == A_JEWISH_REVOLT or kind == A_CRUSADE:
        return 1.5 + late
    if kind == A_MIGRANTS:
        return 0.3 + promise_of_area(s, int(CARD_AREA[card]))
    if kind == A_CIVIL_WAR or kind == A_BARBARIANS:
        return 1.0 + late
    if kind == A_DISASTER:
        return best_works(s, seat)
    if kind == A_REALLOCATION:
        return reallocation_value(s)
    if kind == AN_ENGINEERING and HAS_CAPITAL[s.active] == 0:
        return 0.0
    if kind == AN_EXPERT_TROOPS:
        return 0.3 + late
    return 0.5 * power + 0.2 + late


@rule
def promise_of_area(s: Record, area: int) -> float:
    """What an Area is worth in the next epoch, or in a later one, the further away the less."""
    best, share = 0.0, 1.0
    for epoch in range(min(int(s.epoch) + 1, EPOCHS - 1), EPOCHS):
        best = max(best, share * float(BASE_VALUE[area, epoch]))
        share *= TOMORROW
    return best


@rule
def coins_wanted(s: Record) -> float:
    """Coins for as many armies as an empire loses, by and large."""
    return float(STRENGTH[s.active]) * LOSSES


@rule
def is_far_water(s: Record, water: int) -> bool:
    """Whether a water lies neither at the start land of the active empire nor beside one that does."""
    near = int(LAND_WATERS[START_LANDS[START_START[s.active]]])
    return (near >> water) & 1 == 0 and int(WATER_LINKS[water]) & near == 0


@rule
def reallocation_value(s: Record) -> float:
    """Coins for fleets far from home in waters that nobody holds, as many as the empire will need."""
    far = 0.0
    for water in range(WATERS):
        if (int(FLEETS[s.active]) >> water) & 1 and is_far_water(s, water) and s.sea_holder[water] == NOBODY:
            far += 1.0
    return COIN * min(far, coins_wanted(s))


@rule
def exchange_value(s: Record, seat: int, water: int) -> float:
    """A coin for a fleet far from home that leads to few others and to few coasts, while coins are wanted."""
    if float(s.coins) >= coins_wanted(s) or not is_far_water(s, water) or s.sea_holder[water] == seat:
        return -1.0
    links = count_waters(int(WATER_LINKS[water]) & int(s.fleets))
    return 1.0 - 0.1 * float(links) - 0.01 * float(COAST_START[water + 1] - COAST_START[water])


@rule
def best_works(s: Record, seat: int) -> float:
    """The best monument of another to destroy."""
    best = 0.0
    for land in range(LANDS):
        if s.monument[land] == 1:
            best = max(best, 0.7 * works_value(s, seat, land))
    return best
