"""Sentences in the languages of the product, side by side, so that neither can be forgotten."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


@dataclass(frozen=True, slots=True)
class Text:
    """One sentence or name in every language."""

    en: str
    de: str

    def __getitem__(self, language: Language) -> str:
        """Return the text in one language."""
        return self.de if language == "de" else self.en

    def format(self, **values: "Text | str | int") -> "Text":
        """Fill named placeholders; a Text among the values is filled in its own language."""
        return Text(self.en.format(**_in(values, "en")), self.de.format(**_in(values, "de")))


def _in(values: "dict[str, Text | str | int]", language: Language) -> dict[str, str | int]:
    return {name: value[language] if isinstance(value, Text) else value for name, value in values.items()}


def plural(count: int, one: Text, many: Text) -> Text:
    """Return `one` or `many` with `{count}` filled in."""
    return (one if count == 1 else many).format(count=count)


AND = Text("and", "und")
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


def points(count: int) -> Text:
    """Say a number of points."""
    return (POINT if abs(count) == 1 else POINTS).format(count=written(count))


def with_points(count: int) -> Text:
    """Say a number of points after "with": "mit 40 Punkten"."""
    return (POINT if abs(count) == 1 else WITH_POINTS).format(count=written(count))
