"""Drawing primitives, palettes and hatches. Knows no game.

`look` colours and languages · `element` the builder · `lettering` words · `hatch` · `solid` what stands on a plan · `plan` what lies
flat · `pieces` cards, coins, pawns · `png` drawings as pictures.
"""

from baumeister.svg.look import BLUEPRINT, PAGE, PRINT, Look, Markup
from baumeister.svg.png import png_from

__all__ = ["BLUEPRINT", "PAGE", "PRINT", "Look", "Markup", "png_from"]
