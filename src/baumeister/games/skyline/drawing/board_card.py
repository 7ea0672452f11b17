"""The action cards beside Project Skyline's city: the one that has been drawn, else the pile."""

from textwrap import wrap

from baumeister.games.skyline.drawing.board_place import (
    BELOW,
    CARD_TOP,
    LOW_CARD,
    LOW_PILE,
    LOW_PILE_TOP,
    LOW_UNDER_DICE,
    LOW_WORDS,
    NARROW_CARD,
    NARROW_COLUMNS,
    NARROW_PILE,
    NARROW_PILE_TOP,
    NARROW_SCALE,
    NARROW_UNDER_DICE,
    NARROW_UNDER_KEY,
    OUT_OF_SIGHT,
    SIDE,
    SIDEWAYS_CARD,
    STRIP,
    narrow,
    sideways,
)
from baumeister.games.skyline.drawing.board_side import CHANGE, CHANGE_AT_BEST, PILE, has_key, number_plate, shows_signs
from baumeister.games.skyline.drawing.pieces_cards import CARD, back, card
from baumeister.games.skyline.rules.cards import kind_of_draw
from baumeister.games.skyline.rules.components import CARDS as CARD_COUNT
from baumeister.games.skyline.rules.components import (
    EXTRA_FLOOR,
    NO_CARD,
    ONE_FLOOR,
    RELOCATE,
    REMOVE,
    RENTS,
    SWAP_OWN,
    TAKE_BACK,
    TOPPLE_LEADER,
)
from baumeister.games.skyline.rules.state import CARD as RESOLVING
from baumeister.games.skyline.rules.state import State
from baumeister.games.skyline.words.parts import CARD as CARD_PART
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.svg import Look, Markup
from baumeister.svg.element import Attribute, at, group, title
from baumeister.svg.hatch import box
from baumeister.svg.lettering import text
from baumeister.svg.part import halo
from baumeister.svg.plan import rect
from baumeister.svg.solid import DETAIL
from baumeister.text import Text, signed

SHOWN = Text("Action card: {title}", "Aktionskarte: {title}")
CARD_PILE = Text("Action cards", "Aktionskarten")
UNSEEN = Text("{count} of {all} cards left", "Noch {count} von {all} Karten")
NEXT = Text("Next: {title}", "Als Nächstes: {title}")
LESS_RENT = Text("less rent beside it", "weniger Miete daneben")
RENT_CHANGES = {
    **dict.fromkeys((TOPPLE_LEADER, REMOVE, TAKE_BACK), (-1, LESS_RENT)),
    **dict.fromkeys((SWAP_OWN, EXTRA_FLOOR, RELOCATE), (1, CHANGE)),
}
LEFT = SIDE[0]
UNDER_CARD = 12.0  # from the card to the words below it
BESIDE_PILE, BESIDE_CARD = 13, 9  # letters in a line


def action_card(view: State, look: Look) -> Markup:
    """Draw the last card of this turn, else the pile: small, as it says nothing."""
    width, height = CARD
    kind = int(view.card)
    face = card(look, kind) if kind != NO_CARD else _pile(look)
    said = SHOWN.format(title=CARDS[kind].title) if kind != NO_CARD else CARD_PILE
    (below, scale), low = _narrow_place(view), _low_place(view)
    return group(
        title(said[look.language]),
        face,
        halo(look, box(0, 0, width, height)),
        id=CARD_PART,
        class_="part card",
        data_fresh="",
        transform=f"{at(LEFT, CARD_TOP)} scale({card_scale(view):g})",
        data_narrow=f"{narrow(0, CARD_TOP, below, scale)} {at(LEFT, CARD_TOP)}",
        data_low=f"{narrow(0, CARD_TOP, *low)} {at(LEFT, CARD_TOP)}" if low else None,
        data_sideways=f"{sideways(CARD_TOP, SIDEWAYS_CARD, STRIP[1] / width)} {at(LEFT, CARD_TOP)}",
    )


def card_scale(view: State) -> float:
    """Return how large a card, or the pile, lies beside the city: the pile is small where the key needs the room."""
    return PILE if view.card == NO_CARD and has_key(view) else 1.0


def _narrow_place(view: State) -> tuple[float, float]:
    """Return how far below the city a card, or the pile, lies on a narrow screen, and how large."""
    if view.card != NO_CARD:
        return NARROW_UNDER_DICE, NARROW_CARD
    return (NARROW_PILE_TOP, NARROW_UNDER_KEY) if shows_signs(view) else (NARROW_UNDER_DICE, NARROW_PILE)


def _low_place(view: State) -> tuple[float, float] | None:
    """Return the same for a low one; nothing if that is no other place."""
    if view.card != NO_CARD:
        return LOW_UNDER_DICE, LOW_CARD
    return (LOW_PILE_TOP, LOW_PILE) if has_key(view) else None


def _pile(look: Look) -> Markup:
    width, height = CARD
    return group(
        *(rect(3.0 * i, 3.0 * i, width, height, look["sheet"], rx=4, stroke=look["ink"], stroke_width=DETAIL) for i in (2, 1)),
        back(look),
    )


# ---- Words


def card_words(view: State, look: Look) -> Markup:
    """Write below the card how many are left; when all have been seen, which comes next (PS 5).

    While the viewer chooses for the card, it says what the numbers on the lots mean instead. On a narrow screen it
    stands beside the pile, whose lower edge may lie out of sight there.
    """
    if view.phase == RESOLVING and view.viewer == view.actor and int(view.card) in RENT_CHANGES:
        return _rent_changes(look, int(view.card))
    said = _still_to_come(view)[look.language]
    top = CARD_TOP + CARD[1] * card_scale(view) + 25
    below = group(_words(look, LEFT, top, said))
    if view.card != NO_CARD:
        return group(below, **_under_card(top))
    return group(group(below, class_="wide"), _beside_pile(view, look, said))


def _still_to_come(view: State) -> Text:
    left = CARD_COUNT - int(view.draws)
    if left > 0:
        return UNSEEN.format(count=left, all=CARD_COUNT)
    return NEXT.format(title=CARDS[kind_of_draw(view, view.draws)].title)


def _rent_changes(look: Look, kind: int) -> Markup:
    """Explain what stands on the lots: on one's own buildings, before one of two is chosen, the most that they may bring."""
    sign_of, meaning = RENT_CHANGES[kind]
    least = int(RENTS[ONE_FLOOR])
    change = _rent_change(look, signed(sign_of * least), meaning, "key-sum")
    if kind not in (SWAP_OWN, RELOCATE):
        return change
    return group(change, _rent_change(look, signed(least), CHANGE_AT_BEST, "key-at-best"))


def _rent_change(look: Look, written: str, meaning: Text, class_: str) -> Markup:
    """Explain a number; on a low screen beside the card, where there is no room below."""
    sign = number_plate(look, written, "ink", "paper", "ink", width=46)
    said, top = meaning[look.language], CARD_TOP + CARD[1] + 25
    lines = (_words(look, 0, 40 + 24 * row, line) for row, line in enumerate(wrap(said, BESIDE_CARD)))
    right = NARROW_COLUMNS[0] + CARD[0] * LOW_CARD + 10
    return group(
        group(group(sign, transform=at(LEFT, top - 12)), _words(look, LEFT + 54, top, said), **_under_card(top)),
        group(
            sign,
            *lines,
            class_="narrow",
            display="none",
            data_narrow=OUT_OF_SIGHT,
            data_low=f"{at(right, BELOW + LOW_UNDER_DICE + 4)} scale({LOW_WORDS:g})",
        ),
        class_=class_,
    )


def _under_card(top: float) -> dict[str, Attribute]:
    """Return where words that stand below the card lie on a narrow screen; on a low one they don't."""
    return {
        "data_narrow": narrow(0, top - 12, NARROW_UNDER_DICE + CARD[1] * NARROW_CARD + UNDER_CARD),
        "data_low": OUT_OF_SIGHT,
    }


def _beside_pile(view: State, look: Look, said: str) -> Markup:
    """Write, on a narrow screen, lines beside the middle of the pile."""
    lines = wrap(said, BESIDE_PILE)
    below, scale = _narrow_place(view)
    low = _low_place(view)
    return group(
        *(_words(look, 0, 26 * (row - (len(lines) - 1) / 2), line) for row, line in enumerate(lines)),
        class_="narrow",
        display="none",
        data_narrow=_right_of_pile(below, scale),
        data_low=_right_of_pile(*low) if low else None,
    )


def _right_of_pile(below: float, scale: float) -> str:
    x, y = NARROW_COLUMNS[0] + CARD[0] * scale + 20, BELOW + below + CARD[1] * scale / 2
    return f"{at(x, y)} scale({NARROW_SCALE:g})"


def _words(look: Look, x: float, y: float, said: str) -> Markup:
    return text(x, y, said, 21.2, look["ink-soft"], plain=True, anchor="start")
