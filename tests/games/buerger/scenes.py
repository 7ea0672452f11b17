"""Helpers for the tests of Bürger, Baumeister & Co.: the games, and positions placed as a test needs them.

Tiles, spaces and moves are written as in notation: `rV3`, `2c`, `rV3 2c`.
"""

from collections.abc import Iterable, Mapping

from baumeister.core.record import new
from baumeister.games.buerger.game import RULES
from baumeister.games.buerger.rules.components import SUPPLY
from baumeister.games.buerger.rules.laying import put_on
from baumeister.games.buerger.rules.state import LAY, State
from baumeister.games.buerger.words.notation import SPACE_TEXTS, TILE_TEXTS
from tests.games.kinds import Game, Position, View
from tests.games.play import played

TWO, THREE, FOUR = GAMES = tuple(Game(RULES, seats, {}) for seats in (2, 3, 4))
TURNS = {2: 32, 3: 45, 4: 44}  # BB E3
OFFER = ("vP3", "vH2", "vH3", "vV2", "vV3")
HANDS = {1: "gP3 gH2 gV3", 2: "bP3 bH2 bV3", 3: "yP3 yH2 yV3", 4: "rP3 rH2 rV3"}


def placed(
    game: Game = FOUR,
    *,
    board: Mapping[str, str] | None = None,
    hands: Mapping[int, str] | None = None,
    offer: Iterable[str] = OFFER,
    mayor: int = 1,
    seat: int = 1,
    coins: Mapping[int, int] | None = None,
    cranes: Mapping[int, int] | None = None,
    completed: Mapping[int, int] | None = None,
    scores: tuple[int, ...] = (),
    supply: int | None = None,
) -> Position:
    """Return a position in which a seat has to lay a tile.

    Args:
        game: with how many seats.
        board: the tile on each space that isn't free.
        hands: the tiles of seats; behind a bar those that all know: `"rV3 | bP3 bH2"`. Who isn't named has those of HANDS.
        offer: the tiles of the offer spaces 1 to 5.
        mayor: the offer space beside which the Mayor stands, from 1.
        seat: whose turn it is.
        coins: of seats; none where not given.
        cranes: that seats still have; 3 where not given.
        completed: by district the seat whose crane stands there.
        scores: the points so far.
        supply: how many tiles can still be drawn; all at first.
    """
    state = new(State)
    game.rules.kernels.setup(state, game.seats, game.option_indices)
    for space, tile in (board or {}).items():
        put_on(state, _drawn(state, tile), SPACE_TEXTS.index(space))
    for number, hand in (hands or {}).items():
        _fill_hand(state, number - 1, hand)
    state.offer[:] = [_drawn(state, tile) for tile in offer]
    for number in set(range(1, game.seats + 1)) - set(hands or {}):
        _fill_hand(state, number - 1, _usual_hand(state, number))
    for number in range(1, game.seats + 1):
        state.coins[number - 1] = (coins or {}).get(number, 0)
        state.cranes[number - 1] = (cranes or {}).get(number, 3)
    for district, owner in (completed or {}).items():
        state.completed[district - 1] = owner - 1
    state.scores[: len(scores)] = state.from_tiles[: len(scores)] = scores
    state.supply_size = SUPPLY[game.seats] if supply is None else supply
    state.mayor, state.seat_in_turn, state.district = mayor - 1, seat - 1, -1
    state.phase, state.actor = LAY, seat
    return Position(game, state)


def _drawn(state: State, tile: str) -> int:
    number = TILE_TEXTS.index(tile)
    assert state.supply[number] > 0, f"there are no more {tile}"
    state.supply[number] -= 1
    return number


def _fill_hand(state: State, seat: int, text: str) -> None:
    dealt, _, known = text.partition("|")
    parts = [sorted(_drawn(state, tile) for tile in part.split()) for part in (dealt, known)]
    tiles = [*parts[0], *parts[1]]
    state.hands[seat, : len(tiles)] = tiles
    state.hand_sizes[seat], state.dealt_counts[seat] = len(tiles), len(parts[0])


def _usual_hand(state: State, number: int) -> str:
    """Return the hand of HANDS, with others of its colour for tiles that are all gone."""
    hand = HANDS[number].split()
    same = [tile for index, tile in enumerate(TILE_TEXTS) for _ in range(state.supply[index]) if tile[0] == hand[0][0]]
    there = [tile for tile in hand if tile in same]
    return " ".join([*there, *(tile for tile in same if tile not in there)][:3])


def gained(position: Position, *moves: str) -> tuple[int, ...]:
    """Return how many points each seat gets by some moves."""
    return tuple(new - old for new, old in zip(played(position, *moves).scores, position.scores, strict=True))


def hand_of(view: View, seat: int) -> list[str]:
    """Return the tiles in a hand, `?` where one isn't known."""
    state = view.state
    tiles = state.hands[seat - 1, : state.hand_sizes[seat - 1]].tolist()
    return ["?" if tile < 0 else TILE_TEXTS[tile] for tile in tiles]


def board_of(view: View) -> dict[str, str]:
    """Return the tile on each space that isn't free."""
    return {SPACE_TEXTS[space]: TILE_TEXTS[tile] for space, tile in enumerate(view.state.spaces.tolist()) if tile >= 0}


def offer_of(view: View) -> list[str]:
    """Return the tiles of the offer spaces, `-` where there is none."""
    return ["-" if tile < 0 else TILE_TEXTS[tile] for tile in view.state.offer.tolist()]
