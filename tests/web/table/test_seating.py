"""Orders for tables that nobody could sit at."""

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.game import Game
from baumeister.web.table.refusals import Refusal
from baumeister.web.table.seating import Order, OrderedSeat, Place, check


def order(*places: Place) -> Order:
    return Order(Game(rules(GAMES[0]), 2, {}), tuple(OrderedSeat(place) for place in places))


@pytest.mark.parametrize(
    ("places", "says"),
    [(("you",), "every seat"), (("you", "you"), "only one seat"), (("easy", "easy"), "must be a person’s")],
)
def test_an_order_is_refused_with_what_is_missing(places: tuple[Place, ...], says: str) -> None:
    with pytest.raises(Refusal, match=says):
        check(order(*places))
