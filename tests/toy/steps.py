"""The steps of play, each with its number; `sequence.py` puts them in order."""

from aevum.core.sequence import Steps

_STEPS = Steps()

AT_BEGIN = _STEPS.step("begin")
AT_LEAD = _STEPS.step("lead")
AT_LAY = _STEPS.step("lay")
AT_REVEAL = _STEPS.step("reveal")
AT_END = _STEPS.step("end")
AT_SHOW = _STEPS.step("show")
AT_SWAP = _STEPS.step("swap")
AT_TIE = _STEPS.step("tie")
AT_REACT = _STEPS.step("react")
