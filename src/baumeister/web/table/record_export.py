"""The record of a table."""

from collections.abc import Mapping, Sequence
from typing import Any

from baumeister.core.game import Rules
from baumeister.records import write
from baumeister.records.fairness import description
from baumeister.text import Language, Text
from baumeister.web.pages.view_models import Level
from baumeister.web.table.live_table import OpenTable
from baumeister.web.table.state import Seating, TableState

BOTS: Mapping[Level, Text] = {
    "easy": Text("bot (easy)", "Bot (leicht)"),
    "medium": Text("bot (medium)", "Bot (mittel)"),
    "hard": Text("bot (hard)", "Bot (schwer)"),
}


def record_of(table: OpenTable) -> dict[str, Any]:
    """Return the record of a table that is over. Only then: a record tells everything."""
    state = table.now
    return write(state.position, players_of(state), chance_of(state))


def players_of(state: TableState, language: Language = "en") -> list[str]:
    """Name who plays."""
    return names_of(state.facts.game.rules, state.seating, language)


def names_of(game: Rules, seating: Sequence[Seating], language: Language = "en") -> list[str]:
    """Name who sits on some seats: people as they called themselves, else by their seat; bots by their strength."""
    names = game.words.seat_names(len(seating))
    return [_name(seat, name)[language] for seat, name in zip(seating, names, strict=True)]


def _name(seat: Seating, colour: Text) -> Text:
    if seat.level is not None and not seat.is_lent:
        return BOTS[seat.level]
    return Text(seat.name, seat.name) if seat.name else colour


def chance_of(state: TableState) -> dict[str, Any]:
    """Say how the chance moves of a table can be checked."""
    return description(state.facts.seed, state.runs, len(state.facts.given))
