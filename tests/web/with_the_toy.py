"""`python -m tests.web.with_the_toy`: the service with the tests' own game, in which several decide at once."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from aevum.table.table import Table
from tests.toy import TOY


def is_gone(table: Table, seat: int, _seconds: float) -> bool:
    """Whoever has no page open is absent at once."""
    return table.present[seat] == 0


def main() -> int:
    """Serve the toy as the only game of the house."""
    with (
        patch.dict(sys.modules, {"aevum.games.toy": SimpleNamespace(GAME=TOY)}),
        patch("aevum.games.GAME_IDS", ("toy",)),
        patch("aevum.core.text.GAMES", Path(__file__).parents[1]),
        patch.object(Table, "absent", is_gone),
        patch.object(Table, "robots_to_move", lambda _: []),  # their processes do not know the toy
    ):
        from aevum.table.__main__ import main as serve  # only now: the service looks which games there are

        return serve()


if __name__ == "__main__":
    sys.exit(main())
