"""Compiled kernels on disk: found again by all that they are made of, and made anew where a file is damaged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from aevum import gpu
from aevum.core import engine
from aevum.core.game import Game
from aevum.core.sequence import keep_silent
from aevum.gpu import keeping
from aevum.gpu.launching import Code
from tests.toy import TOY

HOPPER, BLACKWELL = (9, 0), (10, 0)


class Factory:
    """Stands for the compiler: says how often it was asked."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self, *_: Any) -> Code:
        self.made += 1
        return Code("entry", b"code\n" * self.made)


def pretended(capability: tuple[int, int]) -> Any:
    return SimpleNamespace(get_current_device=lambda: SimpleNamespace(compute_capability=capability))


@pytest.fixture
def factory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Factory:
    made = Factory()
    monkeypatch.setenv("AEVUM_CACHE", str(tmp_path))
    monkeypatch.setattr(keeping, "version", lambda package: f"{package} 1")
    monkeypatch.setattr(gpu, "compiled_kernel", made)
    return made


def kernel_of(game: Game = TOY, capability: tuple[int, int] = HOPPER, small: bool = True) -> Code:
    return gpu.kept_kernel(pretended(capability), game, small)


def only_file(folder: Path) -> Path:
    (path,) = folder.rglob("*.cubin")
    return path


def test_a_kernel_is_compiled_once(factory: Factory) -> None:
    assert kernel_of() == kernel_of() == Code("entry", b"code\n")
    assert factory.made == 1


@pytest.mark.parametrize(
    "other",
    [
        lambda: kernel_of(capability=BLACKWELL),
        lambda: kernel_of(small=False),
        lambda: kernel_of(replace(TOY, max_choices=TOY.max_choices + 1)),
        lambda: kernel_of(replace(TOY, max_decisions=TOY.max_decisions + 1)),
    ],
)
def test_another_device_kernel_or_game_is_compiled_for_itself(factory: Factory, other: Callable[[], Code]) -> None:
    first = kernel_of()
    assert other() != first
    assert kernel_of() == first
    assert factory.made == 2


def test_another_version_of_the_compilers_compiles_anew(factory: Factory, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel_of()
    monkeypatch.setattr(keeping, "version", lambda package: f"{package} 2")
    kernel_of()
    assert factory.made == 2


def test_another_rule_compiles_anew(factory: Factory, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel_of()
    monkeypatch.setattr(engine, "bound_rules", lambda game: {**engine._bound(game), "sweep": keep_silent})
    kernel_of()
    assert factory.made == 2


def test_another_text_of_the_kernels_compiles_anew(factory: Factory, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel_of()
    monkeypatch.setattr(gpu, "MADE_BY", ("__init__.py", "meeting.py"))
    kernel_of()
    assert factory.made == 2


@pytest.mark.parametrize("damage", [lambda whole: whole[:-1], lambda whole: whole + b"x", lambda whole: b"", None])
def test_a_damaged_file_is_made_anew(factory: Factory, tmp_path: Path, damage: Callable[[bytes], bytes] | None) -> None:
    kernel_of()
    path = only_file(tmp_path)
    if damage is None:
        path.unlink()
    else:
        path.write_bytes(damage(path.read_bytes()))
    again = kernel_of()
    assert factory.made == 2
    assert keeping.read(path) == again
    assert kernel_of() == again
    assert factory.made == 2


def test_a_kernel_is_written_whole_or_not_at_all(factory: Factory, tmp_path: Path) -> None:
    kernel_of()
    assert [path.suffix for path in only_file(tmp_path).parent.iterdir()] == [".cubin"]
