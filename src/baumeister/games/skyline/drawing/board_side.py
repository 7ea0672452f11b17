"""Beside Project Skyline's city: title, dice, the action card with its pile, the seats' plates."""

from collections.abc import Iterator
from textwrap import wrap

from baumeister.core.record import OVER
from baumeister.games.skyline.drawing.board_place import (
    HEIGHT,
    NARROW_CARD,
    NARROW_FOOT,
    NARROW_PILE,
    NARROW_PLATES,
    NARROW_SCALE,
    SIDE,
    SIDEWAYS_CARD,
    SIDEWAYS_DICE,
    SIDEWAYS_PLATES,
    SIDEWAYS_STEP,
    STRIP,
    narrow,
    sideways,
)
from baumeister.games.skyline.drawing.pieces import (
    HUES,
    RISEN_SHAPE,
    architect,
    building,
    die,
    fall_sign,
    pawn,
    raise_sign,
    sum_tag,
)
from baumeister.games.skyline.drawing.pieces_cards import CARD, back, card
from baumeister.games.skyline.rules.cards import kind_of_draw
from baumeister.games.skyline.rules.components import CARDS as CARD_COUNT
from baumeister.games.skyline.rules.components import (
    NO_CARD,
    ONE_FLOOR,
    REMOVE,
    RENTS,
    SKYSCRAPER,
    SKYSCRAPERS,
    TAKE_BACK,
    TOPPLE_LEADER,
    TWO_FLOORS,
)
from baumeister.games.skyline.rules.scoring import premium_of, skyscrapers_left
from baumeister.games.skyline.rules.state import CARD as RESOLVING
from baumeister.games.skyline.rules.state import CORNER, DONE, FLOOR, TOWER, State
from baumeister.games.skyline.words.parts import CARD as CARD_PART
from baumeister.games.skyline.words.parts import DICE, plate_part
from baumeister.games.skyline.words.phrases import seat_name
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.present.drawing import the_seat_in_short
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, path, title
from baumeister.svg.hatch import box
from baumeister.svg.hue import Hue
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.pieces import swatch
from baumeister.svg.plan import compass, rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import NO_TEXT, Text, amount, written

TITLE = "Project Skyline"
THROWN = Text("The dice: white {white}, black {black}", "Die Würfel: weiß {white}, schwarz {black}")
UNTHROWN = Text("The dice", "Die Würfel")
SHOWN = Text("Action card: {title}", "Aktionskarte: {title}")
RENT = Text("Rent", "Miete")
YOUR_RENT = Text("group’s rent; 0 off the road", "Gruppenmiete; ohne Straße 0")
HIGHEST = Text("the highest", "die höchste")
RISEN = Text("rent has risen", "Miete gestiegen")
RISES = Text("rises and moves", "steigt, zieht um")
FALLS = Text("falls", "fällt")
LESS_RENT = Text("less rent beside it", "weniger Miete daneben")
TAKE_AWAY = {TOPPLE_LEADER, REMOVE, TAKE_BACK}
ADD_UP = Text("groups add up", "Gruppen zählen zusammen")
CARD_PILE = Text("Action cards", "Aktionskarten")
UNSEEN = Text("{count} of {all} cards left", "Noch {count} von {all} Karten")
NEXT = Text("Next: {title}", "Als Nächstes: {title}")
PLATE = Text("{seat}: {cash} in cash, {built} of {all} skyscrapers", "{seat}: {cash} in bar, {built} von {all} Hochhäusern")
ONE_TO_GO = Text("one to go", "noch eins")
MADE_UP = Text("{cash} cash + {premium} premium", "{cash} bar + {premium} Prämie")
DICE_TOP = 92.0
CARD_TOP = 190.0
NARROW_DICE = 84.0 * NARROW_SCALE  # how high they lie below the city
NARROW_PILE_TOP = (CARD_TOP - DICE_TOP) * NARROW_SCALE  # below the city, under the dice
NARROW_UNDER_CARD = CARD[1] * NARROW_CARD + 24  # a card that is being resolved lies above the dice, in sight
PRICES_TOP = CARD_TOP + CARD[1] + 57
PLATE_STEP, PLATE_HEIGHT = 56.0, 50.0
LEFT, RIGHT = SIDE
RISES_WIDTH = 158.0  # of what the first sign of a row says, to the middle of the second
RULE_LEFT = 62.0  # right of the heading
PILE = 0.5  # how large it is
BESIDE_PILE = 13  # letters in a line beside it
SIDEWAYS_DIE = 0.82  # how large each is, below one another
SIDEWAYS_DICE_PLACE = sideways(DICE_TOP, SIDEWAYS_DICE, SIDEWAYS_DIE)
SIDEWAYS_HEIGHT = 118.0  # of a plate: a fingertip's
KEY_TOP, KEY_ROW = CARD_TOP + CARD[1] * PILE + 50, 28.0  # where a card would lie


def caption(look: Look) -> Markup:
    """Write the title of the sheet; draw the compass."""
    return group(
        text(LEFT, 54, TITLE, 29, look["ink"], anchor="start"),
        path(f"M{LEFT + 1:g} 76H{RIGHT - 62:g}", fill="none", stroke=look["ink"], stroke_width=DETAIL),
        group(compass(look, RIGHT - 20, 66, 21), class_="roomy"),
    )


def dice(view: State, look: Look) -> Markup:
    """Draw the last throw: the white die moves the pawn, the black one the architect (PS 1.4)."""
    white, black = int(view.white), int(view.black)
    said = THROWN.format(white=white, black=black) if white else UNTHROWN
    shape = box(0, 0, RIGHT - LEFT, 84)
    return group(
        title(said[look.language]),
        group(pawn(look, int(view.turn), 46), transform=at(26, 70)),
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


def narrow_dice(view: State) -> str:
    """Return where the dice lie on a narrow screen."""
    below = KEY_ROW * NARROW_SCALE if _takes_away(view) else 0.0
    return narrow(0, DICE_TOP, NARROW_UNDER_CARD + below if view.card != NO_CARD else 0.0)


def action_card(view: State, look: Look) -> Markup:
    """Draw the last card of this turn, else the pile: small, as it says nothing."""
    width, height = CARD
    kind = int(view.card)
    face = card(look, kind) if kind != NO_CARD else _pile(look)
    said = SHOWN.format(title=CARDS[kind].title) if kind != NO_CARD else CARD_PILE
    below, scale = (0.0, NARROW_CARD) if kind != NO_CARD else (NARROW_PILE_TOP, NARROW_PILE)
    return group(
        title(said[look.language]),
        face,
        halo(look, box(0, 0, width, height)),
        id=CARD_PART,
        class_="part card",
        data_fresh="",
        transform=f"{at(LEFT, CARD_TOP)} scale({card_scale(view):g})",
        data_narrow=f"{narrow(0, CARD_TOP, below, scale)} {at(LEFT, CARD_TOP)}",
        data_low=f"{narrow(0, CARD_TOP, NARROW_FOOT, scale)} {at(LEFT, CARD_TOP)}" if has_key(view) else None,
        data_sideways=f"{sideways(CARD_TOP, SIDEWAYS_CARD, STRIP[1] / width)} {at(LEFT, CARD_TOP)}",
    )


def _takes_away(view: State) -> bool:
    """Tell whether the viewer chooses a building to be taken away, on which it says how much less rent there will be."""
    return bool(view.phase == RESOLVING and view.viewer == view.actor and int(view.card) in TAKE_AWAY)


def card_scale(view: State) -> float:
    """Return how large a card, or the pile, lies beside the city."""
    return 1.0 if view.card != NO_CARD else PILE


def _pile(look: Look) -> Markup:
    width, height = CARD
    return group(
        *(rect(3.0 * i, 3.0 * i, width, height, look["sheet"], rx=4, stroke=look["ink"], stroke_width=DETAIL) for i in (2, 1)),
        back(look),
    )


def pile_words(view: State, look: Look) -> Markup:
    """Write below the card how many are left; when all have been seen, which comes next (PS 5).

    While the viewer takes a building away, it says what the numbers on the lots mean instead. On a narrow screen it
    stands beside the pile, whose lower edge may lie out of sight there.
    """
    left = CARD_COUNT - int(view.draws)
    top = CARD_TOP + CARD[1] * card_scale(view) + 25
    if _takes_away(view):
        sign = _number(look, -int(RENTS[ONE_FLOOR]), "ink", "paper", "ink", width=46)
        return group(
            group(sign, transform=at(LEFT, top - 12)),
            _words(look, LEFT + 54, top, LESS_RENT[look.language]),
            data_narrow=narrow(0, top - 12, CARD[1] * NARROW_CARD + 12),
        )
    said = (
        UNSEEN.format(count=left, all=CARD_COUNT)
        if left > 0
        else NEXT.format(title=CARDS[kind_of_draw(view, view.draws)].title)
    )[look.language]
    if view.card != NO_CARD:
        return group(_words(look, LEFT, top, said), data_narrow=narrow(0, top - 25, NARROW_UNDER_CARD + NARROW_DICE))
    beside = LEFT + CARD[0] * NARROW_PILE / NARROW_SCALE + 14
    lines = [_words(look, beside, top + 26 * row, line) for row, line in enumerate(wrap(said, BESIDE_PILE))]
    middle, below = top + 13 * (len(lines) - 1), CARD[1] * NARROW_PILE / 2
    return group(
        group(_words(look, LEFT, top, said), class_="wide"),
        group(
            *lines,
            class_="narrow",
            display="none",
            data_narrow=narrow(0, middle, NARROW_PILE_TOP + below),
            data_low=narrow(0, middle, NARROW_FOOT + below) if has_key(view) else None,
        ),
    )


def _words(look: Look, x: float, y: float, said: str) -> Markup:
    return text(x, y, said, 21.2, look["ink-soft"], plain=True, anchor="start")


def prices(look: Look) -> Markup:
    """Draw the rent of each kind of building, on a tag as beside the road (PS 3.3)."""
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
        text(0, 12, RENT[look.language], 21.2, look["ink"], anchor="start"),
        text(RULE_LEFT, 12, ADD_UP[look.language], 20.8, look["ink-soft"], plain=True, anchor="start"),
    )
    return group(*words, *drawn, transform=at(LEFT, PRICES_TOP))


def key(view: State, look: Look) -> Markup:
    """Explain to a seat the numbers on the lots and the signs, where a card would lie; the page fades those not seen.

    On a narrow screen it lies below the pile; on a low one, where that would be out of sight, in its place.
    """
    return group(
        *(_samples(look) if has_key(view) else ""),
        transform=at(LEFT, KEY_TOP),
        data_narrow=f"{narrow(0, KEY_TOP, NARROW_FOOT)} {at(LEFT, KEY_TOP)}",
        data_low=f"{narrow(0, KEY_TOP, NARROW_PILE_TOP + 12)} {at(LEFT, KEY_TOP)}",
    )


def has_key(view: State) -> bool:
    """Tell whether numbers and signs are explained: to a seat, from the first turn on, unless a card lies there."""
    return bool(view.viewer > 0 and view.phase not in (CORNER, TOWER, FLOOR, DONE) and view.card == NO_CARD)


def _samples(look: Look) -> Iterator[Markup]:
    """Draw numbers as the page writes them, the highest of which stands out, and the signs, with words."""
    signs = (
        ("gain", YOUR_RENT, _number(look, int(RENTS[ONE_FLOOR]), "ink", "paper", "ink")),
        ("best", HIGHEST, _number(look, int(RENTS[TWO_FLOORS]), "lamplight", "edge", "edge")),
        ("risen", RISEN, path(RISEN_SHAPE, fill=look["ink"], stroke_linejoin="round", transform=at(-15, -3.5))),
        ("falls", RISES, group(_round(raise_sign(look), 17), _round(fall_sign(look), 41 + RISES_WIDTH), _falls(look))),
    )
    for row, (name, words, sign) in enumerate(signs):
        said = text(41, 12, words[look.language], 20.8, look["ink-soft"], plain=True, anchor="start")
        yield group(sign, said, class_=f"key-{name}", transform=at(0, row * KEY_ROW))


def _round(sign: Markup, x: float) -> Markup:
    return group(sign, transform=f"{at(x, 12)} scale(0.9)")


def _falls(look: Look) -> Markup:
    """Write what the second sign of a row says."""
    return text(41 + RISES_WIDTH + 20, 12, FALLS[look.language], 20.8, look["ink-soft"], plain=True, anchor="start")


def _number(look: Look, rent: int, ground: str, ink: str, edge: str, width: float = 34.0) -> Markup:
    plate = rect(0, 0, width, 24, look[ground], rx=12, stroke=look[edge], stroke_width=DETAIL)
    return group(plate, text(width / 2, 12.5, written(rent), 21, look[ink]))


# ---- Plates


def plate(view: State, seat: int, look: Look) -> Markup:
    """Draw a seat's plate: its colour, its name, its skyscrapers built and to be built (PS 6.1).

    On a narrow screen, where the seats' panels lie far below, it says the seat's money, too.
    """
    count, built, cash = int(SKYSCRAPERS[view.seats]), int(view.skyscrapers[seat]), int(view.cash[seat])
    said = PLATE.format(seat=seat_name(seat), cash=amount(cash), built=built, all=count)
    return group(
        title(said[look.language]),
        group(*_plate(view, seat, look), class_="not-sideways"),
        group(*_sideways_plate(view, seat, look), class_="sideways", display="none"),
        halo(
            look,
            box(0, 0, RIGHT - LEFT, PLATE_HEIGHT),
            data_sideways=f"scale({STRIP[1] / (RIGHT - LEFT):g} {SIDEWAYS_HEIGHT / PLATE_HEIGHT:g})",
        ),
        id=plate_part(seat),
        class_=f"part plate of-{HUES[seat].name}",
        data_fresh="",  # its numbers are no change to look for
        data_harms=None if view.viewer == seat + 1 else "",
        transform=at(LEFT, plate_top(view, seat)),
        data_narrow=f"{narrow(1, 0, seat * NARROW_PLATES[int(view.seats)] * NARROW_SCALE)} {at(LEFT, 0)}",
        data_sideways=at(STRIP[0], SIDEWAYS_PLATES + seat * SIDEWAYS_STEP),
        data_narrow_gain=f"-18 {PLATE_HEIGHT / 2:g}",  # beside the plate: clear of the money that decides
        data_sideways_gain=f"{STRIP[1] / 2:g} {SIDEWAYS_HEIGHT:g}",  # at its foot, for the same
    )


def _plate(view: State, seat: int, look: Look) -> Iterator[Markup | str]:
    """Draw what stands on a seat's plate."""
    count, built = int(SKYSCRAPERS[view.seats]), int(view.skyscrapers[seat])
    middle = PLATE_HEIGHT / 2
    upper = middle if view.actor == OVER else middle - 9
    is_last = _is_last(view, seat)
    yield from (
        _blank_plate(look, view.turn == seat and view.actor != OVER),
        group(swatch(look, HUES[seat], 34), transform=at(26, middle)),
        group(
            text(52, 0, the_seat_in_short(seat + 1), 21.2, look["ink"], plain=True, anchor="start", font_weight=700),
            transform=at(0, upper if is_last else middle),
            data_narrow=at(0, upper),
        ),
        group(
            text(52, middle + 12, ONE_TO_GO[look.language], 17.4, look["ink"], plain=True, anchor="start") if is_last else "",
            _last_place(look, RIGHT - LEFT - 14) if is_last else "",
            *(
                _mark(look, seat, index < built, RIGHT - LEFT - 14 - (count - 1 - index) * 20.5, is_lit=is_last)
                for index in range(count)
            ),
            class_="wide",
        ),
        group(
            rect(RIGHT - LEFT - 138, upper - 13, 62, 26, look["gold"], rx=4) if is_last else "",
            group(_mark(look, seat, True, 0), transform=f"{at(RIGHT - LEFT - 125, upper - 18)} scale(0.64)"),
            text(RIGHT - LEFT - 113, upper, f"{built}/{count}", 19, look["ink"], anchor="start"),
            class_="narrow",
            display="none",
        ),
        group(_worth(view, seat, look), class_="narrow", display="none"),
        group(
            text(RIGHT - LEFT - 14, upper, amount(_total(view, seat))[look.language], 23, look["ink"], anchor="end"),
            class_="narrow",
            display="none",
            data_score_of=seat + 1,
        ),
    )


def _sideways_plate(view: State, seat: int, look: Look) -> Iterator[Markup | str]:
    """Draw what stands on a seat's plate on a phone held sideways: its colour, its skyscrapers, its money with the premium."""
    built = f"{int(view.skyscrapers[seat])}/{int(SKYSCRAPERS[view.seats])}"
    width, height = STRIP[1], SIDEWAYS_HEIGHT
    yield _blank_plate(look, view.turn == seat and view.actor != OVER, width, height)
    yield rect(46, 16, 56, 44, look["gold"], rx=4) if _is_last(view, seat) else ""
    yield group(swatch(look, HUES[seat], 34), transform=at(26, 38))
    yield text(74, 38, built, 28, look["ink"])
    yield text(width / 2, 86, amount(_total(view, seat))[look.language], 28, look["ink"])


def _total(view: State, seat: int) -> int:
    """Return what decides: a seat's cash with its premium, which it has got once the game is over."""
    return int(view.cash[seat]) + (premium_of(view, seat) if view.actor != OVER else 0)


def _is_last(view: State, seat: int) -> bool:
    """Tell whether a seat lacks one skyscraper only."""
    return skyscrapers_left(view, seat) == 1 and view.actor != OVER


def _worth(view: State, seat: int, look: Look) -> Markup | str:
    """Write, below what a seat would have if the game ended now, of what that is made up; after the end nothing more comes."""
    if view.actor == OVER:
        return ""
    said = MADE_UP.format(cash=amount(int(view.cash[seat])), premium=premium_of(view, seat))
    return text(RIGHT - LEFT - 14, PLATE_HEIGHT / 2 + 12, said[look.language], 17.4, look["ink-soft"], plain=True, anchor="end")


def _blank_plate(look: Look, has_turn: bool, width: float = RIGHT - LEFT, height: float = PLATE_HEIGHT) -> Markup:
    frame: dict[str, Attribute] = {"stroke": look["ink"], "stroke_width": DETAIL}
    if has_turn:
        frame |= {"stroke_width": 3.2}
    return rect(0, 0, width, height, look["sheet"], rx=3, **frame)


def plate_top(view: State, seat: int) -> float:
    """Return where a seat's plate begins; the last one stands on the sheet's foot."""
    return HEIGHT - 38 - PLATE_HEIGHT - (view.seats - 1 - seat) * PLATE_STEP


def _last_place(look: Look, x: float) -> Markup:
    """Draw a light behind the last skyscraper that is missing."""
    return rect(x - 11, PLATE_HEIGHT / 2 - 19, 22, 42, look["gold"], rx=4)


def _mark(look: Look, seat: int, is_built: bool, x: float, *, is_lit: bool = False) -> Markup:
    """Draw a skyscraper, small: built, or its outline, perhaps on a light."""
    shape = "M-8.5 16V2H-6V-9H-3.2V-17H3.2V-9H6V2H8.5V16Z"
    hue = HUES[seat].name
    drawn: dict[str, Attribute] = {"fill": look[hue], "stroke": look["ink"], "stroke_width": OUTLINE * 0.8}
    if not is_built:
        drawn = {
            "fill": "none",
            "stroke": look["edge" if is_lit else "ink-faint"],
            "stroke_width": DETAIL,
            "stroke_dasharray": "2.5 2",
        }
    return path(shape, stroke_linejoin="round", transform=at(x, PLATE_HEIGHT / 2 + 4), **drawn)
