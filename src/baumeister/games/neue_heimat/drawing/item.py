"""What is for sale in Neue Heimat, large; between auctions a gavel."""

from baumeister.games.neue_heimat.drawing.pieces import floor, roof, special, tile_stack
from baumeister.games.neue_heimat.rules.moves import ROOF_OFFER, SPECIAL_OFFER
from baumeister.games.neue_heimat.rules.state import State
from baumeister.games.neue_heimat.words.parts import SPECIALS, cube_part
from baumeister.games.neue_heimat.words.phrases import piece_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, path, picture
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL, OUTLINE
from baumeister.text import Text, capital

WIDTH, HEIGHT = 140.0, 120.0
NOTHING = Text("Nothing is for sale yet", "Noch wird nichts versteigert")


def item(view: State, look: Look) -> Markup:
    """Draw the piece that is auctioned."""
    if view.offer < 0:
        return picture(WIDTH, HEIGHT, NOTHING[look.language], group(gavel(look), transform=at(70, 66)), class_="item-drawing")
    words = capital(piece_name(view))[look.language]
    return picture(WIDTH, HEIGHT, words, _piece(view, look), class_="item-drawing")


def _piece(view: State, look: Look) -> Markup:
    if view.offer < ROOF_OFFER:
        return group(floor(look, int(view.piece)), id=cube_part(int(view.piece)), transform=f"{at(74, 72)} scale(2)")
    if view.offer == ROOF_OFFER and view.piece > 0:
        return group(roof(look, int(view.piece)), id="sale", transform=f"{at(74, 74)} scale(2.3)", data_from="roofs")
    if view.offer == ROOF_OFFER:
        return group(tile_stack(look, 2), transform=f"{at(72, 62)} scale(2)")
    number = int(view.offer) - SPECIAL_OFFER
    return group(special(look, number), id=SPECIALS[number], transform=f"{at(74, 92 if number == 4 else 78)} scale(1.9)")


def gavel(look: Look) -> Markup:
    """Draw an auctioneer's gavel on its block, round the origin."""
    wood: dict[str, Attribute] = {"stroke": look["ink-soft"], "stroke_width": OUTLINE, "stroke_linejoin": "round"}
    return group(
        path("M-46 34h56l6 8h-68Z", fill=look["sandstone-light"], **wood),
        path("M-46 34h56v-4h-56Z", fill=look["sandstone"], **wood),
        group(
            rect(4, -4, 58, 8, look["sandstone"], rx=4, stroke=look["ink-soft"], stroke_width=OUTLINE),
            rect(-20, -25, 26, 50, look["sandstone-light"], rx=3, stroke=look["ink-soft"], stroke_width=OUTLINE),
            path("M-20 -15h26M-20 15h26", fill="none", stroke=look["ink-soft"], stroke_width=DETAIL),
            rect(-22, -29, 30, 8, look["sandstone"], rx=2, stroke=look["ink-soft"], stroke_width=OUTLINE),
            rect(-22, 21, 30, 8, look["sandstone"], rx=2, stroke=look["ink-soft"], stroke_width=OUTLINE),
            transform="translate(-8 -8) rotate(-28)",
        ),
        opacity=0.75,
    )
