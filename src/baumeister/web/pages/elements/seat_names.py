"""The seats' names at a table, filled into a game's sentences and drawings."""

from collections.abc import Sequence
from dataclasses import dataclass

import htpy as h
from markupsafe import Markup

from baumeister.present.drawing import named
from baumeister.present.edition import Edition
from baumeister.text import Language, Text
from baumeister.web.pages.view_models import TablePage
from baumeister.web.table.names import own_name


@dataclass(frozen=True)
class SeatNames:
    """The seats' names in their order, in one language, with the style classes of each seat."""

    names: tuple[Text, ...]
    classes: tuple[str, ...]
    language: Language

    @classmethod
    def of(cls, page: TablePage, language: Language) -> "SeatNames":
        """Return the names at a table."""
        numbers = range(1, page.game.seats + 1)
        return cls(tuple(seat_name(page, n) for n in numbers), tuple(seat_class(page, n) for n in numbers), language)

    @classmethod
    def colours(cls, game: Edition, language: Language) -> "SeatNames":
        """Return a game's own names of its seats, for pages without players."""
        names = game.words.seat_names(game.seats[-1])
        return cls(names, tuple("" for _ in names), language)

    def acting_in(self, hue: str, seat: int) -> "SeatNames":
        """Return the names with a seat's in the colour of those of its pieces that it used."""
        shown = (*self.classes[: seat - 1], f"seat-{seat} of-{hue}", *self.classes[seat:])
        return SeatNames(self.names, shown, self.language)

    def plain(self, text: Text) -> str:
        """Return a game's sentence as plain text."""
        return text.named(self.names)[self.language]

    def marked(self, text: Text, before: Sequence[h.Node] = ()) -> list[h.Node]:
        """Return a game's sentence with each name in the colour of its pieces, after its seat's mark where marks are given.

        No line begins with a times sign.
        """
        pieces = text.pieces(self.language)
        return [self._marked(piece, before) if isinstance(piece, int) else piece.replace(" ×", "\u00a0×") for piece in pieces]

    def _marked(self, number: int, before: Sequence[h.Node]) -> h.Renderable:
        mark = before[number - 1] if before else None
        return h.b(class_=["by", self.classes[number - 1]])[mark, self.names[number - 1][self.language]]

    def in_drawing(self, drawing: Markup) -> Markup:
        """Return a game's drawing, which may name seats."""
        return named(drawing, self.names, self.language)


def seat_name(page: TablePage, number: int) -> Text:
    """Return a seat's name at this table: its person's name, else its colour."""
    return own_name(page.seats[number - 1].name, colour_name(page, number))


def colour_name(page: TablePage, number: int) -> Text:
    """Return the game's own name of a seat."""
    return page.game.rules.words.seat_names(page.game.seats)[number - 1]


def seat_class(page: TablePage, number: int) -> str:
    """Return a seat's classes: its number, and the colour of its pieces."""
    return f"seat-{number} of-{page.game.rules.drawing.seat_hues[number - 1]}"
