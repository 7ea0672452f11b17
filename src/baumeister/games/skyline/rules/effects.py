"""What action cards do to pawns and money (PS 5)."""

from baumeister.core.kernel import kernel
from baumeister.core.record import OVER
from baumeister.games.skyline.rules.components import HELP, MONEY_PER_PIP, TAX
from baumeister.games.skyline.rules.phases import end_turn
from baumeister.games.skyline.rules.road import move_pawn, pay_rent
from baumeister.games.skyline.rules.state import State


@kernel
def roll_on(state: State, white: int) -> None:
    """PS 5, card 1."""
    state.white = white
    push(state, state.turn, white)


@kernel
def push(state: State, seat: int, steps: int) -> None:
    """PS 5, cards 1 and 2: move a pawn on; its owner pays rent if due, but draws no card."""
    move_pawn(state, seat, steps)
    pay_rent(state, seat)
    if state.actor != OVER:
        end_turn(state)


@kernel
def roll_money(state: State, white: int, black: int) -> None:
    """PS 5, card 4."""
    state.white = white
    state.black = black
    earn(state, state.turn, MONEY_PER_PIP * (white + black))
    end_turn(state)


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
def pay_tax(state: State, seat: int) -> None:
    """PS 5, cards 5 and 6: 50 for each skyscraper; who cannot pay in full pays what it has."""
    earn(state, seat, -min(TAX * state.skyscrapers[seat], state.cash[seat]))


@kernel
def earn(state: State, seat: int, money: int) -> None:
    """Pay money from the bank, or to it if it is negative."""
    state.cash[seat] += money
    state.from_cards[seat] += money
