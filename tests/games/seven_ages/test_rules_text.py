"""Every numbered rule, ruling and example of 7 Ages has its text, in the same order in every language."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby

import pytest

from aevum.core.tables import read_table
from aevum.core.text import GAMES, Texts
from aevum.core.wording import flawed_lines

FOLDER = GAMES / "seven_ages"
ROWS = read_table(FOLDER / "data" / "rules.csv")
IDS = [row["id"] for row in ROWS]
LANGS = sorted(path.parent.name for path in (FOLDER / "text").glob("*/rules.ftl"))
NAMED = re.compile(r"SA-(?:E\d\d|\d{3}(?:-R\d)?)")
# Words of those who build the game, not of those who play it.
JARGON = re.compile(r"\b(engine|config\w*|seed|RULING|FLAG|moteur|[DKTZ]\d+|A\d\.\d)\b")


@cache
def own_texts(lang: str) -> Texts:
    """The texts of this game alone."""
    return Texts(lang, [FOLDER / "text"])


def of_kind(kind: str) -> list[str]:
    return [row["id"] for row in ROWS if row["kind"] == kind]


def test_english_and_french_are_there() -> None:
    assert {"en", "fr"} <= set(LANGS)


def test_rules_and_examples_are_numbered_without_gaps() -> None:
    assert of_kind("rule") == [f"SA-{number:03}" for number in range(1, 401)]
    assert of_kind("example") == [f"SA-E{number:02}" for number in range(1, 29)]
    assert len(of_kind("ruling")) == 169 and len(ROWS) == 400 + 28 + 169


def test_a_ruling_stands_below_its_rule() -> None:
    rule = ""
    for row in ROWS:
        if row["kind"] == "rule":
            rule = row["id"]
        if row["kind"] == "ruling":
            assert row["id"].rpartition("-")[0] == rule


def test_a_chapter_stands_in_one_place() -> None:
    chapters = [chapter for chapter, _ in groupby(row["chapter"] for row in ROWS)]
    assert len(chapters) == len(set(chapters)) == 42


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_and_chapter_has_its_text_in_order(lang: str) -> None:
    keys = own_texts(lang).keys
    assert [key for key in keys if key.startswith("SA-")] == IDS
    chapters = dict.fromkeys(f"chapter-{row['chapter']}" for row in ROWS)
    assert [key for key in keys if key.startswith("chapter-")] == list(chapters)


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_that_a_text_names_is_there(lang: str) -> None:
    for key in IDS:
        assert set(NAMED.findall(own_texts(lang).say(key))) <= set(IDS), key


@pytest.mark.parametrize("lang", LANGS)
def test_texts_are_for_players_and_set_as_they_expect(lang: str) -> None:
    assert [key for key in IDS if JARGON.search(own_texts(lang).say(key))] == []
    assert [line for path, _, line in flawed_lines(FOLDER / "text", lang) if path.name == "rules.ftl"] == []


# The sums that the battle of Moscow must come to, round by round.
MOSCOW = {"SA-E14": "49 10", "SA-E15": "14 20", "SA-E16": "21 35", "SA-E17": "47 14", "SA-E18": "50 53"}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("round_", MOSCOW)
def test_the_sums_of_moscow_are_right(lang: str, round_: str) -> None:
    """What stands in brackets only says where a number comes from."""
    told = re.sub(r" \([^()]*\)", "", own_texts(lang).say(round_))
    sums = re.findall(r"(\d+(?: \+ \d+)+) = (\d+)", told)
    assert [total for _, total in sums] == MOSCOW[round_].split()
    for parts, total in sums:
        assert sum(map(int, re.findall(r"\d+", parts))) == int(total)
