"""What things are called in Project Skyline's sentences. Sums are in thousands, as all its money is."""

from typing import NamedTuple

from baumeister.games.skyline.rules.components import CORNERS, EMPTY, ONE_FLOOR, SIDE_OF_ROAD, SKYSCRAPER
from baumeister.games.skyline.rules.state import NOBODY, State
from baumeister.games.skyline.words.notation import field_name
from baumeister.present.score_unit import Unit
from baumeister.text import Text, amount, plural, the_seat

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

THOUSANDS = Text("thousand", "Tausend")
CASH = Unit(Text("Cash, in thousands", "Bargeld in Tausend"), *[THOUSANDS] * 3)


class Card(NamedTuple):
    """An action card: what it is called and what it says."""

    title: Text
    text: Text


CARDS = {
    1: Card(
        Text("Second Wind", "Rückenwind"),
        Text(
            "Throw the white die again and move on. Pay rent if it is due.",
            "Wirf den weißen Würfel noch einmal und zieh weiter. Zahle Miete, wenn sie fällig wird.",
        ),
    ),
    2: Card(
        Text("Invitation", "Einladung"),
        Text(
            "Move the pawn of the richest player 1, 2 or 3 fields on. Its owner pays rent if it is due.",
            "Zieh die Figur des reichsten Spielers 1, 2 oder 3 Felder weiter. Er zahlt Miete, wenn sie fällig wird.",
        ),
    ),
    3: Card(
        Text("Subsidy", "Fördergeld"),
        Text(
            "The bank pays the poorest player 100 thousand, on a tie each of them.",
            "Die Bank zahlt dem ärmsten Spieler 100 Tausend, bei Gleichstand jedem von ihnen.",
        ),
    ),
    4: Card(
        Text("Windfall", "Geldsegen"),
        Text(
            "Throw both dice: the bank pays you ten times their sum.",
            "Wirf beide Würfel: Die Bank zahlt dir das Zehnfache der Summe.",
        ),
    ),
    5: Card(
        Text("Tax Audit", "Steuerprüfung"),
        Text(
            "Choose any player. Each of their skyscrapers costs them 50 thousand.",
            "Wähle irgendeinen Spieler. Jedes seiner Hochhäuser kostet ihn 50 Tausend.",
        ),
    ),
    6: Card(
        Text("Property Tax", "Grundsteuer"),
        Text("Pay 50 thousand for each of your skyscrapers.", "Zahle 50 Tausend für jedes deiner Hochhäuser."),
    ),
    7: Card(
        Text("Cracks", "Risse im Beton"),
        Text(
            "Who has most skyscrapers takes one back. You choose which.",
            "Wer die meisten Hochhäuser hat, nimmt eines zurück. Du wählst, welches.",
        ),
    ),
    8: Card(
        Text("Exchange", "Tauschgeschäft"),
        Text(
            "Swap one of your buildings with another player's. No skyscrapers.",
            "Tausche eines deiner Gebäude mit einem fremden. Keine Hochhäuser.",
        ),
    ),
    9: Card(
        Text("Extra Shift", "Sonderschicht"),
        Text("Put one of your floors on any free field.", "Setze eine deiner Etagen auf ein freies Baufeld."),
    ),
    10: Card(
        Text("Trading Places", "Ringtausch"),
        Text(
            "Swap the buildings of two other players. Skyscrapers, too.",
            "Vertausche die Gebäude zweier Mitspieler. Auch Hochhäuser.",
        ),
    ),
    11: Card(
        Text("Removal Men", "Umzug"),
        Text(
            "Move one of your buildings to an empty field. No skyscrapers.",
            "Versetze eines deiner Gebäude auf ein leeres Feld. Keine Hochhäuser.",
        ),
    ),
    12: Card(
        Text("Wrecking Ball", "Abrissbirne"),
        Text(
            "Return another player's building of one or two floors.",
            "Gib ein fremdes Gebäude mit einer oder zwei Etagen zurück.",
        ),
    ),
    13: Card(
        Text("Building Flaw", "Baumangel"),
        Text(
            "Take one of your own buildings back, even a skyscraper.",
            "Nimm eines deiner eigenen Gebäude zurück, auch ein Hochhaus.",
        ),
    ),
}
"""The action cards by kind, in the order of the rules (PS 5); their names are ours."""


def seat_name(seat: int) -> Text:
    """Name a seat, counted from 0, by its placeholder: whoever shows the sentence fills in who sits there."""
    return the_seat(int(seat) + 1)


def seat_names(seats: int) -> tuple[Text, ...]:
    """Name each seat by its colour."""
    return COLOURS[:seats]


def thousands(count: int) -> Text:
    """Say a sum of money."""
    return Text("{count} thousand", "{count} Tausend").format(count=amount(count))


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
    return plural(count, Text("{count} step", "{count} Schritt"), Text("{count} steps", "{count} Schritte"))


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
    """Say what stands on a field: "Orange, 2 floors", or "free"."""
    if view.buildings[field] == EMPTY:
        return Text("free", "frei")
    is_tower = view.buildings[field] == SKYSCRAPER
    height = Text("skyscraper", "Hochhaus") if is_tower else floors(int(view.buildings[field]))
    return Text("{seat}, {height}", "{seat}, {height}").format(seat=seat_name(view.owners[field]), height=height)


def building_label(view: State, field: int) -> Text:
    """Name a field with what stands there: "c3: Orange, 2 floors"."""
    return Text("{field}: {what}", "{field}: {what}").format(field=place(field), what=what_stands(view, field))


def the_building(view: State, field: int) -> Text:
    """Name a building with its owner, as an object: "Blue's skyscraper on c3"."""
    kind = SKYSCRAPER_NAME if view.buildings[field] == SKYSCRAPER else BUILDING
    owner = int(view.owners[field])
    assert owner != NOBODY
    return Text("{seat}'s {kind} on {field}", "das {kind} von {seat} auf {field}").format(
        seat=seat_name(owner), kind=kind, field=place(field)
    )


def road_name(road_field: int) -> Text:
    """Name a road field after its corner or its side: "field 3 of the north side"."""
    side, step = divmod(road_field, SIDE_OF_ROAD)
    if road_field in CORNERS:
        return CORNER_NAMES[side]
    return Text("field {step} of {side}", "Feld {step} {side}").format(step=step, side=SIDES[side])


def without_stop(text: Text) -> Text:
    """Return a sentence without its full stop, for a place where none has one."""
    return Text(text.en.removesuffix("."), text.de.removesuffix("."))
