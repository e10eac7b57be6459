"""Making room: a smooth flow of the plane from where much room is wanted to where little is.

The method is the density-equalising flow of Gastner, Seguy and More (2018): a density evens out linearly in time, and
points are carried along. Nothing can fold, so neighbours stay neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tools.world_map.frame import Points

Grid = NDArray[np.float64]
STEPS = 40


@dataclass(frozen=True)
class Lattice:
    """Where the knots of an even grid over a frame have gone; between knots the map is bilinear."""

    width: float
    height: float
    x: Grid
    y: Grid

    def moved(self, points: Points) -> Points:
        """Points of the frame, carried along."""
        u = points[:, 0] / self.width * (self.x.shape[1] - 1)
        v = points[:, 1] / self.height * (self.x.shape[0] - 1)
        return np.column_stack([_between(self.x, u, v), _between(self.y, u, v)])


def resting(width: float, height: float, across: int) -> Lattice:
    """A lattice that moves nothing."""
    down = round(across * height / width)
    x, y = np.meshgrid(np.linspace(0, width, across + 1), np.linspace(0, height, down + 1))
    return Lattice(width, height, x, y)


def _between(field: Grid, u: Points, v: Points) -> Points:
    """Bilinear reading of a field at columns u and rows v."""
    rows, columns = field.shape
    u = np.clip(u, 0, columns - 1)
    v = np.clip(v, 0, rows - 1)
    left = np.minimum(u.astype(np.intp), columns - 2)
    top = np.minimum(v.astype(np.intp), rows - 2)
    a, b = u - left, v - top
    upper = field[top, left] * (1 - a) + field[top, left + 1] * a
    lower = field[top + 1, left] * (1 - a) + field[top + 1, left + 1] * a
    return np.asarray(upper * (1 - b) + lower * b)


def _waves(field: Grid) -> NDArray[np.complex128]:
    """The spectrum of a field mirrored at its edges, so that nothing flows out of the frame."""
    both = np.concatenate([field, field[:, ::-1]], axis=1)
    return np.fft.rfft2(np.concatenate([both, both[::-1]], axis=0))


def _wave_numbers(field: Grid) -> tuple[Grid, Grid]:
    """Angular wave numbers of the mirrored field, down and across."""
    rows, columns = field.shape
    down = np.asarray(np.fft.fftfreq(2 * rows)[:, None] * 2 * np.pi, dtype=np.float64)
    across = np.asarray(np.fft.rfftfreq(2 * columns)[None, :] * 2 * np.pi, dtype=np.float64)
    return down, across


def blurred(field: Grid, radius: float) -> Grid:
    """A field with a soft focus; the radius is in cells."""
    down, across = _wave_numbers(field)
    spectrum = _waves(field) * np.exp(-(down**2 + across**2) * radius**2 / 2)
    return _field_of(spectrum, field)


def _field_of(spectrum: NDArray[np.complex128], like: Grid) -> Grid:
    """Back from a spectrum to the unmirrored field."""
    rows, columns = like.shape
    return np.fft.irfft2(spectrum, s=(2 * rows, 2 * columns))[:rows, :columns]


def _flux(density: Grid) -> tuple[Grid, Grid]:
    """The steady stream, across and down, that evens a density out in one unit of time."""
    down, across = _wave_numbers(density)
    square = down**2 + across**2
    square[0, 0] = 1.0
    potential = _waves(density) / square
    potential[0, 0] = 0.0
    return _field_of(-1j * across * potential, density), _field_of(-1j * down * potential, density)


def carried(lattice: Lattice, density: Grid) -> Lattice:
    """The lattice after the density, given on even cells over its frame, has evened out."""
    knots = np.column_stack([lattice.x.ravel(), lattice.y.ravel()])
    x, y = drifted(knots, density, lattice.width, lattice.height).T
    return _framed(Lattice(lattice.width, lattice.height, x.reshape(lattice.x.shape), y.reshape(lattice.y.shape)))


def drifted(points: Points, density: Grid, width: float, height: float) -> Points:
    """Where points of a frame are carried while a density over it evens out."""
    rows, columns = density.shape
    density = density / density.mean()
    across, down = _flux(density)
    fields = np.pad(density, 1, mode="edge"), _walled(across, axis=1), _walled(down, axis=0)
    u = points[:, 0] / width * columns + 0.5
    v = points[:, 1] / height * rows + 0.5
    for step in range(STEPS):
        speed_u, speed_v = _speed(fields, u, v, step / STEPS)
        half = 0.5 / STEPS
        speed_u, speed_v = _speed(fields, u + speed_u * half, v + speed_v * half, (step + 0.5) / STEPS)
        u, v = u + speed_u / STEPS, v + speed_v / STEPS
    x, y = (u - 0.5) / columns, (v - 0.5) / rows
    return np.column_stack([np.clip(x, 0, 1) * width, np.clip(y, 0, 1) * height])


def _walled(stream: Grid, axis: int) -> Grid:
    """A stream with a rim of cells beyond the frame, where it turns back: on the frame itself it stands still."""
    rim = np.pad(stream, 1, mode="edge")
    if axis:
        rim[:, [0, -1]] *= -1
    else:
        rim[[0, -1]] *= -1
    return rim


def _speed(fields: tuple[Grid, Grid, Grid], u: Points, v: Points, time: float) -> tuple[Points, Points]:
    """How fast points drift: the stream over the density that is there by now."""
    density, across, down = fields
    there = (1 - time) * _between(density, u, v) + time
    return _between(across, u, v) / there, _between(down, u, v) / there


def _framed(lattice: Lattice) -> Lattice:
    """Knots of the edge stay on the edge."""
    lattice.x[:, 0], lattice.x[:, -1] = 0, lattice.width
    lattice.y[0], lattice.y[-1] = 0, lattice.height
    return lattice
