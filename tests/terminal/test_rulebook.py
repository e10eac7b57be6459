"""The rules reference: by number, by chapter, by word, in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aevum.core.text import GAMES, LANGUAGES, PROJECT_TEXT, Texts
from aevum.terminal.rulebook import MOST_FOUND, Rulebook
from tests.terminal.driving import GAME, TEMPUS, moments, own_texts
from tests.terminal.history_stages import HISTORY


@pytest.mark.parametrize("wanted", ["RT-044", "rt-44", "rt 044", "44", "RT44", "ＲＴ－０４４"])
def test_a_rule_by_its_number(wanted: str) -> None:
    (line,) = Rulebook(GAME, own_texts()).look_up(wanted)
    assert line.startswith("RT-044: Exactly 2 skulls, drought")


def test_examples_have_numbers_of_their_own() -> None:
    book = Rulebook(GAME, own_texts())
    assert book.look_up("RT-E02")[0].startswith("RT-E02: ")
    assert book.look_up("2")[0].startswith("RT-002: ")


@pytest.mark.parametrize("wanted", ["TE-002", "te 2", "2"])
def test_a_prefix_that_ends_like_an_example_is_a_prefix(wanted: str) -> None:
    assert Rulebook(TEMPUS, own_texts("en", TEMPUS)).look_up(wanted)[0].startswith("TE-002: ")


@pytest.mark.parametrize("wanted", ["HW-R54", "hw r54", "r54", "R054"])
def test_a_ruling_with_a_number_is_shown_with_its_rule(wanted: str) -> None:
    lines = Rulebook(HISTORY, own_texts("en", HISTORY)).look_up(wanted)
    assert [line.split(":")[0] for line in lines] == [
        "HW-228", "Ruling HW-R53", "Ruling HW-R54", "Ruling HW-R55", "Ruling HW-R56",
    ]  # fmt: skip


def seven_ages() -> Rulebook:
    """A book whose rulings are numbered below their rules, before its game can be played."""
    folder = GAMES / "seven_ages"
    return Rulebook(replace(HISTORY, folder=folder), Texts("en", [PROJECT_TEXT, folder / "text"]))


@pytest.mark.parametrize("wanted", ["SA-008-R2", "sa 8 r2", "8r2", "SA-008", "8"])
def test_a_ruling_numbered_below_its_rule_is_found_by_both_numbers(wanted: str) -> None:
    lines = seven_ages().look_up(wanted)
    assert [line.split(":")[0] for line in lines] == ["SA-008", "Ruling SA-008-R1", "Ruling SA-008-R2"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_numbered_ruling_stands_below_one_rule(lang: str) -> None:
    words = own_texts(lang, HISTORY)
    book = Rulebook(HISTORY, words)
    rulings = [ruling for below in book.rulings.values() for ruling in below]
    assert sorted(rulings) == [f"HW-R{number:02}" for number in range(1, len(rulings) + 1)] and len(rulings) > 90
    for rule, below in book.rulings.items():
        told = "\n".join(book.rule(rule))
        assert all(ruling in told and words.say(ruling) in told for ruling in below)


def test_a_ruling_without_a_number_of_its_own_is_found_by_that_of_its_rule() -> None:
    rule, ruling = Rulebook(GAME, own_texts()).look_up("RT-099 ruling")
    assert rule.startswith("RT-099: ") and ruling.startswith("Ruling: ")


def test_chapters_begin_and_end_with_a_rule() -> None:
    contents = Rulebook(HISTORY, own_texts("en", HISTORY)).contents()
    assert "Drawing empires: HW-034 to HW-048" in contents and contents[-1] == "Examples: HW-E01 to HW-E29"


def test_a_word_of_a_ruling_finds_its_rule_once() -> None:
    lines = Rulebook(HISTORY, own_texts("en", HISTORY)).look_up("forts and monuments together")
    assert [line.split(":")[0] for line in lines] == ["HW-003", "Ruling HW-R01"]


def test_a_ruling_follows_its_rule() -> None:
    rule, ruling = Rulebook(GAME, own_texts()).look_up("RT-099")
    assert rule.startswith("RT-099: Granaries") and ruling.startswith("Ruling: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chapter_by_its_name(lang: str) -> None:
    book = Rulebook(GAME, own_texts(lang))
    title = own_texts(lang).say("chapter-discarding")
    for wanted in (title, title.upper(), "discarding"):
        assert [line[:6] for line in book.look_up(wanted) if line.startswith("RT-")] == ["RT-080", "RT-081", "RT-082"]


@pytest.mark.parametrize(("lang", "word"), [("en", "Drought"), ("fr", "secheresse"), ("ja", "干ばつ")])
def test_rules_by_a_word(lang: str, word: str) -> None:
    assert any(line.startswith("RT-044") for line in Rulebook(GAME, own_texts(lang)).look_up(word))


def test_many_found_rules_are_counted_out() -> None:
    lines = Rulebook(GAME, own_texts()).look_up("the")
    assert lines[-1].startswith("Found as well: RT-")
    assert sum(line.startswith("RT-") for line in lines) == MOST_FOUND


@pytest.mark.parametrize("wanted", ["zebra", "RT-999", "E77", "!!"])
def test_nothing_found_says_what_there_is(wanted: str) -> None:
    (line,) = Rulebook(GAME, own_texts()).look_up(wanted)
    assert wanted in line and "RT-001" in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chapters_cover_all_rules(lang: str) -> None:
    book = Rulebook(GAME, own_texts(lang))
    assert len(book.contents()) == len(book.chapters) > 10
    assert all(book.rule(rule) for rule in book.ids)


def test_every_reason_is_a_rule_that_can_be_shown() -> None:
    """Whatever is asked about at whatever moment, the answer is in the book."""
    book = Rulebook(GAME, own_texts())
    everything = [
        "stop", "reroll 1 7", "lead 7", "decline", "take 9", "offer 1", "give food 200", "ask wood 1", "propose",
        "withdraw", "accept", "sell wood 1", "sell stone 9", "sell food 15", "build temple 9", "build city_4 3",
        "buy empire", "buy leadership with wood", "discard cloth", "done",
    ]  # fmt: skip
    seen = set()
    for match, seat, actions in moments(3, 12, {"trading": 1}, most=250):
        for words in everything:
            action = GAME.vocabulary.from_words(words)
            if action not in actions:
                rule = GAME.reason(match.observed(seat), seat, action)
                assert book.rule(rule)
                seen.add(rule)
    assert len(seen) > 10
