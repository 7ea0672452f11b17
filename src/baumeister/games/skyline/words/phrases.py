"""The names of things in Project Skyline's sentences. Sums stand as they are drawn on the board, without a unit."""

from baumeister.games.skyline.rules.components import CORNERS, EMPTY, ONE_FLOOR, SIDE_OF_ROAD, SKYSCRAPER
from baumeister.games.skyline.rules.state import NOBODY, State
from baumeister.games.skyline.words.notation import field_name
from baumeister.present.score_unit import ScoreUnit
from baumeister.text import Text, plural, the_seat

COLOURS = (Text("Orange", "Orange"), Text("Blue", "Blau"), Text("Yellow", "Gelb"), Text("Purple", "Lila"))
CORNER_NAMES = (
    Text("the north-west corner", "die Nordwestecke"),
    Text("the north-east corner", "die Nordostecke"),
    Text("the south-east corner", "die Südostecke"),
    Text("the south-west corner", "die Südwestecke"),
)
AT_CORNERS = tuple(Text(f"at {name.en}", name.de.replace("die ", "an der ")) for name in CORNER_NAMES)
SIDES = (
    Text("the north side", "der Nordseite"),
    Text("the east side", "der Ostseite"),
    Text("the south side", "der Südseite"),
    Text("the west side", "der Westseite"),
)
BUILDING = Text("building", "Gebäude")
SKYSCRAPER_NAME = Text("skyscraper", "Hochhaus")

INCOMES = Text("Largest single incomes", "Die größten Einnahmen auf einmal")
IN_CASH = Text("of that in cash", "davon bar")  # of the sum above, beside which a narrow panel has room for no word
IN_TOTAL = Text("in total", "insgesamt")
CASH = ScoreUnit(Text("Money", "Geld"), IN_TOTAL, IN_TOTAL, IN_TOTAL, is_noun=False)


def seat_name(seat: int) -> Text:
    """Name a seat, counted from 0, by its placeholder: whoever shows the sentence fills in the player's name."""
    return the_seat(int(seat) + 1)


def seat_names(seats: int) -> tuple[Text, ...]:
    """Name each seat by its colour."""
    return COLOURS[:seats]


def place(field: int) -> Text:
    """Name a building field."""
    return Text(field_name(field), field_name(field))


def floors(count: int) -> Text:
    """Say a number of floors."""
    return plural(count, Text("one floor", "eine Etage"), Text("{count} floors", "{count} Etagen"))


ENDLESS = Text("any number of floors", "beliebig viele Etagen")
"""The floors of a seat whose supply has no end (PS 3.9)."""


def in_steps(count: int) -> Text:
    """Say a number of steps."""
    return plural(count, Text("{count} space", "{count} Schritt"), Text("{count} spaces", "{count} Schritte"))


def of_floors(building: int) -> Text:
    """Say how high a building is, to follow its name: "of 2 floors"."""
    if building == ONE_FLOOR:
        return Text("of one floor", "mit einer Etage")
    return Text(f"of {building} floors", f"mit {building} Etagen")


def skyscrapers(count: int) -> Text:
    """Say a number of skyscrapers."""
    return plural(count, Text("{count} skyscraper", "{count} Hochhaus"), Text("{count} skyscrapers", "{count} Hochhäuser"))


def buildings(count: int) -> Text:
    """Say a number of buildings, in the dative in German."""
    return plural(count, Text("{count} building", "{count} Gebäude"), Text("{count} buildings", "{count} Gebäuden"))


def what_stands(view: State, field: int) -> Text:
    """Describe a field: "Orange, 2 floors", or "free"."""
    if view.buildings[field] == EMPTY:
        return Text("empty", "frei")
    is_tower = view.buildings[field] == SKYSCRAPER
    height = Text("skyscraper", "Hochhaus") if is_tower else floors(int(view.buildings[field]))
    return Text("{seat}, {height}", "{seat}, {height}").format(seat=seat_name(view.owners[field]), height=height)


def building_label(view: State, field: int) -> Text:
    """Name a field with its content: "c3: Orange, 2 floors"."""
    return Text("{field}: {what}", "{field}: {what}").format(field=place(field), what=what_stands(view, field))


def the_building(view: State, field: int) -> Text:
    """Name a building with its owner, as an object: "Blue's skyscraper on c3"."""
    owner = int(view.owners[field])
    assert owner != NOBODY
    return Text("{seat}’s {kind} on {field}", "das {kind} von {seat} auf {field}").format(
        seat=seat_name(owner), kind=kind_of_building(view, field), field=place(field)
    )


def kind_of_building(view: State, field: int) -> Text:
    """Name the kind of building on a field."""
    return SKYSCRAPER_NAME if view.buildings[field] == SKYSCRAPER else BUILDING


def road_name(road_field: int) -> Text:
    """Name a road field after its corner or its side: "field 3 of the north side"."""
    side, step = divmod(road_field, SIDE_OF_ROAD)
    if road_field in CORNERS:
        return CORNER_NAMES[side]
    return Text("space {step} on {side}", "Feld {step} {side}").format(step=step, side=SIDES[side])


def without_stop(text: Text) -> Text:
    """Return a sentence without its full stop, for a place where none has one."""
    return Text(text.en.removesuffix("."), text.de.removesuffix("."))
