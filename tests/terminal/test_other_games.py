"""The terminal knows no game: another vocabulary can be typed just so, and a game without a picture can be played."""

from __future__ import annotations

import dataclasses
from itertools import product
from pathlib import Path

import pytest

from aevum.core.phrases import Choice
from aevum.core.text import LANGUAGES, PROJECT_TEXT, Texts
from aevum.core.vocabulary import Verb, Vocabulary, item, number, pack
from aevum.terminal.boards import board_of, unpainted
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.menu import short_rows
from aevum.terminal.orders import Act, Commands, Which, interpret
from tests.terminal.driving import GAME, moments, new_match, own_texts, typing

PLACES = ("a1", "a2", "b1", "long_beach")
CARDS = ("fire", "fire_storm", "writing")
VOCABULARY = Vocabulary(
    (
        Verb("move", item("origin", "place", PLACES), item("place", "place", PLACES), joiner="to"),
        Verb("lay", item("card", "card", CARDS), item("terrain", "terrain", ("hill", "wood"))),
        Verb("pay", number("coins")),
        Verb("end_turn"),
    )
)
TEXT = """
verb-move = march
verb-lay = lay down
verb-pay = pay
verb-end_turn = end the turn
joiner-to = towards
place-a1 = Alder
place-a2 = Ash
place-b1 = Birch
place-long_beach = Long Beach
card-fire = Fire
card-fire_storm = Fire Storm
card-writing = Writing
terrain-hill = hill
terrain-wood = wood
"""


@pytest.fixture
def lexicon(tmp_path: Path) -> Lexicon:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.ftl").write_text(TEXT, encoding="utf-8")
    return Lexicon(VOCABULARY, Texts("en", [PROJECT_TEXT, tmp_path]), ("Ann", "Bob"))


def every_choice() -> list[Choice]:
    places, cards = range(len(PLACES)), range(len(CARDS))
    actions = [pack(0, origin, place) for origin, place in product(places, places)]
    actions += [pack(1, card, terrain) for card, terrain in product(cards, range(2))]
    actions += [pack(2, coins) for coins in (1, 2, 5)] + [pack(3)]
    split = [(action, *VOCABULARY.split(action)) for action in actions]
    return [Choice(action, VOCABULARY.to_words(action), verb.name, nouns, "…", ()) for action, verb, nouns in split]


def test_whatever_can_be_chosen_can_be_typed(lexicon: Lexicon) -> None:
    choices, commands = every_choice(), Commands(lexicon.texts)
    for choice in choices:
        for typed in (lexicon.phrase(choice.action), choice.words, choice.words.replace("_", " ")):
            assert interpret(lexicon, commands, typed, choices) == Act(choice.action), typed


def test_names_of_several_words_side_by_side(lexicon: Lexicon) -> None:
    commands, choices = Commands(lexicon.texts), every_choice()
    for typed, meant in [
        ("lay fire storm wood", "lay fire_storm wood"),
        ("lay down fire wood", "lay fire wood"),
        ("lay writ w", "lay writing wood"),
        ("march long beach towards alder", "move long_beach to a1"),
        ("march long to ash", "move long_beach to a2"),
        ("march long beach ash", "move long_beach to a2"),
        ("end", "end_turn"),
        ("march beach to ash", "move long_beach to a2"),
        ("lay storm (hill)", "lay fire_storm hill"),
        ("lay storm wo", "lay fire_storm wood"),
    ]:
        assert interpret(lexicon, commands, typed, choices) == Act(VOCABULARY.from_words(meant)), typed


def test_a_thing_that_was_not_named_is_asked_for(lexicon: Lexicon) -> None:
    """Without a second place no place is meant, not the first of the list."""
    meant = interpret(lexicon, Commands(lexicon.texts), "march ash", every_choice())
    assert meant == Which(tuple(pack(0, 1, place) for place in range(len(PLACES))))


def test_numbers_with_gaps_are_listed(lexicon: Lexicon) -> None:
    two = Vocabulary((Verb("build", item("place", "place", PLACES), number("count")),))
    built = [Choice(pack(0, 0, count), "", "build", (0, count), "…", ()) for count in (1, 3, 4)]
    texts = lexicon.texts
    (row,) = short_rows(dataclasses.replace(lexicon, vocabulary=two, texts=_with_verb(texts)), built)
    assert row.words.endswith("1, 3, 4")


def _with_verb(texts: Texts) -> Texts:
    """The same texts; the verb borrows a word."""
    borrowed = Texts.__new__(Texts)
    borrowed.__dict__.update(texts.__dict__)
    known = texts.say

    def say(key: str, **values: object) -> str:
        return known("verb-pay" if key == "verb-build" else key, **values)

    borrowed.say = say  # type: ignore[method-assign]  # a stand-in
    return borrowed


def test_a_game_without_a_picture_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    assert board_of(dataclasses.replace(GAME, folder=Path("nowhere"))) is unpainted
    assert board_of(GAME) is not unpainted
    monkeypatch.setattr("aevum.terminal.session.board_of", lambda game: unpainted)
    session, out, code = typing(new_match("Ann", "Bob", options={"first": 1}), ["stop", "scores", "table"])
    assert code == 0 and session.match.position == 1 and "Ann: points 0" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_picture_is_the_score(lang: str) -> None:
    from aevum.terminal.scene import scene_of

    match = next(match for match, _, _ in moments(3, 9) if match.position > 60)
    scene = scene_of(match, own_texts(lang), None)
    assert scene.points == tuple(match.scores())
    text = " ".join(line.plain for line in next(unpainted.pictures(scene, 80)))
    assert "● A Player 1" in text and str(match.scores()[0]) in text
    assert unpainted.scores(scene)[-1][1] == match.scores()
    assert len(unpainted.told_sheets(scene)) == 3
    assert unpainted.tray(scene, 80) == unpainted.told_tray(scene) == []
    assert unpainted.sights(scene) == []
