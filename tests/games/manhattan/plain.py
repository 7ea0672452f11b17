"""Manhattan once more, written from the rules alone as plainly and slowly as can be: the engine is compared with it.

Nothing of the engine is used here. Seats, cards, lots and rounds count from 1, colours and sides have their names.
"""

from collections import Counter
from itertools import product

SIDES = {2: ("south", "north"), 3: ("south", "west", "north"), 4: ("south", "west", "north", "east")}  # MH 2.1
COLOURS = {  # MH 2.2
    2: (("orange", "yellow"), ("blue", "purple")),
    3: (("orange",), ("blue",), ("yellow",)),
    4: (("orange",), ("blue",), ("yellow",), ("purple",)),
}
ROUNDS = {2: 6, 3: 6, 4: 4}  # MH 3
CHOSEN = {2: 4, 3: 4, 4: 6}  # MH 3
LOTS_OF_CARDS = {  # MH 3.3: the lot of card 1, of card 2, ... as the four players look at the same city
    "south": (1, 2, 3, 4, 5, 6, 7, 8, 9),
    "west": (3, 6, 9, 2, 5, 8, 1, 4, 7),
    "north": (9, 8, 7, 6, 5, 4, 3, 2, 1),
    "east": (7, 4, 1, 8, 5, 2, 9, 6, 3),
}

Block = tuple[str, int]  # its colour and its floors


class Table:
    """A game in progress."""

    def __init__(self, seats: int, separate_colours: bool = False) -> None:
        """Set a game up (MH 2)."""
        self.seats, self.separate_colours = seats, separate_colours
        colours = [colour for of_seat in COLOURS[seats] for colour in of_seat]
        self.supply = {colour: Counter({1: 11, 2: 6, 3: 4, 4: 3}) for colour in colours}
        self.chosen: dict[str, Counter[int]] = {colour: Counter() for colour in colours}
        self.buildings: dict[str, list[Block]] = {f"{city}{lot}": [] for city in "ABCDEF" for lot in range(1, 10)}
        self.pile = Counter(dict.fromkeys(range(1, 10), 5))
        self.played: Counter[int] = Counter()
        self.hands: dict[int, Counter[int]] = {seat: Counter() for seat in range(1, seats + 1)}
        self.scores = dict.fromkeys(range(1, seats + 1), 0)
        self.round = self.start = 1
        self.seat = 1  # whose turn it is, or who gets the next card
        self.step = "deal"

    def legal(self) -> dict[str, int]:
        """Return the legal moves; chance's with their odds, others with 1."""
        if self.step in ("deal", "draw"):
            return {f"{self.step} {card}": copies for card, copies in self.pile.items() if copies}
        if self.step in ("take", "take*"):
            return dict.fromkeys(self._mixes(), 1)
        if self.step == "turn":
            return dict.fromkeys(self._builds() or self._scraps(), 1)
        return {}

    def _mixes(self) -> list[str]:
        supply = self.supply[COLOURS[self.seats][self.seat - 1][self.step == "take*"]]
        return [
            f"{self.step} {'-'.join(map(str, mix))}"
            for mix in product(range(7), repeat=4)
            if sum(mix) == CHOSEN[self.seats] and all(count <= supply[floors] for floors, count in enumerate(mix, 1))
        ]

    def _blocks(self) -> list[tuple[str, Block]]:
        """Return what the seat may build, with its sign: a star for the second colour."""
        own = COLOURS[self.seats][self.seat - 1]
        return [(star, (c, f)) for star, c in zip(("", "*"), own, strict=False) for f in range(1, 5) if self.chosen[c][f]]

    def _builds(self) -> list[str]:
        cards = sorted(card for card, copies in self.hands[self.seat].items() if copies)
        lots = [LOTS_OF_CARDS[SIDES[self.seats][self.seat - 1]][card - 1] for card in cards]
        return [
            f"{city}{lot}+{block[1]}{star}"
            for lot, city, (star, block) in product(lots, "ABCDEF", self._blocks())
            if self.may_build(block, f"{city}{lot}")
        ]

    def may_build(self, block: Block, lot: str) -> bool:
        """MH 3.4-3.5."""
        building = self.buildings[lot]
        if not building:
            return True
        builder, owner = self._player(block[0]), self._player(building[-1][0])
        mine = sum(floors for colour, floors in [*building, block] if self._player(colour) == builder)
        theirs = sum(floors for colour, floors in building if self._player(colour) == owner)
        return builder == owner or mine >= theirs

    def _player(self, colour: str) -> str | int:
        """MH 3.5: who builds with a colour: its seat, or with separate colours the colour itself."""
        if self.separate_colours:
            return colour
        return next(seat for seat, colours in enumerate(COLOURS[self.seats], 1) if colour in colours)

    def _scraps(self) -> list[str]:
        cards = [card for card, copies in self.hands[self.seat].items() if copies]
        return [f"scrap {card} {floors}{star}" for card in cards for star, (_, floors) in self._blocks()]

    def play(self, move: str) -> None:
        """Make a legal move."""
        word, *rest = move.split()
        if word in ("deal", "draw"):
            self._get(int(rest[0]))
        elif word in ("take", "take*"):
            self._take([int(count) for count in rest[0].split("-")])
        elif word == "scrap":
            self._use(int(rest[0]), rest[1])
        else:
            lot, block = word.split("+")
            card = LOTS_OF_CARDS[SIDES[self.seats][self.seat - 1]].index(int(lot[1])) + 1
            self.buildings[lot].append(self._use(card, block))

    def _get(self, card: int) -> None:
        self.pile[card] -= 1
        self.hands[self.seat][card] += 1
        if self.step == "draw":
            self._end_turn()
        elif self.hands[self.seat].total() == 4:
            self.step = "deal" if self.seat < self.seats else "take"
            self.seat = self._next()

    def _next(self) -> int:
        return self.seat % self.seats + 1

    def _take(self, mix: list[int]) -> None:
        colours = COLOURS[self.seats][self.seat - 1]
        taken = Counter(dict(enumerate(mix, 1)))
        colour = colours[self.step == "take*"]
        self.supply[colour] -= taken
        self.chosen[colour] = taken
        if self.step == "take" and len(colours) == 2:
            self.step = "take*"
        else:
            self.seat = self._next()
            self.step = "take" if self.seat != self.start else "turn"

    def _use(self, card: int, block: str) -> Block:
        """Play a card and give up a block, for building or for MH 3.6."""
        colour, floors = COLOURS[self.seats][self.seat - 1][block.endswith("*")], int(block[0])
        self.hands[self.seat][card] -= 1
        self.played[card] += 1
        self.chosen[colour][floors] -= 1
        if not self.pile.total():  # MH 3.7
            self.pile, self.played = self.played, Counter()
        self.step = "draw"
        return colour, floors

    def _end_turn(self) -> None:
        self.seat, self.step = self._next(), "turn"
        if any(blocks.total() for blocks in self.chosen.values()):
            return
        for seat, points in self.points().items():
            self.scores[seat] += points
        if self.round == ROUNDS[self.seats]:
            self.step, self.seat = "over", -1
        else:
            self.round += 1
            self.start = self.seat = self.start % self.seats + 1  # MH 3.8
            self.step = "take"

    def owned(self, colour: str, city: str = "ABCDEF") -> list[int]:
        """Return the heights of the buildings that a colour owns in some cities, highest first."""
        owned = [b for lot, b in self.buildings.items() if lot[0] in city and b and b[-1][0] == colour]
        return sorted((sum(floors for _, floors in building) for building in owned), reverse=True)

    def majorities(self, colour: str) -> int:
        """MH 4.2: count the cities in which a colour owns more buildings than any other."""
        others = [other for other in self.supply if other != colour]
        return sum(all(len(self.owned(colour, c)) > len(self.owned(other, c)) for other in others) for c in "ABCDEF")

    def points(self) -> dict[int, int]:
        """MH 4: what each seat would get if the round were scored now."""
        heights = sorted((height for colour in self.supply for height in self.owned(colour)), reverse=True)
        alone = heights[:1] if heights[:1] != heights[1:2] else []
        points = {}
        for seat, colours in enumerate(COLOURS[self.seats], 1):
            highest = sum(3 for colour in colours if alone and alone[0] in self.owned(colour))
            points[seat] = highest + sum(2 * self.majorities(colour) + len(self.owned(colour)) for colour in colours)
        return points

    def winners(self) -> list[int]:
        """MH 5."""

        def rank(seat: int) -> tuple[int, int, int]:
            colours = COLOURS[self.seats][seat - 1]
            highest = max([0, *(height for colour in colours for height in self.owned(colour))])
            return self.scores[seat], highest, sum(map(self.majorities, colours))

        return [seat for seat in self.scores if rank(seat) == max(map(rank, self.scores))]
