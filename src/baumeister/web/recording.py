"""The record of a table."""

from typing import Any

from baumeister.records import write
from baumeister.records.fairness import description
from baumeister.web.opened import OpenTable
from baumeister.web.present import at_ply
from baumeister.web.state import TableState


def record_of(table: OpenTable) -> dict[str, Any]:
    """Return the record of a table that is over. Only then: a record tells everything."""
    state = table.now
    return write(at_ply(state.position, None), players_of(state), chance_of(state))


def players_of(state: TableState) -> list[str]:
    """Name who played: people as they called themselves, else by their seat; bots by their strength."""
    names = state.facts.game.rules.words.seat_names(state.facts.game.seats)
    return [
        f"bot ({seat.level})" if seat.holder == "bot" and not seat.is_lent else seat.name or name.en
        for seat, name in zip(state.seating, names, strict=True)
    ]


def chance_of(state: TableState) -> dict[str, Any]:
    """Say how the chance moves of a table can be checked."""
    return description(state.facts.seed, state.runs, len(state.facts.given))
