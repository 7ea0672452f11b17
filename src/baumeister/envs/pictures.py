"""How environments show a game: everything that is on the table, nothing hidden."""

from io import BytesIO, StringIO
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from baumeister.core.errors import BaumeisterError
from baumeister.envs.absence import explaining_absence
from baumeister.present.game import Position
from baumeister.present.terminal import STYLES
from baumeister.svg.png import png_from

RENDER_MODES = ("human", "ansi", "rgb_array", "svg")
"""`human` prints to the terminal, `ansi` and `svg` return strings, `rgb_array` pixels."""
WIDTH = 1000
"""Pixels of a picture."""

Picture: TypeAlias = "NDArray[np.uint8] | str | None"


def checked_mode(mode: str | None) -> str | None:
    """Return a render mode.

    Raises:
        BaumeisterError: if there is no such mode.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise BaumeisterError(f"render_mode is one of {', '.join(RENDER_MODES)}, or None, not “{mode}”")
    return mode


def picture(position: Position, mode: str | None) -> Picture:
    """Return a picture of a position, or print it; None if there is no mode."""
    if mode == "svg":
        return str(position.svg())
    if mode == "rgb_array":
        return pixels(position)
    if mode is None:
        return None
    text = screen(position, is_coloured=mode == "human")
    if mode == "ansi":
        return text
    import sys  # noqa: PLC0415 - looked up when it is written to

    sys.stdout.write(text)
    return None


def pixels(position: Position) -> NDArray[np.uint8]:
    """Return the drawing as (height, width, 3)."""
    with explaining_absence():
        from PIL import Image  # noqa: PLC0415 - of the extra

    with Image.open(BytesIO(png_from(str(position.svg()), WIDTH))) as image:
        return np.array(image.convert("RGB"), np.uint8)


def screen(position: Position, *, is_coloured: bool) -> str:
    """Return the board as text for a terminal."""
    from rich.console import Console  # noqa: PLC0415 - few print
    from rich.theme import Theme  # noqa: PLC0415

    text = StringIO()
    console = Console(theme=Theme(STYLES), highlight=False, file=text, force_terminal=is_coloured, width=120)
    console.print(position.game.rules.screen(position.state, "en"))
    return text.getvalue()
