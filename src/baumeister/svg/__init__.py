"""Drawing primitives, palettes and hatches. Knows no game."""

from baumeister.svg.look import PRINT, Look, Markup

__all__ = ["PRINT", "Look", "Markup"]
