"""The card that is being auctioned, large, as far as the viewer knows it."""

from baumeister.games.wettstreit.drawing.pieces_cards import CARD, card, card_of_type, large_back
from baumeister.games.wettstreit.rules.state import BIDDING, NOTHING, PEEKING, State
from baumeister.games.wettstreit.words.parts import SALE, stack_part
from baumeister.games.wettstreit.words.phrases import TYPES_NOMINATIVE, card_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, picture, title
from baumeister.svg.hatch import box
from baumeister.svg.part import halo
from baumeister.text import Text, capital

AROUND = 18.0  # room for the mark of a new item
WIDTH, HEIGHT = CARD[0] + 2 * AROUND, CARD[1] + 2 * AROUND
UNKNOWN = Text("A card from the hidden stack", "Eine Karte vom verdeckten Stapel")
ONLY_YOU = Text("{card}, which only you see", "{card}, die nur du siehst")


def item(view: State, look: Look) -> Markup:
    """Draw the card for sale; nothing between auctions."""
    if view.phase not in (PEEKING, BIDDING):
        return Markup("")
    words = _words(view)[look.language]
    return picture(
        WIDTH,
        HEIGHT,
        words,
        group(
            title(words),
            group(large_back(look), transform="translate(6 -2) rotate(5)") if _is_peeked(view) else "",
            group(_face(view, look), class_="named"),
            group(_face(view, look, is_named=False), class_="nameless"),  # for phones, on which a name would be too small
            halo(look, box(-3, -3, CARD[0] + 6, CARD[1] + 6)),
            id=SALE,
            class_="part sale",
            transform=at(AROUND, AROUND),
            data_from=stack_part(int(view.stack)),
        ),
        class_="item-drawing",
    )


def _is_peeked(view: State) -> bool:
    """Tell whether the viewer sees a card that not all see (WB 3.2)."""
    return bool(view.sale_card != NOTHING and not view.sale_is_public)


def _face(view: State, look: Look, *, is_named: bool = True) -> Markup:
    if view.sale_card != NOTHING:
        return card(look, int(view.sale_card), is_named=is_named)
    if view.sale_type != NOTHING:
        return card_of_type(look, int(view.sale_type), is_named=is_named)
    return large_back(look)


def _words(view: State) -> Text:
    if view.sale_card != NOTHING:
        name = capital(card_name(int(view.sale_card)))
        return ONLY_YOU.format(card=name) if _is_peeked(view) else name
    return capital(TYPES_NOMINATIVE[view.sale_type]) if view.sale_type != NOTHING else UNKNOWN
