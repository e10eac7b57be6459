"""What a decent beginner looks at: a rule of thumb that puts a value, in points, on every choice."""

from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from .actions import (
    ADVANCE,
    ATTACK,
    ATTACK_FROM,
    BEAR,
    CHOOSE_CHILDREN,
    CHOOSE_CITY,
    CHOOSE_FIGHT,
    CHOOSE_IDEA,
    CHOOSE_MOVE,
    CONVERT,
    DISCARD,
    DONE,
    FOUND,
    GO,
    LAY,
    NAME_TERRAIN,
    PICK,
    PLAY,
    RAISE,
    SETTLE,
    STAY,
)
from .rules.board import camp, is_free, is_land, stack_limit
from .rules.cards import card_of
from .rules.cities import can_found
from .rules.fighting import card_points, defence_strength, may_be_attacked
from .state import (
    CHILDREN,
    DEFENCE_POINTS,
    EDUCATION,
    EPOCH_TERRAIN,
    GOVERNMENT,
    GRASSLAND,
    HAND_LIMIT,
    IDEAS_DRAWN,
    LAST_EPOCH,
    MEDICINE,
    MILITARY_LEADER,
    MOUNTAIN,
    NEIGHBOURS,
    NOWHERE,
    PEOPLE,
    PEOPLE_MOVED,
    RELIGION,
    SANITATION,
    SIDES,
    TRANSPORT,
    WEAPONS,
)
from .steps import AT_FIGHT_ATTACK, AT_FIGHT_DEFEND, AT_PROGRESS

ENOUGH_PEOPLE = 5  # to go on with, once some have become a city


@rule
def appraise(s: Record, seat: int, action: int) -> float:
    """The value of a choice."""
    verb = verb_of(action)
    if verb <= STAY:
        return appraise_action(s, seat, verb, first_noun(action))
    if verb == LAY:
        return lay_value(s, seat, first_noun(action), second_noun(action))
    if verb == DISCARD:
        return -card_worth(s, first_noun(action), second_noun(action))
    if verb == PLAY:
        return play_value(first_noun(action))
    if verb == ADVANCE:
        return advance_value(s, first_noun(action))
    if verb == DONE:
        return 0.0
    return appraise_place(s, seat, verb, first_noun(action))


@rule
def appraise_action(s: Record, seat: int, verb: int, place: int) -> float:
    """Which action, where to settle, whom to move and where to."""
    if verb == CHOOSE_MOVE:
        return move_promise(s, seat)
    if verb == CHOOSE_CHILDREN:
        return children_promise(s, seat)
    if verb == CHOOSE_FIGHT:
        return fight_promise(s, seat)
    if verb == CHOOSE_IDEA:
        return idea_promise(s, seat)
    if verb == CHOOSE_CITY:
        return city_promise(s, seat)
    if verb == SETTLE:
        return ground_value(s, place) + 0.3 * open_ground(s, place) + first_nursery(s, seat, place)
    if verb == PICK:
        return pick_value(s, seat, place)
    if verb == GO:
        return go_value(s, seat, place)
    return 0.0


@rule
def appraise_place(s: Record, seat: int, verb: int, place: int) -> float:
    """Children, attacks, cities and converts."""
    if verb == BEAR:
        return 2.0 - 0.3 * s.people[place]
    if verb == ATTACK_FROM:
        return best_odds(s, seat, place)
    if verb == ATTACK:
        return odds(s, seat, int(s.picked), place)
    if verb == NAME_TERRAIN:
        return float(terrain_in_hand(s, seat, place))
    if verb == FOUND:
        return city_value(s, seat, place)
    if verb == RAISE:
        return float(place)
    if verb == CONVERT:
        return 1.0
    return 0.0


@rule
def ground_value(s: Record, place: int) -> float:
    """Grassland has children, other land scores, mountains do neither."""
    if s.land[place] == MOUNTAIN:
        return 0.0
    return 1.2 if s.land[place] == GRASSLAND else 1.0


@rule
def first_nursery(s: Record, seat: int, place: int) -> float:
    """Without any grassland nobody ever has children, so the first is worth a detour."""
    if s.land[place] != GRASSLAND:
        return 0.0
    for index in range(s.camp_count[seat]):
        if s.land[camp(s, seat, index)] == GRASSLAND and s.people[camp(s, seat, index)] > 0:
            return 0.0
    return 2.0


@rule
def nursery_beside(s: Record, seat: int, place: int) -> float:
    """What a first grassland one step away is worth."""
    best = 0.0
    for side in range(SIDES):
        other = NEIGHBOURS[place, side]
        if is_land(s, other) and is_free(s, seat, other):
            best = max(best, first_nursery(s, seat, other))
    return best


@rule
def pick_value(s: Record, seat: int, place: int) -> float:
    """Somebody who stands in a stack, on a mountain, or next to a first grassland."""
    if s.people[place] > 1:
        return 0.5 + nursery_beside(s, seat, place)
    return -0.3 + (0.6 if s.land[place] == MOUNTAIN else 0.0) + nursery_beside(s, seat, place)


@rule
def open_ground(s: Record, place: int) -> float:
    """Free land around that is no mountain."""
    value = 0.0
    for side in range(SIDES):
        other = NEIGHBOURS[place, side]
        if is_land(s, other) and s.people[other] == 0 and s.city[other] == 0:
            value += ground_value(s, other)
    return value


@rule
def go_value(s: Record, seat: int, place: int) -> float:
    """A new hex is a point, unless the hex left behind stands empty; room around it is good."""
    gain = ground_value(s, place) if s.people[place] == 0 else 0.0
    loss = ground_value(s, int(s.picked)) if s.people[s.picked] == 1 else 0.0
    return gain - loss + 0.05 * open_ground(s, place) + first_nursery(s, seat, place)


@rule
def move_promise(s: Record, seat: int) -> float:
    """People in stacks next to free land could spread."""
    spreading, nursery = 0.0, 0.0
    for index in range(s.camp_count[seat]):
        place = camp(s, seat, index)
        if s.people[place] > 0:
            nursery = max(nursery, nursery_beside(s, seat, place))
        if s.people[place] > 1 and open_ground(s, place) > 0.0:
            spreading += float(s.people[place] - 1)
    return nursery + min(spreading, float(PEOPLE_MOVED[s.cube[seat]]))


@rule
def children_promise(s: Record, seat: int) -> float:
    """Children on grassland with room, as many as the epoch allows."""
    places = 0.0
    for index in range(s.camp_count[seat]):
        place = camp(s, seat, index)
        if s.people[place] > 0 and s.land[place] == GRASSLAND and s.people[place] < stack_limit(s, seat):
            places += 1.0
    return 0.9 * min(places, min(float(CHILDREN[s.cube[seat]]), float(s.stock[seat])))


@rule
def idea_promise(s: Record, seat: int) -> float:
    """Cards are worth having while the hand has room; at the end they are not."""
    room = float(HAND_LIMIT[s.cube[seat]] - s.hand_size[seat])
    late = 0.5 if s.cube[seat] >= LAST_EPOCH - 1 else 1.0
    return 0.55 * late * min(room, float(IDEAS_DRAWN[s.cube[seat]]))


@rule
def city_promise(s: Record, seat: int) -> float:
    """The best city there can be now."""
    best = -1.0
    for index in range(s.camp_count[seat]):
        place = camp(s, seat, index)
        if can_found(s, seat, place):
            best = max(best, city_value(s, seat, place))
    return best


@rule
def city_value(s: Record, seat: int, place: int) -> float:
    """A city is worth its value; the hex's own point is lost, and enough people must be left to live on."""
    left = PEOPLE - s.stock[seat] - s.people[place]
    if left < ENOUGH_PEOPLE and s.cube[seat] < LAST_EPOCH - 1:
        return -1.0
    return float(s.people[place]) - 0.7


@rule
def fight_promise(s: Record, seat: int) -> float:
    """The best attack there is."""
    best = -1.0
    for index in range(s.camp_count[seat]):
        place = camp(s, seat, index)
        if s.people[place] > 0:
            best = max(best, best_odds(s, seat, place))
    return best


@rule
def best_odds(s: Record, seat: int, place: int) -> float:
    """The best target next to a hex."""
    best = -1.0
    for side in range(SIDES):
        other = NEIGHBOURS[place, side]
        if other != NOWHERE and may_be_attacked(s, seat, other):
            best = max(best, odds(s, seat, place, other))
    return best


@rule
def odds(s: Record, seat: int, place: int, other: int) -> float:
    """How far the attackers outnumber the defenders, as a value."""
    strength = float(s.city[other]) if s.city[other] > 0 else float(s.people[other])
    margin = float(s.people[place]) - strength - 0.3 * s.hand_size[s.holder[other]]
    return 1.4 + 0.4 * strength if margin > 0.5 else -1.0


@rule
def terrain_in_hand(s: Record, seat: int, terrain: int) -> int:
    """Cards of a terrain, for defending a city."""
    count = 0
    for idea in range(GOVERNMENT + 1):
        count += s.hands[seat, card_of(idea, terrain)]
    return count


@rule
def card_worth(s: Record, idea: int, terrain: int) -> float:
    """What a card is worth in the hand."""
    worth = 1.0
    if idea == GOVERNMENT or idea == TRANSPORT:
        worth = 0.8
    if idea == EDUCATION or idea == WEAPONS or idea == MEDICINE or idea == RELIGION:
        worth = 1.2
    return worth


@rule
def play_value(idea: int) -> float:
    """Cards that help now are played."""
    if idea == RELIGION or idea == MEDICINE or idea == TRANSPORT:
        return 0.8
    if idea == MILITARY_LEADER:
        return -0.2
    return 0.3 if idea == SANITATION else -0.1


@rule
def lay_value(s: Record, seat: int, idea: int, terrain: int) -> float:
    """Cards that count are laid for progress and in fights, as long as they are needed."""
    if s.step == AT_PROGRESS:
        late = 0.4 if s.new_epoch == LAST_EPOCH else -0.2
        return late + (0.5 if terrain == EPOCH_TERRAIN[s.new_epoch] else -0.6) + (0.5 if idea == EDUCATION else 0.0)
    helps = 1.0 if terrain == s.fight_terrain else 0.0
    if s.step == AT_FIGHT_ATTACK:
        own = float(s.people[s.picked]) + card_points(s, seat, False)
        return -1.0 if own > defence_strength(s) + 1.0 else helps + (1.0 if idea == WEAPONS else 0.0) - 0.5
    if s.step == AT_FIGHT_DEFEND:
        own = defence_strength(s) + card_points(s, seat, True)
        needed = float(s.people[s.picked]) + float(s.laid_size[s.seat])
        return -1.0 if own >= needed else helps + float(DEFENCE_POINTS[idea]) - 0.5
    return 0.0


@rule
def advance_value(s: Record, people: int) -> float:
    """Move in, but leave one person behind where it scores."""
    left = int(s.people[s.picked]) - people
    return (ground_value(s, int(s.target)) if people > 0 else 0.0) + (
        ground_value(s, int(s.picked)) if left > 0 else 0.0
    )
