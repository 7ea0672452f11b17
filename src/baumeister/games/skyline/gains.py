"""What a move brings its seat at once, in a word for the board."""

from baumeister.games.skyline.components import PREMIUM, TAX, TWO_FLOORS
from baumeister.games.skyline.moves import ADVANCE, DEMOLISH, JOIN, RETURN, STRIKE, TAX_SEAT
from baumeister.games.skyline.reading import push_of, pushed_to, stop_at, strike_of
from baumeister.games.skyline.state import State
from baumeister.text import signed


def gain(view: State, move: int) -> str:
    """Return the premium of a new skyscraper, the rent that a push costs or brings, the tax that a seat would pay."""
    if STRIKE <= move < JOIN:
        return signed(PREMIUM) if view.buildings[strike_of(move)[0]] == TWO_FLOORS else ""
    if DEMOLISH <= move < ADVANCE:
        return signed(PREMIUM)
    if ADVANCE <= move < TAX_SEAT:
        return _rent(view, *push_of(move))
    if TAX_SEAT <= move < RETURN:
        seat = move - TAX_SEAT
        return signed(-min(TAX * int(view.skyscrapers[seat]), int(view.cash[seat])))
    return ""


def _rent(view: State, seat: int, steps: int) -> str:
    """Return what a push costs or brings the seat at its turn; nothing if it goes between others."""
    stop = stop_at(view, pushed_to(view, seat, steps))
    if stop is None or stop.landlord == seat or view.turn not in (seat, stop.landlord):
        return ""
    return signed(-stop.rent if seat == view.turn else stop.rent)
