"""Everything in the tables of 7 Ages has its name, and every card says what it does, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from aevum.core.tables import read_table
from aevum.core.text import GAMES, LANGUAGES, PROJECT_TEXT, Texts
from aevum.core.wording import FLAWS, flawed_lines
from tests.texts.test_same import keys_of

FOLDER = GAMES / "seven_ages"
FILES = ("names.ftl", "cards.ftl")
Row = dict[str, str]


@cache
def table(name: str) -> tuple[Row, ...]:
    """The rows of a table."""
    return tuple(read_table(FOLDER / "data" / f"{name}.csv"))


def ids(name: str) -> list[str]:
    """The ids of a table, in its order."""
    return [row["id"] for row in table(name)]


def distinct(name: str, column: str) -> list[str]:
    """What stands in a column, each thing once."""
    return list(dict.fromkeys(row[column] for row in table(name)))


def tokens(*kinds: str) -> list[str]:
    """The words of the vocabulary of these kinds."""
    return [row["token"] for row in table("vocabulary") if row["kind"] in kinds]


ORIGINS = distinct("cards", "provenance")
KINDS = [kind for kind in ids("leader_kinds") if kind != "no_leader"]
CATEGORIES = tokens("glory_ranked", "glory_each", "glory_instant")
NAMED = {
    "region": ids("regions"),
    "zone": tokens("zone"),
    "terrain": distinct("terrain", "terrain"),
    "unit": ids("units"),
    "one": ids("units"),
    "class": distinct("units", "class"),
    "colour": ids("colours"),
    "pair": list(dict.fromkeys(row["pair"] for row in table("colours") if row["shade"] != "elite")),
    "empire": ids("cards"),
    "leader": [*ids("leaders"), *KINDS],
    "kind": ids("leader_kinds"),
    "event-card": ids("events"),
    "artifact": ids("artifacts"),
    "action": ["create", "production", "trade", "manoeuvre", "destiny", "civilise", "destroy", "wild"],
    "glory": CATEGORIES,
    "age": distinct("progress", "age"),
    "provenance": [*ORIGINS, *(f"note-{origin}" for origin in ORIGINS)],
}
ICONS = [*CATEGORIES, "non_europe"]
SAID = {
    "card-event": ids("events"),
    "card-artifact": ids("artifacts"),
    "card-special": [row["id"] for row in table("cards") if row["special"]],
    "card-glory": ICONS,
    "card-leader": KINDS,
}
EFFECTS = {
    **{f"card-event-{row['id']}": row["effect"] for row in table("events")},
    **{f"card-artifact-{row['id']}": row["effect"] for row in table("artifacts")},
    **{f"card-special-{row['id']}": row["special"] for row in table("cards") if row["special"]},
}
NUMBER = re.compile(r"\b(?:n|add|draws|early|cost|bonus|if=regions>)=-?(\d+)")
WORDS = {"2": ("two", "deux")}  # small numbers may be words


@cache
def own_texts(lang: str) -> Texts:
    """The texts of this game alone."""
    return Texts(lang, [FOLDER / "text"])


def items(family: str, file: str, lang: str) -> Iterator[str]:
    """The things that a file names in a family."""
    keys = keys_of(FOLDER / "text" / lang / file)
    return (key.removeprefix(f"{family}-") for key in keys if key.startswith(f"{family}-"))


def numbers_of(effect: str) -> list[str]:
    """The numbers of an effect that a reader must be told; a single thing may be told by its article."""
    return [number for number in NUMBER.findall(effect) if int(number) > 1]


def tells(text: str, number: str) -> bool:
    """Whether a text says a number, in digits or as a word."""
    return number in re.findall(r"\d+", text) or any(word in text.casefold() for word in WORDS.get(number, ()))


def untold(lang: str, wanted: dict[str, list[str]]) -> list[tuple[str, str]]:
    """The numbers that texts should tell and do not."""
    said = own_texts(lang)
    return [(key, number) for key, numbers in wanted.items() for number in numbers if not tells(said.say(key), number)]


def row_of(name: str, item: str) -> Row:
    """A row of a table by its id."""
    return next(row for row in table(name) if row["id"] == item)


def artifacts_in(key: str) -> list[str]:
    """The artifacts that a card gives, takes or asks for."""
    text = EFFECTS[key]
    if key.startswith("card-artifact-"):
        row = row_of("artifacts", key.removeprefix("card-artifact-"))
        text += " " + row["requirement"] + " " + row["alternative_ages"]
    found = re.findall(r"(?:name=|has_artifact:|religion:|government:)(\w+)", text)
    return [name for name in found if key != f"card-artifact-{name}"]  # its own name stands above the text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", NAMED)
def test_every_thing_has_its_name_and_no_name_is_left_over(family: str, lang: str) -> None:
    assert sorted(items(family, "names.ftl", lang)) == sorted(NAMED[family])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", SAID)
def test_every_card_says_what_it_does(family: str, lang: str) -> None:
    assert sorted(items(family, "cards.ftl", lang)) == sorted(SAID[family])


def test_what_cards_and_leaders_name_has_a_name() -> None:
    assert {row["event"] for row in table("cards")} <= set(NAMED["event-card"])
    assert {row["artifact"] for row in table("cards")} <= set(NAMED["artifact"])
    assert {kind for row in table("leaders") for kind in row["kinds"].split(";")} <= set(NAMED["kind"])
    for name in ("regions", "events", "artifacts", "leaders"):
        assert set(distinct(name, "provenance")) <= set(ORIGINS), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", NAMED)
def test_names_of_a_family_can_be_told_apart(family: str, lang: str) -> None:
    names = [own_texts(lang).say(f"{family}-{item}").casefold() for item in NAMED[family]]
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_tell_the_numbers_of_their_effects(lang: str) -> None:
    assert untold(lang, {key: numbers_of(effect) for key, effect in EFFECTS.items()}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_artifacts_tell_their_ages_and_the_city_they_need(lang: str) -> None:
    wanted = {}
    for row in table("artifacts"):
        ages = re.findall(r"\d", row["ages"] + row["alternative_ages"][:1])
        wanted[f"card-artifact-{row['id']}"] = [*ages, *re.findall("city>=([2-7])", row["requirement"])]
    assert untold(lang, wanted) == []


# SA-016-R1, SA-104: units that a card gives at set-up come on any level, and the card does not say otherwise.
ANY_LEVEL = {
    "en": "whatever its progress level",
    "fr": "quel que soit son niveau de progrès",
    "ja": "進歩レベルは問わない",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_say_that_free_units_come_whatever_the_level(lang: str) -> None:
    given = [row["id"] for row in table("cards") if "units op=build" in row["special"]]
    assert given == ["egyptians", "minoans"]
    texts = own_texts(lang)
    assert all(ANY_LEVEL[lang] in texts.say(f"card-special-{item}") for item in given)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_call_artifacts_by_their_names(lang: str) -> None:
    said, miscalled = own_texts(lang), []
    for key in EFFECTS:
        names = [said.say(f"artifact-{name}").casefold() for name in artifacts_in(key)]
        miscalled += [(key, name) for name in names if name not in said.say(key).casefold()]
    assert miscalled == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_text_can_be_said(file: str, lang: str) -> None:
    said = own_texts(lang)
    for key in keys_of(FOLDER / "text" / lang / file):
        text = said.say(key, **dict.fromkeys(said.variables(key), "Asia"))
        assert text.strip() == text != "" and not set("{}$_") & set(text), key


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_the_same_keys_in_the_same_order_with_the_same_variables(file: str, lang: str) -> None:
    english, other = own_texts("en"), own_texts(lang)
    keys = keys_of(FOLDER / "text" / "en" / file)
    assert keys_of(FOLDER / "text" / lang / file) == keys
    assert [key for key in keys if english.variables(key) != other.variables(key)] == []


def test_no_key_of_the_project_is_taken() -> None:
    assert set(own_texts("en").keys) & set(Texts("en", [PROJECT_TEXT]).keys) == set()


@pytest.mark.parametrize("lang", FLAWS)
def test_texts_are_set_as_their_readers_expect(lang: str) -> None:
    found = [line for path, _, line in flawed_lines(FOLDER / "text", lang) if path.name in FILES]
    assert found == []


@pytest.mark.parametrize("icon", ICONS)
def test_icons_of_regions_say_their_zone(icon: str) -> None:
    assert own_texts("en").variables(f"card-glory-{icon}") == (("zone",) if icon in {"land", "sea", "area"} else ())
