"""7 Ages read from a folder of corrected tables: its constants say what the folder says."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from aevum.core.tables import read_instead
from aevum.games.seven_ages import tables
from aevum.games.seven_ages.words import FOLDER

PACKAGE = "aevum.games.seven_ages_corrected"


@pytest.fixture
def corrected(tmp_path: Path) -> Iterator[Path]:
    """A folder that the package, imported under another name, reads first."""
    read_instead(PACKAGE, tmp_path)
    spec = spec_from_file_location(PACKAGE, FOLDER / "__init__.py", submodule_search_locations=[str(FOLDER)])
    assert spec is not None
    sys.modules[PACKAGE] = module_from_spec(spec)
    yield tmp_path
    read_instead(PACKAGE, None)
    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[name]


def correct(folder: Path, table: str, old: str, new: str) -> None:
    """Put a table into the folder in which some words are others."""
    text = (FOLDER / "data" / table).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / table).write_text(text.replace(old, new), encoding="utf-8")


def test_corrected_numbers_and_effects_are_read(corrected: Path) -> None:
    correct(corrected, "cards.csv", "egyptians,1,6,1-1", "egyptians,1,2,1-2")
    correct(corrected, "events.csv", "financier,production,money n=20 target=self", "financier,production,money n=7")
    other, effects = (import_module(f"{PACKAGE}.{name}") for name in ("tables", "effects"))
    assert (other.CARD_VALUE[0], other.CARD_AGES[0]) == (2, 1 << 1 | 1 << 2)
    assert (tables.CARD_VALUE[0], tables.CARD_AGES[0]) == (6, 1 << 1)
    assert effects.written(effects.EVENT_CLAUSES[other.EVENT_IDS.index("financier")]) == "money n=7"


def test_a_cell_that_cannot_be_read_is_named(corrected: Path) -> None:
    correct(corrected, "events.csv", "financier,production,money n=20", "financier,production,mony n=20")
    with pytest.raises(ValueError, match=r"^events\.csv, financier, effect: 'mony' instead of progress, money"):
        import_module(f"{PACKAGE}.effects")
