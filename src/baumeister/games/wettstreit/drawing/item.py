"""The card that is being auctioned, large, as far as the viewer knows it; between auctions the crier's bell."""

from baumeister.games.wettstreit.drawing.pieces_cards import CARD, card, card_of_type, large_back
from baumeister.games.wettstreit.drawing.pieces_masonry import FINE, INK
from baumeister.games.wettstreit.rules.state import BIDDING, NOTHING, PEEKING, State
from baumeister.games.wettstreit.words.parts import SALE, stack_part
from baumeister.games.wettstreit.words.phrases import TYPES_NOMINATIVE, card_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, path, picture, title
from baumeister.svg.hatch import box
from baumeister.svg.part import halo
from baumeister.text import Text, capital

WIDTH, HEIGHT = CARD[0] + 28, CARD[1] + 20
NO_SALE = Text("Nothing is being auctioned", "Gerade wird nichts versteigert")
UNKNOWN = Text("A card from the hidden stack", "Eine Karte vom verdeckten Stapel")
ONLY_YOU = Text("{card}, which only you see", "{card}, die nur du siehst")


def item(view: State, look: Look) -> Markup:
    """Draw what is for sale."""
    if view.phase not in (PEEKING, BIDDING):
        return picture(
            WIDTH, HEIGHT, NO_SALE[look.language], group(bell(look), transform=at(WIDTH / 2, HEIGHT / 2)), class_="item-drawing"
        )
    words = _words(view)[look.language]
    return picture(
        WIDTH,
        HEIGHT,
        words,
        group(
            title(words),
            group(large_back(look), transform="translate(6 -2) rotate(5)") if _is_peeked(view) else "",
            _face(view, look),
            halo(look, box(-3, -3, CARD[0] + 6, CARD[1] + 6)),
            id=SALE,
            class_="part sale",
            transform=at(12, 10),
            data_from=stack_part(int(view.stack)),
        ),
        class_="item-drawing",
    )


def _is_peeked(view: State) -> bool:
    """Tell whether the viewer sees a card that not all see (WB 3.2)."""
    return bool(view.sale_card != NOTHING and not view.sale_is_public)


def _face(view: State, look: Look) -> Markup:
    if view.sale_card != NOTHING:
        return card(look, int(view.sale_card))
    return card_of_type(look, int(view.sale_type)) if view.sale_type != NOTHING else large_back(look)


def _words(view: State) -> Text:
    if view.sale_card != NOTHING:
        name = capital(card_name(int(view.sale_card)))
        return ONLY_YOU.format(card=name) if _is_peeked(view) else name
    return capital(TYPES_NOMINATIVE[view.sale_type]) if view.sale_type != NOTHING else UNKNOWN


def bell(look: Look) -> Markup:
    """Draw the bell with which a crier opens an auction, round the origin."""
    body = "M-24 20Q-16 8 -15 -6Q-14 -24 0 -24Q14 -24 15 -6Q16 8 24 20Z"
    return group(
        path("M-4 -24V-46Q-4 -52 0 -52Q4 -52 4 -46V-24Z", fill=look["sandstone-light"], stroke=look["edge"], stroke_width=INK),
        path("M-4 -42H4M-4 -34H4", stroke=look["edge"], stroke_width=FINE),
        path("M-6 20a6 6 0 1 0 12 0Z", fill=look["basalt"], stroke=look["edge"], stroke_width=INK),
        path(body, fill=look["gold"], stroke=look["edge"], stroke_width=INK * 1.2, stroke_linejoin="round"),
        path(
            "M4 -22Q11 -18 11 -4Q12 10 18 20M8 -20Q14 -14 14 -2M-20 14H20M-17 9H17",
            fill="none",
            stroke=look["edge"],
            stroke_width=FINE,
        ),
        path(
            "M34 -8q6 10 2 22M41 -12q8 14 3 30M-34 -8q-6 10 -2 22M-41 -12q-8 14 -3 30",
            fill="none",
            stroke=look["ink-faint"],
            stroke_width=1.6,
            stroke_linecap="round",
        ),
        transform="rotate(14)",
        opacity=0.85,
    )
