"""The palette as CSS variables, for pages."""

from baumeister.svg.look import COLOURS


def variables(night: bool, indent: str = "  ") -> str:
    """Return the declarations of all colours, by day or by night."""
    return "".join(f"{indent}--{name}: {pair[night]};\n" for name, pair in COLOURS.items())


def seat_rules() -> str:
    """Return the rules that give what belongs to a seat the colour of its pieces: class `of-NAME`."""
    names = [name.removesuffix("-light") for name in COLOURS if name.endswith("-light")]
    return "".join(f".of-{name} {{ --seat: var(--{name}-light); --seat-text: var(--{name}-text); }}\n" for name in names)


def colour_rules() -> str:
    """Return the rules that give a page its colours: by day, by the device's night, by the reader's choice."""
    day, night = variables(night=False), variables(night=True)
    inner = variables(night=True, indent="    ")
    return (
        f':root, [data-theme="light"] {{\n  color-scheme: light;\n{day}}}\n\n'
        f'@media (prefers-color-scheme: dark) {{\n  :root:not([data-theme="light"]) {{\n    color-scheme: dark;\n'
        f"{inner}  }}\n}}\n\n"
        f'[data-theme="dark"] {{\n  color-scheme: dark;\n{night}}}\n'
    )
