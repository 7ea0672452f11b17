"""Sentences in the languages of the product, side by side, so that neither can be forgotten."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from baumeister.core.errors import Sentence

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Text:
    """One sentence or name in every language."""

    en: str
    de: str

    @classmethod
    def of(cls, sentence: Sentence) -> "Text":
        """Return a sentence of the core as a text."""
        return cls(sentence.en, sentence.de)

    def __getitem__(self, language: Language) -> str:
        """Return the text in one language."""
        return self.de if language == "de" else self.en

    def format(self, **values: "Text | str | int") -> "Text":
        """Fill named placeholders; a Text among the values is filled in its own language."""
        return Text(self.en.format(**_in(values, "en")), self.de.format(**_in(values, "de")))

    def named(self, names: "Sequence[Text]") -> "Text":
        """Fill in the seats' names, given in order; beyond them it is P5."""
        return Text(*("".join(_name(piece, names, language) for piece in self.pieces(language)) for language in LANGUAGES))

    def pieces(self, language: Language) -> list[str | int]:
        """Return the text in one language, cut where a seat is named: strings, and numbers of seats, from 1."""
        cut = SEATS_NAMED.split(self[language])
        return [
            ord(piece) - FIRST_SEAT if is_seat else piece
            for is_seat, piece in zip(_alternating(cut), cut, strict=True)
            if piece
        ]


NO_TEXT = Text("", "")
"""The empty text."""

FIRST_SEAT = 0xE000  # private characters stand for seats: names are filled in when a sentence is shown
SEATS_NAMED = re.compile(r"([\ue001-\ue009])")


def the_seat(number: int) -> Text:
    """Return a seat's placeholder, by its number from 1; `Text.named` fills it in."""
    return Text(chr(FIRST_SEAT + number), chr(FIRST_SEAT + number))


def quoted(typed: str) -> str:
    """Return typed text as a sentence may quote it: unprintable characters, seats' placeholders too, are replaced."""
    return "".join(character if character.isprintable() else "\ufffd" for character in typed)


def _alternating(cut: Sequence[str]) -> Iterable[bool]:
    return (index % 2 == 1 for index in range(len(cut)))


def _name(piece: str | int, names: Sequence[Text], language: Language) -> str:
    if isinstance(piece, str):
        return piece
    return names[piece - 1][language] if piece <= len(names) else f"P{piece}"


def _in(values: "dict[str, Text | str | int]", language: Language) -> dict[str, str | int]:
    return {name: value[language] if isinstance(value, Text) else value for name, value in values.items()}


def plural(count: int, one: Text, many: Text) -> Text:
    """Return `one` or `many` with `{count}` filled in."""
    return (one if count == 1 else many).format(count=count)


AND = Text("and", "und")
OR = Text("or", "oder")
POINT, POINTS, WITH_POINTS = (
    Text("{count} point", "{count} Punkt"),
    Text("{count} points", "{count} Punkte"),
    Text("{count} points", "{count} Punkten"),
)


def listed(texts: Iterable[Text]) -> Text:
    """Put commas between texts."""
    items = list(texts)
    return Text(", ".join(item.en for item in items), ", ".join(item.de for item in items))


def join(texts: Iterable[Text], word: Text = AND) -> Text:
    """Join texts as a sentence does: "A, B and C"."""
    *first, last = texts
    if not first:
        return last
    return Text("{first} {word} {last}", "{first} {word} {last}").format(first=listed(first), word=word, last=last)


def capital(text: Text) -> Text:
    """Begin a sentence with this text."""
    return Text(text.en[:1].upper() + text.en[1:], text.de[:1].upper() + text.de[1:])


def written(number: int) -> str:
    """Write a number with a proper minus."""
    return str(number).replace("-", "−")


def amount(number: int) -> Text:
    """Write a number that may be large: with a proper minus, its thousands set apart."""
    english = f"{number:,}".replace("-", "−")
    return Text(english, english.replace(",", "."))


def signed(number: int) -> str:
    """Write a change with its sign; 0 has none."""
    return f"+{number}" if number > 0 else written(number)


def either_way(number: int) -> str:
    """Write points that count plus or minus: which, is still open; ∓ goes with those that are lost."""
    return f"{'±' if number > 0 else '∓'}{abs(number)}" if number else "0"


def or_else(number: int) -> str:
    """Write, behind a number that may yet be reached, the one that it is otherwise."""
    return f"/ {written(number)}"


def points(count: int) -> Text:
    """Say a number of points."""
    return (POINT if abs(count) == 1 else POINTS).format(count=written(count))


def with_points(count: int) -> Text:
    """Say a number of points after "with": "mit 40 Punkten"."""
    return (POINT if abs(count) == 1 else WITH_POINTS).format(count=written(count))
