"""The piece for sale in Neue Heimat, large, and the gavel that falls when it is sold; between auctions the gavel alone.

While the viewer chooses a piece to auction, a narrow screen shows all its choices instead, as the display may lie out of
sight there: above the floors at both ends of each row, each with the next one beside it and whoever owns its colour,
below a roof and the special pieces.
"""

from collections.abc import Iterator

from baumeister.games.neue_heimat.drawing.board_signs import PLATE, plate
from baumeister.games.neue_heimat.drawing.pieces import HUES, floor_body, floor_marks, roof, special, tile_stack
from baumeister.games.neue_heimat.rules.auction import cube_at
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, MAYOR
from baumeister.games.neue_heimat.rules.moves import OFFERS, ROOF_OFFER, SPECIAL_OFFER
from baumeister.games.neue_heimat.rules.state import BESIDE, CHOOSE, NOBODY, NOTHING, PLACE, State
from baumeister.games.neue_heimat.words.parts import SPECIALS, cube_part, offer_parts
from baumeister.games.neue_heimat.words.phrases import A_ROOF, cube_name, piece_name, special_name, without_article
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, path, picture, title
from baumeister.svg.hatch import Point, box
from baumeister.svg.part import halo, hit
from baumeister.svg.pieces import swatch
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text, capital

WIDTH, HEIGHT = 140.0, 120.0
COLUMNS = 6  # of pieces to choose from
CELL = (62.0, 59.5)
# Across its cell, the end of a row; the small cube that would be it next; its letter; its owner's plate
AT_LEFT, AT_RIGHT = (-9.0, 17.2, 10.6, -15.5), (12.6, -14.8, -15.0, 15.5)
PLATE_Y, PLATE_SCALE = -21.9, 0.7
LETTER = 18.6  # how large is the plate of a colour's letter: read on a phone held sideways
AROUND = box(-30, -29, 60, 58)
CHOICES = Text("What you can auction", "Was du versteigern kannst")
NOTHING_YET = Text("Nothing is for sale yet", "Noch wird nichts versteigert")


def item(view: State, look: Look) -> Markup:
    """Draw the piece that is auctioned; before that, for the seat that chooses it, its choices as well."""
    if view.offer < 0:
        waits = group(gavel(look), transform=at(70, 66))
        nothing = picture(WIDTH, HEIGHT, NOTHING_YET[look.language], waits, class_="item-drawing")
        chooses = view.phase == CHOOSE and view.viewer == view.actor
        return Markup("").join((nothing, _choices(view, look) if chooses else ""))
    words = capital(piece_name(view))[look.language]
    return picture(WIDTH, HEIGHT, words, _piece(view, look), _small_gavel(look, view.phase == PLACE), class_="item-drawing")


def _piece(view: State, look: Look) -> Markup:
    if view.offer < ROOF_OFFER:
        return _labelled(look, int(view.piece), (92, 76), 1.9, (18, 22), 30, id=cube_part(int(view.piece)))
    if view.offer == ROOF_OFFER and view.piece > 0:
        return group(roof(look, int(view.piece)), id="sale", transform=f"{at(88, 72)} scale(1.75)", data_from="roofs")
    if view.offer == ROOF_OFFER:
        return group(tile_stack(look, 2), transform=f"{at(84, 62)} scale(1.9)")
    number = int(view.offer) - SPECIAL_OFFER
    return group(special(look, number), id=SPECIALS[number], transform=f"{at(84, 110 if number == MAYOR else 78)} scale(1.9)")


def _labelled(look: Look, cube: int, place: Point, scale: float, beside: Point, size: float, **attributes: Attribute) -> Markup:
    """Draw a floor at a place, and beside it its colour with the letter: nothing lies over its face."""
    whole = group(
        floor_body(look, int(COLOUR_OF[cube])),
        floor_marks(look, cube, has_letter=False),
        transform=f"{at(*place)} scale({scale:g})",
        **attributes,
    )
    return Markup("").join((whole, group(swatch(look, HUES[int(COLOUR_OF[cube])], size, *beside), class_="sample")))


# ---- The choices (NH 3.2)


def _choices(view: State, look: Look) -> Markup:
    return picture(
        CELL[0] * COLUMNS, 2 * CELL[1], CHOICES[look.language], *_choosable(view, look), class_="item-drawing choices narrow"
    )


def _choosable(view: State, look: Look) -> Iterator[Markup]:
    """Draw each piece in its cell; the last floor of a row lies at both of its ends, and is drawn once."""
    drawn = set()
    for what in range(OFFERS):
        names = offer_parts(view, what)
        if names and names[0] not in drawn and _is_there(view, what):
            drawn.add(names[0])
            yield _choice(view, what, names[0], look)


def _is_there(view: State, what: int) -> bool:
    if what == ROOF_OFFER:
        return bool(view.roofs_left > 0)
    return what < ROOF_OFFER or bool(view.specials[what - SPECIAL_OFFER] == BESIDE)


def _choice(view: State, what: int, part: str, look: Look) -> Markup:
    line, column = divmod(what, COLUMNS)
    words, drawn = _choice_of(view, what, look)
    return group(
        title(capital(words)[look.language]),
        hit(look, AROUND),
        drawn,
        halo(look, AROUND),
        id=f"choose-{what + 1}",
        class_="part",
        transform=at((column + 0.5) * CELL[0], (line + 0.5) * CELL[1]),
        data_stands_for=part,
        data_names_first="",
    )


def _choice_of(view: State, what: int, look: Look) -> tuple[Text, Markup]:
    """Return a piece's name, and the piece round the origin."""
    if what < ROOF_OFFER:
        cube, following = cube_at(view, what), _following(view, what)
        x, next_x, letter_x, plate_x = AT_RIGHT if what % 2 else AT_LEFT
        beside = "" if following == NOTHING else _next(look, following, next_x)
        letter = swatch(look, HUES[int(COLOUR_OF[cube])], LETTER, letter_x, -15.6)
        return cube_name(cube), group(beside, letter, _bare(look, cube, x, 0.66), _owner(view, cube, plate_x, look))
    if what == ROOF_OFFER:
        return without_article(A_ROOF), group(tile_stack(look, 2), transform="scale(0.9)")
    number = what - SPECIAL_OFFER
    feet, scale = (at(0, 18.5), 0.72) if number == MAYOR else (at(2, 7.5), 0.92)
    return without_article(special_name(number)), group(special(look, number), transform=f"{feet} scale({scale})")


def _owner(view: State, cube: int, x: float, look: Look) -> Markup:
    """Draw the plate of the seat that owns a cube's colour, above the cube."""
    owner = int(view.colour_owners[COLOUR_OF[cube]])
    if owner == NOBODY:
        return Markup("")
    return group(plate(look, owner, -PLATE[0] / 2), transform=f"{at(x, PLATE_Y)} scale({PLATE_SCALE:g})")


def _following(view: State, end: int) -> int:
    """Return the cube that would be at an end of a display row next; nothing if it can be chosen already."""
    row, is_right = divmod(end, 2)
    start, stop = int(view.display_start[row]), int(view.display_stop[row])
    return int(view.display[row, stop - 2 if is_right else start + 1]) if stop - start > 2 else NOTHING


def _next(look: Look, cube: int, x: float) -> Markup:
    """Draw the cube that the next auctioneer could choose: small, as the display may lie out of sight."""
    return group(_bare(look, cube, x, 0.43), opacity=0.8)


def _bare(look: Look, cube: int, x: float, scale: float) -> Markup:
    """Draw a cube without its letter, which would lie over its number."""
    drawn = group(floor_body(look, int(COLOUR_OF[cube])), floor_marks(look, cube, has_letter=False))
    return group(drawn, transform=f"{at(x, 19.5 - 17 * scale)} scale({scale:g})")


def _small_gavel(look: Look, is_sold: bool) -> Markup:
    """Draw the gavel beside the piece: raised while there are bids, fallen once it is sold."""
    struck = "M-64 22l-9 -6M-70 36h-11M28 22l9 -6" if is_sold else ""
    hammer = group(_hammer(look), id="gavel", transform=at(-4, 0) if is_sold else at(6, -34))
    marks = path(struck, fill="none", stroke=look["ink"], stroke_width=4, stroke_linecap="round") if struck else ""
    return group(_block(look), hammer, marks, transform=f"{at(23, 99)} scale(0.28)", class_="sample")


def gavel(look: Look) -> Markup:
    """Draw an auctioneer's gavel on its block, round the origin."""
    return group(_block(look), _hammer(look), opacity=0.75)


def _wood(look: Look) -> dict[str, Attribute]:
    return {"stroke": look["ink-soft"], "stroke_width": OUTLINE, "stroke_linejoin": "round"}


def _block(look: Look) -> Markup:
    return group(
        path("M-46 34h56l6 8h-68Z", fill=look["sandstone-light"], **_wood(look)),
        path("M-46 34h56v-4h-56Z", fill=look["sandstone"], **_wood(look)),
    )


def _hammer(look: Look) -> Markup:
    return group(
        rect(4, -4, 58, 8, look["sandstone"], rx=4, stroke=look["ink-soft"], stroke_width=OUTLINE),
        rect(-20, -25, 26, 50, look["sandstone-light"], rx=3, stroke=look["ink-soft"], stroke_width=OUTLINE),
        path("M-20 -15h26M-20 15h26", fill="none", stroke=look["ink-soft"], stroke_width=DETAIL),
        rect(-22, -29, 30, 8, look["sandstone"], rx=2, stroke=look["ink-soft"], stroke_width=OUTLINE),
        rect(-22, 21, 30, 8, look["sandstone"], rx=2, stroke=look["ink-soft"], stroke_width=OUTLINE),
        transform="translate(-8 -8) rotate(-28)",
    )
