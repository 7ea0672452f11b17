"""How the game looks.

Pieces have ids that stay and are placed by `transform` alone. On the board, in the group `pieces`: `laid-2c`, the tile on a
building space; `crane-2` on the great project of district 2; `offered-4`, the tile on an offer space; `mayor`. The supply is
`supply`. In a seat's panel `held-S-I`, tile I of seat S by its slot, and `cranes-S`. `data-from` names where a new piece comes
from. A tile in the hand names by `data-ghost` its drawing on the board, a space by `data-spot` where it would lie.
"""
