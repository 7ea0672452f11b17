"""Small things that lie on tables: cards, coins, pawns."""

from baumeister.svg.element import Markup, group, path
from baumeister.svg.hatch import hatched
from baumeister.svg.lettering import text
from baumeister.svg.look import Look
from baumeister.svg.plan import circle, rect
from baumeister.svg.solid import DETAIL, OUTLINE, Hue


def card(look: Look, width: float, height: float, *content: str) -> Markup:
    """Draw the face of a card, with what is on it; its corner is the origin."""
    return group(
        rect(0, 0, width, height, look["sheet"], rx=4, stroke=look["ink"], stroke_width=OUTLINE),
        rect(3.5, 3.5, width - 7, height - 7, rx=2, stroke=look["line"], stroke_width=DETAIL),
        *content,
    )


def card_back(look: Look, width: float, height: float) -> Markup:
    """Draw the back of a card: a plan of streets; its corner is the origin."""
    edge = width * 0.12
    inner = [(edge, edge), (width - edge, edge), (width - edge, height - edge), (edge, height - edge)]
    return group(
        rect(0, 0, width, height, look["sheet"], rx=width * 0.07, stroke=look["ink"], stroke_width=OUTLINE * 0.8),
        rect(edge, edge, width - 2 * edge, height - 2 * edge, look["ground"], stroke=look["ink"], stroke_width=DETAIL),
        hatched("cross", [inner], width / 5, look["ink-faint"], DETAIL, 0.8),
    )


def coin(look: Look, radius: float, words: str | int) -> Markup:
    """Draw a coin round the origin."""
    return group(
        circle(0, 0, radius, look["gold"], stroke=look["edge"], stroke_width=OUTLINE),
        circle(0, 0, radius * 0.8, stroke=look["edge"], stroke_width=DETAIL),
        text(0, 0, words, radius * 1.05, look["edge"]),
    )


def pawn(look: Look, hue: Hue, height: float) -> Markup:
    """Draw a pawn that stands on the origin."""
    h = height
    body = f"M{-0.32 * h:.2f} 0Q{-0.3 * h:.2f} {-0.3 * h:.2f} {-0.12 * h:.2f} {-0.58 * h:.2f}H{0.12 * h:.2f}Q{0.3 * h:.2f} {-0.3 * h:.2f} {0.32 * h:.2f} 0Z"
    shade = f"M{0.04 * h:.2f} {-0.58 * h:.2f}H{0.12 * h:.2f}Q{0.3 * h:.2f} {-0.3 * h:.2f} {0.32 * h:.2f} 0H{0.1 * h:.2f}Q{0.14 * h:.2f} {-0.3 * h:.2f} {0.04 * h:.2f} {-0.58 * h:.2f}Z"
    return group(
        path(body, fill=look[hue.name], stroke=look["edge"], stroke_width=OUTLINE, stroke_linejoin="round"),
        path(shade, fill=look[f"{hue.name}-light"]),
        circle(0, -0.76 * h, 0.22 * h, look[hue.name], stroke=look["edge"], stroke_width=OUTLINE),
    )
