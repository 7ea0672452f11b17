"""The thinnest builder of SVG: one function an element, numbers short, text escaped."""

from functools import lru_cache
from html import escape

from markupsafe import Markup

__all__ = ["SANS", "SERIF", "Attribute", "Markup", "at", "element", "group", "number", "path", "picture", "title"]

Attribute = str | int | float | None
SERIF = "Fraunces, Georgia, serif"
SANS = "Alegreya Sans, Verdana, sans-serif"


def element(name: str, *children: str, **attributes: Attribute) -> Markup:
    """Return an element. `class_` is written class, `stroke_width` stroke-width; None is left out.

    Children are markup: text goes through `text` or `title`.
    """
    written = "".join([_written(key, value) for key, value in attributes.items() if value is not None])
    if not children:
        return Markup(f"<{name}{written}/>")  # noqa: S704 - attributes are escaped
    return Markup(f"<{name}{written}>{''.join(children)}</{name}>")  # noqa: S704 - children are markup


def group(*children: str, **attributes: Attribute) -> Markup:
    """Return a group of elements."""
    return element("g", *(children or ("",)), **attributes)


def path(d: str, **attributes: Attribute) -> Markup:
    """Return a path."""
    return element("path", d=d, **attributes)


def title(words: str) -> Markup:
    """Return the title of the element around it, for screen readers and pointers."""
    return element("title", escape(words))


def picture(width: float, height: float, words: str, *children: str, **attributes: Attribute) -> Markup:
    """Return a whole drawing: as large as its place, lettered in the serif, with words for those who can't see it."""
    return element(
        "svg",
        title(words),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        aria_label=words,
        font_family=SERIF,
        font_weight=600,
        **attributes,
    )


def number(value: float) -> str:
    """Write a number with two places at most."""
    return f"{round(value, 2):g}"


def at(x: float, y: float) -> str:
    """Return the transform that puts a piece at a place."""
    return f"translate({number(x)} {number(y)})"


@lru_cache(maxsize=4096)
def _written(key: str, value: Attribute) -> str:
    name = key.rstrip("_").replace("_", "-")
    return f' {name}="{escape(value) if isinstance(value, str) else number(value or 0)}"'
