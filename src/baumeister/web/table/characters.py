"""Characters at a table: the faces of bots with seats of their own."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from baumeister.present.character import Character
from baumeister.present.edition import Edition
from baumeister.web.table.state import Seating


def dealt(game: Edition, seats: int, deal: str) -> list[str]:
    """Return the ids of a game's characters, one for each seat; they follow from `deal`, a word new at each table."""
    ids = [character.id for character in game.words.characters]
    return sorted(ids, key=lambda each: hashlib.sha256(f"{deal} {each}".encode()).digest())[:seats]


def with_characters(seating: Sequence[Seating], game: Edition, deal: str) -> tuple[Seating, ...]:
    """Return a seating with a character for each seat, also where no bot plays yet. Those dealt before stay."""
    if any(seat.character for seat in seating):
        return tuple(seating)
    guests = dealt(game, len(seating), deal)
    return tuple(replace(seat, character=guest) for seat, guest in zip(seating, guests, strict=True))


def characters_of(game: Edition, ids: Sequence[str]) -> list[Character]:
    """Return a game's characters by their ids, without those unknown."""
    known = {character.id: character for character in game.words.characters}
    return [known[each] for each in ids if each in known]


def character_of(game: Edition, seat: Seating) -> Character | None:
    """Return the character on a bot's own seat; None on people's, and at tables from before there were characters."""
    return next(iter(characters_of(game, [seat.character])), None) if seat.is_bots_own else None
