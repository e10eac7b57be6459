"""Frames: what an interrupted step needs to be taken up again, packed in one number.

A frame holds the step, the seat whose turn it was, and the subject of the step: two values of 20 bits given by whoever
called it. One number of 64 bits is read and written at once, which a GPU is grateful for.
"""

from __future__ import annotations

from aevum.core.rule import rule

STEP_BITS = 12
SEAT_BITS = 8
VALUE_BITS = 20
SUBJECT_SHIFT = STEP_BITS + SEAT_BITS
STEP_MASK = (1 << STEP_BITS) - 1
SEAT_MASK = (1 << SEAT_BITS) - 1
VALUE_MASK = (1 << VALUE_BITS) - 1
MOST_VALUE = (1 << (VALUE_BITS - 1)) - 1
LEAST_VALUE = -MOST_VALUE - 1
MOST_STEPS = 1 << STEP_BITS


@rule
def pack_subject(a: int, b: int) -> int:
    """Two values as one number."""
    return ((int(a) & VALUE_MASK) << VALUE_BITS) | (int(b) & VALUE_MASK)


@rule
def first_value(subject: int) -> int:
    """The first value of a subject."""
    return (((int(subject) >> VALUE_BITS) & VALUE_MASK) ^ (MOST_VALUE + 1)) - (MOST_VALUE + 1)


@rule
def second_value(subject: int) -> int:
    """The second value of a subject."""
    return ((int(subject) & VALUE_MASK) ^ (MOST_VALUE + 1)) - (MOST_VALUE + 1)


@rule
def pack_frame(step: int, seat: int, subject: int) -> int:
    """A step, a seat and a subject as one number."""
    return (int(subject) << SUBJECT_SHIFT) | ((int(seat) & SEAT_MASK) << STEP_BITS) | int(step)


@rule
def step_of(frame: int) -> int:
    """The step of a frame."""
    return int(frame) & STEP_MASK


@rule
def seat_of(frame: int) -> int:
    """The seat of a frame."""
    return (int(frame) >> STEP_BITS) & SEAT_MASK


@rule
def subject_of(frame: int) -> int:
    """The subject of a frame."""
    return int(frame) >> SUBJECT_SHIFT
