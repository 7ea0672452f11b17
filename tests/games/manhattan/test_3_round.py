"""MH 3: choosing, building, drawing."""

from collections import Counter

import pytest

from baumeister.records.trace import random_game
from tests.conformance.golden import golden
from tests.games.kinds import Game, Position
from tests.games.manhattan.scenes import FOUR, GAMES, SEPARATE, THREE, TWO, hand_of, placed
from tests.games.manhattan.test_2_setup import dealt

ROUNDS = {2: 6, 3: 6, 4: 4}
BLOCKS_OF_A_COLOUR = {2: 4, 3: 4, 4: 6}
TURNS = {2: 16, 3: 12, 4: 24}


def one(buildings: str) -> str:
    """Draw a board with one building, on A5."""
    rows = [". . . | . . . | . . ."] * 6
    rows[1] = f". {buildings} . | . . . | . . ."
    return "\n".join(rows)


def first_turn(game: Game, mix: str) -> Position:
    """Deal, and let everybody choose the same mix."""
    position = dealt(game)
    while position.actor > 0 and position.moves[0].startswith("take"):
        position = position.play(f"{position.moves[0].split()[0]} {mix}")
    return position


# 3.1 Choosing


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_3_1_any_mix_of_exactly_so_many_blocks_that_the_supply_holds(game: Game) -> None:
    size = BLOCKS_OF_A_COLOUR[game.seats]
    mixes = [tuple(map(int, move.split()[1].split("-"))) for move in dealt(game).moves]
    possible = [(size - b - c - d, b, c, d) for b in range(7) for c in range(5) for d in range(4) if b + c + d <= size]
    assert sorted(mixes) == sorted(possible)  # 11 / 6 / 4 / 3 to build: not five of three floors, not four of four


def test_3_1_the_supply_of_a_later_round_is_what_is_left() -> None:
    seen = Counter[str]()
    for seed in range(3):
        for position in random_game(THREE, seed):
            if position.actor > 0 and position.moves[0].startswith("take"):
                supply = position.state.supply[position.actor - 1].tolist()
                mixes = [tuple(map(int, move.split()[1].split("-"))) for move in position.moves]
                assert all(count <= left for mix in mixes for count, left in zip(mix, supply, strict=True))
                seen["whole" if sum(supply) == 24 else "last" if sum(supply) == 4 else "some"] += 1
                if sum(supply) == 4:
                    assert mixes == [tuple(supply)]
    assert seen == {"whole": 9, "some": 36, "last": 9}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_3_1_seats_choose_clockwise_from_the_start_player_with_two_seats_each_twice(game: Game) -> None:
    orders: dict[int, list[str]] = {}
    for position in random_game(game, 1):
        if position.actor > 0 and position.moves[0].startswith("take"):
            word = position.moves[0].split()[0]
            orders.setdefault(int(position.state.round_number), []).append(word.replace("take", str(position.actor)))
    for number in range(ROUNDS[game.seats]):
        seats = [(number + turn) % game.seats + 1 for turn in range(game.seats)]
        assert orders[number] == [f"{seat}{star}" for seat in seats for star in (("", "*") if game.seats == 2 else ("",))]
    assert len(orders) == ROUNDS[game.seats]


def test_3_1_chosen_blocks_are_seen_by_all() -> None:
    position = dealt(FOUR).play("take 3-2-1-0")
    for seat in range(5):
        assert position.view(seat).state.chosen[0].tolist() == [3, 2, 1, 0]
        assert position.log(seat) == position.log(1)


# 3.2 Building


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_3_2_turns_go_clockwise_from_the_start_player_each_with_a_draw(game: Game) -> None:
    actors: dict[int, list[int]] = {}
    for position in random_game(game, 2):
        if position.actor > 0 and not position.moves[0].startswith("take"):
            actors.setdefault(int(position.state.round_number), []).append(position.actor)
            after = position.play(position.moves[0])
            assert after.actor == 0
            assert after.state.receiver == position.actor - 1
            assert all(move.startswith("draw") for move in after.moves)
    for number, turns in actors.items():
        assert turns == [(number + turn) % game.seats + 1 for turn in range(TURNS[game.seats])]
    assert len(actors) == ROUNDS[game.seats]


def test_3_2_the_card_decides_the_lot_and_the_city_is_free() -> None:
    position = placed(FOUR, seat=2, hands={2: "1 1 5 9"}, chosen={"b": "1-0-1-0"})
    lots = {3, 5, 7}  # from the west
    assert set(position.moves) == {f"{city}{lot}+{floors}" for city in "ABCDEF" for lot in lots for floors in (1, 3)}


def test_3_2_card_and_block_are_used_up() -> None:
    position = placed(FOUR, seat=2, hands={2: "1 1 5 9"}, chosen={"b": "1-0-1-0"}).play("C3+3")
    assert hand_of(position, 2) == [1, 5, 9]
    assert position.state.chosen[1].tolist() == [1, 0, 0, 0]
    assert position.state.discard.tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 0]
    position = position.play("draw 4")
    assert hand_of(position, 2) == [1, 4, 5, 9]


@pytest.mark.parametrize("game", [TWO, SEPARATE], ids=repr)
def test_3_2_with_two_seats_the_block_may_be_of_either_colour(game: Game) -> None:
    position = placed(game, seat=2, hands={2: "5 5 5 5"}, chosen={"b": "1-0-0-0", "p": "0-1-0-0"})
    assert set(position.moves) == {f"{city}5+{block}" for city in "ABCDEF" for block in ("1", "2*")}
    assert position.play("A5+2*").state.top[4] == 3  # purple


# 3.3 is tested with the components


# 3.4 Where you may build


def builds_on_a5(game: Game, building: str, seat: int, **chosen: str) -> set[str]:
    """Return the blocks that a seat may put on A5, with card 5 in hand."""
    position = placed(game, one(building), seat=seat, hands={seat: "5 5 5 5"}, chosen=chosen)
    return {move[3:] for move in position.moves if move.startswith("A5+")}


@pytest.mark.parametrize(
    ("building", "allowed"),
    [
        (".", "1234"),  # an empty lot
        ("o4", "1234"),  # one's own building
        ("b4o1", "1234"),  # owned by the topmost block, whatever lies below
        ("b1", "1234"),  # as many as the owner is enough
        ("b2", "234"),
        ("b3", "34"),
        ("b4", "4"),
        ("b4b1", ""),  # 5 floors: no block is high enough
        ("o1b2", "1234"),  # one's own floors count wherever they are
        ("o2b4", "234"),
        ("o3b4b4", ""),
        ("o4b4b4", "4"),
        ("o1y4b2", "1234"),  # only the owner's floors are compared, not a third one's
        ("b4y2", "234"),
        ("b4y1b1", ""),  # the owner's floors under another's count as well
        ("o2b4y1b1", "34"),
    ],
)
def test_3_4_at_least_as_many_floors_as_the_owner(building: str, allowed: str) -> None:
    assert builds_on_a5(FOUR, building, 1, o="1-1-1-1") == set(allowed)


def test_3_4_the_topmost_block_owns_the_building() -> None:
    position = placed(FOUR, one("b3"), seat=1, hands={1: "5 5 5 5"}, chosen={"o": "0-0-1-0"})
    assert position.state.top[4] == 1
    after = position.play("A5+3")
    assert after.state.top[4] == 0
    assert after.state.floors[4].tolist() == [3, 3, 0, 0]


def test_3_4_there_is_no_limit_of_height() -> None:
    assert builds_on_a5(FOUR, "o4o4o3o3o3o3o2o2o2o2o2", 1, o="1-0-0-0") == {"1"}


# 3.5 Two seats


@pytest.mark.parametrize(
    ("building", "together", "separate"),
    [
        ("b3", "3 4 3* 4*", "3 4 3* 4*"),
        ("o4", "1 2 3 4 1* 2* 3* 4*", "1 2 3 4 4*"),  # one's other colour is oneself, or a rival
        ("y4", "1 2 3 4 1* 2* 3* 4*", "4 1* 2* 3* 4*"),
        ("y2b3", "1 2 3 4 1* 2* 3* 4*", "3 4 1* 2* 3* 4*"),  # floors of both colours, or of the block's own
        ("o1y1b4", "2 3 4 2* 3* 4*", "3 4 3* 4*"),
        ("p2b3", "", "3 4 3* 4*"),  # the owner's floors of both colours, or of the one on top
        ("o1p2b3", "4 4*", "2 3 4 3* 4*"),
    ],
)
def test_3_5_both_colours_of_a_player_count_together_unless_separate(building: str, together: str, separate: str) -> None:
    blocks = {"o": "1-1-1-1", "y": "1-1-1-1"}
    assert builds_on_a5(TWO, building, 1, **blocks) == set(together.split())
    assert builds_on_a5(SEPARATE, building, 1, **blocks) == set(separate.split())


# 3.6 Nothing can be built

BLOCKED = """
    . .    . | . .    . | . .    .
    . b4b1 . | . b4b1 . | . y4y1 .
    . .    . | . .    . | . .    .
    . .    . | . .    . | . .    .
    . y4y1 . | . p4p1 . | . p4p1 .
    . .    . | . .    . | . .    .
"""


def test_3_6_who_can_build_must() -> None:
    position = placed(FOUR, BLOCKED, seat=1, hands={1: "5 5 5 6"}, chosen={"o": "1-1-0-0"})
    assert set(position.moves) == {f"{city}6+{floors}" for city in "ABCDEF" for floors in (1, 2)}
    position = placed(FOUR, BLOCKED.replace("b4b1", "o4b4b1", 1), seat=1, hands={1: "5 5 5 5"}, chosen={"o": "1-0-1-0"})
    assert position.moves == ("A5+1", "A5+3")  # on A5 orange has 4 floors already


def test_3_6_who_cannot_lays_away_any_card_and_any_chosen_block() -> None:
    position = placed(FOUR, BLOCKED, seat=1, hands={1: "5 5 5 5"}, chosen={"o": "1-0-1-0"})
    assert position.moves == ("scrap 5 1", "scrap 5 3")
    after = position.play("scrap 5 3")
    assert after.state.chosen[0].tolist() == [1, 0, 0, 0]
    assert after.state.supply[0].tolist() == position.state.supply[0].tolist()  # out of the game
    assert after.state.built == position.state.built
    assert after.state.discard[4] == 1
    assert all(move.startswith("draw") for move in after.moves)
    assert after.state.receiver == 0


def test_3_6_any_card_of_the_hand_goes() -> None:
    board = """
        .  .  . | .  .    . | .    .    .
        b4 b4 . | b4 p4   . | p4   p4   .
        .  .  . | .  .    . | .    .    .
        .  .  . | .  .    . | .    .    .
        y4 y4 . | y4 b3b1 . | p3p1 y3y1 .
        .  .  . | .  .    . | .    .    .
    """
    position = placed(FOUR, board, seat=1, hands={1: "4 4 5 5"}, chosen={"o": "2-0-1-0"})
    assert position.moves == ("scrap 4 1", "scrap 4 3", "scrap 5 1", "scrap 5 3")


def test_3_6_with_two_seats_the_block_is_of_either_colour() -> None:
    board = """
        . .    . | . .    . | . .      .
        . b4b1 . | . b4b1 . | . b4p1   .
        . .    . | . .    . | . .      .
        . .    . | . .    . | . .      .
        . p4p1 . | . p4p1 . | . b3p2b2 .
        . .    . | . .    . | . .      .
    """
    hands, chosen = {1: "5 5 5 5"}, {"o": "1-0-0-0", "y": "0-1-0-1"}
    position = placed(TWO, board, seat=1, hands=hands, chosen=chosen)
    assert set(position.moves) == {"scrap 5 1", "scrap 5 2*", "scrap 5 4*"}
    assert position.play("scrap 5 4*").state.chosen[2].tolist() == [0, 1, 0, 0]


@pytest.mark.parametrize("name", ["four-stuck", "two-stuck", "separate-stuck"])
def test_3_6_happens_in_a_game_and_it_goes_on(name: str) -> None:
    last = golden("manhattan", name)
    stuck = [position for position in last.line() if position.move is not None and position.move.startswith("scrap")]
    assert len(stuck) == 1
    assert last.state.built == 95
    before, after = stuck[0].undo(), stuck[0]
    assert all(move.startswith("scrap") for move in before.moves)
    assert after.state.floors.tolist() == before.state.floors.tolist()
    assert after.state.discard.sum() == before.state.discard.sum() + 1
    assert after.scores == before.scores


# 3.7 Drawing


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_3_7_every_turn_ends_with_a_draw_the_last_one_too(game: Game) -> None:
    last = list(random_game(game, 3))[-1]
    words = Counter("turn" if "+" in move else move.split()[0] for move in last.history)
    assert words["draw"] == words["turn"] + words["scrap"] == TURNS[game.seats] * ROUNDS[game.seats]
    assert last.history[-1].startswith("draw")
    assert last.state.hand_sizes.tolist() == [4] * game.seats + [0] * (4 - game.seats)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_3_7_an_empty_pile_is_made_anew_of_all_played_cards_before_the_draw(game: Game) -> None:
    played: Counter[int] = Counter()
    anew = 0
    for position in random_game(game, 4):
        before = position.before
        if before is None or position.actor != 0 or position.state.phase != 3:
            continue
        card = next(k for k in range(9) if before.state.hands[before.actor - 1, k] > position.state.hands[before.actor - 1, k])
        played[card + 1] += 1
        pile = {int(move.split()[1]): weight for move, weight in zip(position.moves, position.odds, strict=True)}
        if before.state.pile_size == 0:
            assert pile == played  # the card just played included
            assert position.state.discard.sum() == 0
            played.clear()
            anew += 1
        else:
            assert position.state.discard.sum() == played.total()
    assert anew == {2: 2, 3: 2, 4: 3}[game.seats]


# 3.8 The next round


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_3_8_the_start_marker_passes_clockwise_and_hands_are_kept(game: Game) -> None:
    for position in random_game(game, 5):
        before = position.before
        if before is not None and position.state.round_number > before.state.round_number and not position.is_over:
            assert position.actor == position.state.round_number % game.seats + 1
            assert position.state.turn == 0
            assert position.state.hands.sum() == before.state.hands.sum() + 1
            assert not position.state.chosen.any()
            assert (position.state.floors == before.state.floors).all()
