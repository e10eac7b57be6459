"""Action markers: what each action promises an empire now, where markers are placed and when they are turned over."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from ..actions import BEGIN_TRADE, DONE, PASS, PLACE_OFF, REVEAL_OFF
from ..atlas import IS_COASTAL, LAND, REGION_KIND, REGIONS
from ..icons import (
    GLORY_CAVALRY,
    GLORY_CITIES,
    GLORY_HOME,
    GLORY_MONEY,
    GLORY_NAVAL,
    GLORY_PROGRESS,
    GLORY_UNITS,
    GLORY_WHEAT,
    GLORY_WIN_TRADE,
)
from ..rules.cities import is_fertile
from ..rules.counting import home_points, resources
from ..rules.empires import (
    age_of,
    empire_of_card,
    empires_of,
    highest_level,
    in_play,
    is_barbarian,
    leaders_of,
    most_empires,
    printed_leaders,
    regions_of,
)
from ..rules.harvest import icon_of, rank_of, ranked_points
from ..rules.markers import empire_in_order, has_placed
from ..rules.starts import can_found_any, is_own_colour
from ..state import (
    CIVILISE,
    CREATE,
    DESTINY,
    DESTROY,
    MANOEUVRE,
    NOWHERE,
    PRODUCTION,
    TRADE,
    WILD,
)
from ..tables import (
    CARD_TRADE,
    CARD_VALUE,
    CARDS,
    COLOURS,
    DISORDER_PRICE,
    END_GLORY,
    END_LEVEL,
    HAND,
    ICON_CATEGORY,
    ICON_POINTS,
    ICON_ZONE,
)
from .cards import (
    best_empire_held,
    best_empire_to_come,
    best_founding,
    empires_at_hand,
    hand_artifacts,
    is_held,
    poor_cards,
)
from .leaders import USUAL_LEADER
from .moves import ARMY, best_prey, manoeuvre_worth, region_use
from .production import best_counted, can_raise_any
from .rivals import SATED, has_land_enough
from .worth import (
    BY_A_TRADE,
    CITY_SHARE,
    INCOME_WORTH,
    PLENTY,
    SLOTS,
    dearth,
    harvest_between,
    hurries_end,
    is_last_turn,
    net_income,
    once,
    points_for,
    turns_left,
)

NEVER = -9.0
NEW_CARD = 0.12  # what a card to be drawn is worth
LAST_CARD = 0.05  # and in the last turn, when only civilising and the harvest are to come
NEXT_FOUNDER = 0.4  # what new cards are worth to who can found one empire, and not the next
UNIT_PRICE = 2.5  # what a unit costs, by and large
PATIENCE = 0.5  # what can be done only after building counts less
STEP = 0.3  # what a step of progress is worth
REGRET = 0.6  # how far an empire thinks of those that choose after it
AT_LEAST = 0.02  # of what a marker is good for it is better than one that is good for nothing
TINY = 2  # regions of an empire that may be given up
TIME_TO_FOUND = 2.0  # turns from giving an empire up to the first harvest of the next
REALITY = 0.6  # of what a card promises an empire that is founded brings
BETTER = 1.0  # how much more a turn another empire must bring
RESERVE = 0.02  # a marker that does no harm is better turned over


@rule
def decide_marker(s: Record, seat: int, action: int) -> float:
    """Which marker goes where."""
    verb, marker = verb_of(action), first_noun(action)
    if verb == PASS:
        return 0.0
    if verb == PLACE_OFF:
        return worth_off(s, seat, marker)
    empire, cards = empire_of_card(s, second_noun(action)), worth_of_cards(s, seat, marker)
    worth = cards + worth_alone(s, seat, empire, marker)
    rest = worth - REGRET * max(cards + best_later(s, seat, marker), 0.0)
    return max(rest, AT_LEAST * worth) if worth > 0.0 else rest


@rule
def best_later(s: Record, seat: int, marker: int) -> float:
    """What a marker is worth, cards aside, to the best of those who get theirs after this empire, or beside them."""
    best, place = NEVER, int(s.served) + 1
    empire = empire_in_order(s, seat, place)
    while empire != NOBODY:
        best = max(best, worth_alone(s, seat, empire, marker))
        place += 1
        empire = empire_in_order(s, seat, place)
    if best < 0.0 and (marker == DESTINY or marker == CIVILISE) and can_found_any(s, seat):
        return 0.0 if best_founding(s, seat) <= 0.0 else best
    return best


@rule
def worth_off(s: Record, seat: int, marker: int) -> float:
    """What a marker beside the empires is worth: only three actions have an effect there."""
    if marker == CREATE:
        best = best_founding(s, seat)
        return best if best > 0.0 else -0.1
    if marker == DESTINY:
        return destiny_worth(s, seat)
    if marker == CIVILISE:
        return hand_artifacts(s, seat)
    return -0.1 if marker == WILD else NEVER


@rule
def worth_of_cards(s: Record, seat: int, marker: int) -> float:
    """What a marker is worth for the hand of its player, whichever empire it is placed on."""
    if marker == DESTINY:
        return destiny_worth(s, seat)
    return hand_artifacts(s, seat) if marker == CIVILISE else 0.0


@rule
def worth_alone(s: Record, seat: int, empire: int, marker: int) -> float:
    """What a marker on an empire is worth, cards aside."""
    return wild_worth(s, seat, empire) if marker == WILD else promise_of_action(s, seat, empire, marker)


@rule
def wild_worth(s: Record, seat: int, empire: int) -> float:
    """The wild card repeats what another marker is placed for, without the step at the end of the turn."""
    best = NEVER
    for action in range(PRODUCTION, CIVILISE + 1):
        if has_placed(s, seat, action):
            best = max(best, action_worth(s, seat, empire, action) - price_again(s, seat, action))
    return best - STEP


@rule
def price_again(s: Record, seat: int, action: int) -> float:
    """What it costs to take an action twice: a point; and cards are drawn or played only once."""
    if not has_placed(s, seat, action):
        return 0.0
    if action == DESTINY:
        return once(s) + destiny_worth(s, seat)
    return once(s) + hand_artifacts(s, seat) if action == CIVILISE else once(s)


@rule
def promise_of_action(s: Record, seat: int, empire: int, action: int) -> float:
    """What an action promises an empire now, cards aside."""
    if action == PRODUCTION:
        return production_worth(s, empire)
    if action == TRADE:
        return trade_worth(s, seat, empire)
    if action == MANOEUVRE:
        return manoeuvre_worth(s, empire)
    if action == CIVILISE:
        return civilise_worth(s, empire)
    if action == DESTROY:
        return destroy_worth(s, seat, empire)
    return 0.0 if action == DESTINY else NEVER


@rule
def best_promise(s: Record, seat: int, empire: int) -> float:
    """The most that an action promises an empire now, cards aside."""
    best = 0.0
    for action in range(PRODUCTION, CIVILISE + 1):
        best = max(best, promise_of_action(s, seat, empire, action))
    return best


@rule
def action_worth(s: Record, seat: int, empire: int, action: int) -> float:
    """What an action of an empire promises now."""
    return worth_of_cards(s, seat, action) + promise_of_action(s, seat, empire, action)


@rule
def production_worth(s: Record, empire: int) -> float:
    """Money, and the units that can be built for it where they are of use; not when units cannot be paid."""
    card = int(s.card[empire])
    gain = net_income(s, empire)
    money = int(s.money[empire]) + gain
    if money < 0:
        return 0.2 * float(money)
    if is_last_turn(s):
        return last_production_worth(s, empire, gain)
    wanted = 0.1 + 0.15 * (points_for(card, GLORY_UNITS) + points_for(card, GLORY_CAVALRY))
    use, has_port = 0.0, False
    for region in range(REGIONS):
        if s.control[region] == empire:
            use += region_use(s, empire, region)
            has_port = has_port or IS_COASTAL[region] == 1
    units = float(money) / UNIT_PRICE
    if not can_raise_any(s, empire, False):
        use, wanted = 0.0, 0.0
    elif use > 0.0 and has_land_enough(s, empire):
        use *= SATED
    elif use <= 0.0 and money >= PLENTY:
        use = army_use(s, empire, units)
    if has_port and points_for(card, GLORY_NAVAL) > 0.0 and can_raise_any(s, empire, True):
        wanted += 0.15 * points_for(card, GLORY_NAVAL)
    worth = PATIENCE * min(use, 0.5 * units) + wanted * min(units, 4.0) * 0.25
    counted = 0.0 if is_richest_by_far(s, empire) else 0.03 * points_for(card, GLORY_MONEY)
    spent = INCOME_WORTH * dearth(s, empire) if wanted > 0.0 else 0.0
    return worth + float(gain) * (spent + counted)


@rule
def last_production_worth(s: Record, empire: int, gain: int) -> float:
    """What so much money brings in the last harvest: points to buy, places in money, and units that will be built."""
    before, money = int(s.money[empire]), int(s.money[empire]) + gain
    return harvest_between(s, empire, before, money) + best_counted(s, empire, money)


@rule
def is_richest_by_far(s: Record, empire: int) -> bool:
    """Whether no empire comes near the money of this one, so that more of it brings no place."""
    for other in range(COLOURS):
        if other != empire and in_play(s, other) and int(s.money[other]) + PLENTY > int(s.money[empire]):
            return False
    return True


@rule
def army_use(s: Record, empire: int, units: float) -> float:
    """What so many units, gathered in one region, can do to an empire beside it."""
    best = 0.0
    for region in range(REGIONS):
        if s.control[region] == empire:
            best = max(best, best_prey(s, empire, region, int(s.stacks[empire, region])))
    return best * min(units, ARMY)


@rule
def best_card(s: Record, seat: int) -> int:
    """The highest value in a hand."""
    best = 0
    for card in range(CARDS):
        if is_held(s, seat, card):
            best = max(best, int(CARD_VALUE[card]))
    return best


@rule
def trade_worth(s: Record, seat: int, empire: int) -> float:
    """Progress: more with a good card and a good trader, and for an empire that is behind."""
    if hurries_end(s, seat, empire):
        return 0.0
    card = int(s.card[empire])
    odds = 0.12 * float(best_card(s, seat) + int(CARD_TRADE[card])) + 0.1
    odds = min(max(odds, 0.1), 1.0)
    step = 0.15 * points_for(card, GLORY_PROGRESS)
    if not is_last_turn(s):
        step += STEP
        if age_of(s, empire) < 7 and s.level[empire] < highest_level(s):
            step += 0.1
    return odds * (1.6 * step + once(s) * (points_for(card, GLORY_WIN_TRADE) + bonus_in_reach(s, empire)))


@rule
def bonus_in_reach(s: Record, empire: int) -> float:
    """The glory for being the first past the last level, where a trade can bring an empire there."""
    return float(END_GLORY) if s.ended_by == NOBODY and int(s.level[empire]) + BY_A_TRADE > END_LEVEL else 0.0


@rule
def destiny_worth(s: Record, seat: int) -> float:
    """New cards for those that are missing or poor; more when there is nothing to found, or nothing after the next."""
    missing = max(HAND - int(s.hand_size[seat]), 0)
    if is_last_turn(s):
        return LAST_CARD * float(missing)
    worth = NEW_CARD * (float(missing) + 0.7 * float(poor_cards(s, seat))) - 0.05
    if not can_found_any(s, seat):
        return worth
    if best_empire_held(s, seat) <= 0.0:
        return worth + (0.5 if empires_of(s, seat) > 0 else 1.0)
    is_next_wanted = most_empires(s) - empires_of(s, seat) > 1 and empires_at_hand(s, seat) == 1
    return worth + NEXT_FOUNDER if is_next_wanted else worth


@rule
def civilise_worth(s: Record, empire: int) -> float:
    """Cities, a leader, a capital, order."""
    worth = city_worth(s, empire)
    if leaders_of(s, empire) < printed_leaders(s, empire) and not is_last_turn(s):
        worth += 0.6 * USUAL_LEADER
    disorder = 0
    for region in range(REGIONS):
        if s.control[region] == empire and s.disorder[region]:
            disorder += 1
    return worth + 0.1 * float(min(disorder, int(s.money[empire]) // DISORDER_PRICE))


@rule
def city_worth(s: Record, empire: int) -> float:
    """What cities bring that can be built in one action: two on fertile land, or one elsewhere."""
    if is_barbarian(s, empire):
        return 0.0
    fertile, other = 0, 0
    highest = 1 if age_of(s, empire) < 2 else 3
    for region in range(REGIONS):
        if s.control[region] == empire and REGION_KIND[region] == LAND and s.city[region] < highest:
            if is_fertile(s, empire, region):
                fertile += 1
            else:
                other += 1
    built = float(min(fertile, 2)) if fertile > 0 else float(min(other, 1))
    levels = built if highest == 1 else 1.5 * built
    counted = levels * CITY_SHARE * points_for(int(s.card[empire]), GLORY_CITIES)
    if is_last_turn(s):
        return counted
    worth = counted + levels * INCOME_WORTH
    return worth + (0.4 if s.capital[empire] == NOWHERE and built > 0.0 else 0.0)


@rule
def destroy_worth(s: Record, seat: int, empire: int) -> float:
    """A tiny empire that brings next to nothing makes room for a much better one, while there is time for it."""
    left = turns_left(s)
    if empires_of(s, seat) < most_empires(s) or left <= TIME_TO_FOUND or regions_of(s, empire) > TINY:
        return NEVER
    if not keeps_colour(s, seat, empire):
        return NEVER
    dream = REALITY * best_empire_to_come(s, seat)
    if dream < BETTER:
        return NEVER
    gain = dream - float(glory_of(s, empire))
    return (gain - BETTER) * (left - TIME_TO_FOUND) / left if gain > BETTER else NEVER


@rule
def keeps_colour(s: Record, seat: int, empire: int) -> bool:
    """Whether nobody else can take the colour of an empire that is given up before its player founds the next."""
    if is_own_colour(s, seat, empire):
        return True
    for other in range(s.seats):
        if other != seat and empires_of(s, other) < most_empires(s):
            return False
    return True


@rule
def glory_of(s: Record, empire: int) -> int:
    """What the icons of an empire would bring if all were counted now; of units, whose types are hidden, half."""
    total = 0
    for slot in range(SLOTS):
        category, zone = icon_of(s, empire, slot, ICON_CATEGORY), icon_of(s, empire, slot, ICON_ZONE)
        if category == GLORY_HOME:
            total += home_points(s, empire)
        elif GLORY_WHEAT <= category < GLORY_HOME:
            total += resources(s, empire, category)
        elif GLORY_NAVAL <= category <= GLORY_UNITS:
            total += icon_of(s, empire, slot, ICON_POINTS) // 2
        elif 0 <= category < GLORY_WHEAT:
            total += ranked_points(rank_of(s, empire, category, zone), icon_of(s, empire, slot, ICON_POINTS))
    return total


# Turning markers over


@rule
def decide_reveal(s: Record, seat: int, action: int) -> float:
    """Whether a marker is turned over now."""
    verb = verb_of(action)
    if verb == PASS:
        return 0.0
    if verb == REVEAL_OFF:
        return reveal_off_worth(s, seat)
    empire = empire_of_card(s, first_noun(action))
    if verb == BEGIN_TRADE:
        return float(s.level[empire])
    worth = action_worth(s, seat, empire, int(s.action))
    if s.action == PRODUCTION and worth <= 0.0 and is_last_turn(s):
        return -RESERVE
    worth += RESERVE
    if s.marker[empire] != WILD:
        return worth - once(s) if is_wild_used(s, seat, int(s.action)) else worth
    return worth - price_again(s, seat, int(s.action)) - best_still_to_come(s, seat, empire)


@rule
def is_wild_used(s: Record, seat: int, action: int) -> bool:
    """Whether the wild card of a player has been this action already, so that its marker costs a point."""
    for empire in range(COLOURS):
        if s.player[empire] == seat and s.marker[empire] == WILD and s.marker_placed[empire]:
            return s.marker_as[empire] == action
    return False


@rule
def best_still_to_come(s: Record, seat: int, empire: int) -> float:
    """The best action that a wild card on an empire could be in this turn after the one that is up."""
    best = 0.0
    for action in range(int(s.action) + 1, CIVILISE + 1):
        worth = action_worth(s, seat, empire, action)
        best = max(best, worth - price_again(s, seat, action))
    return best


@rule
def reveal_off_worth(s: Record, seat: int) -> float:
    """The marker beside the empires."""
    worth = worth_off(s, seat, int(s.action))
    if s.spare_marker[seat] == WILD and s.action == DESTINY:
        worth -= worth_off(s, seat, CIVILISE)
    return worth


@rule
def decide_timing(s: Record, seat: int, action: int) -> float:
    """What others take and oneself does not goes slowly."""
    if verb_of(action) == DONE:
        return 0.0
    slowed = first_noun(action)
    if slowed == DESTROY or slowed == CREATE:
        return 0.2
    return -0.5 if has_placed(s, seat, slowed) else 0.3
