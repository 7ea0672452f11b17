"""The record of a table."""

from baumeister.core.record import Json
from baumeister.records import write
from baumeister.records.fairness import description
from baumeister.web.table import refusals
from baumeister.web.table.clean_names import typed
from baumeister.web.table.live_table import LiveTable
from baumeister.web.table.names import players_of


def record_of(table: LiveTable) -> Json:
    """Return the record of a table that is over. Only then: a record tells everything.

    Raises:
        Refusal: if the table isn't over.
    """
    state = table.now
    if not state.is_over:
        raise refusals.is_not_over()
    chance = description(state.facts.seed, state.runs, len(state.facts.given))
    players = [typed(name) for name in players_of(state.facts.game.rules, state.seating)]
    return write(state.position, players, chance)
