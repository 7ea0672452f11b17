"""The game in a terminal: a view as text in Rich's markup, with the colours' names as styles."""

from collections.abc import Iterator

from baumeister.games.buerger.components import COLOURS as COLOUR_COUNT
from baumeister.games.buerger.components import DISTRICTS_OF_A_COLOUR, OFFERS, PRICES, SPACE_POINTS, TILE_COLOUR
from baumeister.games.buerger.notation import TILE_TEXTS
from baumeister.games.buerger.phrases import COLOURS as COLOUR_NAMES
from baumeister.games.buerger.phrases import coins, project_name, seat_name
from baumeister.games.buerger.reading import cost_of, doubles, hand_of, has_coin, spaces_of
from baumeister.games.buerger.state import State
from baumeister.text import Language, Text

COLOURS = {
    "red": "indian_red1",
    "yellow": "yellow1",
    "blue": "dodger_blue1",
    "green": "spring_green3",
    "violet": "medium_purple1",
}
STYLES = tuple(COLOURS)

LEGEND = Text(
    "V3 is a villa of 3 (P park, H house); · a free space, o one with a coin, 2 one with two points.",
    "V3 ist eine Villa mit 3 (P Park, H Haus); · ein freies Baufeld, o eines mit Münze, 2 eines mit zwei Punkten.",
)
OFFER = Text("Offer", "Angebot")
FREE = Text("free, Mayor", "frei, Bürgermeister")
SUPPLY = Text("to draw", "im Vorrat")
DONE_BY = Text("{seat}'s crane", "Kran von {seat}")
SEAT = Text(
    "P{seat} {name}: {points} points, {coins}, cranes {cranes}, tiles {tiles}",
    "P{seat} {name}: {points} Punkte, {coins}, Kräne {cranes}, Plättchen {tiles}",
)


def screen(view: State, language: Language) -> str:
    """Return a view as lines of text: the districts by colour, the offer board, what every seat has."""
    lines = [line for colour in range(COLOUR_COUNT) for line in _districts(view, colour, language)]
    lines += [LEGEND[language], "", _offer(view, language)]
    lines += [_seat(view, seat)[language] for seat in range(view.seats)]
    return "\n".join(lines)


def _districts(view: State, colour: int, language: Language) -> Iterator[str]:
    yield f"[{STYLES[colour]}]{COLOUR_NAMES[colour][language].capitalize()}[/]"
    for district in range(colour * DISTRICTS_OF_A_COLOUR, (colour + 1) * DISTRICTS_OF_A_COLOUR):
        spaces = " ".join(f"{'abcde'[letter]} {_space(view, space):<3}" for letter, space in enumerate(spaces_of(district)))
        name, project = project_name(district)[language], _project(view, district, language)
        yield f"{district + 1:>3} {name:<22}{project:<20} {spaces}".rstrip()


def _space(view: State, space: int) -> str:
    tile = int(view.spaces[space])
    if tile >= 0:
        return TILE_TEXTS[tile][1:]
    return "o" if has_coin(space) else "2" if SPACE_POINTS[space] else "·"


def _project(view: State, district: int, language: Language) -> str:
    seat = int(view.completed[district])
    if seat >= 0:
        return DONE_BY.format(seat=seat_name(seat))[language]
    return f"{'×2' if doubles(district) else '+4'}, {coins(cost_of(district))[language]}"


def _offer(view: State, language: Language) -> str:
    spaces = []
    for space in range(OFFERS):
        cost = FREE[language] if space == view.mayor else coins(int(PRICES[space]))[language]
        spaces.append(f"{space + 1} {_tile(int(view.offer[space]))} ({cost})")
    return f"{OFFER[language]}: " + "  ".join(spaces) + f"  | {SUPPLY[language]}: {view.supply_size}"


def _tile(tile: int) -> str:
    return "?" if tile < 0 else f"[{STYLES[TILE_COLOUR[tile]]}]{TILE_TEXTS[tile]}[/]"


def _seat(view: State, seat: int) -> Text:
    return SEAT.format(
        seat=seat + 1,
        name=seat_name(seat),
        points=int(view.scores[seat]),
        coins=coins(int(view.coins[seat])),
        cranes=int(view.cranes[seat]),
        tiles=" ".join(map(_tile, hand_of(view, seat))) or "-",
    )
