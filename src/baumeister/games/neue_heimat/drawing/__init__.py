"""How Neue Heimat looks.

Pieces keep their ids from the display through the auction to the board; a roof for sale is `sale`.
"""
