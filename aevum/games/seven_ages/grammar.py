"""How effects and conditions are written: read into numbers, and written again from them.

An effect is a list of clauses, ` ; ` between them; a clause is a verb and pairs `key=value`, as
`money n=5 target=self`. It becomes a row of numbers with a column for each key.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from .cells import NONE, BadCell, Cell, id_of, whole, word_of
from .words import (
    CONDITIONS,
    KEYS,
    OPS,
    TARGETS,
    VERB_KEYS,
    VERB_OPS,
    VERBS,
    values,
)

COLUMNS = tuple(
    (
        "VERB OP N ADD MULT_PERCENT TARGET WHERE IF IF_VALUE WHEN UNTIL PER CLASS TYPE TERRAIN SIDE KIND NAME WHAT "
        "FROM TO COST EARLY CAT DRAWS BONUS SYMBOL COLOUR"
    ).split()
)
(
    VERB,
    OP,
    N,
    ADD,
    MULT_PERCENT,
    TARGET,
    WHERE,
    IF,
    IF_VALUE,
    WHEN,
    UNTIL,
    PER,
    CLASS,
    TYPE,
    TERRAIN,
    SIDE,
    KIND,
    NAME,
    WHAT,
    FROM,
    TO,
    COST,
    EARLY,
    CAT,
    DRAWS,
    BONUS,
    SYMBOL,
    COLOUR,
) = range(len(COLUMNS))

# What `n` can be besides a number.
ALL, HALF = 1000, 1001
AMOUNTS = {"all": ALL, "half": HALF}
MOST = 99  # of any number on a card
ARTIFACT_COLOURS = ("green", "red")
GREEN, RED = range(len(ARTIFACT_COLOURS))
CLAUSE_MARK = " ; "
_CONDITION_VALUES = {token: " ".join(takes) for token, takes in values("condition").items()}
_CONDITION = re.compile(r"([a-z_]+(?:>=|:)?)(.*)")


@dataclass(frozen=True)
class _Key:
    """A key of a clause: its column, what the column holds without it, and how its value is read and written."""

    column: int
    read: Cell
    write: Callable[[int], str] = str
    absent: int = NONE


class Grammar:
    """Reads what is written with the ids of a set of tables: of empires, artifacts, terrain and units."""

    def __init__(self, ids: Mapping[str, Sequence[str]]) -> None:
        self._ids = ids
        self._keys = {
            "n": _Key(N, _amount, _write_amount, absent=0),
            "add": _Key(ADD, _change, absent=0),
            "mult": _Key(MULT_PERCENT, _percent, _write_percent),
            "from": _Key(FROM, _target_among(KEYS["from"]), TARGETS.__getitem__),
            "to": _Key(TO, _target_among(KEYS["to"]), TARGETS.__getitem__),
            "type": self._named(TYPE, "unit"),
            "name": self._named(NAME, "artifact"),
            "terrain": self._named(TERRAIN, "terrain"),
            "colour": _Key(COLOUR, word_of(ARTIFACT_COLOURS), ARTIFACT_COLOURS.__getitem__),
        }
        self._keys |= {key: _Key(COLUMNS.index(key.upper()), whole(0, MOST)) for key in _NUMBERS}
        for key, words in KEYS.items():
            if key not in self._keys and words:
                self._keys[key] = _Key(COLUMNS.index(key.upper()), word_of(words), words.__getitem__)

    def _named(self, column: int, kind: str) -> _Key:
        ids = self._ids[kind]
        return _Key(column, id_of(_TABLES[kind], ids), ids.__getitem__)

    def condition(self, words: str) -> tuple[int, int]:
        """A condition and its value, as `city>=3` or `in_play:chou`; NONE where it takes none."""
        parts = _CONDITION.fullmatch(words)
        token, value = (parts[1], parts[2]) if parts else (words, "")
        if token not in CONDITIONS:
            raise BadCell("word", token, ", ".join(CONDITIONS))
        kind = _CONDITION_VALUES[token]
        if not kind and value:
            raise BadCell("form", words, token)
        return CONDITIONS.index(token), self._condition_value(kind, value)

    def _condition_value(self, kind: str, value: str) -> int:
        if not kind:
            return NONE
        return whole(1, MOST)(value) if kind == "integer" else id_of(_TABLES[kind], self._ids[kind])(value)

    def write_condition(self, condition: int, value: int) -> str:
        """The condition as it is written."""
        token = CONDITIONS[condition]
        kind = _CONDITION_VALUES[token]
        return token + (self._ids[kind][value] if kind in self._ids else str(value) if kind else "")

    def effect(self, words: str) -> list[list[int]]:
        """The clauses of an effect; none where nothing is written."""
        return [self.clause(clause) for clause in words.split(CLAUSE_MARK)] if words else []

    def clause(self, words: str) -> list[int]:
        """The numbers of a clause, column by column."""
        verb, *pairs = words.split(" ")
        if verb not in VERBS:
            raise BadCell("word", verb, ", ".join(VERBS))
        numbers = [NONE] * len(COLUMNS)
        for known in self._keys.values():
            numbers[known.column] = known.absent
        numbers[VERB] = VERBS.index(verb)
        for key, value in _pairs(verb, pairs).items():
            if key == "if":
                numbers[IF], numbers[IF_VALUE] = self.condition(value)
            elif key == "op":
                word_of(VERB_OPS[verb])(value)
                numbers[OP] = OPS.index(value)
            else:
                numbers[self._keys[key].column] = self._keys[key].read(value)
        return numbers

    def write_effect(self, clauses: Sequence[Sequence[int]]) -> str:
        """The effect as it is written."""
        return CLAUSE_MARK.join(map(self.write_clause, clauses))

    def write_clause(self, clause: Sequence[int]) -> str:
        """The clause as it is written."""
        verb = VERBS[clause[VERB]]
        said = [self._write_pair(key, clause) for key in VERB_KEYS[verb]]
        return " ".join([verb, *filter(None, said)])

    def _write_pair(self, key: str, clause: Sequence[int]) -> str:
        if key == "if":
            return "" if clause[IF] == NONE else f"if={self.write_condition(clause[IF], clause[IF_VALUE])}"
        if key == "op":
            return "" if clause[OP] == NONE else f"op={OPS[clause[OP]]}"
        meant = self._keys[key]
        number = clause[meant.column]
        return "" if number == meant.absent else f"{key}={meant.write(number)}"


_NUMBERS = ("draws", "early", "cost", "bonus")
_TABLES = {"empire": "cards.csv", "artifact": "artifacts.csv", "terrain": "terrain.csv", "unit": "units.csv"}


def _pairs(verb: str, pairs: Sequence[str]) -> dict[str, str]:
    """The keys of a clause with their values; each that the verb takes, once."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not value or key in found:
            raise BadCell("form", pair, "=".join((VERB_KEYS[verb][0], "…")))
        if key not in VERB_KEYS[verb]:
            raise BadCell("word", key, ", ".join(VERB_KEYS[verb]))
        found[key] = value
    if not found:
        raise BadCell("form", verb, f"{verb} {VERB_KEYS[verb][0]}=…")
    return found


def _change(words: str) -> int:
    """A number that changes something: 0, which stands for none, is refused."""
    number = whole(-MOST, MOST)(words)
    if not number:
        raise BadCell("range", words, f"-{MOST} … -1, 1 … {MOST}")
    return number


def _amount(words: str) -> int:
    return AMOUNTS[words] if words in AMOUNTS else _change(words)


def _write_amount(number: int) -> str:
    return next((word for word, amount in AMOUNTS.items() if amount == number), str(number))


def _percent(words: str) -> int:
    if not re.fullmatch(r"\d(\.\d{1,2})?", words, re.ASCII):
        raise BadCell("form", words, "0.5")
    return round(float(words) * 100)


def _write_percent(number: int) -> str:
    return f"{number / 100:g}"


def _target_among(words: Sequence[str]) -> Callable[[str], int]:
    """A target, of those that a key takes."""

    def read(written: str) -> int:
        word_of(words)(written)
        return TARGETS.index(written)

    return read
