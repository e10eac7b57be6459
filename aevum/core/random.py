"""The random generator of a match: SipHash-2-4 keyed with the match's seed, in counter mode.

Dice seen do not tell dice to come, whether chance was drawn is a comparison of two counters, and anybody who has the
seed can check every die of a finished game. All arithmetic stays in 64-bit unsigned integers on both sides of every
operator, so interpreted and compiled runs agree.
"""

import numpy as np

from aevum.core.record import Record
from aevum.core.rule import rule, wrapping_rule

_V0 = np.uint64(0x736F6D6570736575)
_V1 = np.uint64(0x646F72616E646F6D)
_V2 = np.uint64(0x6C7967656E657261)
_V3 = np.uint64(0x7465646279746573)
_LENGTH = np.uint64(8 << 56)  # the message is one 8-byte counter
_END = np.uint64(0xFF)
_ONE = np.uint64(1)
_R13, _R16, _R17, _R21, _R32 = np.uint64(13), np.uint64(16), np.uint64(17), np.uint64(21), np.uint64(32)
_L13, _L16, _L17, _L21, _L32 = np.uint64(51), np.uint64(48), np.uint64(47), np.uint64(43), np.uint64(32)


@wrapping_rule
def sip_round(v0: np.uint64, v1: np.uint64, v2: np.uint64, v3: np.uint64) -> tuple[np.uint64, ...]:
    """One SipRound of SipHash."""
    v0 = v0 + v1
    v2 = v2 + v3
    v1 = ((v1 << _R13) | (v1 >> _L13)) ^ v0
    v3 = ((v3 << _R16) | (v3 >> _L16)) ^ v2
    v0 = (v0 << _R32) | (v0 >> _L32)
    v2 = v2 + v1
    v0 = v0 + v3
    v1 = ((v1 << _R17) | (v1 >> _L17)) ^ v2
    v3 = ((v3 << _R21) | (v3 >> _L21)) ^ v0
    v2 = (v2 << _R32) | (v2 >> _L32)
    return v0, v1, v2, v3


@rule
def sip_hash(key0: np.uint64, key1: np.uint64, word: np.uint64) -> np.uint64:
    """SipHash-2-4 of one 64-bit word."""
    v0, v1, v2, v3 = key0 ^ _V0, key1 ^ _V1, key0 ^ _V2, key1 ^ _V3
    v3 ^= word
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0 ^= word
    v3 ^= _LENGTH
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0 ^= _LENGTH
    v2 ^= _END
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    v0, v1, v2, v3 = sip_round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@rule
def draw_word(s: Record) -> np.uint64:
    """The next random 64-bit word of this match."""
    word = sip_hash(s.key[0], s.key[1], s.draws)
    s.draws += _ONE
    return word


@rule
def draw_fair_word(s: Record, outcomes: np.uint64) -> np.uint64:
    """A random number below `outcomes`, each exactly as likely: a word of the last, incomplete batch is thrown away."""
    word = draw_word(s)
    first_of_batch = word - word % outcomes
    while first_of_batch > ~np.uint64(0) - (outcomes - _ONE):
        word = draw_word(s)
        first_of_batch = word - word % outcomes
    return word % outcomes


@rule
def draw_below(s: Record, outcomes: int) -> int:
    """A random number from 0 to `outcomes` - 1."""
    return int(draw_fair_word(s, np.uint64(outcomes)))


@wrapping_rule
def mix(word: np.uint64) -> np.uint64:
    """A cheap hash for random players in bulk play; the game's own chance never uses it."""
    word = word + np.uint64(0x9E3779B97F4A7C15)
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))
