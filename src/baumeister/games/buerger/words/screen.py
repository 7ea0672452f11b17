"""The game in a terminal."""

from baumeister.games.buerger.rules.components import (
    COST,
    DISTRICTS,
    DISTRICTS_OF_A_COLOUR,
    DOUBLES,
    OFFERS,
    SPACE_COIN,
    SPACE_POINTS,
    TILE_COLOUR,
)
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.state import State
from baumeister.games.buerger.words.move_decoding import hand_of, spaces_of
from baumeister.games.buerger.words.notation import COLOUR_LETTERS, SPACE_LETTERS, TILE_TEXTS
from baumeister.games.buerger.words.phrases import SEAT_HUES, coins, project_name, seat_names
from baumeister.present.terminal import laid_out, paint, seat_lines
from baumeister.text import Language, Text

HUES = ("red", "yellow", "blue", "green", "purple")

LEGEND = Text(
    "P3 H2 V3: park 3, house 2, villa 3. Empty spaces: · plain, o with a coin, 2 with +2 points. On offer: the price in "
    "coins, o or oo; * beside the Mayor, free.",
    "P3 H2 V3: Park 3, Haus 2, Villa 3. Freie Baufelder: · leer, o mit Münze, 2 mit +2 Punkten. Angebot: der Preis in "
    "Münzen, o oder oo; * beim Bürgermeister, kostenlos.",
)
OFFER = Text("On offer: {tiles}    to draw: {left}", "Angebot: {tiles}    zu ziehen: {left}")
DONE_BY = Text("{seat}’s crane", "Kran von {seat}")
HELD = Text("{coins}, cranes {cranes}, tiles {tiles}", "{coins}, Kräne {cranes}, Plättchen {tiles}")


def screen(view: State, language: Language) -> str:
    """Return a view as lines of text: the districts by colour, the offer board, every seat's holdings."""
    districts = (_district(view, district, language) for district in range(DISTRICTS))
    held = (_held(view, seat)[language] for seat in range(view.seats))
    seats = seat_lines(view, language, seat_names(view.seats), held, SEAT_HUES)
    return laid_out(language, districts, LEGEND, [_offer(view)[language]], seats)


def _district(view: State, district: int, language: Language) -> str:
    colour = district // DISTRICTS_OF_A_COLOUR
    number = paint(HUES[colour], f"{COLOUR_LETTERS[colour]} {district + 1:>2}")
    spaces = " ".join(f"{SPACE_LETTERS[letter]} {_space(view, space)}" for letter, space in enumerate(spaces_of(district)))
    return f"{number} {project_name(district)[language]:<22}{_project(view, district, language)}{spaces}".rstrip()


def _space(view: State, space: int) -> str:
    tile = int(view.spaces[space])
    if tile >= 0:
        return paint(HUES[TILE_COLOUR[tile]], TILE_TEXTS[tile][1:], 3)
    return f"{'o' if SPACE_COIN[space] else '2' if SPACE_POINTS[space] else '·':<3}"


def _project(view: State, district: int, language: Language) -> str:
    seat = int(view.completed[district])
    if seat >= 0:
        return paint(SEAT_HUES[seat], DONE_BY.format(seat=seat_names(view.seats)[seat])[language], 18)
    return f"{'×2' if DOUBLES[district] else '+4'}, {coins(int(COST[district]))[language]}".ljust(18)


def _offer(view: State) -> Text:
    prices = ["o" * price(view, space) or "*" for space in range(OFFERS)]
    tiles = [f"{space + 1} {_tile(int(view.offer[space]))} {cost}" for space, cost in enumerate(prices)]
    return OFFER.format(tiles="   ".join(tiles), left=int(view.supply_size))


def _tile(tile: int) -> str:
    return "?" if tile < 0 else paint(HUES[TILE_COLOUR[tile]], TILE_TEXTS[tile])


def _held(view: State, seat: int) -> Text:
    tiles = " ".join(map(_tile, hand_of(view, seat))) or "-"
    return HELD.format(coins=coins(int(view.coins[seat])), cranes=int(view.cranes[seat]), tiles=tiles)
