"""`python -m aevum.table`: the service by itself."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from aevum.table.serve import serve
from aevum.table.settings import BOT_PAUSE, HOST, PORT, Settings, usual_thinkers


def main() -> int:
    """Read the settings and serve."""
    parser = argparse.ArgumentParser(prog="python -m aevum.table")
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--database", type=Path)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--bot-pause", type=float, default=BOT_PAUSE)
    parser.add_argument("--thinkers", type=int, default=usual_thinkers())
    parser.add_argument("--cold", dest="warm", action="store_false", help="neither compile nor start workers ahead")
    parser.add_argument("--requests-per-second", type=float, default=Settings.requests_per_second)
    parser.add_argument("--burst", type=float, default=Settings.burst)
    parser.add_argument("--streams-per-address", type=int, default=Settings.streams_per_address)
    parser.add_argument("--connections", type=int, default=Settings.connections)
    parser.add_argument("--connections-per-address", type=int, default=Settings.connections_per_address)
    parser.add_argument("--head-seconds", type=float, default=Settings.head_seconds)
    parser.add_argument("--name", dest="names", action="append", default=[])
    parser.add_argument("--proxy", dest="proxies", action="append", default=[])
    parser.add_argument("--tables", nargs=2, action="append", default=[], metavar=("GAME", "FOLDER"))
    given = vars(parser.parse_args())
    lists = {name: tuple(given[name]) for name in ("names", "proxies")}
    return serve(**given | lists | {"tables": tuple((game, Path(folder)) for game, folder in given["tables"])})


if __name__ == "__main__":
    sys.exit(main())
