"""The game once more, written from the rules alone as plainly and slowly as can be: the engine is compared with it.

Nothing of the engine is used here. Tiles and spaces have the names of the notation; districts, offer
spaces and seats count from 1.
"""

from collections import Counter

TWELVE = ("P3", "P3", "P3", "H2", "H2", "H3", "H3", "V2", "V2", "V3", "V3", "V3")  # BB 1.2
DISTRICTS = {  # BB 1.3: colour, what the spaces a, b, c ... bear, cost, bonus
    1: ("r", ("coin", "", ""), 1, "+4"),
    2: ("r", ("", "coin", "2", ""), 2, "x2"),
    3: ("r", ("", "2", "", "coin", ""), 2, "x2"),
    4: ("y", ("", "coin", ""), 1, "+4"),
    5: ("y", ("2", "", "coin", ""), 1, "x2"),
    6: ("y", ("coin", "", "", "2", ""), 2, "x2"),
    7: ("b", ("", "", "coin"), 1, "x2"),
    8: ("b", ("", "2", "coin", ""), 2, "+4"),
    9: ("b", ("2", "", "", "coin", ""), 2, "x2"),
    10: ("g", ("coin", "", ""), 2, "+4"),
    11: ("g", ("", "coin", "", "2"), 1, "x2"),
    12: ("g", ("", "", "coin", "", "2"), 1, "+4"),
    13: ("v", ("", "coin", ""), 1, "+4"),
    14: ("v", ("coin", "", "2", ""), 1, "x2"),
    15: ("v", ("", "coin", "", "", "2"), 2, "x2"),
}
SPACES = {
    f"{n}{letter}": mark for n, (_, marks, _, _) in DISTRICTS.items() for letter, mark in zip("abcde", marks, strict=False)
}
PRICES = {1: 1, 2: 2, 3: 1, 4: 2, 5: 1}  # BB 1.4
REMOVED = {2: 3, 3: 2, 4: 0}  # BB 2.1


def district_of(space: str) -> int:
    """Return the number of a space's district."""
    return int(space[:-1])


class Table:
    """A game in progress."""

    def __init__(self, seats: int) -> None:
        """Set a game up (BB 2)."""
        self.seats = seats
        self.unseen = Counter(colour + tile for colour in "rygbv" for tile in TWELVE)
        self.board: dict[str, str] = {}
        self.cranes = dict.fromkeys(range(1, seats + 1), 3)
        self.coins = dict.fromkeys(range(1, seats + 1), 0)
        self.scores = dict.fromkeys(range(1, seats + 1), 0)
        self.hands: dict[int, list[str]] = {seat: [] for seat in range(1, seats + 1)}
        self.offer: dict[int, str] = {}
        self.completed: dict[int, int] = {}
        self.mayor = 0
        self.seat = 1
        self.step = "neutral" if seats == 2 else "deal"
        self.district = 1  # the next to get a neutral tile, later the one just built in
        self.points = 0  # of BB 3.2 in this turn
        self.told: list[str] = []  # what came of the last move, for people

    # what can be done

    def legal(self) -> dict[str, int]:
        """Return the legal moves; chance's with their odds, others with 1."""
        if self.step in ("neutral", "deal", "offer", "refill"):
            kinds = self.unseen if self.step != "neutral" else self._of_colour(DISTRICTS[self.district][0])
            return {f"{self.step} {tile}": copies for tile, copies in kinds.items() if copies}
        found = {
            "mayor": [f"mayor {space}" for space in PRICES],
            "lay": [f"{tile} {space}" for tile in set(self.hands[self.seat]) for space in SPACES if self._fits(tile, space)],
            "project": ["crane", "no crane"],
            "take": [f"buy {space}" for space in self.offer if self.price(space) <= self.coins[self.seat]],
            "over": [],
        }
        return dict.fromkeys(found[self.step], 1)

    def _of_colour(self, colour: str) -> dict[str, int]:
        return {tile: copies for tile, copies in self.unseen.items() if tile[0] == colour}

    def _fits(self, tile: str, space: str) -> bool:
        return space not in self.board and DISTRICTS[district_of(space)][0] == tile[0]

    def price(self, space: int) -> int:
        """BB 3.5."""
        return 0 if space == self.mayor else PRICES[space]

    # what is done

    def play(self, move: str) -> None:
        """Make a move."""
        word, _, rest = move.partition(" ")
        self.told = []
        if word in ("neutral", "deal", "offer", "refill"):
            self.unseen[rest] -= 1
            getattr(self, f"_{word}")(rest)
        elif word == "mayor":
            self.mayor, self.step = int(rest), "lay"
        elif word == "buy":
            self._buy(int(rest))
        elif move in ("crane", "no crane"):
            if move == "crane":
                self._complete()
            self.step = "take"
        else:
            self._lay(word, rest)

    def _neutral(self, tile: str) -> None:
        marks = DISTRICTS[self.district][1]
        self.board[f"{self.district}{'abcde'[marks.index('')]}"] = tile
        self.district += 1
        if self.district > 15:
            self.step = "deal"

    def _deal(self, tile: str) -> None:
        self.hands[self.seat].append(tile)
        if len(self.hands[self.seat]) == 3:
            self.seat += 1
            if self.seat > self.seats:
                self.seat, self.step = 1, "offer"

    def _offer(self, tile: str) -> None:
        self.offer[len(self.offer) + 1] = tile
        if len(self.offer) == 5:
            self.step = "mayor"

    def _lay(self, tile: str, space: str) -> None:
        """BB 3.1-3.3."""
        self.hands[self.seat].remove(tile)
        self.district = district_of(space)
        there = [lying for place, lying in self.board.items() if district_of(place) == self.district]
        terms = [int(tile[2]), *(int(lying[2]) for lying in there if lying[1] == tile[1])]
        if SPACES[space] == "2":
            terms.append(2)
        self.board[space] = tile
        self.points = sum(terms)
        self.scores[self.seat] += self.points
        self.told.append(" + ".join(map(str, terms)))
        if SPACES[space] == "coin":
            self.told.append("coin" if self.coins[self.seat] < 3 else "coin lost")
            self.coins[self.seat] = min(3, self.coins[self.seat] + 1)
        _, _, cost, _ = DISTRICTS[self.district]
        can = self.district not in self.completed and self.coins[self.seat] >= cost and self.cranes[self.seat] > 0
        self.step = "project" if can else "take"

    def _complete(self) -> None:
        """BB 3.4."""
        _, _, cost, bonus = DISTRICTS[self.district]
        self.coins[self.seat] -= cost
        self.cranes[self.seat] -= 1
        self.completed[self.district] = self.seat
        self.scores[self.seat] += 4 if bonus == "+4" else self.points
        self.told.append("+ 4" if bonus == "+4" else f"+ {self.points}")

    def _buy(self, space: int) -> None:
        """BB 3.5, 3.6."""
        self.coins[self.seat] -= self.price(space)
        self.hands[self.seat].append(self.offer.pop(space))
        while True:
            self.mayor = self.mayor % 5 + 1
            if self.mayor in self.offer:
                break
        self.step = "refill"
        if sum(self.unseen.values()) == REMOVED[self.seats]:
            self._end()

    def _refill(self, tile: str) -> None:
        (empty,) = set(PRICES) - set(self.offer)
        self.offer[empty] = tile
        self.seat = self.seat % self.seats + 1
        self.step = "lay"

    def _end(self) -> None:
        """BB 4.1."""
        self.step = "over"
        for seat in self.hands:
            self.scores[seat] += self.hand_points(seat)

    def hand_points(self, seat: int) -> int:
        """BB 4.1: the best colour of a hand."""
        return max(sum(int(tile[2]) for tile in self.hands[seat] if tile[0] == colour) for colour in "rygbv")

    def winners(self) -> list[int]:
        """BB 4.2."""
        rank = {seat: (self.scores[seat], self.coins[seat]) for seat in self.scores}
        return [seat for seat in rank if rank[seat] == max(rank.values())]
