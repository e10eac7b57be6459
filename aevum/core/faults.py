"""What breaks play off: a game that asks for more than its record has room for.

A fault is a mistake in a game's rules. Compiled code checks nothing by itself, so each limit is watched where it could
be crossed: play stops, the record says why, and no wrong position is ever shown.
"""

FAULT_IDS = (
    "none",
    "too-deep",
    "nothing-to-resume",
    "too-many-choices",
    "noun-too-large",
    "too-many-decisions",
    "value-too-large",
)
TOO_DEEP = FAULT_IDS.index("too-deep")  # more steps interrupt one another than a record has frames
NOTHING_TO_RESUME = FAULT_IDS.index("nothing-to-resume")  # an interrupt ended and nothing waits below it
TOO_MANY_CHOICES = FAULT_IDS.index("too-many-choices")  # more than the game's `max_choices`
NOUN_TOO_LARGE = FAULT_IDS.index("noun-too-large")  # an action names something beyond 12 bits
TOO_MANY_DECISIONS = FAULT_IDS.index("too-many-decisions")  # more than the game's `max_decisions`
VALUE_TOO_LARGE = FAULT_IDS.index("value-too-large")  # a step is called about something beyond 20 bits
