"""Names of seats, tiles, districts and projects, as the sentences use them. German phrases include their article."""

from typing import NamedTuple

from baumeister.games.buerger.rules.components import DISTRICT, HOUSE, PARK, TILE_COLOUR, TILE_KIND, TILE_VALUE, VILLA
from baumeister.games.buerger.words.notation import SPACE_TEXTS
from baumeister.text import Text, plural, the_seat

SEATS = (Text("Copper", "Kupfer"), Text("Steel", "Stahl"), Text("Brass", "Messing"), Text("Zinc", "Zink"))
SEAT_HUES = ("copper", "steel", "brass", "zinc")
COLOURS = (Text("red", "Rot"), Text("yellow", "Gelb"), Text("blue", "Blau"), Text("green", "Grün"), Text("violet", "Violett"))
ADJECTIVES = ("rot", "gelb", "blau", "grün", "violett")


class Kind(NamedTuple):
    """A kind of tile: its name, many of it, and its German forms: "roter", "ein roter", "einen roten", "roten" Park."""

    name: Text
    many: Text
    plain: str
    nominative: str
    accusative: str
    taken: str


KINDS = {
    PARK: Kind(Text("park", "Park"), Text("parks", "Parks"), "{}er", "ein {}er", "einen {}en", "{}en"),
    HOUSE: Kind(Text("house", "Haus"), Text("houses", "Häuser"), "{}es", "ein {}es", "ein {}es", "{}es"),
    VILLA: Kind(Text("villa", "Villa"), Text("villas", "Villen"), "{}e", "eine {}e", "eine {}e", "{}e"),
}


class Project(NamedTuple):
    """A great project: its name, the name as the object of a sentence, its year."""

    name: Text
    the: Text
    year: int


PROJECTS = (
    Project(Text("Municipal Library", "Stadtbibliothek"), Text("the Municipal Library", "die Stadtbibliothek"), 1825),
    Project(Text("Imperial Cathedral", "Kaiserdom"), Text("the Imperial Cathedral", "den Kaiserdom"), 1881),
    Project(Text("St. Paul’s Church", "Paulskirche"), Text("St. Paul’s Church", "die Paulskirche"), 1832),
    Project(Text("Zoological Garden", "Zoologischer Garten"), Text("the Zoological Garden", "den Zoologischen Garten"), 1874),
    Project(Text("Main Synagogue", "Hauptsynagoge"), Text("the Main Synagogue", "die Hauptsynagoge"), 1860),
    Project(Text("Market Hall", "Kleinmarkthalle"), Text("the Market Hall", "die Kleinmarkthalle"), 1879),
    Project(Text("Iron Bridge", "Eiserner Steg"), Text("the Iron Bridge", "den Eisernen Steg"), 1868),
    Project(Text("Main Station", "Hauptbahnhof"), Text("the Main Station", "den Hauptbahnhof"), 1888),
    Project(Text("Concert Hall", "Saalbau"), Text("the Concert Hall", "den Saalbau"), 1859),
    Project(Text("Palm Garden", "Palmengarten"), Text("the Palm Garden", "den Palmengarten"), 1869),
    Project(Text("Opera House", "Opernhaus"), Text("the Opera House", "das Opernhaus"), 1880),
    Project(Text("Stock Exchange", "Börse"), Text("the Stock Exchange", "die Börse"), 1879),
    Project(Text("Castle Court", "Burgblock"), Text("the Castle Court", "den Burgblock"), 1891),
    Project(Text("Grand Bazaar", "Grand Bazar"), Text("the Grand Bazaar", "den Grand Bazar"), 1900),
    Project(
        Text("Traders’ Hall", "Kaufmännischer Verein"),
        Text("the Traders’ Hall", "den Bau des Kaufmännischen Vereins"),
        1908,
    ),
)
SHORT_NAMES = (  # for a small board, which has room for a word or two
    Text("Library", "Bibliothek"),
    Text("Cathedral", "Kaiserdom"),
    Text("St. Paul’s", "Paulskirche"),
    Text("Zoo", "Zoo"),
    Text("Synagogue", "Synagoge"),
    Text("Market", "Markthalle"),
    Text("Iron Bridge", "Steg"),
    Text("Station", "Bahnhof"),
    Text("Concert Hall", "Saalbau"),
    Text("Palms", "Palmen"),
    Text("Opera", "Oper"),
    Text("Exchange", "Börse"),
    Text("Castle", "Burgblock"),
    Text("Bazaar", "Bazar"),
    Text("Traders", "Kaufleute"),
)
assert len(SHORT_NAMES) == len(PROJECTS)

COIN = Text("{count} coin", "{count} Münze")
MANY_COINS = Text("{count} coins", "{count} Münzen")
COLOURED = Text("{colour} {kind}", "{colour} {kind}")
TILE = Text("{tile} {value}", "{tile} {value}")
NUMBERED = Text("{project}\u00a0({number})", "{project}\u00a0({number})")
AT = Text("{space} ({project})", "{space} ({project})")
OR = Text("or", "oder")


def seat_names(seats: int) -> tuple[Text, ...]:
    """Name the seats by metals, as colours would be taken for those of tiles and districts."""
    return SEATS[:seats]


def seat_name(seat: int) -> Text:
    """Name a seat, counted from 0: a placeholder for whoever sits there."""
    return the_seat(seat + 1)


def tile_name(tile: int) -> Text:
    """Name a tile: red villa 3, rote Villa 3."""
    return _tile(tile, "", _kind(tile).plain)


def colour_and_kind(tile: int) -> Text:
    """Name a tile whose value is seen: red villa, rote Villa."""
    return _coloured(tile, "", _kind(tile).plain)


def a_tile(tile: int) -> Text:
    """Name a tile as an object: a red villa 3, einen roten Park 3."""
    return _tile(tile, "a ", _kind(tile).accusative)


def a_tile_comes(tile: int) -> Text:
    """Name a tile as a subject: a red villa 3, ein roter Park 3."""
    return _tile(tile, "a ", _kind(tile).nominative)


def tile_taken(tile: int) -> Text:
    """Name a tile as an object in few words: red park 3, roten Park 3."""
    return _tile(tile, "", _kind(tile).taken)


def _kind(tile: int) -> Kind:
    return KINDS[int(TILE_KIND[tile])]


def _tile(tile: int, article: str, german: str) -> Text:
    return TILE.format(tile=_coloured(tile, article, german), value=int(TILE_VALUE[tile]))


def _coloured(tile: int, article: str, german: str) -> Text:
    colour = int(TILE_COLOUR[tile])
    adjective = Text(article + COLOURS[colour].en, german.format(ADJECTIVES[colour]))
    return COLOURED.format(colour=adjective, kind=_kind(tile).name)


def project_name(district: int) -> Text:
    """Name a great project: Imperial Cathedral, Kaiserdom."""
    return PROJECTS[district].name


def the_project(district: int) -> Text:
    """Name a great project as an object: the Imperial Cathedral, den Kaiserdom."""
    return PROJECTS[district].the


def the_project_on_the_map(district: int) -> Text:
    """Name a great project as an object, with its district's number: the Imperial Cathedral (2), den Kaiserdom (2)."""
    return NUMBERED.format(project=the_project(district), number=district + 1)


def space_name(space: int) -> Text:
    """Name a building space: 2c."""
    return Text(SPACE_TEXTS[space], SPACE_TEXTS[space])


def space_at(space: int) -> Text:
    """Name a building space and the project of its district: 2c (Imperial Cathedral)."""
    return AT.format(space=space_name(space), project=project_name(int(DISTRICT[space])))


def coins(count: int) -> Text:
    """Say a number of coins."""
    return plural(count, COIN, MANY_COINS)
