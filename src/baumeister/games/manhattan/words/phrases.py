"""Names of seats, colours, cards, blocks and lots, as Manhattan's sentences use them.

Seats stand in sentences as placeholders (`text.the_seat`). With two seats a player owns two colours (MH 2.2): a seat is then
called by both ("Orange/Yellow"), while single blocks and buildings are called by their own colour.
"""

from collections.abc import Sequence

from baumeister.games.manhattan.rules.building import has_separate_colours
from baumeister.games.manhattan.rules.cards import card_of_lot, lot_of_card
from baumeister.games.manhattan.rules.components import LOTS
from baumeister.games.manhattan.rules.state import State
from baumeister.games.manhattan.words.notation import place_name
from baumeister.text import NO_TEXT, Text, listed, plural, points, the_seat

NONE = Text("none", "keine")
COLOURS = (Text("Orange", "Orange"), Text("Blue", "Blau"), Text("Yellow", "Gelb"), Text("Purple", "Lila"))  # MH 1.3
IN_COLOUR = (
    Text("in orange", "in Orange"),
    Text("in blue", "in Blau"),
    Text("in yellow", "in Gelb"),
    Text("in purple", "in Lila"),
)
FLOOR = Text("{count} floor", "{count} Stockwerk")
FLOORS = Text("{count} floors", "{count} Stockwerke")
FLOORS_DATIVE = Text("{count} floors", "{count} Stockwerken")
FLOOR_OF = Text("{count} {colour} floor", "{count} Stockwerk {in_colour}")
FLOORS_OF = Text("{count} {colour} floors", "{count} Stockwerke {in_colour}")
BUILDING = Text("{count} building", "{count} Gebäude")
BUILDINGS = Text("{count} buildings", "{count} Gebäude")
COUNTS = (
    Text("one", "ein"),
    Text("two", "zwei"),
    Text("three", "drei"),
    Text("four", "vier"),
    Text("five", "fünf"),
    Text("six", "sechs"),
)
SIZE_NAMES = (Text("1", "Einer"), Text("2", "Zweier"), Text("3", "Dreier"), Text("4", "Vierer"))
ONE_SIZED = Text("{count} {size}", "{count} {size}")
MANY_SIZED = Text("{count} {size}s", "{count} {size}")
NO_BLOCK = Text("No block of {floors}", "Kein Baustein mit {dative}")
ONE_BLOCK = Text("{count} block of {floors}", "{count} Baustein mit {dative}")
MANY_BLOCKS = Text("{count} blocks of {floors}", "{count} Bausteine mit {dative}")


def seat_names(seats: int) -> tuple[Text, ...]:
    """Name each seat by its colour, with two seats by both (MH 2.2)."""
    if seats == 2:
        return tuple(Text("{one}/{two}", "{one}/{two}").format(one=COLOURS[seat], two=COLOURS[seat + 2]) for seat in range(2))
    return COLOURS[:seats]


def seat_name(seat: int) -> Text:
    """Return the placeholder of a seat, counted from 0."""
    return the_seat(seat + 1)


def colours_of(state: State, seat: int) -> list[int]:
    """Return the colours of a seat, counted from 0 (MH 2.2)."""
    return [seat, seat + 2] if state.seats == 2 else [seat]


def owner_name(state: State, colour: int) -> Text:
    """Name the scored party (MH 4.4): the player, with two seats the colour."""
    return COLOURS[colour] if state.seats == 2 else seat_name(colour)


def builder_name(state: State, colour: int) -> Text:
    """Name the owner of the floors that count in a takeover (MH 3.5): the player, with separate colours the colour."""
    return owner_name(state, colour) if has_separate_colours(state) else seat_name(colour % int(state.seats))


def floors(count: int) -> Text:
    """Say a number of floors."""
    return plural(count, FLOOR, FLOORS)


def with_floors(count: int) -> Text:
    """Say a number of floors after "with": "mit 3 Stockwerken"."""
    return plural(count, FLOOR, FLOORS_DATIVE)


def points_for(state: State, colour: int, count: int) -> Text:
    """Say a number of points and, where a player has two colours, whose they are (MH 4.4)."""
    if state.seats != 2:
        return points(count)
    return Text("{points} for {seat}", "{points} für {seat}").format(
        points=points(count), seat=seat_name(colour % int(state.seats))
    )


def buildings(count: int) -> Text:
    """Say a number of buildings."""
    return plural(count, BUILDING, BUILDINGS)


def in_colour(state: State, colour: int) -> Text:
    """Say " in yellow" where a player has two colours, else nothing."""
    return Text(" {colour}", " {colour}").format(colour=IN_COLOUR[colour]) if state.seats == 2 else NO_TEXT


def adjective(colour: int) -> Text:
    """Return a colour to stand before its noun; only English sentences use it, as German ones would have to inflect it."""
    return Text(COLOURS[colour].en.lower(), COLOURS[colour].de)


def floors_of(state: State, colour: int, count: int) -> Text:
    """Say a number of floors and, where a player has two colours, whose colour: "3 yellow floors"."""
    if state.seats != 2:
        return floors(count)
    sentence = FLOOR_OF if count == 1 else FLOORS_OF
    return sentence.format(count=count, colour=adjective(colour), in_colour=IN_COLOUR[colour])


def block(state: State, colour: int, size: int) -> Text:
    """Say which block: "a block of 3 floors", with two seats "in yellow" too; `size` counts from 0."""
    one = Text("a block of {floors}{colour}", "einen Baustein mit {dative}{colour}")
    return one.format(floors=floors(size + 1), dative=with_floors(size + 1), colour=in_colour(state, colour))


def card(state: State, seat: int, kind: int) -> Text:
    """Say which card, by the lot that it means from its holder's side: "the card for lot 3"."""
    return Text("the card for lot {lot}", "die Karte für Bauplatz {lot}").format(lot=lot_of_card(state, seat, kind) + 1)


def held_kinds(state: State, seat: int) -> list[int]:
    """Return the kinds of card in a seat's hand, by the lots that they mean to it: sorted so wherever they are shown."""
    kinds = (card_of_lot(state, seat, lot) for lot in range(LOTS))
    return [kind for kind in kinds if state.hands[seat, kind] > 0]


def blocks(counts: Sequence[int]) -> Text:
    """Say how many of a round's blocks there are of each size, by floors: "two 1s, one 4", or none."""
    sizes = [_sized(count, SIZE_NAMES[size]) for size, count in enumerate(counts) if count]
    return listed(sizes) if sizes else NONE


def _sized(count: int, size: Text) -> Text:
    return (ONE_SIZED if count == 1 else MANY_SIZED).format(count=COUNTS[count - 1], size=size)


def blocks_of(count: int, size: int) -> Text:
    """Say how many blocks of one size: "2 blocks of 4 floors"; `size` counts from 0."""
    sentence = NO_BLOCK if count == 0 else ONE_BLOCK if count == 1 else MANY_BLOCKS
    return sentence.format(count=count, floors=floors(size + 1), dative=with_floors(size + 1))


def lot(number: int) -> Text:
    """Name a lot of the board."""
    return Text(place_name(number), place_name(number))
