"""Fighting: TE-060 to TE-072, with Weapons, Fortifications and the military leader's free attack."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer, offer_each, second_noun, verb_of

from ..actions import (
    ADVANCE,
    ADVANCED,
    ATTACK,
    ATTACK_FROM,
    ATTACKED,
    DEFENDED,
    DONE,
    FELL,
    FIGHT_LOST,
    FIGHT_POINTS,
    FIGHT_WON,
    LAID,
    NAME_TERRAIN,
    PLAY,
    RAZED,
    REVEALED,
    TERRAIN_NAMED,
)
from ..state import (
    ATTACK_LOSS,
    ATTACK_POINTS,
    CARD_TERRAINS,
    CARDS,
    CITY_KINDS,
    CITY_VALUES,
    DEFENCE_POINTS,
    NEIGHBOURS,
    NOWHERE,
    PERSON_FIGHT_POINTS,
    RELIGION,
    SANITATION,
    SIDES,
    TERRAIN_FIGHT_POINTS,
)
from ..steps import (
    AT_FIGHT_ADVANCE,
    AT_FIGHT_ATTACK,
    AT_FIGHT_DEFEND,
    AT_FIGHT_TARGET,
    AT_FIGHT_TERRAIN,
    AT_RELIGION,
    AT_RESOLVE_FIGHT,
)
from .board import (
    camp,
    holds_people,
    is_protected,
    let_go,
    put_person,
    stack_limit,
    take_person,
)
from .cards import (
    card_of,
    cards_to_lay,
    discard_laid,
    has_card,
    lay_card,
    list_cards,
    play_sanitation,
    spend_card,
)
from .religion import can_convert


@rule
def may_be_attacked(s: Record, seat: int, place: int) -> bool:
    """TE-060, TE-061: people or a city of an opponent who is not protected."""
    if place == NOWHERE:
        return False
    holder = int(s.holder[place])
    return holder != NOBODY and holder != seat and not is_protected(s, holder)


@rule
def can_attack_from(s: Record, seat: int, place: int) -> bool:
    """TE-060, TE-072: own people, however few, with somebody to attack next to them."""
    if not holds_people(s, seat, place):
        return False
    for side in range(SIDES):
        if may_be_attacked(s, seat, NEIGHBOURS[place, side]):
            return True
    return False


@rule
def can_fight(s: Record, seat: int) -> bool:
    """Whether there is anybody to attack."""
    for index in range(s.camp_count[seat]):
        if can_attack_from(s, seat, camp(s, seat, index)):
            return True
    return False


@rule
def attackers(s: Record, seat: int, out: Actions) -> int:
    """TE-060, TE-062: the hex the attack comes from."""
    count = 0
    for index in range(s.camp_count[seat]):
        place = camp(s, seat, index)
        if can_attack_from(s, seat, place):
            count = offer(out, count, ATTACK_FROM, place)
    return count


@rule
def attack_from(s: Record, seat: int, action: int) -> None:
    """TE-062: the attackers are named first."""
    s.picked = first_noun(action)
    interrupt(s, AT_FIGHT_TARGET)


@rule
def targets(s: Record, seat: int, out: Actions) -> int:
    """TE-060, TE-062: the hex that is attacked."""
    count = 0
    for side in range(SIDES):
        place = NEIGHBOURS[s.picked, side]
        if may_be_attacked(s, seat, place):
            count = offer(out, count, ATTACK, place)
    return count


@rule
def attack(s: Record, seat: int, action: int) -> None:
    """TE-062, TE-063: then the terrain of a city, the attacker's cards, the defender's, and the fight itself."""
    s.target = first_noun(action)
    s.defender = s.holder[s.target]
    s.fight_terrain = s.land[s.target]
    tell(s, ATTACKED, seat, s.defender, s.picked, s.target)
    interrupt(s, AT_FIGHT_ADVANCE)
    interrupt(s, AT_RESOLVE_FIGHT)
    interrupt(s, AT_FIGHT_DEFEND)
    interrupt(s, AT_FIGHT_ATTACK)
    if s.city[s.target] > 0:
        interrupt(s, AT_FIGHT_TERRAIN)


@rule
def who_defends(s: Record) -> int:
    """The seat that is attacked."""
    return 1 << int(s.defender)


@rule
def city_terrains(s: Record, seat: int, out: Actions) -> int:
    """TE-062: one of the four terrains of the cards."""
    return offer_each(out, 0, NAME_TERRAIN, CARD_TERRAINS)


@rule
def name_terrain(s: Record, seat: int, action: int) -> None:
    """TE-062, TE-094: a city has the terrain its owner names, before any card is laid."""
    s.fight_terrain = first_noun(action)
    tell(s, TERRAIN_NAMED, seat, s.fight_terrain)


@rule
def who_lays_attack(s: Record) -> int:
    """TE-063: the attacker first, if there are any cards."""
    return 1 << int(s.seat) if s.hand_size[s.seat] > 0 else 0


@rule
def who_lays_defence(s: Record) -> int:
    """TE-063, TE-083: then the defender, if there are any cards."""
    return 1 << int(s.defender) if s.hand_size[s.defender] > 0 else 0


@rule
def cards_or_done(s: Record, seat: int, out: Actions) -> int:
    """TE-063, TE-102: any number of cards, or none."""
    count = cards_to_lay(s, seat, out)
    return offer(out, count, DONE)


@rule
def lay_for_attack(s: Record, seat: int, action: int) -> None:
    """TE-063: face down; only the number is seen."""
    if verb_of(action) != DONE:
        lay_card(s, seat, card_of(first_noun(action), second_noun(action)))
        interrupt(s, AT_FIGHT_ATTACK)
    if (verb_of(action) == DONE or s.hand_size[seat] == 0) and s.laid_size[seat] > 0:
        tell(s, LAID, seat, s.laid_size[seat])


@rule
def lay_for_defence(s: Record, seat: int, action: int) -> None:
    """TE-063: face up."""
    if verb_of(action) != DONE:
        lay_card(s, seat, card_of(first_noun(action), second_noun(action)))
        tell(s, DEFENDED, seat, first_noun(action), second_noun(action))
        interrupt(s, AT_FIGHT_DEFEND)


@rule
def resolve_fight(s: Record) -> None:
    """TE-063, TE-068, TE-071: the attacker's cards are revealed; the higher total wins, the defender wins ties."""
    reveal_attack(s)
    attack_total = people_points(s, int(s.picked)) + card_points(s, s.seat, False)
    defence_total = defence_strength(s) + card_points(s, s.defender, True)
    tell(s, FIGHT_POINTS, s.seat, attack_total)
    tell(s, FIGHT_POINTS, s.defender, defence_total)
    discard_laid(s, s.seat)
    discard_laid(s, s.defender)
    if attack_total > defence_total:
        tell(s, FIGHT_WON, s.seat)
        clear_target(s)
    else:
        tell(s, FIGHT_LOST, s.seat)
        lose_attacker(s)
        s.target = NOWHERE
        s.picked = NOWHERE
    s.defender = NOBODY


@rule
def reveal_attack(s: Record) -> None:
    """TE-063: the attacker shows what was laid."""
    for card in range(CARDS):
        for _copy in range(s.laid[s.seat, card]):
            tell(s, REVEALED, s.seat, card // CARD_TERRAINS, card % CARD_TERRAINS)


@rule
def people_points(s: Record, place: int) -> int:
    """TE-064: one point for each person in the hex."""
    return int(s.people[place]) * PERSON_FIGHT_POINTS


@rule
def defence_strength(s: Record) -> int:
    """TE-064: a defending city counts its value."""
    return int(s.city[s.target]) if s.city[s.target] > 0 else people_points(s, int(s.target))


@rule
def card_points(s: Record, seat: int, defends: bool) -> int:
    """TE-065, TE-066, TE-067, TE-141, TE-146: for the terrain, for Weapons, and for Fortifications in defence."""
    points = 0
    for card in range(CARDS):
        idea = card // CARD_TERRAINS
        worth = int(DEFENCE_POINTS[idea]) if defends else int(ATTACK_POINTS[idea])
        if card % CARD_TERRAINS == s.fight_terrain:
            worth += TERRAIN_FIGHT_POINTS
        points += worth * s.laid[seat, card]
    return points


@rule
def clear_target(s: Record) -> None:
    """TE-069, TE-095: the beaten people, or the city, go back to their owner's stock."""
    place = int(s.target)
    if s.city[place] > 0:
        for kind in range(CITY_KINDS):
            if CITY_VALUES[kind] == s.city[place]:
                s.city_stock[s.defender, kind] += 1
        s.city[place] = 0
        tell(s, RAZED, s.defender, place)
    else:
        tell(s, FELL, s.defender, s.people[place])
        s.stock[s.defender] += s.people[place]
        s.people[place] = 0
    let_go(s, place)


@rule
def lose_attacker(s: Record) -> None:
    """TE-070: one person leaves the attacking hex for the stock."""
    for _person in range(ATTACK_LOSS):
        take_person(s, int(s.picked))
    s.stock[s.seat] += ATTACK_LOSS
    tell(s, FELL, s.seat, ATTACK_LOSS)


@rule
def who_advances(s: Record) -> int:
    """TE-069: asked after a won fight."""
    return 1 << int(s.seat) if s.target != NOWHERE else 0


@rule
def advances(s: Record, seat: int, out: Actions) -> int:
    """TE-069, TE-145: any number of the attackers within the stacking limit; with Sanitation one more, no fewer."""
    most = min(int(s.people[s.picked]), stack_limit(s, seat) + int(s.crowding))
    count = 0
    for people in range(most if s.crowding > 0 else 0, most + 1):
        count = offer(out, count, ADVANCE, people)
    if s.people[s.picked] > most:
        count = list_cards(s, seat, PLAY, SANITATION, out, count)
    if may_convert_first(s, seat):
        count = list_cards(s, seat, PLAY, RELIGION, out, count)
    return count


@rule
def may_convert_first(s: Record, seat: int) -> bool:
    """TE-082, TE-147: Religion between a won fight and moving in, not of old; Sanitation once played comes first."""
    return s.rules >= 2 and s.crowding == 0 and has_card(s, seat, RELIGION) and can_convert(s, seat)


@rule
def play_before_advancing(s: Record, seat: int, idea: int, terrain: int) -> None:
    """TE-082, TE-145, TE-147: Sanitation for those who move in, or Religion; then the winners are asked again."""
    interrupt(s, AT_FIGHT_ADVANCE)
    if idea == SANITATION:
        play_sanitation(s, seat, terrain)
    else:
        spend_card(s, seat, idea, terrain)
        interrupt(s, AT_RELIGION)


@rule
def advance(s: Record, seat: int, action: int) -> None:
    """TE-069: the winners move in."""
    if verb_of(action) == PLAY:
        play_before_advancing(s, seat, first_noun(action), second_noun(action))
        return
    people = first_noun(action)
    s.crowding = 0
    for _person in range(people):
        take_person(s, int(s.picked))
        put_person(s, seat, int(s.target))
    if people > 0:
        tell(s, ADVANCED, seat, people)
    s.target = NOWHERE
    s.picked = NOWHERE
