"""The names of things in sentences. German pieces have their article, in the accusative, as most sentences need them.

Sentences name a seat by a placeholder; whoever shows them fills in the player's name (`Text.named`).
"""

from baumeister.games.neue_heimat.rules.components import CANCEL, COLOUR_OF, PERMITS, PIPS_OF
from baumeister.games.neue_heimat.rules.moves import ROOF_OFFER, SPECIAL_OFFER
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.notation import PERMIT_NAMES
from baumeister.text import Text, plural, the_seat

SEATS = (
    Text("Granite", "Granit"),
    Text("Marble", "Marmor"),
    Text("Slate", "Schiefer"),
    Text("Sandstone", "Sandstein"),
    Text("Basalt", "Basalt"),
)
SEAT_HUES = ("granite", "marble", "slate", "sandstone", "basalt")
COLOURS = (
    Text("red", "Rot"),
    Text("orange", "Orange"),
    Text("yellow", "Gelb"),
    Text("green", "Grün"),
    Text("blue", "Blau"),
    Text("violet", "Violett"),
)
WITH_ENDING = ("rote", "orange", "gelbe", "grüne", "blaue", "violette")  # German adjectives of the colours
CANCEL_CUBE = Text("the cancel cube", "den Aufhebungswürfel")
MAYOR_NAME = Text("the mayor", "den Bürgermeister")
A_ROOF = Text("a roof", "ein Dach")
ENDS = (Text("left", "links"), Text("right", "rechts"))


def seat_names(seats: int) -> tuple[Text, ...]:
    """Name each seat: building firms called after their stone, as the colours are those of the cubes."""
    return SEATS[:seats]


def seat_name(seat: int) -> Text:
    """Return the placeholder of a seat, given from 0."""
    return the_seat(int(seat) + 1)


def cube_name(cube: int) -> Text:
    """Name a floor cube without an article: red 5, Rot 5."""
    return Text("{colour} {pips}", "{colour} {pips}").format(colour=COLOURS[COLOUR_OF[cube]], pips=int(PIPS_OF[cube]))


def the_cube(cube: int, article: str = "die") -> Text:
    """Name a floor cube with its article: the red 5, die rote 5; the German one is `der` for the dative."""
    colour = WITH_ENDING[COLOUR_OF[cube]]
    ending = "n" if article == "der" and colour != "orange" else ""  # which some say and some don't
    return Text(f"the {cube_name(cube).en}", f"{article} {colour}{ending} {int(PIPS_OF[cube])}")


def roof_name(value: int) -> Text:
    """Name a numbered roof."""
    return Text(f"roof {value}", f"das Dach {value}")


def permit_name(permit: int, article: str = "die") -> Text:
    """Name a special building permit; the German article is `der` for the dative."""
    return Text(f"permit {PERMIT_NAMES[permit]}", f"{article} Genehmigung {PERMIT_NAMES[permit]}")


def special_name(special: int) -> Text:
    """Name a permit, the cancel cube or the mayor."""
    if special < PERMITS:
        return permit_name(special)
    return CANCEL_CUBE if special == CANCEL else MAYOR_NAME


def as_subject(name: Text) -> Text:
    """Put a name's German article into the nominative."""
    return Text(name.en, name.de.replace("den ", "der "))


def without_article(name: Text) -> Text:
    """Take the German article off the name of a special piece."""
    return Text(name.en, name.de.removeprefix("den ").removeprefix("die "))


def piece_name(view: State) -> Text:
    """Name the piece that is offered now."""
    if view.offer < ROOF_OFFER:
        return the_cube(view.piece)
    if view.offer == ROOF_OFFER:
        return roof_name(view.piece) if view.piece > 0 else A_ROOF
    return special_name(view.offer - SPECIAL_OFFER)


def millions(count: int) -> Text:
    """Say a sum of money."""
    return plural(count, Text("{count} million", "{count} Million"), Text("{count} million", "{count} Millionen"))


def cheques(count: int) -> Text:
    """Say a number of cheques."""
    return plural(count, Text("{count} cheque", "{count} Scheck"), Text("{count} cheques", "{count} Schecks"))


def pips(count: int) -> Text:
    """Say a number of pips."""
    return plural(count, Text("{count} pip", "{count} Auge"), Text("{count} pips", "{count} Augen"))


def houses(count: int) -> Text:
    """Say a number of houses."""
    return plural(count, Text("{count} house", "{count} Haus"), Text("{count} houses", "{count} Häuser"))


def counted_roofs(count: int) -> Text:
    """Say a number of roofs."""
    return plural(count, Text("{count} roof", "{count} Dach"), Text("{count} roofs", "{count} Dächer"))


def lots(count: int) -> Text:
    """Say a length."""
    return plural(count, Text("{count} lot", "{count} Bauplatz"), Text("{count} lots", "{count} Bauplätze"))


def row_name(row: int) -> Text:
    """Name a row of houses, given from 0."""
    return Text(f"row {row + 1}", f"Reihe {row + 1}")


def on_site(row: int, lot: int) -> Text:
    """Say where something stands, row and lot given from 0."""
    return Text(f"on lot {lot + 1} of row {row + 1}", f"in Reihe {row + 1} auf Bauplatz {lot + 1}")


def site(row: int, lot: int) -> Text:
    """Name a lot, row and lot given from 0."""
    return Text(f"row {row + 1}, lot {lot + 1}", f"Reihe {row + 1}, Bauplatz {lot + 1}")
