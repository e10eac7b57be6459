"""Looking for garbage, a little at a time: everybody waits while Python does that.

Nearly all that is let go of goes at once, by reference counts. Python by itself looks through what is new once much
more was made than let go. A move lets go of as much as it makes, so that came late, and was 50,000 things and 20 ms
long. Here the clock says when.
"""

from __future__ import annotations

import asyncio
import gc
from itertools import cycle

BEAT = 0.1  # seconds
NEW, RECENT = 0, 1  # what is new since the last look, and what was new at the looks before it besides
# For Python by itself: when very much is made between two beats; and looking through everything hardly ever, as that
# takes a tenth of a second at a full house.
THRESHOLDS = (2_000, 2, 1_000_000)


async def sweep() -> None:
    """Look through what is new, again and again. What was looked through twice stays until it is let go of."""
    for generation in cycle((NEW, RECENT)):
        await asyncio.sleep(BEAT)
        gc.collect(generation)


def settle() -> None:
    """What was loaded stays: nobody looks through it for garbage any more."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
