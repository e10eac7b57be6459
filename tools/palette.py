"""A picture in 256 colours: less than half of the bytes, and nobody sees the difference in flat drawings."""

from __future__ import annotations

import base64
import struct
import zlib

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

COLOURS = 256
# The browser reads pictures: it gives the width and the height, then red, green, blue and opacity of each point.
READ = """async (png) => {
  const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const points = pen.getImageData(0, 0, picture.width, picture.height).data;
  let text = "";
  for (let at = 0; at < points.length; at += 32768) text += String.fromCharCode(...points.subarray(at, at + 32768));
  return [picture.width, picture.height, btoa(text)];
}"""


def lightened(png: bytes, page: Page) -> bytes:
    """A PNG file with a palette, made from any other; an empty page of a browser reads it."""
    width, height, text = page.evaluate(READ, base64.b64encode(png).decode())
    points = np.frombuffer(base64.b64decode(text), np.uint8).reshape(-1, 4).astype(np.int32)
    packed = points[:, 0] << 16 | points[:, 1] << 8 | points[:, 2]
    colours, place, count = np.unique(packed, return_inverse=True, return_counts=True)
    chosen, nearest = _choose(_parts(colours), count)
    indices = nearest[place].reshape(height, width)
    rows = np.pad(indices, ((0, 0), (1, 0)))  # every row begins with a zero: no filter
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", chosen.astype(np.uint8).tobytes()),
            _chunk(b"IDAT", zlib.compress(rows.tobytes(), 9)),
            _chunk(b"IEND", b""),
        )
    )


def _choose(colours: NDArray[np.int32], count: NDArray[np.intp]) -> tuple[NDArray[np.int32], NDArray[np.uint8]]:
    """The palette, and for every colour its place in it: one by one whichever colour is missed most."""
    missed = np.full(len(colours), np.inf)
    nearest = np.zeros(len(colours), np.uint8)
    chosen = []
    for place in range(min(COLOURS, len(colours))):
        chosen.append(int((missed * count).argmax()))
        distance = ((colours - colours[chosen[-1]]) ** 2).sum(axis=1)
        nearest[distance < missed] = place
        missed = np.minimum(missed, distance)
    return colours[chosen], nearest


def _parts(colours: NDArray[np.int32]) -> NDArray[np.int32]:
    """Red, green and blue."""
    return np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=1)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
