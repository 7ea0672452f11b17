"""How Neue Heimat looks.

Pieces keep their ids from the display through the auction to the board; a roof for sale is `sale`.
"""

from baumeister.games.neue_heimat.drawing.board import board
from baumeister.games.neue_heimat.drawing.cover import cover
from baumeister.games.neue_heimat.drawing.gallery import gallery
from baumeister.games.neue_heimat.drawing.item import item
from baumeister.games.neue_heimat.drawing.sketch import sketch
from baumeister.games.neue_heimat.drawing.stock import stock
from baumeister.games.neue_heimat.words.parts import move_parts
from baumeister.games.neue_heimat.words.phrases import SEAT_HUES
from baumeister.present.drawing import Drawing, no_hand

DRAWING = Drawing(
    board=board,
    hand=no_hand,
    stock=stock,
    parts=move_parts,
    gallery=gallery,
    cover=cover,
    sketch=sketch,
    item=item,
    seat_hues=SEAT_HUES,
)
