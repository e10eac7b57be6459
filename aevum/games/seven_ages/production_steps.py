"""The steps of creating, producing and removing empires, for the sequence of play: all of them are interrupts."""

from aevum.core.sequence import Decision, Pass, Step
from aevum.core.vocabulary import pack

from .actions import DONE
from .rules import building, checks, creation, establishing, first_units, income, removal
from .steps import (
    AT_BUILD,
    AT_CONVERT,
    AT_CREATE_CAPITAL,
    AT_CREATE_CARD,
    AT_CREATE_COLOUR,
    AT_CREATE_CONFLICT,
    AT_CREATE_EXTRA,
    AT_CREATE_FORT,
    AT_CREATE_LEADER,
    AT_CREATE_LEVEL,
    AT_CREATE_REGION,
    AT_CREATE_UNIT,
    AT_CREATED,
    AT_DESTROY,
    AT_ELEPHANTS_GO,
    AT_FOUND,
    AT_INCOME,
    AT_KEEP_LEADER,
    AT_MOOR,
    AT_SURPLUS_LEADER,
    AT_UNPAID,
    AT_UPKEEP,
)

_SETTER_UP = creation.who_sets_up
# Who is alone with computer players is not asked for the shore of what is no ship.
_NO_SHIP = Pass(pack(DONE), ())
CREATION = (
    Step(AT_CREATE_CARD, creation.begin_creation),
    Decision(AT_FOUND, creation.who_creates, creation.cards_to_found, creation.found, secret=True),
    Decision(AT_CREATE_COLOUR, creation.who_chooses_colour, creation.colours, creation.use_colour),
    Decision(AT_CREATE_LEVEL, _SETTER_UP, creation.levels, creation.set_level),
    Decision(AT_CREATE_REGION, _SETTER_UP, creation.start_regions, creation.start_in),
    Step(AT_CONVERT, creation.convert, chance=True),
    Decision(AT_CREATE_LEADER, _SETTER_UP, creation.famous_leaders, creation.appoint),
    # SA-020: the types of units are hidden; number, place and money are told.
    Decision(
        AT_CREATE_UNIT,
        _SETTER_UP,
        first_units.first_units,
        first_units.place_first_unit,
        secret=first_units.might_buy,
    ),
    Step(AT_CREATED, establishing.go_on_creating),
    Decision(AT_CREATE_CONFLICT, _SETTER_UP, establishing.contests, establishing.contest),
    Decision(AT_CREATE_CAPITAL, _SETTER_UP, establishing.capitals, establishing.found_capital),
    Decision(AT_CREATE_FORT, _SETTER_UP, establishing.free_forts, establishing.place_fort),
    Step(AT_CREATE_EXTRA, establishing.take_extra_action),
)
PRODUCTION = (
    # Chance: by their upkeep units show something of what they are.
    Step(AT_INCOME, income.receive_income, chance=True),
    Step(AT_UPKEEP, income.pay_for_the_rest, chance=True),
    Decision(AT_UNPAID, income.who_cannot_pay, income.unpaid_units, income.leave_unpaid, secret=income.hides_unpaid),
    Decision(AT_BUILD, building.who_builds, building.builds, building.build, secret=building.might_build),
    Decision(AT_MOOR, building.who_moors, building.shores, building.moor, secret=True, covered=True, passing=_NO_SHIP),
)
REMOVAL = (
    # Chance: the elephants that go show where they stood.
    Step(AT_ELEPHANTS_GO, checks.let_elephants_go, chance=True),
    Step(AT_DESTROY, removal.destroy),
    Decision(AT_KEEP_LEADER, removal.who_lets_go, removal.leaders_to_keep, removal.keep_leader),
    Decision(AT_SURPLUS_LEADER, removal.who_sheds, removal.leaders_to_give_up, removal.give_up_leader),
)
