"""A match that a fault in the rules broke off, in the browser: said in place of a winner; it can be saved."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.core.faulty import FAULTY_SEAT
from tests.web.checks import STILL
from tests.web.conftest import Visit
from tests.web.inn import COMMAND, Inn

pytestmark = pytest.mark.browser
FAULTY = (sys.executable, "-m", "tests.web.faulty_rules", *COMMAND[3:], "--cold")
SAID = {"en-GB": "broken off by a fault", "fr-FR": "interrompue par un défaut", "ja-JP": "中断されました"}


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """The service where a game has a fault in its rules."""
    with Inn(tmp_path_factory.mktemp("faulty") / "aevum.sqlite", FAULTY) as found:
        yield found


@pytest.mark.parametrize("locale", SAID)
def test_the_page_says_why_and_names_no_winner(visit: Visit, faulty: Inn, locale: str) -> None:
    table = faulty.open("me", "me", options={"first": FAULTY_SEAT + 1})
    me = visit(table.host.link, address=faulty.address, locale=locale, **STILL)
    assert me.wait_for_turn()
    me.send(me.page.locator("#choices [data-action]").first)
    expect(me.page.locator("#asked")).to_contain_text(SAID[locale])
    expect(me.page.locator("#final")).to_be_hidden()
    expect(me.page.locator("#final-title")).to_have_count(0)
    expect(me.get("export")).to_be_visible()
    me.get("replay").click()
    expect(me.page.locator("#asked")).not_to_contain_text(SAID[locale])
