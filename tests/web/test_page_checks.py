"""The check of the pages: pinned tools from no place in particular, and plain words where they cannot be had."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.pages import __main__ as pages

LOCK = pages.HERE / "package-lock.json"


def test_the_lock_file_pins_everything_and_names_no_host() -> None:
    text = LOCK.read_text("utf-8")
    packages = {name: package for name, package in json.loads(text)["packages"].items() if name}
    assert "://" not in text
    assert len(packages) > 3 and all("integrity" in package for package in packages.values())


@pytest.mark.parametrize(("ci", "status"), [("true", 1), ("", 0)])
def test_missing_tools_are_said_and_fail_where_all_must_be_checked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, status: int
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(pages, "node_folder", lambda: None)
    assert pages.main([]) == status
    assert "THE PAGES WERE NOT CHECKED" in capsys.readouterr().err


def test_npm_that_reaches_nothing_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "node_folder", lambda: tmp_path)
    monkeypatch.setattr(pages, "is_current", lambda folder: False)
    monkeypatch.setattr(pages, "run", lambda *command, folder: 1)
    assert pages.missing_tools() == pages.NO_TOOLS


def test_tools_of_another_version_are_fetched_anew(tmp_path: Path) -> None:
    assert not pages.is_current(tmp_path)
    (tmp_path / "node_modules").mkdir()
    lock, installed = tmp_path / "package-lock.json", tmp_path / "node_modules" / ".package-lock.json"
    for path, version in ((lock, "2.0.0"), (installed, "1.0.0")):
        path.write_text(json.dumps({"packages": {"": {}, "node_modules/tool": {"version": version}}}), "utf-8")
    assert not pages.is_current(tmp_path)
    installed.write_bytes(lock.read_bytes())
    assert pages.is_current(tmp_path)
