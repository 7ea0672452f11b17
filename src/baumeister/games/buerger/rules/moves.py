"""The numbers of all moves: those of seats first, then those of chance."""

from baumeister.games.buerger.rules.components import OFFERS, SPACES, TILES

LAID = 0  # + tile * 60 + space; a tile on a space of another colour is a move too, though never a legal one
CRANE = LAID + TILES * SPACES
NO_CRANE = CRANE + 1
BOUGHT = NO_CRANE + 1  # + offer space
SEAT_MOVES = BOUGHT + OFFERS
DRAWN_NEUTRAL = SEAT_MOVES  # + tile
DEALT = DRAWN_NEUTRAL + TILES  # + tile
OFFERED = DEALT + TILES  # + tile
REFILLED = OFFERED + TILES  # + tile
MAYOR_AT = REFILLED + TILES  # + offer space
MOVES = MAYOR_AT + OFFERS
