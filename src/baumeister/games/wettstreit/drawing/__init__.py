"""How Wettstreit der Baumeister looks.

On the board are the places, the stacks, the die, the pool, and before each city its seat's tent, saboteurs and hand; in the
viewer's hand the cards and, as `attack`, its saboteurs; `sale` is the card in the auction. `bid-5`, `pass`, `done`, `leave`,
`pay` and `refuse` are buttons of the page.

Pieces keep their ids and are placed by `transform` alone: `building-P2-3` stands on `place-P2-3` and comes from the card in
the viewer's hand or from another's hand; `held-P2-0` is card 0 of a hand as it is seen, by its slot; both stacks' tops are
part of their stack. Bought cards come from `sale`, auctioned ones from their stack.
"""

from baumeister.games.wettstreit.drawing.board import board
from baumeister.games.wettstreit.drawing.cover import cover
from baumeister.games.wettstreit.drawing.gallery import gallery
from baumeister.games.wettstreit.drawing.hand import hand
from baumeister.games.wettstreit.drawing.item import item
from baumeister.games.wettstreit.drawing.item_outlook import outlook
from baumeister.games.wettstreit.drawing.sketch import sketch
from baumeister.games.wettstreit.drawing.stock import stock
from baumeister.games.wettstreit.words.parts import move_parts
from baumeister.present.drawing import Drawing

DRAWING = Drawing(
    board=board,
    hand=hand,
    stock=stock,
    parts=move_parts,
    gallery=gallery,
    cover=cover,
    sketch=sketch,
    item=item,
    outlook=outlook,
)
