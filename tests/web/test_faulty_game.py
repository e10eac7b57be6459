"""A game that cannot be loaded: the lobby says what is wrong with it, and all others are played as ever."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from aevum.games import GAME_IDS
from tests.skeleton.trees import copy_tree
from tests.table.house import GAME
from tests.web.devices import Devices
from tests.web.inn import COMMAND, Inn
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
FAULTY = "tempus"
WRONG = 'raise ImportError("no such rule")\n'


def test_the_lobby_names_it_and_offers_the_others(
    devices: Devices, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = copy_tree(tmp_path / "tree")
    with (root / "aevum" / "games" / FAULTY / "__init__.py").open("a", encoding="utf-8") as source:
        source.write(WRONG)
    monkeypatch.chdir(root)
    monkeypatch.setenv("PYTHONPATH", str(root))
    with Inn(tmp_path / "aevum.sqlite", (*COMMAND, "--cold")) as inn, Visitor(devices, inn.address) as me:
        me.go("/?lang=en")
        expect(me.get(f"fault-{FAULTY}")).to_contain_text(f"The rules of {FAULTY} have faults")
        expect(me.get(f"fault-{FAULTY}")).to_contain_text("ImportError: no such rule")
        for game in GAME_IDS:
            expect(me.get(f"game-{game}")).to_have_count(0 if game == FAULTY else 1)
        me.go(inn.open("me", "bot greedy", game=GAME).host.link)
        for _ in range(3):  # the computer plays, too
            me.play_turn()
        me.check()
