"""Sentences in the languages of the product, side by side, so that neither can be forgotten."""

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
