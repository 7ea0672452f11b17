"""How a game looks: pure functions from views to SVG."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Generic

from baumeister.core.record import Head
from baumeister.core.rules import State
from baumeister.present.seat_hues import SEAT_HUES
from baumeister.svg import Look, Markup
from baumeister.svg.sketch import Sketch
from baumeister.text import FIRST_SEAT, Language, Text

FIRST_SHORT = FIRST_SEAT + 0x10  # private characters for seats whose names have little room
FIRST_BRIEF = FIRST_SHORT + 0x10  # and for those of which a few letters stand on a plate
SHORT = 11  # characters
BEGINNING = 2  # letters of any name that stand for it: so few that none is taken for a word
MARKS = "\u2068\u2069"  # round a name, so that its direction stays its own


def the_seat_in_short(number: int) -> str:
    """Return the placeholder of a seat, by its number from 1, for lettering with room for a short name."""
    return chr(FIRST_SHORT + number)


def the_seat_in_brief(number: int) -> str:
    """Return the placeholder of a seat, by its number from 1, for a plate: two letters, the same at a whole table."""
    return chr(FIRST_BRIEF + number)


def named(drawing: Markup, names: Sequence[Text], language: Language) -> Markup:
    """Fill in the seats' names, in a drawing's descriptions and in its lettering."""
    filled, spoken = str(drawing), [name[language] for name in names]
    for number, (name, brief) in enumerate(zip(spoken, names_in_brief(spoken), strict=True), 1):
        filled = filled.replace(chr(FIRST_SEAT + number), escape(name))
        filled = filled.replace(chr(FIRST_SHORT + number), escape(_shortened(name, SHORT, "…")))
        filled = filled.replace(chr(FIRST_BRIEF + number), escape(brief))
    return Markup(filled)


def _shortened(name: str, most: int, end: str) -> str:
    visible = name.strip(MARKS)
    return name if len(visible) <= most else name.replace(visible, f"{visible[: most - 1].rstrip()}{end}")


def names_in_brief(names: Sequence[str]) -> Iterator[str]:
    """Yield two letters for each name, for a plate: how it begins, or if another begins so the first and one of its own."""
    visible = [name.strip(MARKS) for name in names]
    beginnings = [name[:BEGINNING].rstrip() for name in visible]
    for name, whole, beginning in zip(names, visible, beginnings, strict=True):
        yield name.replace(whole, beginning if beginnings.count(beginning) == 1 else _initial(whole, visible))


def _initial(name: str, names: Sequence[str]) -> str:
    """Return a name's first letter; if others begin with it, also the next one that none of them has there: G2 of Guest 2."""
    first = name[:1].upper()
    others = [other for other in names if other != name and other[:1].upper() == first]
    if not others:
        return first
    own = (letter for place, letter in enumerate(name) if place and letter.isalnum() and _is_own(letter, place, others))
    return first + next(own, name[1:2])


def _is_own(letter: str, place: int, others: Sequence[str]) -> bool:
    return all(other[place : place + 1] != letter for other in others)


def no_hand(view: Head, look: Look) -> Markup:  # noqa: ARG001 - nobody holds anything in secret
    """Draw nothing: in this game all that a seat has lies in its panel."""
    return Markup("")


def no_item(view: Head, look: Look) -> Markup:  # noqa: ARG001 - nothing is for sale
    """Draw nothing: in this game nothing is auctioned."""
    return Markup("")


def no_outlook(view: Head, look: Look) -> Markup:  # noqa: ARG001 - what may come is no question
    """Draw nothing: all that can be auctioned lies open."""
    return Markup("")


def no_sketch(view: Head) -> Sketch:  # noqa: ARG001 - no position is seen from afar
    """Sketch nothing: lists show this game's cover."""
    return ()


def no_letters(seats: int) -> Sequence[Text]:  # noqa: ARG001 - for any number
    """Return no letters: what a seat owns is told by its material or its name."""
    return ()


@dataclass(frozen=True)
class Drawing(Generic[State]):
    """How a game looks: pure functions from views to SVG. Pieces have stable ids; hidden ones of others ids by slot."""

    board: Callable[[State, Look], Markup]
    """board(view, look): the board and everything on it, as one SVG element. Narrow screens show the piece of its sheet that
    `data-narrow` names (as a viewBox), move parts to their own `data-narrow` (a transform), leave out the class `wide` and show
    `narrow`, which is hidden elsewhere; for upright windows that are low, and for a phone held sideways, `data-low` and
    `data-sideways` may say the same; parts of a board with `data-sideways` that say nothing of it lie there as `data-narrow`
    says. With `data-low` a board is seen whole there, unless it has the class `goes-on`.
    Small boards leave out `roomy`: lettering that would be too small on them;
    what stands for it is `cramped`. To what a decision is about they lead if it has the class
    `at-stake`. At a desk a click on a part that names another by `data-enlarges` shows it large over that one."""
    hand: Callable[[State, Look], Markup]
    """hand(view, look): the viewer's holdings, as SVG elements that stand side by side and on a phone one below the other;
    empty markup for a spectator. A last one of the class `narrow` is shown on narrow screens only, instead of the others."""
    stock: Callable[[State, int, Look], Markup]
    """stock(view, seat, look): a seat's public holdings, small, for its panel."""
    parts: Callable[[State, int], tuple[str, ...]]
    """parts(view, move): ids of the drawn parts that together stand for a move; clicking all, in any order, plays it. It
    names them for a seat's moves that are not legal, too: by them the page finds out why a part can't be chosen."""
    gallery: Callable[[Look], Sequence[tuple[str, Markup]]]
    """gallery(look): every component by name; rules pages take their drawings from here."""
    cover: Callable[[Look], Markup]
    """cover(look): the game's picture for the home page."""
    item: Callable[[State, Look], Markup] = no_item
    """item(view, look): the item for sale in an auction, large, as one SVG element; empty markup while nothing is.
    A second one of the class `narrow` is shown on narrow screens only, in the place of both it and the title."""
    outlook: Callable[[State, Look], Markup] = no_outlook
    """outlook(view, look): what may still come up for sale, as far as the viewer knows, small, as one SVG element without ids:
    it stands in the auction's panel while nothing is for sale or others bid."""
    sketch: Callable[[State], Sketch] = no_sketch
    """sketch(view): the position seen from afar, as boxes of colour, for a list of games; nothing stands for the cover."""
    seat_hues: tuple[str, ...] = SEAT_HUES
    """The colour of each seat's pieces, by its name in the palette."""
    seat_letters: Callable[[int], Sequence[Text]] = no_letters
    """seat_letters(seats): what is written on each seat's pieces, so that they are told apart without colour."""
