"""Drawing primitives, palettes and hatches. Knows no game.

look       colours and languages            solid   what stands on a plan
element    the builder                      plan    what lies flat
lettering  words and numbers                pieces  cards, coins, pawns
hatch      hatches, outlines                part    what people click: halos
png        drawings as pictures             sketch  positions seen from afar
"""

from baumeister.svg.look import BLUEPRINT, PAGE, PRINT, Look, Markup
from baumeister.svg.png import png_from

__all__ = ["BLUEPRINT", "PAGE", "PRINT", "Look", "Markup", "png_from"]
