"""What comes from outside and is not let in: every refusal is JSON in the reader's language, and changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers

from aevum.core.text import LANGUAGES
from aevum.table.errors import CrossSite, TooManyRequests
from aevum.table.guard import KEPT_ADDRESSES, Floods, address_of, check_origin
from aevum.table.requests import language_for
from tests.table.house import GAME, House, plain, running

JSON = {"content-type": "application/json"}


def refused(answer: httpx.Response, status: int, code: str) -> bool:
    """Whether this is a refusal as it should be."""
    content = answer.json()
    return (answer.status_code, content["error"], bool(content["text"])) == (status, code, True)


@pytest.mark.parametrize(
    "path", ["/api/nowhere", "/api/seat", "/static/nowhere.js", "/api/rules/chess", "/api/", "/static/"]
)
def test_unknown_addresses(house: House, path: str) -> None:
    assert refused(house.client.get(path), 404, "not-found")


@pytest.mark.parametrize("path", ["/nowhere", "/rules/chess", "/seat", "/seat/", "/nowhere/at/all", "/apiary"])
def test_people_who_come_to_an_unknown_address_find_a_page(house: House, path: str) -> None:
    answer = house.client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "/app/nowhere.js" in answer.text


def test_a_program_that_asks_for_no_page_gets_none(house: House) -> None:
    assert refused(house.client.post("/nowhere", json={}), 404, "not-found")


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/"), ("GET", "/api/tables"), ("PUT", "/api/tables"), ("POST", "/api/games"), ("DELETE", "/static/a.js")],
)
def test_wrong_methods(house: House, method: str, path: str) -> None:
    assert refused(house.client.request(method, path), 405, "method-not-allowed")


@pytest.mark.parametrize("token", ["a", "a" * 43, "é" * 43, "../../etc/passwd", "%00" * 20])
def test_unknown_tokens(house: House, token: str) -> None:
    for door in ("seat", "watch"):
        for what in ("state", "events", "replay?at=0", "file"):
            answer = house.client.get(f"/api/{door}/{token}/{what}")
            assert answer.status_code == 404
    move = {"seat": 0, "action": "stop", "position": 0, "key": "k"}
    assert house.client.post(f"/api/seat/{token}/act", json=move).status_code == 404


def test_a_link_opens_its_own_door_only(house: House) -> None:
    table = house.open("me")
    seat, watch = table.answer["link"].split("/")[2], table.answer["watch"].split("/")[2]
    assert refused(house.client.get(f"/api/watch/{seat}/state"), 404, "unknown-link")
    assert refused(house.client.get(f"/api/seat/{watch}/state"), 404, "unknown-link")
    for what in ("act", "undo", "consent", "name"):
        assert refused(house.client.post(f"/api/watch/{watch}/{what}", json={}), 404, "not-found")
        assert refused(house.client.post(f"/api/seat/{watch}/{what}", json={}), 404, "unknown-link")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"nothing", b'{"a": "\xff"}', b"[" * 50_000, b'{"a": "\\ud800"}', b"1" * 5000]
)
def test_what_is_no_json(house: House, body: bytes) -> None:
    table = house.open("me")
    for path in (f"{table.host.api}/act", "/api/tables", "/api/tables/import"):
        assert refused(house.client.post(path, content=body, headers=JSON), 400, "bad-json"), path


@pytest.mark.parametrize("body", [b"null", b"[]", b'"text"', b"7", b"{}"])
def test_json_of_the_wrong_kind(house: House, body: bytes) -> None:
    table = house.open("me")
    for what in ("act", "undo", "consent", "name"):
        assert refused(house.client.post(f"{table.host.api}/{what}", content=body, headers=JSON), 400, "bad-request")
    assert refused(house.client.post("/api/tables", content=body, headers=JSON), 400, "bad-request")


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_other_content_types(house: House, kind: str | None) -> None:
    table = house.open("me")
    body = json.dumps({"seat": 0, "action": "stop", "position": 0, "key": "k"}).encode()
    headers = {} if kind is None else {"content-type": kind}
    answer = house.client.post(f"{table.host.api}/act", content=body, headers=headers)
    assert refused(answer, 415, "wrong-content-type")
    assert house.client.post(
        f"{table.host.api}/act", content=body, headers={"content-type": "Application/JSON; charset=utf-8"}
    ).is_success


@pytest.mark.parametrize(("path", "limit"), [("act", 64), ("../../tables", 64), ("../../tables/import", 1024)])
def test_large_bodies(house: House, path: str, limit: int) -> None:
    table = house.open("me")
    before = table.host.state()
    address = f"{table.host.api}/act" if path == "act" else f"/api/{path[6:]}"
    whole = b'{"a": "' + b"x" * limit * 1024 + b'"}'
    assert refused(house.client.post(address, content=whole, headers=JSON), 413, "too-large")
    in_pieces = (whole[place : place + 5000] for place in range(0, len(whole), 5000))
    assert refused(house.client.post(address, content=in_pieces, headers=JSON), 413, "too-large")
    fitting = house.client.post(address, content=whole[: limit * 1000], headers=JSON)
    assert refused(fitting, 400, "bad-json")
    assert table.host.state() == before


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "https://["},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"origin": "http://127.0.0.1:1"},
    ],
)
def test_pages_of_other_sites(house: House, headers: dict[str, str]) -> None:
    table = house.open("me")
    before = table.host.state()
    state = {"seat": 0, "action": before["choices"][0]["action"], "position": 0, "key": "k"}
    assert refused(house.client.post(f"{table.host.api}/act", json=state, headers=headers), 403, "cross-site")
    assert refused(house.client.post("/api/tables", json={}, headers=headers), 403, "cross-site")
    assert table.host.state() == before
    own = {"origin": str(house.client.base_url).rstrip("/"), "sec-fetch-site": "same-origin"}
    assert house.client.post(f"{table.host.api}/act", json=state, headers=own).status_code == 200


@pytest.mark.parametrize(
    ("host", "origin", "own"),
    [
        ("a.example", "https://a.example", True),
        ("A.example:80", "http://a.EXAMPLE:80", True),
        ("a.example", "https://a.example:8", False),
    ],
)
def test_which_page_is_our_own(host: str, origin: str, own: bool) -> None:
    headers = Headers({"host": host, "origin": origin})
    if own:
        check_origin(headers)
    else:
        with pytest.raises(CrossSite):
            check_origin(headers)


def test_floods_are_held_back(database: Path) -> None:
    with running(plain(database, requests_per_second=0.01, burst=60.0)) as house:
        table = house.open("me")
        before = table.host.state()
        answers = [table.host.get("state") for _ in range(60)]
        assert answers[0].status_code == 200
        late = answers[-1]
        assert refused(late, 429, "too-many-requests")
        assert int(late.headers["retry-after"]) >= 1
        move = {"seat": 0, "action": before["choices"][0]["action"], "position": 0, "key": "k"}
        assert table.host.post("act", **move).status_code == 429
    with running(plain(database)) as house:
        assert house.client.get(f"{table.host.api}/state").json()["number"] == before["number"]


def test_a_bucket_fills_again_and_addresses_do_not_share_it() -> None:
    now = 0.0
    floods = Floods(2.0, 10.0, lambda: now)
    for _ in range(10):
        floods.take("a", 1.0)
    with pytest.raises(TooManyRequests) as caught:
        floods.take("a", 4.0)
    assert caught.value.values["seconds"] == 2
    floods.take("b", 10.0)
    now = 2.0
    floods.take("a", 4.0)
    with pytest.raises(TooManyRequests):
        floods.take("a", 1.0)


def test_the_memory_of_addresses_is_bounded() -> None:
    floods = Floods(1.0, 1.0)
    for number in range(KEPT_ADDRESSES + 500):
        floods.take(f"address {number}", 1.0)
    assert len(floods) == KEPT_ADDRESSES


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8::1", "2001:db8::ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
    ],
)
def test_which_addresses_count_as_one(one: str, other: str, same: bool) -> None:
    assert (address_of({"client": (one, 1)}) == address_of({"client": (other, 1)})) is same


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_in_the_readers_language(house: House, lang: str) -> None:
    asked = house.client.get("/api/nowhere", params={"lang": lang}).json()["text"]
    preferred = house.client.get("/api/nowhere", headers={"accept-language": f"xx, {lang}-XX;q=0.8"}).json()["text"]
    assert asked == preferred
    others = [
        house.client.get("/api/nowhere", params={"lang": other}).json()["text"] for other in LANGUAGES if other != lang
    ]
    assert asked not in others
    early = house.client.post("/api/tables", params={"lang": lang}, headers={"origin": "null"}).json()["text"]
    assert early not in [
        house.client.post(f"/api/tables?lang={other}", headers={"origin": "null"}).json()["text"]
        for other in LANGUAGES
        if other != lang
    ]


@pytest.mark.parametrize(
    ("asked", "accepted", "lang"),
    [
        (None, "", "en"),
        ("fr", "ja", "fr"),
        ("xx", "ja", "en"),
        (None, "de, ja;q=0.5, fr;q=0.9", "fr"),
        (None, "fr;q=x, ja", "ja"),
    ],
)
def test_which_language(asked: str | None, accepted: str, lang: str) -> None:
    assert language_for(asked, Headers({"accept-language": accepted})) == lang


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 422),
        ({"game": 7}, 400),
        ({"options": {"trading": 7}}, 422),
        ({"options": {"size": 1}}, 422),
        ({"options": []}, 400),
        ({"seats": []}, 422),
        ({"seats": [{"kind": "me", "name": "A"}] * 5}, 422),
        ({"seats": {}}, 400),
        ({"seats": [7]}, 400),
        ({"seats": [{"kind": "king", "name": "A"}]}, 400),
        ({"seats": [{"kind": "me"}]}, 400),
        ({"seats": [{"kind": "bot", "name": "A"}]}, 400),
        ({"seats": [{"kind": "bot", "name": "A", "level": "clever"}]}, 422),
        ({"key": 7}, 400),
    ],
)
def test_tables_that_cannot_be(house: House, change: dict[str, Any], status: int) -> None:
    wish = {"game": GAME, "options": {}, "seats": [{"kind": "me", "name": "A"}]} | change
    answer = house.client.post("/api/tables", json=wish)
    assert answer.status_code == status and answer.json()["text"]


def test_a_mistake_of_ours_is_said_without_its_inside(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.open("me")

    def broken(*_: object) -> str:
        raise ValueError("the inside")

    monkeypatch.setattr("aevum.table.api.state_of", broken)
    answer = table.host.get("state")
    assert refused(answer, 500, "unexpected")
    assert "inside" not in answer.text and answer.headers["x-frame-options"] == "DENY"
