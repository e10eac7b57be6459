"""The steps of play, each with its number; `sequence.py` puts them in order."""

from aevum.core.sequence import Steps

_STEPS = Steps()

AT_BEGIN = _STEPS.step("begin")
AT_ROLL = _STEPS.step("roll")
AT_REROLL = _STEPS.step("reroll")
AT_LEAD = _STEPS.step("lead")
AT_COLLECT = _STEPS.step("collect")
AT_DIVIDE = _STEPS.step("divide")
AT_FEED = _STEPS.step("feed")
AT_SUFFER = _STEPS.step("suffer")
AT_TRADE = _STEPS.step("trade")
AT_BUILD = _STEPS.step("build")
AT_BUY = _STEPS.step("buy")
AT_DISCARD = _STEPS.step("discard")
AT_END = _STEPS.step("end")
AT_COMPOSE = _STEPS.step("compose")
AT_ANSWER = _STEPS.step("answer")
