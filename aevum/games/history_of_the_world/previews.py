"""What a choice would do, what it leaves unused and why it is asked once more, made only from an observed record."""

from __future__ import annotations

from aevum.core.parts import part
from aevum.core.record import Record
from aevum.core.vocabulary import first_noun, verb_of

from .actions import (
    ATTACK,
    CHALLENGE,
    COME_FROM,
    DONE,
    EXPAND,
    KEEP,
    PASS,
    PLAY,
    RAID,
    RAISE,
    REBEL,
    SAIL_OVER,
)
from .rules import combat, naval, reach, scoring
from .state import (
    ASTRONOMY,
    CARD_IDS,
    DEFENCE_DICE,
    DISASTER_LANDS,
    EMPIRE_IDS,
    EMPIRES_AN_EPOCH,
    ENGINEERING,
    EVENTS_A_TURN,
    FIRST_EPOCH,
    FLEET_POINTS,
    FLEETS,
    HAS_CAPITAL,
    LAST_EPOCH,
    MONUMENT_POINTS,
    REALLOCATION,
    STRENGTH,
    UPRISING_DICE,
)
from .steps import AT_ASTRONOMY, AT_DISASTER, AT_EVENT, AT_EXPAND
from .view import PERCENT, View, dice_met, is_to_build, monuments_to_come, points_by_conquest, worth_now

REINFORCES, REPLACES = 1, 2  # what an army does that goes where an own one stands


def label_values(s: Record, action: int) -> dict[str, int]:
    """HW-112, HW-226: whether an own army is joined, or an older one replaced; HW-062: whether only the cards end."""
    verb, land = verb_of(action), first_noun(action)
    if verb == DONE:
        return {"cards": int(s.step == AT_EVENT)}
    if verb != EXPAND:
        return {}
    if s.holder[land] != s.seat:
        return {"own": 0}
    return {"own": REINFORCES if reach.in_realm(s, land) else REPLACES}


def effects(before: Record, after: Record, seat: int, action: int) -> list[View]:
    """What a choice would do for certain, and the odds where it is not, for people to see before they press."""
    verb, noun = verb_of(action), first_noun(action)
    if verb == PLAY:
        return [{"kind": "card", "amount": 0, "item": ("card", f"{CARD_IDS[noun]}-effect")}]
    if verb in (KEEP, PASS):
        empire = int(before.epoch) * EMPIRES_AN_EPOCH + int(before.drawn)
        return [{"kind": "empire", "amount": int(STRENGTH[empire]), "item": ("empire", EMPIRE_IDS[empire])}]
    begins = before.step != AT_EXPAND and after.step == AT_EXPAND  # what its first army brings is not of this choice
    worth = 0 if begins else worth_now(after, seat) - worth_now(before, seat) + rising_points(before, after, verb)
    changes = {"worth": worth}
    if before.active == after.active:
        changes["coins"] = int(after.coins) + int(after.allied_coins) - int(before.coins) - int(before.allied_coins)
    found: list[View] = [{"kind": kind, "amount": amount} for kind, amount in changes.items() if amount]
    return found + odds_effects(before, after, seat, verb, noun)


def rising_points(before: Record, after: Record, verb: int) -> int:
    """HW-169, HW-200: what monuments add that the active empire will build because it goes on from one to the other."""
    if verb == RAISE or not (is_to_build(before) and is_to_build(after)):
        return 0
    return MONUMENT_POINTS * (monuments_to_come(after) - monuments_to_come(before))


@part
def points_so_far(s: Record, seat: int) -> int:
    """HW-204: what a seat has scored."""
    return int(scoring.points_of(s, seat))


def ending(now: Record, later: Record, seat: int) -> list[View]:
    """HW-184, HW-186: what the whole turn scores, where a choice ends it."""
    total = points_so_far(later, seat)
    points = total - points_so_far(now, seat)
    return [{"kind": "turn_ends", "amount": points, "values": {"total": total}}] if points else []


def unused(s: Record, seat: int, action: int) -> list[View]:
    """HW-084, HW-106, HW-248, HW-271, HW-R76: what is lost by having done."""
    if verb_of(action) != DONE:
        return []
    left: dict[str, int] = {}
    if s.step == AT_EXPAND:
        left = {"unused_armies": int(s.pool)}
    if s.step == AT_EXPAND and s.force == s.active:
        coins = int(s.coins) + int(s.allied_coins)
        left |= {"unused_allies": int(s.allies), "unused_coins": coins, "unused_forts": int(s.free_forts)}
    if s.step == AT_ASTRONOMY:
        left = {"unused_fleets": 1}
    if s.step == AT_DISASTER:
        left = {"unused_destructions": DISASTER_LANDS - int(s.chosen_count)}
    return [{"kind": kind, "amount": -count} for kind, count in left.items() if count]


def caution(now: Record, later: Record, seat: int, action: int) -> View | None:
    """HW-063, HW-239, HW-R76: a card without any use says so; one that takes effect at once is asked twice."""
    if verb_of(action) != PLAY:
        return None
    card = first_noun(action)
    if card == REALLOCATION and not may_have_fleets(now, seat):
        return {"kind": "no_fleets", "rule": "HW-239", "idle": True}
    if card == ENGINEERING and not HAS_CAPITAL[now.active]:
        return {"kind": "no_capital", "rule": "HW-R76", "idle": True}
    lasts = (int(later.in_force) >> card) & 1
    return None if lasts else {"kind": "at_once", "rule": "HW-063"}


def may_have_fleets(s: Record, seat: int) -> bool:
    """HW-089, HW-248: whether the empire has navigation, or Astronomy is in force or could still be played."""
    played, held = (int(s.in_force) >> ASTRONOMY) & 1, ASTRONOMY in s.hands[seat].tolist()
    in_time = FIRST_EPOCH[ASTRONOMY] <= s.epoch <= LAST_EPOCH[ASTRONOMY]
    second = s.played_count + 1 < EVENTS_A_TURN
    return bool(FLEETS[s.active] or played or (held and in_time and second))


def odds_effects(before: Record, after: Record, seat: int, verb: int, noun: int) -> list[View]:
    """HW-130 to HW-142, HW-232, HW-234: the chance to take the land or the sea, and what it would be worth."""
    if verb == CHALLENGE:
        found = odds_effect(naval.odds_at_sea(before), DEFENCE_DICE)
        return [found, {"kind": "if_won", "amount": FLEET_POINTS}]
    if verb in (ATTACK, RAID, COME_FROM, SAIL_OVER):
        land, dice = int(after.target), int(after.defence_dice)
    elif verb == REBEL:
        land, dice = noun, UPRISING_DICE
    else:
        return []
    points = points_by_conquest(before, seat, land)
    found = [odds_effect(combat.odds_of_taking(before, land, dice), dice_met(before, land, dice))]
    return found + ([{"kind": "if_won", "amount": points}] if points else [])


def odds_effect(chance: float, dice: int) -> View:
    """A chance in whole percents, against so many dice; against none it is won for certain (HW-321)."""
    rounded = round(PERCENT * chance)
    return {"kind": "odds", "amount": rounded, "values": {"percent": rounded, "dice": dice}}
