"""Project Skyline a second time, written plainly from the rules with text and dicts, to be compared move by move."""

from collections import Counter
from collections.abc import Callable
from itertools import product

CITY = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
SIDES = [
    [f"{column}1" for column in "abcdef"],
    [f"f{row}" for row in range(1, 7)],
    [f"{column}6" for column in "fedcba"],
    [f"a{row}" for row in range(6, 0, -1)],
]
ROAD = [place for side in SIDES for place in ("", *side)]
COPIES = Counter({1: 2, 2: 1, 3: 2, 4: 2, 5: 1, 6: 1, 7: 1, 8: 2, 9: 2, 10: 1, 11: 2, 12: 2, 13: 1})
SKYSCRAPER = 9
Fields = list[str]


def walk(start: str, steps: int) -> set[str]:
    """PS 3.5: where orthogonal steps with at most one turn of 90° and no field twice lead to."""
    found = set()
    ways = [(0, 1), (0, -1), (1, 0), (-1, 0)]
    for first, second in product(ways, ways):
        if first[0] * second[0] + first[1] * second[1] != 0 and first != second:
            continue
        for bend in range(steps + 1):
            column, row = "abcdef".index(start[0]), int(start[1])
            for step in range(steps):
                way = first if step < bend else second
                column, row = column + way[0], row + way[1]
                if not (0 <= column < 6 and 1 <= row <= 6):
                    break
            else:
                found.add(f"{'abcdef'[column]}{row}")
    return found


class Table:
    """A game in progress; seats count from 1."""

    def __init__(self, seats: int, expert: bool = False, free_start: bool = False) -> None:
        self.seats, self.expert = list(range(1, seats + 1)), expert
        self.city: dict[str, tuple[int, int]] = {}  # owner, floors
        self.cash = dict.fromkeys(self.seats, 700)
        self.pawn = dict.fromkeys(self.seats, 0)
        self.towers = 7 if seats == 2 else 5
        self.architect = ""
        self.pile: list[int] = []  # top first
        self.left = COPIES.copy()
        self.turn, self.black, self.card, self.joined = 1, 0, 0, ""
        self.step = "corner" if free_start else "tower"
        anticlockwise = [1, *range(seats, 1, -1)]
        self.queue: list[int] = [*(self.seats if free_start else []), *anticlockwise * 4]

    # ---- What stands

    def supply(self, seat: int) -> int:
        """PS 1.3, 3.9: floors in the supply; with two seats there are always some."""
        used = sum(floors for owner, floors in self.city.values() if owner == seat and floors != SKYSCRAPER)
        return 13 - used if len(self.seats) > 2 else 99

    def skyscrapers(self, seat: int) -> Fields:
        """Return where a seat's skyscrapers stand."""
        return [place for place, building in self.city.items() if building == (seat, SKYSCRAPER)]

    def free(self) -> Fields:
        """Return the fields without a building."""
        return [place for place in CITY if place not in self.city]

    def own(self, low: bool = True) -> Fields:
        """Return the buildings of the seat at its turn that a card can touch."""
        return [place for place, (owner, _) in self.city.items() if owner == self.turn and self._touchable(place, low)]

    def others(self, low: bool = True) -> Fields:
        """Return the rivals' buildings that a card can touch."""
        return [place for place, (owner, _) in self.city.items() if owner != self.turn and self._touchable(place, low)]

    def _touchable(self, place: str, low: bool) -> bool:
        return not low if self.city[place][1] == SKYSCRAPER else place != self.architect

    # ---- Who moves, and how

    def actor(self) -> int:
        """Return who moves: 0 chance, -1 nobody."""
        if self.queue:
            return self.queue[0]
        return -1 if self.step == "over" else 0 if self.step in ("roll", "card", "white", "money") else self.turn

    def legal(self) -> dict[str, int]:
        """Return the legal moves with their odds."""
        if self.queue:
            return dict.fromkeys(self._set_up(), 1)
        if self.step in ("roll", "money"):
            return {f"roll {white} {black}": 1 for white in range(1, 7) for black in range(1, 7)}
        if self.step == "white":
            return {f"white {pips}": 1 for pips in range(1, 7)}
        if self.step == "card":
            return {f"card {kind}": count for kind, count in self.left.items() if count}
        if self.step == "build":
            return dict.fromkeys(self._builds(), 1)
        if self.step == "joined":
            return dict.fromkeys((f"x {victim}" for victim in self._victims(self.joined, 3)), 1)
        return dict.fromkeys(self._decisions(), 1)

    def _set_up(self) -> list[str]:
        if self.step == "corner":
            return [f"corner {corner}" for corner in ("NW", "NE", "SE", "SW")]
        if self.step == "tower":
            return [f"tower {place}" for place in ("c3", "d3", "c4", "d4") if place not in self.city]
        return [f"floor {place}" for place in self.free()]

    def _victims(self, start: str, floors: int) -> Fields:
        """PS 3.6."""
        return [
            place
            for place in walk(start, floors)
            if place in self.city
            and self.city[place][0] != self.turn
            and self.city[place][1] < floors
            and place != self.architect
        ]

    def _builds(self) -> list[str]:
        """PS 3.5, 3.6, 4."""
        found: list[str] = []
        if self.supply(self.turn) <= 0:
            return found
        for place in walk(self.architect, self.black):
            owner, floors = self.city.get(place, (0, 0))
            if not owner:
                found.append(f"build {place}")
            elif owner == self.turn and floors != SKYSCRAPER:
                found += [f"build {place} x {victim}" for victim in self._victims(place, floors + 1)]
                if self.expert and floors == 1:
                    friends = [friend for friend in walk(place, 2) if self.city.get(friend) == (self.turn, 1)]
                    found += [f"build {place} > {friend}" for friend in friends if self._victims(friend, 3)]
        return found

    def _decisions(self) -> list[str]:
        """PS 5."""
        if self.card == 2:
            richest = [seat for seat in self.seats if self.cash[seat] == max(self.cash.values())]
            return [f"advance P{seat} {steps}" for seat in richest for steps in (1, 2, 3)]
        if self.card == 5:
            return [f"tax P{seat}" for seat in self.seats]
        if self.card == 7:
            most = max(len(self.skyscrapers(seat)) for seat in self.seats)
            leaders = [self.skyscrapers(seat) for seat in self.seats if len(self.skyscrapers(seat)) == most]
            return [f"return {place}" for places in leaders for place in places]
        if self.card == 8:
            return [f"swap {own} {other}" for own in self.own() for other in self.others()]
        if self.card == 9:
            return [f"floor {place}" for place in self.free()] if self.supply(self.turn) > 0 else []
        if self.card == 10:
            pairs = product(sorted(self.others(low=False), key=CITY.index), repeat=2)
            return [
                f"swap {one} {two}"
                for one, two in pairs
                if CITY.index(one) < CITY.index(two) and self.city[one][0] != self.city[two][0]
            ]
        if self.card == 11:
            return [f"move {own} {place}" for own in self.own() for place in self.free()]
        if self.card == 12:
            return [f"remove {place}" for place in self.others()]
        return [f"return {place}" for place in self.own(low=False)]

    # ---- Moves

    def play(self, move: str) -> None:
        """Make a legal move."""
        word, *what = move.split()
        if self.queue:
            self._place(word, what[0])
        elif self.step == "money":
            self.cash[self.turn] += 10 * (int(what[0]) + int(what[1]))
            self._next()
        else:
            moves: dict[str, Callable[..., None]] = {
                "roll": self._roll, "card": self._see, "white": self._roll_on, "build": self._build, "x": self._strike,
                "advance": self._advance, "tax": self._tax_chosen, "return": self._remove, "remove": self._remove,
                "swap": self._swap, "move": self._swap, "floor": self._extra,
            }  # fmt: skip
            moves[word](*what)

    def _place(self, word: str, what: str) -> None:
        seat = self.queue.pop(0)
        if word == "corner":
            self.pawn[seat] = {"NW": 0, "NE": 7, "SE": 14, "SW": 21}[what]
        else:
            self.city[what] = (seat, SKYSCRAPER if word == "tower" else 1)
        if len(self.queue) == len(self.seats) * 4:
            self.step = "tower"
        if len(self.queue) == len(self.seats) * 3:
            self.step = "floor"
        if not self.queue:
            self.architect, self.turn, self.step = what, seat, "roll"

    def _roll(self, white: str, black: str) -> None:
        self.black = int(black)
        self.pawn[self.turn] = (self.pawn[self.turn] + int(white)) % 28
        if self.pawn[self.turn] % 7 == 0:
            self._draw()
        elif self._rent(self.turn):
            self.step = "build"
            if not self._builds():
                self._next()

    def _rent(self, payer: int) -> bool:
        """PS 3.3: return whether the game goes on."""
        place = ROAD[self.pawn[payer]]
        owner = self.city.get(place, (payer, 0))[0]
        if owner == payer:
            return True
        group, edge = {place}, [place]
        while edge:
            for neighbour in walk(edge.pop(), 1):
                if neighbour not in group and self.city.get(neighbour, (0, 0))[0] == owner:
                    group.add(neighbour)
                    edge.append(neighbour)
        rent = sum({1: 10, 2: 20, SKYSCRAPER: 100}[self.city[member][1]] for member in group)
        if rent <= self.cash[payer]:
            self.cash[payer] -= rent
            self.cash[owner] += rent
            return True
        self._premium()
        self.cash[payer] = max(0, self.cash[payer] - rent)
        self.cash[owner] += rent
        return False

    def _premium(self) -> None:
        for seat in self.seats:
            self.cash[seat] += 100 * len(self.skyscrapers(seat))
        self.step = "over"

    def _next(self) -> None:
        self.turn = self.turn % len(self.seats) + 1
        self.step = "roll"

    def _draw(self) -> None:
        if self.left.total():
            self.step = "card"
        else:
            self.pile.append(self.pile.pop(0))
            self._carry_out(self.pile[-1])

    def _see(self, kind: str) -> None:
        self.left[int(kind)] -= 1
        self.pile.append(int(kind))
        self._carry_out(int(kind))

    def _carry_out(self, kind: int) -> None:
        self.card = kind
        if kind == 10 and len(self.seats) == 2:
            self._draw()
        elif kind in (1, 4):
            self.step = "white" if kind == 1 else "money"
        elif kind == 3:
            least = min(self.cash.values())
            for seat in self.seats:
                self.cash[seat] += 100 if self.cash[seat] == least else 0
            self._next()
        elif kind == 6:
            self._tax(self.turn)
        else:
            self.step = "decide"
            if not self._decisions():
                self._next()

    def _tax(self, seat: int) -> None:
        self.cash[seat] = max(0, self.cash[seat] - 50 * len(self.skyscrapers(seat)))
        self._next()

    def _tax_chosen(self, seat: str) -> None:
        self._tax(int(seat[1]))

    def _roll_on(self, pips: str) -> None:
        self._push(self.turn, int(pips))

    def _advance(self, seat: str, steps: str) -> None:
        self._push(int(seat[1]), int(steps))

    def _push(self, seat: int, steps: int) -> None:
        self.pawn[seat] = (self.pawn[seat] + steps) % 28
        if not ROAD[self.pawn[seat]] or self._rent(seat):
            self._next()

    def _remove(self, place: str) -> None:
        del self.city[place]
        self._next()

    def _swap(self, one: str, two: str) -> None:
        pair = {place: self.city.pop(other) for place, other in ((one, two), (two, one)) if other in self.city}
        self.city.update(pair)
        self._next()

    def _extra(self, place: str) -> None:
        self.city[place] = (self.turn, 1)
        self._next()

    def _build(self, place: str, sign: str = "", target: str = "") -> None:
        floors = self.city.pop(place, (0, 0))[1] + 1
        if not sign:
            self.city[place] = (self.turn, 1)
            self.architect = place
            self._next()
        elif sign == "x":
            self._demolish(target, floors)
        else:
            self.city[target] = (self.turn, 3)
            self.joined, self.step = target, "joined"

    def _strike(self, victim: str) -> None:
        del self.city[self.joined]
        self._demolish(victim, 3)

    def _demolish(self, victim: str, floors: int) -> None:
        self.city[victim] = (self.turn, SKYSCRAPER if floors == 3 else 2)
        self.architect = victim
        if len(self.skyscrapers(self.turn)) == self.towers:
            self._premium()
        else:
            self._next()

    def winners(self) -> tuple[int, ...]:
        """PS 6.3."""
        return tuple(seat for seat in self.seats if self.cash[seat] == max(self.cash.values()))
