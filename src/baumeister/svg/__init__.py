"""Drawing primitives, palettes and hatches. Knows no game.

look       colours and languages            solid   blocks on a plan
element    the builder                      plan    flat things
lettering  words and numbers                pieces  cards, coins, pawns
hatch      hatches, outlines                part    clickable parts: halos
png        drawings as pictures             sketch  positions seen from afar
"""

from baumeister.svg.look import BLUEPRINT, PAGE, PRINT, Look, Markup
from baumeister.svg.png import png_from

__all__ = ["BLUEPRINT", "PAGE", "PRINT", "Look", "Markup", "png_from"]
