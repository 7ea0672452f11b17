"""How Neue Heimat looks.

Pieces keep their ids from the display through the auction to the board; a roof for sale is `sale`.
"""

from baumeister.core.game import Drawing, no_hand
from baumeister.games.neue_heimat.drawing_board import board
from baumeister.games.neue_heimat.drawing_cover import cover
from baumeister.games.neue_heimat.drawing_gallery import gallery
from baumeister.games.neue_heimat.drawing_item import item
from baumeister.games.neue_heimat.drawing_stock import stock
from baumeister.games.neue_heimat.parts import move_parts
from baumeister.games.neue_heimat.phrases import SEAT_HUES

DRAWING = Drawing(board, no_hand, stock, move_parts, gallery, cover, item, SEAT_HUES)
