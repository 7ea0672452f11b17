"""The palette as CSS variables: what `tokens.css` must have."""

from baumeister.svg.look import COLOURS


def seat_rules() -> str:
    """Return the rules that give what belongs to a seat the colour of its pieces: class `of-NAME`."""
    names = [name.removesuffix("-light") for name in COLOURS if name.endswith("-light")]
    return "".join(f".of-{name} {{ --seat: var(--{name}-light); --seat-text: var(--{name}-text); }}\n" for name in names)


def colour_rules() -> str:
    """Return the rules that give a page its colours: by day, by the device's night, by the reader's choice."""
    colours = "".join(f"  --{name}: light-dark({day}, {night});\n" for name, (day, night) in COLOURS.items())
    return (
        f":root {{\n  color-scheme: light dark;\n{colours}}}\n"
        '[data-theme="light"] { color-scheme: light; }\n'
        '[data-theme="dark"] { color-scheme: dark; }\n'
    )
