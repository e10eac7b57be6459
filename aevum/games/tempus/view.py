"""What the pages and the terminal draw, made only from an observed record."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from aevum.core.parts import part
from aevum.core.record import NOBODY, Reading, Record, Working, copy_record
from aevum.core.vocabulary import verb_of

from .actions import DONE, STAY, VOCABULARY
from .rules import board, cards, cities, fighting, moving, progress, religion, setup
from .sequence import SEQUENCE
from .state import (
    ACTION_TILES,
    BONUS_CARDS,
    CARD_TERRAIN_IDS,
    CARD_TERRAINS,
    CARDS,
    CHILDREN,
    CHILDREN_A_HEX,
    CITY_VALUES,
    DISTANCE,
    EPOCH_IDS,
    EPOCH_POINTS,
    EPOCH_TERRAIN,
    EPOCHS,
    GOVERNMENT,
    HAND_LIMIT,
    HEX_AXIAL,
    HEX_IDS,
    HEXES,
    IDEA_IDS,
    IDEAS_DRAWN,
    LAST_EPOCH,
    MILITARY_LEADER,
    NEIGHBOURS,
    NOWHERE,
    PEOPLE_MOVED,
    RELIGION,
    SANITATION,
    SEA_MOVEMENT,
    SIDES,
    STACK_LIMIT,
    TERRAIN_IDS,
    TILE_ALLOWED,
    TILE_CENTRE,
    TILE_RING,
    TILES_TO_PLACE,
    WATER,
)
from .steps import AT_CHILDREN, AT_FIGHT_ATTACK, AT_FIGHT_DEFEND, AT_MOVE_GO, AT_MOVE_PICK, AT_PROGRESS

View = dict[str, Any]
HEXES_REMEMBERED = 20_000  # as they may stand: most hexes stand as they stood before, at one table or another
IDEAS, TERRAINS = list(IDEA_IDS), list(CARD_TERRAIN_IDS)


def view(s: Record) -> View:
    """The whole table."""
    return {
        "step": SEQUENCE.names[int(s.step)],
        "turn": int(s.seat),
        "first": int(s.first_seat),
        "epoch": int(s.epochs),
        "new_epoch": EPOCH_IDS[_new_epoch(s)],
        "hexes": hexes_view(s),
        "tile": tile_view(s),
        "tiles_left": int(TILES_TO_PLACE[s.seats]) - int(s.tiles_placed),
        "spot": _hex(s.spot),
        "picked": _hex(s.picked),
        "target": _hex(s.target),
        "moves_left": int(s.moves_left),
        "actions_left": int(s.actions_left),
        "seats": [seat_view(s, seat) for seat in range(int(s.seats))],
        "epochs": EPOCH_TABLE,
        "ideas": IDEAS,
        "terrains": TERRAINS,
        "deck": int(s.deck_size),
        "discards": _cards(s.discards),
        "fight": fight_view(s),
    }


def _hex(place: Any) -> str | None:
    return None if place == NOWHERE else HEX_IDS[int(place)]


def _new_epoch(s: Record) -> int:
    """TE-101: the next row that nobody has reached."""
    foremost = max(int(s.cube[seat]) for seat in range(int(s.seats)))
    return min(foremost + 1, LAST_EPOCH)


@part
def hexes_view(s: Record) -> list[View]:
    """All hexes."""
    fields = (s.land, s.lake, s.holder, s.people, s.city, s.reach)
    rows = zip(_coasts(s), *(field.tolist() for field in fields), strict=True)
    return [hex_view(place, *row) for place, row in enumerate(rows)]


@part
def _coasts(s: Record) -> list[bool]:
    """Of every hex whether ships land there: the island is built once."""
    return [bool(board.is_land(s, place) and board.is_coast(s, place)) for place in range(HEXES)]


@lru_cache(HEXES_REMEMBERED)
def hex_view(place: int, coast: bool, land: int, lake: int, holder: int, people: int, city: int, reach: int) -> View:
    """A hex: its terrain, whether ships land there, and who is there. A move changes few."""
    water = "lake" if lake > 0 else "sea"
    q, r = HEX_AXIAL[place]
    return {
        "id": HEX_IDS[place],
        "q": q,
        "r": r,
        "terrain": water if land == WATER else TERRAIN_IDS[land],
        "cut": not TILE_ALLOWED[place],
        "coast": coast,
        "holder": None if holder == NOBODY else holder,
        "people": people,
        "city": city,
        "reach": reach,
    }


def tile_view(s: Record) -> View | None:
    """The map tile that was drawn and waits to be placed."""
    if setup.tiles_drawn(s) == s.tiles_placed:
        return None
    tile = int(s.tile_order[s.tiles_placed])
    ring = [TERRAIN_IDS[int(TILE_RING[tile, side])] for side in range(SIDES)]
    return {"centre": TERRAIN_IDS[int(TILE_CENTRE[tile])], "ring": ring}


def _cards(counts: Any) -> list[View]:
    """Cards by kind and terrain."""
    return [
        {
            "idea": IDEA_IDS[card // CARD_TERRAINS],
            "terrain": CARD_TERRAIN_IDS[card % CARD_TERRAINS],
            "count": count,
        }
        for card, count in enumerate(counts.tolist())
        if count > 0
    ]


def _government(s: Record, seat: int) -> list[View]:
    """TE-148: the Government cards that lie open in front of a player."""
    return [
        {"idea": IDEA_IDS[GOVERNMENT], "terrain": terrain, "count": int(count)}
        for terrain, count in zip(CARD_TERRAIN_IDS, s.governing[seat], strict=True)
        if count > 0
    ]


def seat_view(s: Record, seat: int) -> View:
    """Everything of a player that this reader may see; the hand is empty where it is hidden.

    Every reader sees other hands: only what all see alike is remembered.
    """
    return {
        **_seen_by_all(s, seat),
        "hand": _cards(s.hands[seat]),
        "laid": _cards(s.laid[seat]),
        "progress": progress_now(s, seat),
    }


@part
def _seen_by_all(s: Record, seat: int) -> View:
    return {
        "stock": int(s.stock[seat]),
        "city_stock": [
            {"value": int(value), "count": int(count)}
            for value, count in zip(CITY_VALUES, s.city_stock[seat], strict=True)
        ],
        "cube": int(s.cube[seat]),
        "tiles": int(s.tiles[seat]),
        "hand_size": int(s.hand_size[seat]),
        "laid_size": int(s.laid_size[seat]),
        "open": _government(s, seat),
        "hexes": int(board.hexes_held(s, seat)),
        "protected": bool(board.is_protected(s, seat)),
        "score": score_view(s, seat),
    }


@part
def _score(s: Record, seat: int) -> int:
    return int(progress.score(s, seat))


@part
def progress_now(s: Record, seat: int) -> int:
    """TE-103: progress points towards the next epoch. Cards laid for it count where they are seen; a fight's do not."""
    points = int(progress.points_on_board(s, seat, _new_epoch(s)))
    return points if s.defender != NOBODY else points + int(progress.points_laid(s, seat, _new_epoch(s)))


def score_view(s: Record, seat: int) -> View:
    """TE-112: the score and its parts."""
    hexes = sum(1 for place in camps(s, seat) if board.scores_hex(s, seat, place))
    flight = int(EPOCH_POINTS[s.cube[seat]])
    total = _score(s, seat)
    return {"hexes": hexes, "cities": total - hexes - flight, "flight": flight, "total": total}


def fight_view(s: Record) -> View | None:
    """A fight in progress: both sides and their points as far as they are open."""
    if s.defender == NOBODY or s.target == NOWHERE:
        return None
    attacker, defender = int(s.seat), int(s.defender)
    return {
        "from": _hex(s.picked),
        "target": _hex(s.target),
        "attacker": attacker,
        "defender": defender,
        "terrain": TERRAIN_IDS[int(s.fight_terrain)],
        "attack": int(fighting.people_points(s, int(s.picked)) + fighting.card_points(s, attacker, False)),
        "defence": int(fighting.defence_strength(s) + fighting.card_points(s, defender, True)),
        "hidden": int(s.laid_size[attacker]) - int(s.laid[attacker].sum()),
    }


EPOCH_TABLE = [
    {
        "id": EPOCH_IDS[row],
        "terrain": TERRAIN_IDS[int(EPOCH_TERRAIN[row])] if EPOCH_TERRAIN[row] >= 0 else None,
        "people_moved": int(PEOPLE_MOVED[row]),
        "distance": int(DISTANCE[row]),
        "children": int(CHILDREN[row]),
        "stack_limit": int(STACK_LIMIT[row]),
        "sea_movement": bool(SEA_MOVEMENT[row]),
        "ideas_drawn": int(IDEAS_DRAWN[row]),
        "hand_limit": int(HAND_LIMIT[row]),
        "actions": int(ACTION_TILES[row]),
        "bonus_cards": int(BONUS_CARDS[row]),
        "points": int(EPOCH_POINTS[row]),
    }
    for row in range(EPOCHS)
]


def label_values(s: Record, action: int) -> dict[str, int]:
    """What the label of a choice says beyond its own nouns: ending is called otherwise where cards are laid."""
    return {"laying": int(s.step in _LAYING)} if verb_of(action) == DONE else {}


def effects(before: Record, after: Record, seat: int, action: int) -> list[View]:
    """What a choice would do for certain, for people to see before they press."""
    changes = {
        "points": _score(after, seat) - _score(before, seat),
        "progress": progress_now(after, seat) - progress_now(before, seat),
        "people": int(before.stock[seat]) - int(after.stock[seat]),
        "cards": int(after.hand_size[seat]) - int(before.hand_size[seat]),
    }
    verb, values = VOCABULARY.split(action)
    found = begun_at_once(before, seat, verb.name, values)
    found += [{"kind": kind, "amount": amount} for kind, amount in changes.items() if amount]
    if verb.name == "play":  # TE-148: the other use of Government is a choice of its own
        use = "again" if values[0] == GOVERNMENT else "effect"
        found.insert(0, {"kind": "card_text", "amount": 0, "item": ("idea", f"{IDEA_IDS[values[0]]}-{use}")})
    if verb.name == "attack":
        found.append(fight_effect(before, int(before.picked), values[0]))
    if verb.name == "lay":
        found += [] if changes["progress"] else [laid_effect(before, after, seat)]
    if verb.name == "name_terrain":
        showing = sum(int(before.hands[seat, card]) for card in range(values[0], CARDS, CARD_TERRAINS))
        found += [{"kind": "own_cards", "amount": showing}] if showing else []
    return found


def fight_effect(s: Record, place: int, target: int) -> View:
    """TE-063, TE-064: how the sides of an attack stand before cards are laid, and how many the defender could play."""
    own = int(fighting.people_points(s, place))
    other = int(s.city[target]) or int(fighting.people_points(s, target))
    cards = int(s.hand_size[s.holder[target]])
    return {"kind": "fight", "amount": own - other, "values": {"own": own, "other": other, "cards": cards}}


def begun_at_once(s: Record, seat: int, verb: str, values: Sequence[int]) -> list[View]:
    """TE-062, TE-090, TE-143, TE-147: what is not asked because there is but one hex for it is told before."""
    leads = verb == "play" and values[0] == MILITARY_LEADER
    if verb == "choose_fight" or leads:
        return sole_attack(s, seat, camps(s, seat))
    if verb == "attack_from":
        return sole_attack(s, seat, values[:1])
    if verb == "choose_city":
        return sole_city(s, seat)
    return sole_conversion(s, seat) if verb == "play" and values[0] == RELIGION else []


def sole_city(s: Record, seat: int) -> list[View]:
    """TE-090: where a city can stand on one hex only."""
    found = [place for place in camps(s, seat) if cities.can_found(s, seat, place)]
    return [{"kind": "sole_city", "amount": 0, "values": {"hex": HEX_IDS[found[0]]}}] if len(found) == 1 else []


def sole_conversion(s: Record, seat: int) -> list[View]:
    """TE-147: where one person only can be converted, to one hex, with no Sanitation for another."""
    found = [
        (home, int(place))
        for home in camps(s, seat)
        for place in NEIGHBOURS[home]
        if s.people[home] > 0 and religion.may_be_converted(s, seat, place)
    ]
    free = [way for way in found if board.has_room(s, seat, way[0])]
    if len(free) != 1 or (len(found) > 1 and cards.has_card(s, seat, SANITATION)):
        return []
    home, place = free[0]
    return [{"kind": "sole_conversion", "amount": 0, "values": {"hex": HEX_IDS[home], "origin": HEX_IDS[place]}}]


def sole_attack(s: Record, seat: int, places: Sequence[int]) -> list[View]:
    """TE-062: where only one attack is possible it begins at once, so it is told before."""
    found = [
        (place, int(target))
        for place in places
        if fighting.can_attack_from(s, seat, place)
        for target in NEIGHBOURS[place]
        if fighting.may_be_attacked(s, seat, target)
    ]
    if len(found) != 1:
        return []
    place, target = found[0]
    sides = {"hex": HEX_IDS[target], "origin": HEX_IDS[place]}
    return [{"kind": "sole_attack", "amount": 0, "values": sides}, fight_effect(s, place, target)]


def laid_effect(before: Record, after: Record, seat: int) -> View:
    """TE-065 to TE-067: the combat points a laid card brings; that it brings nothing is said too."""
    if before.defender == NOBODY:
        return {"kind": "no_progress", "amount": 0}
    defends = bool(seat == before.defender)
    points = int(fighting.card_points(after, seat, defends)) - int(fighting.card_points(before, seat, defends))
    return {"kind": "combat" if points else "no_combat", "amount": points}


def unused(s: Record, seat: int, action: int) -> list[View]:
    """TE-030, TE-050, TE-063, TE-102: people who could still move, children to be born, cards that would count."""
    kind = _LEFT.get(s.step)
    if verb_of(action) == STAY:
        return [{"kind": "spent_move", "amount": -1} | _whole_if(_is_untouched(s))]
    if verb_of(action) != DONE or kind is None:
        return []
    count = _held_back(s, seat) if s.step in _LAYING else _left_to_do(s, seat)
    return [{"kind": kind, "amount": -count} | _whole_if(_is_untouched(s))] if count else []


def _whole_if(is_untouched: bool) -> View:
    return {"whole": True} if is_untouched else {}


_LAYING = (AT_PROGRESS, AT_FIGHT_ATTACK, AT_FIGHT_DEFEND)
_LEFT: dict[int, str] = {
    AT_MOVE_PICK: "unused_moves",
    AT_CHILDREN: "unused_children",
    AT_PROGRESS: "unused_progress",
    AT_FIGHT_ATTACK: "unused_combat",
    AT_FIGHT_DEFEND: "unused_combat",
}


def _is_untouched(s: Record) -> bool:
    """TE-030, TE-050: whether nobody set out yet in this action, or nobody was born."""
    offered = {AT_MOVE_PICK: PEOPLE_MOVED, AT_MOVE_GO: PEOPLE_MOVED, AT_CHILDREN: CHILDREN}.get(s.step)
    under_way = s.step == AT_MOVE_GO  # one person, who is counted as moved already
    return offered is not None and bool(s.moves_left + under_way >= offered[s.cube[s.seat]])


def _left_to_do(s: Record, seat: int) -> int:
    """TE-030, TE-053: how many could still move and find a way, or be born and are in stock."""
    if s.step == AT_CHILDREN:
        return min(int(s.moves_left), int(s.stock[seat]), ready(s, seat))
    count = 0
    for place in camps(s, seat):
        waiting = int(s.people[place]) - int(s.tired[place])
        if count < s.moves_left and waiting > 0 and _can_leave(s, seat, place):
            count += waiting
    return min(int(s.moves_left), count)


def _can_leave(s: Record, seat: int, place: int) -> bool:
    """TE-030, TE-034, TE-145: whether there is a hex to go to; with Sanitation a full one too."""
    then = _to_try(s)
    moving.find_ways(then, seat, place)
    crowds = cards.has_card(s, seat, SANITATION)
    return any(then.reach[end] > 0 and (crowds or board.has_room(s, seat, int(end))) for end in then.trail.tolist())


def _to_try(s: Record) -> Working:
    """A table on which something can be tried."""
    return Working(s.copied() if isinstance(s, Reading) else copy_record(s))


def _held_back(s: Record, seat: int) -> int:
    """What the cards of a hand would add, were they all laid."""
    then = _to_try(s)
    for card in range(CARDS):
        for _copy in range(int(s.hands[seat, card])):
            cards.lay_card(then, seat, card)
    return _worth_laid(then, seat) - _worth_laid(s, seat)


def _worth_laid(s: Record, seat: int) -> int:
    """TE-065 to TE-067, TE-103: progress points or combat points of the cards laid."""
    if s.step == AT_PROGRESS:
        return int(progress.points_laid(s, seat, _new_epoch(s)))
    return int(fighting.card_points(s, seat, bool(seat == s.defender)))


def camps(s: Record, seat: int) -> list[int]:
    return [int(board.camp(s, seat, index)) for index in range(int(s.camp_count[seat]))]


def ready(s: Record, seat: int) -> int:
    return sum(_is_ready(s, seat, place) for place in camps(s, seat))


def _is_ready(s: Record, seat: int, place: int) -> int:
    """How many of a hex could still move; or whether a child could be born there."""
    if s.step == AT_MOVE_PICK:
        return max(0, int(s.people[place]) - int(s.tired[place]))
    return int(s.stock[seat] > 0 and s.tired[place] < CHILDREN_A_HEX and board.has_room(s, seat, place))
