"""The effects of 7 Ages as clauses: every one is read and written back, and reads as its table does."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import numba
import numpy as np
import pytest

from aevum.core.tables import read_table
from aevum.games.seven_ages import atlas, grammar, icons, tables, words
from aevum.games.seven_ages.cells import NONE, BadCell
from aevum.games.seven_ages.effects import (
    ARTIFACT_CLAUSES,
    CLAUSES,
    EVENT_CLAUSES,
    LEADER_CLAUSES,
    SPECIAL_CLAUSES,
    clauses_of,
    written,
)
from aevum.games.seven_ages.grammar import (
    ADD,
    ALL,
    CLASS,
    COLUMNS,
    COST,
    HALF,
    IF,
    IF_VALUE,
    MULT_PERCENT,
    NAME,
    OP,
    PER,
    SIDE,
    TARGET,
    TERRAIN,
    TYPE,
    VERB,
    WHEN,
    WHERE,
    N,
)
from aevum.games.seven_ages.reading import COLUMNS as TABLE_COLUMNS
from aevum.games.seven_ages.reading import DATA, LIMITS
from aevum.games.seven_ages.words import (
    IF_HAS_ARTIFACT,
    IF_REGIONS,
    OP_BUILD,
    OP_DESTROY,
    PER_FRONT_INFANTRY,
    SIDE_DEFENDER,
    TARGET_ANY_EMPIRE,
    VERB_CONFLICT,
    VERB_UNITS,
    WHEN_INITIAL,
    WHERE_LARGEST_STACK,
    WHERE_START,
)

SOURCES = {
    ("events.csv", "effect"): EVENT_CLAUSES,
    ("artifacts.csv", "effect"): ARTIFACT_CLAUSES,
    ("cards.csv", "special"): SPECIAL_CLAUSES,
    ("leader_kinds.csv", "effect"): LEADER_CLAUSES,
}
NAMED = {
    "VERB": words.VERBS,
    "OP": words.OPS,
    "TARGET": words.TARGETS,
    "WHERE": words.PLACES,
    "IF": words.CONDITIONS,
    "WHEN": words.TRIGGERS,
    "UNTIL": words.DURATIONS,
    "PER": words.MULTIPLIERS,
    "KIND": words.EFFECT_KINDS,
    "CLASS": words.UNIT_SETS,
    "SIDE": words.SIDES,
    "CAT": words.COUNTED,
    "WHAT": words.FLAGS,
    "SYMBOL": words.SYMBOLS,
    "TIMING": icons.TIMINGS,
    "ZONE": icons.ZONES,
    "GLORY": icons.CATEGORIES,
    "START": icons.START_RULES,
}
READ = TABLE_COLUMNS.grammar


def special(name: str) -> np.ndarray[tuple[int, ...], np.dtype[np.int16]]:
    """The clauses of an empire's card."""
    return clauses_of(SPECIAL_CLAUSES[tables.CARD_IDS.index(name)])


# Every effect


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source[0])
def test_every_effect_is_written_back_as_it_was(source: tuple[str, str]) -> None:
    table, column = source
    rows = read_table(DATA / table)
    assert [written(clauses) for clauses in SOURCES[source]] == [row[column] for row in rows]


def test_every_clause_belongs_to_one_source() -> None:
    found = [range(first, first + count) for ranges in SOURCES.values() for first, count in ranges.tolist()]
    assert sorted(at for clauses in found for at in clauses) == list(range(len(CLAUSES))) == list(range(358))


def test_every_verb_and_every_key_is_used() -> None:
    assert set(CLAUSES[:, VERB]) == set(range(31))
    absent = np.array([0 if column in (N, ADD) else NONE for column in range(len(COLUMNS))])
    assert ((absent != CLAUSES).any(axis=0)).all()


@pytest.mark.parametrize("prefix", NAMED)
def test_every_word_has_a_constant_of_its_name(prefix: str) -> None:
    home = icons if prefix in ("TIMING", "ZONE", "GLORY", "START") else words
    names = [f"{prefix}_{re.sub(r'[^a-z0-9_]', '', word).upper()}" for word in NAMED[prefix]]
    assert [getattr(home, name) for name in names] == list(range(len(names)))
    assert {name for name in vars(home) if name.startswith(f"{prefix}_")} - {
        "START_RULES",
        "VERB_KEYS",
        "VERB_OPS",
    } == set(names)


def test_the_vocabulary_is_as_large_as_it_should_be() -> None:
    assert (len(words.VERBS), len(words.KEYS), len(words.CONDITIONS), len(words.OPS)) == (31, 26, 22, 34)
    assert [getattr(grammar, name) for name in COLUMNS] == list(range(28))


def test_compiled_rules_read_clauses() -> None:
    def destroying(event: int) -> int:
        first, count = EVENT_CLAUSES[event]
        found = 0
        for clause in range(first, first + count):
            if CLAUSES[clause, VERB] == VERB_UNITS and CLAUSES[clause, OP] == OP_DESTROY:
                found += 1
        return found

    compiled: Any = numba.njit(destroying)
    assert [compiled(tables.EVENT_IDS.index(name)) for name in ("volcano", "riots")] == [1, 0]


# What clauses say


def test_a_civil_war() -> None:
    clause, disorder = clauses_of(EVENT_CLAUSES[tables.EVENT_IDS.index("civil_war")])
    assert (clause[VERB], clause[OP], clause[N]) == (VERB_UNITS, OP_DESTROY, HALF)
    assert (clause[WHERE], clause[TARGET]) == (WHERE_LARGEST_STACK, TARGET_ANY_EMPIRE)
    assert (clause[IF], clause[IF_VALUE]) == (IF_REGIONS, 6)
    assert (clause[CLASS], clause[COST], clause[ADD]) == (NONE, NONE, 0) and disorder[N] == 1


def test_the_russian_forest() -> None:
    (clause,) = special("russians")
    assert (clause[VERB], clause[ADD], clause[PER]) == (VERB_CONFLICT, 1, PER_FRONT_INFANTRY)
    assert clause[SIDE] == SIDE_DEFENDER and atlas.TERRAIN_IDS[clause[TERRAIN]] == "forest"


def test_free_chariots_of_the_egyptians() -> None:
    cost, build = special("egyptians")
    assert (cost[ADD], cost[WHEN]) == (-1, WHEN_INITIAL)
    assert (build[OP], build[TYPE], build[WHERE], build[COST]) == (OP_BUILD, tables.CHARIOTS, WHERE_START, 0)


def test_halves_and_all() -> None:
    doubted = clauses_of(EVENT_CLAUSES[tables.EVENT_IDS.index("glory_doubted")])[0]
    assert doubted[MULT_PERCENT] == 50
    assert clauses_of(EVENT_CLAUSES[tables.EVENT_IDS.index("volcano")])[0][N] == ALL
    pollution = clauses_of(ARTIFACT_CLAUSES[tables.ARTIFACT_IDS.index("pollution")])[0]
    assert pollution[MULT_PERCENT] == 75


def test_conditions_have_values() -> None:
    radio, writing = tables.ARTIFACT_IDS.index("radio"), tables.ARTIFACT_IDS.index("writing")
    assert tables.ARTIFACT_IF[radio] == IF_HAS_ARTIFACT
    assert tables.ARTIFACT_IDS[tables.ARTIFACT_IF_VALUE[radio]] == "industrial_revolution"
    assert (tables.ARTIFACT_IF[writing], tables.ARTIFACT_IF_VALUE[writing]) == (NONE, NONE)
    carthage = tables.CARD_IDS.index("carthaginians")
    assert tables.CARD_AGES[carthage] == 1 << 2 and tables.CARD_CONDITIONAL_AGES[carthage] == 1 << 1
    written_if = READ.write_condition(tables.CARD_AGE_IF[carthage], tables.CARD_AGE_IF_VALUE[carthage])
    assert written_if == "in_play:phoenicians"


@pytest.mark.parametrize("words", ["city>=3", "has_artifact:writing", "in_play:chou", "terrain:fertile", "behind"])
def test_a_condition_is_written_back(words: str) -> None:
    assert READ.write_condition(*READ.condition(words)) == words


def test_the_order_of_keys_does_not_matter() -> None:
    assert READ.clause("money target=self n=5") == READ.clause("money n=5 target=self")


@pytest.mark.parametrize(
    ("effect", "kind", "found"),
    [
        ("progres n=1", "word", "progres"),
        ("progress m=1", "word", "m"),
        ("progress n=0", "range", "0"),
        ("progress n=some", "range", "some"),
        ("progress n=100", "range", "100"),
        ("progress", "form", "progress"),
        ("progress n", "form", "n"),
        ("progress n=1 n=2", "form", "n=2"),
        ("progress n=1 target=me", "word", "me"),
        ("cards op=convert n=1", "word", "convert"),
        ("money mult=half", "form", "half"),
        ("money n=1 from=self", "word", "self"),
        ("artifact op=add name=wheel", "id", "wheel"),
        ("unlock type=tanks early=1", "id", "tanks"),
        ("count cat=regions terrain=lava", "id", "lava"),
        ("glory n=1 if=rich", "word", "rich"),
        ("glory n=1 if=city>=0", "range", "0"),
        ("glory n=1 if=behind:me", "word", "behind:"),
        ("glory n=1 if=in_play:atlantis", "id", "atlantis"),
        ("glory n=1 ;money n=1", "form", ";money"),
    ],
)
def test_what_cannot_be_read_is_named(effect: str, kind: str, found: str) -> None:
    with pytest.raises(BadCell) as bad:
        READ.effect(effect)
    assert (bad.value.kind, bad.value.found) == (kind, found) and bad.value.expected


# The battle of Moscow, which the rulebook tells round by round

VETERAN, REGULAR = 1, 0
FOREST = atlas.TERRAIN_IDS.index("forest")
DEFENDERS_AGE = 4


def best_total(units: list[int], side: int, card: int, disorder: int, russian: bool, city: int) -> int:
    """The best total with the committed units: the owner picks the front line."""
    mounted = [atlas.MOUNTED_MODIFIER[FOREST, DEFENDERS_AGE] * tables.UNIT_MOUNTED[unit] for unit in units]
    front = [int(tables.UNIT_FRONT[unit, side] + less) for unit, less in zip(units, mounted, strict=True)]
    support = [int(tables.UNIT_SUPPORT[unit, side] + less) for unit, less in zip(units, mounted, strict=True)]
    places = range(len(units))
    totals = (
        card
        + sum(front[at] for at in line)
        + sum(support[at] for at in places if at not in line)
        + disorder * (max(front[at] for at in line) + max([support[at] for at in places if at not in line], default=0))
        + (defence(units, line, city) if russian else 2)  # the French have an elite marker and are an Age ahead
        for line in combinations(places, -(-len(units) // 2))
    )
    return int(max(totals))


def defence(units: list[int], line: tuple[int, ...], city: int) -> int:
    """What helps the Russians in Moscow: forest, their own rule, the fort and the city unless it is voided."""
    (clause,) = special("russians")
    infantry = sum(int(tables.UNIT_CLASS[units[at]]) == tables.INFANTRY for at in line)
    forest = int(atlas.DEFENCE[FOREST, DEFENDERS_AGE]) + int(clause[ADD]) * infantry
    return forest + LIMITS["fort_defence"] + city


F, K, A, H = tables.FUSILIERS, tables.KNIGHTS, tables.ARTILLERY, tables.HORSE_ARTILLERY
S, C = tables.SPEARMEN, tables.CANNON


@pytest.mark.parametrize(
    ("french", "russians"),
    [
        (([F, F, F, K, A, A, H], 2, 0, 49), ([S], 5, 0, 0, 10)),
        (([F], 6, 0, 14), ([F, C], 3, 0, 3, 20)),
        (([F, A], 5, 0, 21), ([F, C, K, K], 4, 1, 0, 35)),
        (([F, F, K, A, H], 5, 1, 52), ([K], 3, 1, 0, 14)),
        (([F, F, K, A, H], 3, 1, 50), ([F, F, K, C, C], 4, 2, 0, 53)),
    ],
)
def test_the_battle_of_moscow(
    french: tuple[list[int], int, int, int], russians: tuple[list[int], int, int, int, int]
) -> None:
    units, card, disorder, total = french
    assert best_total(units, VETERAN, card, disorder, False, 0) == total
    units, card, disorder, city, total = russians
    assert best_total(units, REGULAR, card, disorder, True, city) == total


def test_names_and_effects_of_artifacts_and_leaders() -> None:
    internet = clauses_of(ARTIFACT_CLAUSES[tables.ARTIFACT_IDS.index("internet")])
    assert written(ARTIFACT_CLAUSES[tables.ARTIFACT_IDS.index("renaissance")]) == "buyglory cost=20"
    assert len(internet) == 1 and internet[0][grammar.BONUS] == LIMITS["end_glory"]
    confucianism = tables.ARTIFACT_IDS.index("confucianism")
    assert clauses_of(ARTIFACT_CLAUSES[confucianism])[1][NAME] == confucianism
    assert len(clauses_of(LEADER_CLAUSES[tables.NOBODY_IN_CUP])) == 0
