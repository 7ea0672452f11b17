"""Greetings across a table: a fixed few, so that nobody is told what they don't want to hear."""

from collections.abc import Collection
from typing import Literal, get_args

from baumeister.web.table import refusals
from baumeister.web.table.change import Change
from baumeister.web.table.state import TableState

Greeting = Literal["hello", "good luck", "nice move", "ouch", "well played", "one moment", "thanks", "goodbye"]
GREETINGS: tuple[Greeting, ...] = get_args(Greeting)
MOST, WITHIN = 3, 60.0
"""A seat greets so often in so many seconds."""


def speaker(state: TableState, seats: Collection[int]) -> int:
    """Return the seat that speaks for the holder of these; 0 if they don't play, or nobody is elsewhere to hear it."""
    people = [number for number, seat in enumerate(state.seating, 1) if seat.holder == "person"]
    own = [number for number in people if number in seats]
    return own[0] if own and len(own) < len(people) else 0


def greet(change: Change, greeting: str) -> None:
    """Greet the others, after the end of the game too."""
    change.check_seated()
    state, seat = change.state, speaker(change.state, change.seats)
    if not seat:
        raise refusals.nobody_to_greet()
    if greeting not in GREETINGS:
        raise refusals.no_greeting()
    lately = sum(said.seat == seat and change.at - said.at < WITHIN for said in state.greetings)
    if lately >= MOST or state.seq >= change.limit // 2:  # the other half is the game's
        raise refusals.greeted_enough()
    change.add("greeted", seat, greeting)


def greeting_of(state: TableState, seat: int) -> str:
    """Return what a seat said last, if it has not moved since."""
    said = next((said for said in reversed(state.greetings) if said.seat == seat), None)
    line = state.line
    while said and line.ply > said.ply and line.before is not None:
        if line.seat == seat:
            return ""
        line = line.before
    return said.greeting if said else ""
