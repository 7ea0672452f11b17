"""The objects of a move of Wettstreit der Baumeister, for sentences and drawings."""

from baumeister.games.wettstreit.rules.moves import laid_card, laid_place, sabotaged_place, sabotaged_seat


def lay_of(move: int) -> tuple[int, int]:
    """Return the card and the index of the place of a laying move."""
    return laid_card(move), laid_place(move)


def sabotage_of(move: int) -> tuple[int, int]:
    """Return the seat that is sabotaged and the index of the place, -1 if it is the hand."""
    return sabotaged_seat(move), sabotaged_place(move)
