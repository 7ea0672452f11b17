"""Beside Project Skyline's city: title, dice, what rents are, and what the signs on the lots mean."""

from collections.abc import Iterator, Sequence

from baumeister.games.skyline.drawing.board_place import (
    CARD_TOP,
    DICE_TOP,
    LOW_AIM,
    LOW_KEY_TOP,
    LOW_PRICES,
    LOW_PRICES_MIDDLE,
    NARROW_AIM,
    NARROW_FOOT,
    NARROW_UNDER_DICE,
    OUT_OF_SIGHT,
    SIDE,
    SIDEWAYS_CARD,
    SIDEWAYS_DICE,
    STRIP,
    narrow,
    sideways,
)
from baumeister.games.skyline.drawing.board_ways import building_moves
from baumeister.games.skyline.drawing.pieces import (
    RISEN_SHAPE,
    architect,
    building,
    die,
    fall_sign,
    pawn,
    raise_sign,
    sum_tag,
)
from baumeister.games.skyline.drawing.pieces_cards import CARD
from baumeister.games.skyline.rules.components import NO_CARD, ONE_FLOOR, RENTS, SEATS_MAX, SKYSCRAPER, SKYSCRAPERS, TWO_FLOORS
from baumeister.games.skyline.rules.moves import RAISE
from baumeister.games.skyline.rules.state import CORNER, DONE, FLOOR, ROLL, TOWER, State
from baumeister.games.skyline.words.parts import DICE
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, title
from baumeister.svg.hatch import box
from baumeister.svg.hue import Hue
from baumeister.svg.lettering import text
from baumeister.svg.part import halo, hit
from baumeister.svg.plan import circle, compass, rect
from baumeister.svg.solid import DETAIL
from baumeister.text import NO_TEXT, Text

TITLE = "Project Skyline"
THROWN = Text("The dice: white {white}, black {black}", "Die Würfel: weiß {white}, schwarz {black}")
UNTHROWN = Text("The dice", "Die Würfel")
RENT = Text("Rent", "Miete")
ADD_UP = Text("groups add up", "Gruppen zählen zusammen")
CHANGE = Text("change in rent per stop", "Änderung der Miete je Halt")
CHANGE_AT_BEST = Text("change in rent at best", "Änderung im besten Fall")  # where another choice follows
MOST = Text("the most", "am meisten")
RISEN = Text("rent has risen", "Miete gestiegen")
RISES = Text("rises and moves", "steigt, zieht um")
FALLS = Text("falls", "fällt")
AIM = (  # on the sheet, and below it on a narrow screen
    (
        Text("The most money wins, plus 100", "Das meiste Geld gewinnt, dazu"),
        Text("for each skyscraper. The end:", "100 je Hochhaus. Schluss, wenn"),
        Text("somebody has {count}, or is bankrupt.", "jemand {count} hat oder bankrott ist."),
    ),
    (
        Text("The most money wins, plus 100 for each skyscraper.", "Das meiste Geld gewinnt, dazu 100 je Hochhaus."),
        Text("The end: somebody has all {count}, or is bankrupt.", "Schluss, wenn jemand alle {count} hat oder bankrott ist."),
    ),
)
KEY_IN_WORDS = Text(  # on a phone held sideways: the key in two lines
    "Number: change in rent, arrow: rises, cross: falls, triangle: dearer",
    "Zahl: Mietänderung, Pfeil: steigt, Kreuz: fällt, Dreieck: teurer",
)
PRICES_TOP, PRICES_MIDDLE = CARD_TOP + CARD[1] + 57, 72.0  # under a card; of what is drawn below the heading
LEFT, RIGHT = SIDE
RISES_WIDTH = 158.0  # of what the first sign of a row says, to the middle of the second
KEY_PLATE, WORDS_LEFT = 42.0, 48.0  # how wide the key's numbers are, and right of them
RULE_LEFT = 62.0  # right of the heading
PILE = 0.5  # how large it is
SIDEWAYS_DIE = 0.82  # how large each is, below one another
SIDEWAYS_DICE_PLACE = sideways(DICE_TOP, SIDEWAYS_DICE, SIDEWAYS_DIE)
KEY_TOP, KEY_ROW = CARD_TOP + CARD[1] * PILE + 50, 28.0  # where a card would lie
AIM_ROW = 23.0
AIM_TOP, AIM_INSTEAD = PRICES_TOP + 113, 24.0  # above the plates; where the title stood, if four of them leave no room


def caption(view: State, look: Look) -> Markup:
    """Write the title of the sheet and draw the compass, unless who wins needs their place."""
    if _takes_title(view):
        return group(_lines(view, AIM[0], look), transform=at(0, AIM_INSTEAD))
    return group(
        text(LEFT, 60, TITLE, 29, look["ink"], anchor="start"),
        path(f"M{LEFT + 1:g} 82H{RIGHT - 62:g}", fill="none", stroke=look["ink"], stroke_width=DETAIL),
        group(compass(look, RIGHT - 20, 72, 21), class_="roomy"),
    )


def dice(view: State, look: Look) -> Markup:
    """Draw the last throw: the white die moves the pawn, the black one the architect (PS 1.4)."""
    white, black = int(view.white), int(view.black)
    said = THROWN.format(white=white, black=black) if white else UNTHROWN
    shape = box(0, 0, RIGHT - LEFT, 84)
    return group(
        title(said[look.language]),
        group(pawn(look, _thrower(view), 46), transform=at(26, 70)),
        group(die(look, white, False, 50), transform=at(80, 54)),
        path("M134 14V72", fill="none", stroke=look["line"], stroke_width=DETAIL, class_="not-sideways"),
        group(
            group(architect(look), transform=at(164, 70)),
            group(die(look, black, True, 50), transform=at(228, 54)),
            data_sideways=at(-144, 86),
        ),
        halo(look, shape, data_sideways=f"scale({STRIP[1] / SIDEWAYS_DIE / (RIGHT - LEFT):g} 2.05)"),
        id=DICE,
        class_="part dice",
        data_fresh="",
        transform=at(LEFT, DICE_TOP),
    )


def _thrower(view: State) -> int:
    """Return whose dice lie there: until the next seat has thrown, still those of the last one."""
    has_passed_on = view.phase == ROLL and view.white
    return int(view.turn - 1) % view.seats if has_passed_on else int(view.turn)


def prices(look: Look) -> Markup:
    """Draw the rent of each kind of building, on a tag as beside the road (PS 3.3); on a low screen in one row."""
    stone = Hue("sandstone", "falling", NO_TEXT)
    shown = ((ONE_FLOOR, 0.7, 26.0), (TWO_FLOORS, 0.7, 120.0), (SKYSCRAPER, 0.56, 214.0))
    drawn = [
        part
        for kind, scale, x in shown
        for part in (
            group(building(look, stone, kind), transform=f"{at(x, 88)} scale({scale:g})"),
            group(sum_tag(look, int(RENTS[kind])), transform=at(x + 43, 80)),
        )
    ]
    words = (
        group(text(0, 12, RENT[look.language], 21.2, look["ink"], anchor="start"), data_low=at(0, PRICES_MIDDLE - 12)),
        group(
            text(RULE_LEFT, 12, ADD_UP[look.language], 20.8, look["ink-soft"], plain=True, anchor="start"),
            data_low=OUT_OF_SIGHT,
        ),
    )
    place = at(LEFT, PRICES_TOP)
    return group(
        *words,
        group(*drawn, data_low=at(RULE_LEFT, 0)),
        transform=place,
        data_narrow=f"{narrow(1, PRICES_TOP, NARROW_FOOT)} {place}",
        data_low=f"{narrow(1, PRICES_TOP + PRICES_MIDDLE, LOW_PRICES_MIDDLE, LOW_PRICES)} {place}",
    )


def key(view: State, look: Look) -> Markup:
    """Explain to a seat the numbers on the lots and the signs, where a card would lie.

    The page fades those that aren't on the board; while one chooses, it hides them.
    On a narrow screen it lies above the pile; on a low one closer to the dice.
    """
    return group(
        *(_samples(view, look) if shows_signs(view) else ""),
        transform=at(LEFT, KEY_TOP),
        data_narrow=f"{narrow(0, KEY_TOP, NARROW_UNDER_DICE)} {at(LEFT, KEY_TOP)}",
        data_low=f"{narrow(0, KEY_TOP, LOW_KEY_TOP)} {at(LEFT, KEY_TOP)}",
    )


def question(view: State, look: Look) -> Markup:
    """Draw, on the pile, what tells the key on a phone held sideways, where there is no room for it."""
    if not shows_signs(view):
        return group()
    width, height = STRIP[1], CARD[1] * STRIP[1] / CARD[0]
    return group(
        title(KEY_IN_WORDS[look.language]),
        hit(look, box(0, 0, width, height)),
        circle(width / 2, height / 2, 27, look["sheet"], stroke=look["ink"], stroke_width=DETAIL),
        text(width / 2, height / 2 + 1, "?", 34, look["ink"]),
        class_="sideways",
        display="none",
        data_lights="",
        data_sideways=at(STRIP[0], SIDEWAYS_CARD),
    )


def aim(view: State, look: Look) -> Markup:
    """Say who wins and when the game ends (PS 6).

    Until the first turn it stands where the key will be, then above the plates or, if four of them leave no room, instead of
    the title; on a narrow screen below all.
    """
    sheet, below = (_lines(view, lines, look) for lines in AIM)
    return group(
        group(sheet, class_="wide", transform=at(0, KEY_TOP if _is_setup(view) else AIM_TOP)) if _is_above_plates(view) else "",
        group(
            below,
            class_="narrow",
            display="none",
            transform=narrow(0, 0, NARROW_AIM),
            data_low=narrow(0, 0, LOW_AIM),
        ),
    )


def _is_above_plates(view: State) -> bool:
    return bool(view.viewer > 0 and view.phase != DONE and not _takes_title(view))


def _takes_title(view: State) -> bool:
    return bool(view.viewer > 0 and view.seats == SEATS_MAX and view.phase != DONE and not _is_setup(view))


def _lines(view: State, lines: Sequence[Text], look: Look) -> Markup:
    count = int(SKYSCRAPERS[view.seats])
    told = enumerate(line.format(count=count)[look.language] for line in lines)
    return group(*(text(LEFT, 12 + row * AIM_ROW, line, 20.8, look["ink"], plain=True, anchor="start") for row, line in told))


def has_key(view: State) -> bool:
    """Tell whether a seat's pile is small, so that who wins or, from the first turn on, the signs are told under it."""
    return bool(view.viewer > 0 and view.phase != DONE and view.card == NO_CARD)


def shows_signs(view: State) -> bool:
    """Tell whether the key is there: until the first turn, nothing has a number or a sign."""
    return has_key(view) and not _is_setup(view)


def _is_setup(view: State) -> bool:
    return bool(view.phase in (CORNER, TOWER, FLOOR))


def _samples(view: State, look: Look) -> Iterator[Markup]:
    """Draw, with words, numbers as the page writes them, the highest of which stands out, and signs for what may be."""
    moves = building_moves(view)
    falls = WORDS_LEFT + RISES_WIDTH
    signs = [
        ("gain", CHANGE, number_plate(look, f"+{RENTS[ONE_FLOOR]}", "ink", "paper", "ink", KEY_PLATE)),
        ("falls", RISES, group(_round(raise_sign(look), 21), _round(fall_sign(look), falls), _said(FALLS, falls + 20, look))),
        ("best", MOST, number_plate(look, f"+{RENTS[TWO_FLOORS]}", "lamplight", "edge", "edge", KEY_PLATE)),
        ("risen", RISEN, path(RISEN_SHAPE, fill=look["ink"], stroke_linejoin="round", transform=at(-4, -3.5))),
    ]
    if moves and max(moves) < RAISE:
        del signs[1]
    for row, (name, words, sign) in enumerate(signs):
        said = _change(look) if words is CHANGE else _said(words, WORDS_LEFT, look)
        yield group(sign, said, class_=f"key-{name}", transform=at(0, row * KEY_ROW))


def _change(look: Look) -> Markup:
    """Write what a number means; the page shows the second words where another choice follows, on which it depends."""
    words = {"key-sum": CHANGE, "key-at-best": CHANGE_AT_BEST}
    return group(*(group(_said(said, WORDS_LEFT, look), class_=class_) for class_, said in words.items()))


def _round(sign: Markup, x: float) -> Markup:
    return group(sign, transform=f"{at(x, 12)} scale(0.9)")


def _said(words: Text, x: float, look: Look) -> Markup:
    """Write what a sign of the key means."""
    return text(x, 12, words[look.language], 20.8, look["ink"], plain=True, anchor="start")


def number_plate(look: Look, words: str, ground: str, ink: str, edge: str, width: float = 34.0) -> Markup:
    """Draw a number as the page writes it on lots; its corner is the origin."""
    plate = rect(0, 0, width, 24, look[ground], rx=12, stroke=look[edge], stroke_width=DETAIL)
    return group(plate, text(width / 2, 12.5, words, 21, look[ink]))
