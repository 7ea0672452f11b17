"""Wettstreit der Baumeister (Jean du Poël, 1998): building cards are auctioned and laid into cities. Rules cited as WB."""
