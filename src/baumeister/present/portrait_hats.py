"""Hats of portraits: a crown in the hat's colour, a band or brim over it, and the side away from the light."""

from collections.abc import Mapping

from baumeister.present.character import Hat
from baumeister.present.portrait_lines import inked, shade
from baumeister.svg import Look, Markup
from baumeister.svg.element import group

CROWNS: Mapping[Hat, str] = {
    "flat cap": "M15 21C11 10 24 4 36 6C48 7 53 14 49 21C40 17 24 17 15 21Z",
    "fedora": "M20 16C19 6 25 3 29 5C31 7 33 7 35 5C39 3 45 6 44 16Z",
    "top hat": "M20 15L18.5 0H45.5L44 15Z",
    "cloche": "M16 27C14 8 22 5 32 5S50 8 48 27C42 22 38 20 33 20C26 20 21 22 16 27Z",
    "bonnet": "M14 34C8 14 20 4 32 4S56 14 50 34L45 31C46 22 42 16 32 16S18 22 19 31Z",
    "helmet": "M17 19C17 9 23 4 32 4S47 9 47 19Z",
    "hood": "M14 52C9 34 12 6 33 4C52 6 55 34 50 52C46 50 45 48 44 46C48 30 45 16 32 16S16 30 20 46C19 48 18 50 14 52Z",
    "veil": "M12 58C9 34 13 7 32 6C51 7 55 34 52 58L44 50C48 34 46 17 32 17S16 34 20 50Z",
    "beret": "M14 18C9 9 20 3 33 4C48 4 56 12 50 17C46 21 38 18 32 18S17 22 14 18Z",
    "kerchief": "M17 27C15 11 23 6 32 6S49 11 47 27C43 20 38 17 32 17S21 20 17 27Z",
    "coif": "M18 40C12 20 20 7 32 7S52 20 46 40L43 37C46 26 42 17 32 17S18 26 21 37Z",
}
BANDS: Mapping[Hat, tuple[str, str]] = {  # in a colour of its own
    "flat cap": ("M17 20.5C24 17 39 16 49 20.5C49 23.5 47 24.5 44 23C36 20 27 20 20 22.5Z", "basalt"),
    "fedora": ("M9 18C18 13 20 16 32 16S46 13 55 18C47 22 17 22 9 18Z", "basalt"),
    "top hat": ("M12 16C18 13.5 46 13.5 52 16C47 20.5 17 20.5 12 16Z", "basalt-shade"),
    "cloche": ("M16 27C21 21 26 19 33 19C38 19 43 21 48 27L48 22C43 17 38 15 33 15C26 15 20 17 16 22Z", "gold"),
    "bonnet": ("M17 32C22 33 19 44 27 49M47 32C42 33 45 44 37 49", "marble"),
    "helmet": ("M13 19C20 16 44 16 51 19C51 22 49 22.5 46 22C38 20 26 20 18 22C15 22.5 13 22 13 19ZM29 4.5H35V18H29Z", "gold"),
    "hood": ("", "ink"),
    "veil": ("M19 30C17 18 24 14 32 14S47 18 45 30C44 22 40 19 32 19S20 22 19 30Z", "marble"),
    "beret": ("M48 13C54 6 58 4 62 3C60 9 56 13 49 16Z", "marble"),
    "kerchief": ("M46 24C52 24 55 29 53 33C50 30 48 29 45 28Z", "marble"),
    "coif": ("", "ink"),
}
EAST_SIDES: Mapping[Hat, str] = {
    "flat cap": "M36 6C48 7 53 14 49 21C46 19.5 43 18.7 40 18.3C45 15 43 9 36 6Z",
    "fedora": "M35 5C39 3 45 6 44 16H38Z",
    "top hat": "M38 0H45.5L44 15H38Z",
    "cloche": "M38 5.5C46 7 50 12 48 27C46 25 44.5 23.6 43 22.5C44 15 43 9 38 5.5Z",
    "bonnet": "M38 4.6C51 7 55 18 50 34L45 31C46 25 45 20 42 18C46 15 44 8 38 4.6Z",
    "helmet": "M38 5C44 7 47 12 47 19H42C42 13 41 8 38 5Z",
    "hood": "M40 6C52 12 54 36 50 52C46 50 45 48 44 46C48 30 46 20 40 17.5Z",
    "veil": "M42 8C52 14 54 36 52 58L44 50C47 36 47 24 42 19Z",
    "beret": "M38 4.3C50 5 55 12 50 17C47 20 42 19 38 18.3C46 15 45 8 38 4.3Z",
    "kerchief": "M38 6.7C46 9 49 15 47 27C45 23.5 43 21 41 19.7C43 14 42 10 38 6.7Z",
    "coif": "M38 8C50 12 51 26 46 40L43 37C45.5 28 43.5 21 38 18Z",
}


def hat(look: Look, kind: Hat, colour: str) -> Markup:
    """Draw a hat."""
    if kind == "none":
        return Markup("")
    band, band_colour = BANDS[kind]
    return group(inked(look, CROWNS[kind], colour), shade(look, EAST_SIDES[kind]), inked(look, band, band_colour))
