"""The games, their rules, the texts of the pages, and the pages themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aevum.bots.levels import LEVELS
from aevum.core.tables import read_table
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named
from aevum.table.edition import Edition
from tests.table.house import GAME, House

SAFE = {
    "content-security-policy": "default-src 'self'; style-src 'self'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games(house: House, lang: str) -> None:
    games = house.client.get("/api/games", params={"lang": lang}).json()
    assert [game["id"] for game in games] == list(GAME_IDS)
    game = next(game for game in games if game["id"] == GAME)
    assert game["name"] == texts(lang, GAME).say("game-name") and game["blurb"]
    assert game["seats"] == [1, 4]
    assert [bot["id"] for bot in game["bots"]] == list(LEVELS) and all(bot["label"] for bot in game["bots"])
    trading = next(option for option in game["options"] if option["id"] == "trading")
    assert trading["default"] == 0 and [value["value"] for value in trading["values"]] == [0, 1]
    assert all(part for option in game["options"] for part in (option["label"], option["help"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_games(house: House, lang: str) -> None:
    for told in house.client.get("/api/games", params={"lang": lang}).json():
        game = game_named(told["id"])
        help = texts(lang, game.id).say("short-help") if game.short else ""
        assert told["short"] == ({"options": game.short, "help": help} if game.short else None)


def test_a_short_game_is_opened_also_by_an_alias(house: House) -> None:
    game = next(game for game in map(game_named, GAME_IDS) if game.short and game.aliases)
    table = house.open("me", "here", game=game.aliases[0], options=game.short)
    state = table.host.state()
    assert state["game"] == game.id and state["options"] == game.settle_options(game.short, 2)
    assert house.client.get(f"/rules/{game.aliases[0]}").status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules(house: House, lang: str) -> None:
    book = house.client.get(f"/api/rules/{GAME}", params={"lang": lang}).json()
    listed = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert listed == [row["id"] for row in read_table(game_named(GAME).folder / "data" / "rules.csv")]
    assert all(chapter["title"] for chapter in book["chapters"])
    rules = {rule["id"]: rule for chapter in book["chapters"] for rule in chapter["rules"]}
    own = texts(lang, GAME)
    assert all(rule["text"] == own.say(name) for name, rule in rules.items())
    assert {name for name, rule in rules.items() if "ruling" in rule} == {
        name for name in rules if own.has(f"{name}-ruling")
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_the_pages(house: House, lang: str) -> None:
    plain = house.client.get(f"/api/text/{lang}").json()
    own = texts(lang)
    assert plain == {key: own.template(key) for key in own.keys if key.startswith("web-")}
    more = house.client.get(f"/api/text/{lang}", params={"game": GAME}).json()
    assert plain.items() <= more.items()
    for key in ("game-name", "good-wood", "ware-food", "project-great_wall", "development-masonry", "face-food3"):
        assert more[key] == texts(lang, GAME).say(key)
    assert {"verb-build", "hint-build", "disaster-revolt"} <= more.keys()
    assert not any(
        key.startswith(("error-", "RT-", "event-", "step-", "terminal-", "short-", "advice-", "outcome-"))
        for key in more
    )


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_page_gets_the_words_of_its_own_game_only(house: House, game: str) -> None:
    mine = house.client.get("/api/text/en", params={"game": game}).json()
    others = [house.client.get("/api/text/en", params={"game": other}).json() for other in GAME_IDS if other != game]
    common = house.client.get("/api/text/en").json()
    boards = {key for key in mine if key.startswith("web-")} - common.keys()
    assert boards and not any(boards & other.keys() for other in others)


@pytest.mark.parametrize("path", ["/api/text/de", "/api/text/en?game=chess", "/api/rules/chess", "/rules/chess"])
def test_what_is_not_there(house: House, path: str) -> None:
    assert house.client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/seat/anything", "/watch/anything", f"/rules/{GAME}"])
def test_the_pages(house: House, path: str) -> None:
    answer = house.client.get(path)
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    assert SAFE.items() <= answer.headers.items()
    again = house.client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code in (200, 304)


def test_what_belongs_to_the_pages(house: House) -> None:
    answer = house.client.get("/static/app/table.js")
    assert answer.status_code == 200 and "javascript" in answer.headers["content-type"]
    assert answer.headers["cache-control"] == "no-cache" and SAFE.items() <= answer.headers.items()
    again = house.client.get("/static/app/table.js", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    for outside in ("/static/../table/app.py", "/static/%2e%2e/table/app.py", "/static/..%2ftable/app.py"):
        assert house.client.get(outside).status_code == 404


def test_what_belongs_to_an_edition_is_kept_for_good(house: House) -> None:
    found = re.search(r'"/static/(as-\w+)/app/lobby.js"', house.client.get("/").text)
    assert found and "/static/app/" not in house.client.get("/").text
    plain, kept, other = (
        house.client.get(f"/static{edition}/app/lobby.js") for edition in ("", f"/{found[1]}", "/as-of-yesterday")
    )
    assert kept.content == other.content == plain.content
    assert "immutable" in kept.headers["cache-control"] and SAFE.items() <= kept.headers.items()
    assert other.headers["cache-control"] == plain.headers["cache-control"] == "no-cache"
    assert house.client.get(f"/static/{found[1]}/../../table/app.py").status_code == 404


def test_another_file_makes_another_edition_and_the_same_files_the_same(tmp_path: Path) -> None:
    script = tmp_path / "app" / "page.js"
    script.parent.mkdir()
    script.write_text("one")
    edition = Edition(tmp_path)
    first = edition.name
    assert first == edition.look() == Edition(tmp_path).name
    for change in (lambda: script.write_text("another"), lambda: script.rename(tmp_path / "page.js")):
        before = edition.name
        change()
        assert edition.look() not in (first, before)


@pytest.mark.parametrize("path", ["/", "/static/app/table.js", "/static/style/table.css", "/api/text/en"])
def test_what_a_page_needs_travels_compressed(house: House, path: str) -> None:
    small = house.client.get(path, headers={"accept-encoding": "gzip"})
    plain = house.client.get(path, headers={"accept-encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert small.content == plain.content
    assert "accept-encoding" in small.headers["vary"].lower()
    assert small.num_bytes_downloaded < 0.6 * plain.num_bytes_downloaded


@pytest.mark.parametrize("path", ["/api/health", "/api/games", "/api/nowhere", "/api/seat/x/state"])
def test_every_answer_has_safe_headers(house: House, path: str) -> None:
    assert SAFE.items() <= house.client.get(path).headers.items()


def test_health(house: House) -> None:
    answer = house.client.get("/api/health").json()
    assert answer["status"] == "ok" and answer["version"] and answer["compiled"] == []


def test_states_are_never_kept_by_a_browser(house: House) -> None:
    table = house.open("me")
    for what in ("state", "replay?at=0", "file"):
        assert house.client.get(f"{table.host.api}/{what}").headers["cache-control"] == "no-store"
