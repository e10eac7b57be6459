"""What a choice would do for certain, and what it leaves unused, for people to see before they press."""

from __future__ import annotations

from typing import Any

from aevum.core.parts import part
from aevum.core.record import Reading, Record, Working, copy_record, points_of
from aevum.core.vocabulary import pack

from .actions import (
    COLLECTED_FOOD,
    COLLECTED_GOODS,
    DROUGHT,
    FAMINE,
    FED,
    INVASION,
    MINTED,
    MUSTERED,
    PESTILENCE_STRUCK,
    REVOLT,
    REVOLT_STRUCK,
    TAKE,
    VOCABULARY,
)
from .rules import buying, collecting, ending, feeding, holdings
from .state import CARAVANS, DEVELOPMENT_COST, GOODS_LIMIT, PESTILENCE_POINTS, PROJECT_IDS
from .steps import AT_BUILD, AT_BUY, AT_DIVIDE, AT_LEAD, AT_REROLL
from .view import eats_again

Effect = dict[str, Any]
# What events tell of the player on turn: the kind of effect, the place of the number among their values, and its sign.
_OF_THE_DICE = {
    MINTED: ("coins", 1, 1),
    COLLECTED_FOOD: ("food", 1, 1),
    COLLECTED_GOODS: ("goods", 2, 1),
    MUSTERED: ("workers", 1, 1),
    FED: ("feeding", 1, -1),
    FAMINE: ("famine", 1, -1),
}
_DISASTERS = {
    DROUGHT: "drought",
    PESTILENCE_STRUCK: "pestilence",
    INVASION: "invasion",
}
_ON_OTHERS = (("pestilence_others", PESTILENCE_STRUCK), ("revolt_others", REVOLT_STRUCK))


def label_values(s: Record, action: int) -> dict[str, int]:
    """What a label says beyond its own nouns: dice that work and give no food; how many dice are rolled, goods paid."""
    verb, values = VOCABULARY.split(action)
    if verb.name == "take":
        return {"workers": collecting.either_dice(s) - values[0]}
    if verb.name == "reroll":
        return {"rolled": values[0].bit_count()}
    return {"paid": values[1].bit_count()} if verb.name == "buy" else {}


def effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """What a choice would do for certain."""
    if before.step in (AT_REROLL, AT_LEAD, AT_DIVIDE):
        return dice_effects(before, after, seat)
    return deed_effects(before, after, seat, action)


def unused(s: Record, seat: int, action: int) -> list[Effect]:
    """RT-036, RT-062, RT-080: workers and coins do not outlast the turn, nor do more goods than may be kept."""
    if VOCABULARY.split(action)[0].name != "done":
        return []
    workers, coins = int(s.workers) if s.step == AT_BUILD else 0, int(s.coins) if s.step == AT_BUY else 0
    surplus = _surplus(s, seat) if s.step == AT_BUY else 0
    left = {"unused_workers": workers, "unused_coins": coins, "surplus": surplus}
    return [{"kind": kind, "amount": -count} for kind, count in left.items() if count]


def _surplus(s: Record, seat: int) -> int:
    """RT-080, RT-097: the goods to be discarded if none is spent any more."""
    if holdings.owns(s, seat, CARAVANS):
        return 0
    return max(0, int(holdings.goods_held(s, seat)) - GOODS_LIMIT)


# Dice that stand


def dice_effects(before: Record, after: Record, seat: int) -> list[Effect]:
    """RT-030 to RT-050: what the dice bring, then feeding and disasters.

    While food or workers are still to be chosen, both ends of what may come of it are told.
    """
    futures = _futures(after, seat)
    told = [_told(s, seat) for s in futures]
    for future in told:
        future["workers"] = max(0, future.get("workers", 0) - int(before.workers))
    changes = [_between(kind, *(future.get(kind, 0) for future in told)) for kind, _, _ in _OF_THE_DICE.values()]
    return [effect for effect in changes if effect] + _disasters(futures[0], seat)


def _between(kind: str, one: int, other: int) -> Effect:
    """An effect that is certain, or one between two ends; nothing where it is none at all."""
    if one == other:
        return {"kind": kind, "amount": one} if one else {}
    return {"kind": kind, "amount": max(one, other, key=abs), "other": min(one, other, key=abs)}


def _futures(after: Record, seat: int) -> tuple[Record, Record]:
    """How the turn stands after disasters if all dice with a choice work, and if all of them bring food."""
    if after.step not in (AT_LEAD, AT_DIVIDE):
        return after, after
    return _settled(after, seat, 0), _settled(after, seat, collecting.either_dice(after))


def _settled(after: Record, seat: int, food_dice: int) -> Record:
    """RT-010: the dice as they lie are collected, divided like this, and the cities fed."""
    s = Working(after.copied() if isinstance(after, Reading) else copy_record(after))
    if s.step == AT_LEAD:
        collecting.collect(s)
    if collecting.either_dice(s):
        collecting.divide(s, seat, pack(TAKE, food_dice))
    feeding.feed_cities(s)
    feeding.suffer_disaster(s)
    return s


def _events(s: Record) -> list[list[int]]:
    """What was told, each as the number of its event and its values."""
    told: list[list[int]] = s.events[: int(s.told)].tolist()
    return told


def _told(s: Record, seat: int) -> dict[str, int]:
    """What the dice brought the player on turn, added up by kind."""
    sums: dict[str, int] = {}
    for event, *values in _events(s):
        if event in _OF_THE_DICE and values[0] == seat:
            kind, place, sign = _OF_THE_DICE[event]
            sums[kind] = sums.get(kind, 0) + sign * values[place]
    return sums


def _disasters(s: Record, seat: int) -> list[Effect]:
    """RT-043 to RT-050: what the skulls cost this player, and what they cost the others."""
    told = _events(s)
    found: list[Effect] = [
        {"kind": "disaster", "amount": -values[1], "item": ("disaster", _DISASTERS[event])}
        for event, *values in told
        if event in _DISASTERS and values[0] == seat
    ]
    if any(event == REVOLT for event, *_ in told):
        found.append({"kind": "revolt", "amount": -1})
    struck = {kind: sum(1 for event, who, *_ in told if event == each and who != seat) for kind, each in _ON_OTHERS}
    values = {"points": PESTILENCE_POINTS}
    return found + [{"kind": kind, "amount": count, "values": values} for kind, count in struck.items() if count]


# What is done with what they brought


def deed_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """RT-060 to RT-099: what building, buying, selling and trading change."""
    verb, values = VOCABULARY.split(action)
    had, has = _cities(before, seat), _cities(after, seat)
    changes = {
        "food": int(after.food[seat]) - int(before.food[seat]),
        "goods": int(holdings.goods_held(after, seat)) - int(holdings.goods_held(before, seat)),
        "points": points_of(after, seat, ending.score) - points_of(before, seat, ending.score),
        "dice": has - had,
    }
    if before.seat == seat and verb.name != "done":
        changes["workers"] = int(after.workers) - int(before.workers)
    if verb.name == "sell":
        changes["coins"] = int(after.coins) - int(before.coins)
    found: list[Effect] = [{"kind": kind, "amount": amount} for kind, amount in changes.items() if amount]
    found += [{"kind": "completes", "amount": 1, "item": ("project", name)} for name in _completed(before, after, seat)]
    if verb.name == "buy":
        found += _change_lost(before, seat, *values) + _left_over(after, seat)
    if verb.name in ("accept", "discard"):
        found += _worth(before, after, seat)
    if verb.name in ("build", "sell", "accept") and eats_again(after, seat):
        found += _hunger(had - int(before.food[seat]), has - int(after.food[seat]))
    return found


def _worth(before: Record, after: Record, seat: int) -> list[Effect]:
    """RT-037: what goods that change hands are worth, as their number alone does not tell it."""
    if before.goods[seat].tolist() == after.goods[seat].tolist():
        return []
    gained = int(holdings.goods_value(after, seat)) - int(holdings.goods_value(before, seat))
    return [{"kind": "worth" if gained else "worth_same", "amount": gained}]


def _hunger(before: int, after: int) -> list[Effect]:
    """RT-040: the cities for which there is no food yet, where they become more."""
    return [{"kind": "hungry_next", "amount": after}] if after > max(0, before) else []


@part
def _cities(s: Record, seat: int) -> int:
    """How many there are: most choices leave it at that."""
    return int(holdings.cities(s, seat))


def _completed(before: Record, after: Record, seat: int) -> list[str]:
    """The projects that a choice completes: of most it changes nothing."""
    had, has = before.boxes[seat].tolist(), after.boxes[seat].tolist()
    changed = [project for project in range(len(PROJECT_IDS)) if had[project] != has[project]] if had != has else []
    return [PROJECT_IDS[project] for project in changed if holdings.is_complete(after, seat, project)]


def _change_lost(s: Record, seat: int, development: int, kinds: int) -> list[Effect]:
    """RT-073: what is paid above the price."""
    lost = int(s.coins) + buying.value_of_kinds(s, seat, kinds) - int(DEVELOPMENT_COST[development])
    return [{"kind": "change_lost", "amount": lost}] if lost > 0 else []


def _left_over(after: Record, seat: int) -> list[Effect]:
    """RT-080: the goods too many that are to be discarded after a purchase, which ends the buying."""
    surplus = _surplus(after, seat)
    return [{"kind": "surplus", "amount": -surplus}] if surplus else []
