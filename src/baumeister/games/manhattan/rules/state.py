"""Manhattan's state: one record. Seats, colours, cities, lots and kinds count from 0 here, but for `actor` and `viewer`.

In a view the cards that the viewer does not know are taken out: others' hands are empty (their sizes stay), the cards that
others received are -1, the pile is empty (its size stays). The viewer's knowledge of them is `unseen`.
"""

import numpy as np

from baumeister.core.record import Cells, Head, field, record
from baumeister.games.manhattan.rules.components import (
    BLOCK_COUNT,
    COLOURS,
    KINDS,
    PLACES,
    PLAYED_MAX,
    RECEIVED_MAX,
    SEATS_MAX,
    SIZES,
    SOURCES,
)

DEAL, CHOOSE, BUILD, DRAW, DONE = range(5)


@record
class State(Head):
    """A position of Manhattan."""

    phase: int = field(
        np.int8, "what is decided next: 0 a dealt card, 1 the blocks for the round, 2 a turn, 3 a drawn card, 4 nothing"
    )
    separate_colours: int = field(
        np.int8, "1 if with two seats each colour counts as a player of its own when building (MH 3.5)"
    )
    round_number: int = field(np.int8, "the round that is played, from 0; after the end the number of rounds")
    starter: int = field(np.int8, "the seat that began the round, from 0")
    turn: int = field(np.int8, "blocks built or laid away in this round, by all seats")
    receiver: int = field(np.int8, "the seat that gets the next dealt or drawn card, from 0")
    scores: Cells = field(np.int16, "points of each seat", SEATS_MAX)
    from_highest: Cells = field(np.int16, "of these, points for the highest building (MH 4.1)", SEATS_MAX)
    from_majorities: Cells = field(np.int16, "of these, points for majorities in cities (MH 4.2)", SEATS_MAX)
    from_buildings: Cells = field(np.int16, "of these, points for buildings owned (MH 4.3)", SEATS_MAX)
    supply: Cells = field(np.int8, "blocks not chosen yet, by colour and size (1 to 4 floors)", COLOURS, SIZES)
    chosen: Cells = field(np.int8, "blocks chosen for this round and not built yet, by colour and size", COLOURS, SIZES)
    top: Cells = field(
        np.int8, "the colour that owns the building on each lot, -1 on an empty one; lots by city, then number", PLACES
    )
    floors: Cells = field(np.int16, "floors of each colour in the building on each lot", PLACES, COLOURS)
    built: int = field(np.int8, "how many blocks have been built")
    built_place: Cells = field(np.int8, "the lot on which each block was built, in order (city * 9 + lot - 1)", BLOCK_COUNT)
    built_block: Cells = field(np.int8, "each built block in the same order: colour * 4 + floors - 1", BLOCK_COUNT)
    hands: Cells = field(np.int8, "cards in each seat's hand, by kind; in a view those of the viewer only", SEATS_MAX, KINDS)
    hand_sizes: Cells = field(np.int8, "how many cards each seat holds", SEATS_MAX)
    pile: Cells = field(np.int8, "cards in the draw pile, by kind; all 0 in a view", KINDS)
    pile_size: int = field(np.int8, "how many cards the draw pile has")
    discard: Cells = field(np.int8, "cards played since the last reshuffle, by kind", KINDS)
    reshuffles: int = field(np.int8, "how often the played cards have become the pile")
    sources: Cells = field(
        np.int8, "at the last reshuffle, by kind: the cards in all hands, the cards in the new pile", SOURCES, KINDS
    )
    held_count: Cells = field(np.int8, "how many cards each seat held at the last reshuffle (at first none)", SEATS_MAX)
    received: Cells = field(
        np.int8,
        "since the last reshuffle: the kinds of the cards each seat held then, then of those it "
        "got, in order; -1 where unknown or not yet",
        SEATS_MAX,
        RECEIVED_MAX,
    )
    received_count: Cells = field(np.int8, "how many cards `received` lists", SEATS_MAX)
    played: Cells = field(
        np.int8,
        "since the last reshuffle: the kinds of the cards each seat played or laid away, in order; -1 where not yet",
        SEATS_MAX,
        PLAYED_MAX,
    )
    played_count: Cells = field(np.int8, "how many cards `played` lists", SEATS_MAX)
    unseen: Cells = field(np.int8, "in a view: those of `sources` that did not come to the viewer, by kind", SOURCES, KINDS)
