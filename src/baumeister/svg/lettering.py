"""Words and numbers on drawings."""

from html import escape

from baumeister.svg.element import SANS, Attribute, Markup, element


def text(
    x: float,
    y: float,
    words: str | int,
    size: float,
    colour: str,
    *,
    plain: bool = False,
    anchor: str = "middle",
    **attributes: Attribute,
) -> Markup:
    """Write words, their capitals centred on the height `y`: in the serif of the drawing, or `plain` in the sans."""
    return element(
        "text",
        escape(str(words)),
        x=float(x),
        y=y + size * (0.33 if plain else 0.355),
        font_family=SANS if plain else None,
        font_size=float(size),
        font_weight=attributes.pop("font_weight", 400 if plain else None),
        text_anchor=None if anchor == "start" else anchor,
        fill=colour,
        **attributes,
    )


def rimmed_text(
    x: float,
    y: float,
    words: str | int,
    size: float,
    colour: str,
    rim: str,
    width: float,
    *,
    plain: bool = False,
    anchor: str = "middle",
    **attributes: Attribute,
) -> Markup:
    """Write words with a rim in a colour, half of its width round each letter, so that lines beneath keep clear of them."""
    attributes |= {"stroke": rim, "stroke_width": float(width), "stroke_linejoin": "round", "paint_order": "stroke"}
    return text(x, y, words, size, colour, plain=plain, anchor=anchor, **attributes)
