"""A game made from the skeleton is at once a game in the browser, with a board of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.skeleton.trees import copy_tree, run
from tests.web.devices import Devices
from tests.web.inn import COMMAND, Inn
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

NAME = "two-heaps"


def test_a_whole_game_on_its_own_board(devices: Devices, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = copy_tree(tmp_path / "tree")
    assert run(root, "aevum", "new-game", NAME, "TH").returncode == 0
    monkeypatch.chdir(root)
    monkeypatch.setenv("PYTHONPATH", str(root))
    with Inn(tmp_path / "aevum.sqlite", (*COMMAND, "--cold")) as inn, Visitor(devices, inn.address) as me:
        me.go(inn.open("me", "here", game=NAME).host.link + "?lang=fr")
        expect(me.get("stones")).to_contain_text("Pierres au centre")
        for number, left in enumerate((9, 6, 3, 0)):
            expect(me.get("stones")).to_contain_text(str(left + 3))
            me.see()
            assert me.wait_for_turn()
            if number % 2:
                me.page.keyboard.press("3")
            else:
                me.offered.last.click()
        expect(me.get("stones")).to_contain_text(" 0")
        expect(me.get("final-score")).to_be_visible()
        me.check()
