"""The palette as CSS variables: what `tokens.css` must have."""

from baumeister.svg.look import COLOURS

STONES = ("granite", "marble", "slate", "sandstone", "basalt")


def seat_rules() -> str:
    """Return the rules that give what belongs to a seat the colour of its pieces: class `of-NAME`.

    Stones are pale: what belongs to a seat that is named after one has the colour of its lettering.
    """
    names = [name.removesuffix("-light") for name in COLOURS if name.endswith("-light")]
    shades = [(name, "text" if name in STONES else "light") for name in names]
    return "".join(
        f".of-{name} {{ --seat: var(--{name}-{shade}); --seat-text: var(--{name}-text); }}\n" for name, shade in shades
    )


def colour_rules() -> str:
    """Return the rules that give a page its colours: by day, by the device's night, by the reader's choice."""
    colours = "".join(f"  --{name}: light-dark({day}, {night});\n" for name, (day, night) in COLOURS.items())
    return (
        f":root {{\n  color-scheme: light dark;\n{colours}}}\n"
        '[data-theme="light"] { color-scheme: light; }\n'
        '[data-theme="dark"] { color-scheme: dark; }\n'
    )
