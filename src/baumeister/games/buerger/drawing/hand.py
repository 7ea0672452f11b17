"""The viewer's hand: its tiles, coins and cranes, and the choice not to complete a great project.

While it takes a tile, a narrow screen shows the tiles on offer instead, as the offer board may lie out of sight there; it
always shows the other of the two small.
"""

from collections import Counter

from baumeister.games.buerger.drawing import hand_strip
from baumeister.games.buerger.drawing.board_districts import CRANE_AT, CRANE_REACH, symbol
from baumeister.games.buerger.drawing.board_offer import supply_at_hand
from baumeister.games.buerger.drawing.board_projects import project
from baumeister.games.buerger.drawing.hand_unseen import UNSEEN_WIDTH, unseen
from baumeister.games.buerger.drawing.pieces import coin, crane, mayor
from baumeister.games.buerger.drawing.pieces_plates import terms_plate, terms_width
from baumeister.games.buerger.drawing.pieces_tiles import THICK, TILE, tile
from baumeister.games.buerger.rules.components import COINS_MAX, COST, CRANES, OFFERS
from baumeister.games.buerger.rules.components import HAND as HAND_SIZE
from baumeister.games.buerger.rules.offer_board import price
from baumeister.games.buerger.rules.state import DEAL, DONE, MAYOR, NEUTRAL, PROJECT, REFILL, TAKE, State
from baumeister.games.buerger.rules.state import OFFER as FILLING
from baumeister.games.buerger.words.labels import project_gain
from baumeister.games.buerger.words.move_decoding import hand_of
from baumeister.games.buerger.words.parts import NO_CRANE_PART, offer_part, project_part, tile_part
from baumeister.games.buerger.words.phrases import coins, colour_and_kind, tile_name
from baumeister.svg import Look, Markup
from baumeister.svg.element import at, group, number, path, picture, title
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.pieces import copies_sign
from baumeister.svg.plan import circle, line, rect
from baumeister.svg.solid import DETAIL, OUTLINE, silhouette
from baumeister.text import Text, points

HAND = Text("Your hand", "Deine Hand")
OFFER = Text("The tiles on offer", "Die Plättchen im Angebot")
COINS = Text("Your coins", "Deine Münzen")
CRANES_LEFT = Text("Your cranes", "Deine Kräne")
COINS_BRIEFLY, CRANES_BRIEFLY = Text("Coins", "Münzen"), Text("Cranes", "Kräne")
ACCEPT = Text("Complete", "Abschließen")
ACCEPT_WORDS = Text("Complete the great project for {coins}: +{points}", "Das Großprojekt für {coins} abschließen: +{points}")
DECLINE = Text("Not now", "Nicht jetzt")
DECLINE_WORDS = Text("Don’t complete the great project", "Das Großprojekt nicht abschließen")

HEIGHT = 146.0
NARROW_HEIGHT, NARROW_SCALE = 112.0, 0.82  # a narrow screen has no room for the tiles' names, which are said when one is chosen
SCALE = 1.75
STEP = 124.0  # from tile to tile
FAN = 1.0, -8.0  # from a tile to an equal one behind it: upwards, clear of the neighbour
LEVEL = 68.0  # of the middles of the tiles
NAMES = 138.0
OFFER_FIRST, OFFER_STEP, OFFER_WIDTH = 64.0, 118.0, 602.0  # from tile to tile on offer
PRICE, KIND_SIZE = 140.0, 25.0
MAYOR_AT = (6.0, -4.0)  # his feet, from the middle of the tile that is free beside him: clear of its letters, kind and value
BELOW_PRICES = 154.0  # there lies the hand, with the coins at its end
COINS_BESIDE = 492.0
NARROW_WIDTH = 584.0  # two tiles with the choices beside them: nothing moves when these come
SUPPLY_AT = (580.0, 82.0)  # on a narrow screen
COINS_NAME, COINS_LEVEL, CRANES_NAME, CRANES_FEET, NARROW_NAME = 12.0, 39.0, 69.0, 135.0, 26.0
CHOICES, BETWEEN = 138.0, 14.0  # from the tiles to the choices beside the cranes, and from one to the other
WIDE_CHOICES, WIDE_LEVEL = 1.15, -2.0  # on a wide screen they are larger, right of what hasn't been seen yet
ACCEPT_WIDTH, DECLINE_WIDTH = 184.0, 114.0


def hand(view: State, look: Look) -> Markup:
    """Draw the viewer's hand and, while it takes a tile, the tiles it can take; nothing for a spectator."""
    if view.viewer <= 0:
        return Markup("")
    takes = view.phase == TAKE and view.actor == view.viewer
    return Markup("").join((_held(view, look), _offer(view, look) if takes else ""))


def _held(view: State, look: Look) -> Markup:
    """Draw the viewer's tiles, coins and cranes."""
    seat = view.viewer - 1
    held = sorted(Counter(hand_of(view, seat)).items())
    tiles = [_tile(view, number, count, 68 + STEP * index, look) for index, (number, count) in enumerate(held)]
    x = 68 + STEP * max(len(held), 1) - 58
    width = x + 120
    free = STEP * (HAND_SIZE - max(len(held), 1))  # kept on wide screens: nothing moves when a tile is laid
    may_decline = view.phase == PROJECT and view.actor == view.viewer
    shows_unseen = view.phase not in (NEUTRAL, DEAL, FILLING, MAYOR, DONE)
    return picture(
        width + free + (UNSEEN_WIDTH if shows_unseen else 0),
        HEIGHT,
        HAND[look.language],
        group(
            *tiles,
            group(
                line(x, 10, x, 140, look["line"]),
                _named(COINS_BRIEFLY, x + 14, COINS_NAME, look),
                _coins(view, seat, x + 14, look),
                _named(CRANES_BRIEFLY, x + 14, CRANES_NAME, look),
                _cranes(view, seat, x + 14, look),
                transform=at(free, 0),
                data_narrow=at(0, 0),
            ),
            _choices(view, x + CHOICES, width + free + UNSEEN_WIDTH + 6, look) if may_decline else "",
            "" if may_decline else group(supply_at_hand(view, look), class_="narrow", display="none", transform=at(*SUPPLY_AT)),
            data_narrow=f"scale({NARROW_SCALE:g})",
        ),
        unseen(view, width + free + 20, look) if shows_unseen else "",
        hand_strip.offer_strip(view, -hand_strip.OFFER_HEIGHT, look),
        class_="hand-drawing flat",
        data_narrow=f"0 {-hand_strip.OFFER_HEIGHT:g} {NARROW_WIDTH:g} {NARROW_HEIGHT + hand_strip.OFFER_HEIGHT:g}",
    )


def _tile(view: State, number: int, count: int, x: float, look: Look) -> Markup:
    words = tile_name(number)[look.language]
    copies = [group(tile(look, number), transform=at(FAN[0] * copy, FAN[1] * copy)) for copy in reversed(range(1, count))]
    is_new = view.phase == REFILL and view.seat_in_turn == view.viewer - 1
    return group(
        title(f"{words} × {count}" if count > 1 else words),
        group(*copies, tile(look, number), transform=f"scale({SCALE:g})"),
        halo(look, silhouette(TILE * SCALE + 11, TILE * SCALE + 11, THICK * SCALE + 2)),
        copies_sign(look, TILE * SCALE / 2 - 24, 8 - TILE * SCALE / 2, count),
        text(0, NAMES - LEVEL, colour_and_kind(number)[look.language], 19, look["ink-soft"], plain=True, class_="fine"),
        id=tile_part(number),
        class_="part tile",
        transform=at(x, LEVEL),
        data_ghost=symbol(number),
        data_from=offer_part(int(view.gap)) if is_new else None,
    )


def _offer(view: State, look: Look) -> Markup:
    """Draw the tiles on offer with their prices, in the order of their spaces, and below them the viewer's hand and coins."""
    return picture(
        OFFER_WIDTH,
        BELOW_PRICES + hand_strip.HEIGHT,
        OFFER[look.language],
        *(_offered(view, space, OFFER_FIRST + OFFER_STEP * space, look) for space in range(OFFERS) if view.offer[space] >= 0),
        group(
            _coins(view, int(view.viewer) - 1, COINS_BESIDE, look),
            transform=at(0, BELOW_PRICES + hand_strip.HEIGHT / 2 - COINS_LEVEL),
        ),
        hand_strip.hand_strip(view, BELOW_PRICES, look),
        class_="hand-drawing flat narrow",
    )


def _offered(view: State, space: int, x: float, look: Look) -> Markup:
    number, cost = int(view.offer[space]), price(view, space)
    words = tile_name(number)[look.language]
    return group(
        title(f"{words}, {(coins(cost) if cost else hand_strip.FREE)[look.language]}"),
        group(tile(look, number), transform=f"scale({SCALE:g})", opacity=None if cost <= view.coins[view.viewer - 1] else 0.4),
        halo(look, silhouette(TILE * SCALE + 11, TILE * SCALE + 11, THICK * SCALE + 2)),
        hand_strip.price_and_kind(look, number, cost, KIND_SIZE, 12, transform=at(0, PRICE - LEVEL)),
        group(mayor(look), transform=at(*MAYOR_AT)) if space == view.mayor else "",
        _space_number(space + 1, look),
        id=f"take-{space + 1}",
        class_="part tile",
        transform=at(x, LEVEL),
        data_stands_for=offer_part(space),
    )


def _space_number(space: int, look: Look) -> Markup:
    """Write an offer space's number on the corner of its tile across from the colour's letter."""
    return group(hand_strip.number_sign(look, space, 27, 25), transform=at(TILE * SCALE / 2 - 14, 10 - TILE * SCALE / 2))


def _coins(view: State, seat: int, x: float, look: Look) -> Markup:
    """Draw the viewer's coins, and empty places up to three (BB 1.5)."""
    held = int(view.coins[seat])
    drawn = [
        coin(look, x + 14 + 32 * index, COINS_LEVEL, 15)
        if index < held
        else circle(
            x + 14 + 32 * index, COINS_LEVEL, 13.5, stroke=look["ink-faint"], stroke_width=DETAIL, stroke_dasharray="3 3"
        )
        for index in range(COINS_MAX)
    ]
    words = COINS[look.language]
    return group(title(f"{words}: {coins(held)[look.language]}"), *drawn)


def _cranes(view: State, seat: int, x: float, look: Look) -> Markup:
    """Draw the cranes that the viewer still has."""
    left = int(view.cranes[seat])
    drawn = [
        group(crane(look, seat), transform=at(x + 12 + 34 * index, CRANES_FEET), opacity=None if index < left else 0.18)
        for index in range(CRANES)
    ]
    words = CRANES_LEFT[look.language]
    return group(title(f"{words}: {left}"), *drawn)


def _named(name: Text, x: float, y: float, look: Look) -> Markup:
    """Write over coins and cranes what they are, larger on a narrow screen."""
    said = name[look.language]
    return group(
        text(x, y, said, 18, look["ink-soft"], plain=True, anchor="start", class_="wide"),
        group(text(x, y + 1, said, NARROW_NAME, look["ink-soft"], plain=True, anchor="start"), class_="narrow", display="none"),
    )


def _choices(view: State, narrow: float, wide: float, look: Look) -> Markup:
    """Draw the choices whether to complete the project; right of the drawing on a wide screen, where nothing else stands."""
    drawn = group(_accept(0, view, look), _decline(ACCEPT_WIDTH + BETWEEN, look), class_="project-choices")
    return group(drawn, transform=f"{at(wide, WIDE_LEVEL)} scale({WIDE_CHOICES})", data_narrow=at(narrow, 0))


def _accept(x: float, view: State, look: Look) -> Markup:
    """Draw the choice to complete the project, which can be made on the board as well: as it will stand, its cost, its gain."""
    district, seat = int(view.district), int(view.viewer) - 1
    cost, gain = int(COST[district]), f"+{project_gain(view)}"
    words = ACCEPT_WORDS.format(coins=coins(cost), points=points(project_gain(view)))
    site = group(
        project(look, district, True),
        group(crane(look, seat, -CRANE_REACH), transform=at(*CRANE_AT)),
        transform=f"{at(46, 66)} scale(0.76)",
    )
    drawn = _choice(words[look.language], ACCEPT[look.language], ACCEPT_WIDTH, look)
    terms = group(terms_plate(look, district, gain), transform=at(ACCEPT_WIDTH - 8 - terms_width(cost, gain), 50))
    return group(
        *drawn, site, terms, id="with-crane", class_="part", data_stands_for=project_part(district), transform=at(x, 0)
    )


def _decline(x: float, look: Look) -> Markup:
    """Draw the choice to decline the project: a crane that is crossed out."""
    sign = group(
        path(
            "M-16 28L-4 -16L8 28M-4 -16V28M-10 4L24 -28M-4 -16L24 -28V-6",
            fill="none",
            stroke=look["ink-soft"],
            stroke_width=2.2,
        ),
        path("M-28 -18L30 22", fill="none", stroke=look["ink-soft"], stroke_width=4, stroke_linecap="round"),
        transform=at(DECLINE_WIDTH / 2, 56),
    )
    drawn = _choice(DECLINE_WORDS[look.language], DECLINE[look.language], DECLINE_WIDTH, look)
    return group(*drawn, sign, id=NO_CRANE_PART, class_="part", transform=at(x, 0))


def _choice(words: str, lettering: str, width: float, look: Look) -> tuple[Markup, ...]:
    return (
        title(words),
        rect(0, 12, width, 106, look["sheet"], rx=3, stroke=look["ink"], stroke_width=OUTLINE),
        text(width / 2, 103, lettering, 22, look["ink"], plain=True, font_weight=700, class_="wide"),
        group(text(width / 2, 103, lettering, 24, look["ink"], plain=True, font_weight=700), class_="narrow", display="none"),
        halo(look, f"M-3 9H{number(width + 3)}V121H-3Z", 3),
    )
