"""Action cards about pawns and money (PS 5, cards 1-6)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import Moves
from baumeister.games.skyline.rules.components import HELP, MONEY_PER_PIP, PUSH_MAX, TAX
from baumeister.games.skyline.rules.moves import ADVANCE, TAX_SEAT
from baumeister.games.skyline.rules.pawns import move_pawn
from baumeister.games.skyline.rules.rent import pay_rent
from baumeister.games.skyline.rules.scoring import most_cash
from baumeister.games.skyline.rules.state import State


@kernel
def push(state: State, seat: int, steps: int) -> None:
    """PS 5, cards 1 and 2: a pawn moves on; its owner pays rent if due, but draws no card."""
    move_pawn(state, seat, steps)
    pay_rent(state, seat)


@kernel
def roll_on(state: State, white: int) -> None:
    """PS 5, card 1: the white die again."""
    state.white = white
    push(state, state.turn, white)


@kernel
def legal_pushes(state: State, moves: Moves) -> int:
    """PS 5, card 2: the richest, on a tie any of them; 1, 2 or 3 fields."""
    most = most_cash(state)
    count = 0
    for seat in range(state.seats):
        if state.cash[seat] == most:
            for steps in range(PUSH_MAX):
                moves[count] = ADVANCE + seat * PUSH_MAX + steps
                count += 1
    return count


@kernel
def push_richest(state: State, seat: int, steps: int) -> None:
    """PS 5, card 2."""
    state.card_seat = seat
    push(state, seat, steps)


@kernel
def help_poorest(state: State) -> None:
    """PS 5, card 3: the poorest are found before anyone is paid."""
    least = state.cash[0]
    for seat in range(state.seats):
        least = min(least, state.cash[seat])
    for seat in range(state.seats):
        if state.cash[seat] == least:
            earn(state, seat, HELP)


@kernel
def roll_money(state: State, white: int, black: int) -> None:
    """PS 5, card 4: ten times the sum of both dice."""
    state.white = white
    state.black = black
    earn(state, state.turn, MONEY_PER_PIP * (white + black))


@kernel
def legal_audits(state: State, moves: Moves) -> int:
    """PS 5, card 5: every seat, also oneself and seats without skyscrapers."""
    for seat in range(state.seats):
        moves[seat] = TAX_SEAT + seat
    return int(state.seats)


@kernel
def audit(state: State, seat: int) -> None:
    """PS 5, card 5."""
    state.card_seat = seat
    pay_tax(state, seat)


@kernel
def tax_of(state: State, seat: int) -> int:
    """PS 5, cards 5 and 6: 50 for each skyscraper; a seat that cannot pay in full pays all it has."""
    return int(min(TAX * state.skyscrapers[seat], state.cash[seat]))


@kernel
def pay_tax(state: State, seat: int) -> None:
    """PS 5, cards 5 and 6: to the bank."""
    earn(state, seat, -tax_of(state, seat))


@kernel
def earn(state: State, seat: int, money: int) -> None:
    """Pay money from the bank, or to it if it is negative."""
    state.cash[seat] += money
    state.from_cards[seat] += money
