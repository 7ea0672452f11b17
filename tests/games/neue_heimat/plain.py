"""Neue Heimat a second time, written plainly from the rules with text and lists, to compare the engine with move by move."""

from collections import Counter

FENCED = {(1, 1), (1, 7), (2, 3), (2, 5), (3, 2)}
PERMITS = {"I": 1, "II": 2, "III": 3}


class House:
    """Cubes from the ground upwards, as `r5`, and a roof, 0 if there is none."""

    def __init__(self, cube: str) -> None:
        self.cubes, self.roof = [cube], 0

    def pips(self) -> int:
        """Return the pips of all cubes."""
        return sum(int(cube[1]) for cube in self.cubes)


class Table:
    """A match in progress; seats count from 1."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.seats, self.rounds, self.round = seats, rounds, 0
        self.cash = dict.fromkeys(range(1, seats + 1), 12)
        self.box = dict.fromkeys(self.cash, 0)
        self.totals = dict.fromkeys(self.cash, 0)
        self.wins = dict.fromkeys(self.cash, 0)
        self.next_round()

    def next_round(self) -> None:
        """NH 2, 7.1-7.2."""
        self.round += 1
        for seat in self.cash:
            self.cash[seat] += self.box[seat]
            self.box[seat] = 0
        self.bag = {f"{colour}{pips}" for colour in "roygbv" for pips in range(1, 7)}
        self.display: list[list[str]] = [[], [], []]
        self.roofs = Counter({"blank": 5, **{str(value): 2 for value in range(1, 7)}})
        self.rows: dict[int, list[House]] = {1: [], 2: [], 3: []}
        self.permits: dict[str, tuple[int, int]] = {}
        self.beside = ["I", "II", "III", "cancel", "mayor"]
        self.mayor = 0
        self.owners: dict[str, int] = {}
        self.step, self.auctioneer = "draw", (self.round - 1) % self.seats + 1
        self.stashed, self.piece, self.kind, self.buyer = False, "", "", 0

    def length(self, row: int) -> int:
        """NH 1.1, 4.4."""
        return 4 + sum(change for where, change in self.permits.values() if where == row)

    def actor(self) -> int:
        """Return who moves: 0 chance, -1 nobody."""
        if self.step in ("draw", "turn up"):
            return 0
        if self.step == "bid":
            return self.asked[0]
        return {"over": -1, "place": self.buyer}.get(self.step, self.auctioneer)

    def legal(self) -> dict[str, int]:
        """Return the legal moves with their odds."""
        if self.step == "draw":
            return {f"cube {cube}": 1 for cube in self.bag}
        if self.step == "turn up":
            return {f"roof {value}": count for value, count in self.roofs.items() if count}
        if self.step == "bid":
            return dict.fromkeys(["pass", *(f"bid {bid}" for bid in range(self.bid + 1, self.cash[self.asked[0]] + 1))], 1)
        if self.step == "decide":
            return dict.fromkeys(["sell", "keep"] if self.cash[self.auctioneer] >= self.bid else ["sell"], 1)
        return dict.fromkeys(self._choices() if self.step == "choose" else self._places(), 1)

    def _choices(self) -> list[str]:
        found = ["stash"] if not self.stashed and self.cash[self.auctioneer] else []
        for row, cubes in enumerate(self.display, 1):
            if cubes and self._sites(cubes[0]):
                found.append(f"offer {row}L")
            if len(cubes) > 1 and self._sites(cubes[-1]):
                found.append(f"offer {row}R")
        if self.roofs.total() and any(not house.roof for row in self.rows.values() for house in row):
            found.append("offer roof")
        return found + [f"offer {special}" for special in self.beside]

    def _sites(self, cube: str) -> list[str]:
        found = []
        for row, houses in self.rows.items():
            for lot, house in enumerate(houses, 1):
                if not house.roof and (row, lot) not in FENCED and cube[1] < house.cubes[-1][1]:
                    found.append(f"place {row}-{lot}")
            if len(houses) < self.length(row):
                found.append(f"place {row}-{len(houses) + 1}")
        return found

    def _places(self) -> list[str]:
        if self.kind == "cube":
            return self._sites(self.piece)
        if self.kind == "roof":
            return [f"place {row}-{lot}" for row, houses in self.rows.items() for lot, h in enumerate(houses, 1) if not h.roof]
        if self.kind == "mayor":
            return ["place 1", "place 2", "place 3", "discard"]
        least = {row: max(1, len(houses)) for row, houses in self.rows.items()}
        if self.kind == "cancel":
            free = [name for name, (row, change) in self.permits.items() if self.length(row) - change >= least[row]]
            return [*(f"cancel {name}" for name in free), "discard"]
        shorter = [row for row in self.rows if self.length(row) - PERMITS[self.kind] >= least[row]]
        return [*(f"place {row}+" for row in self.rows), *(f"place {row}-" for row in shorter), "discard"]

    def play(self, move: str) -> None:
        """Make a legal move."""
        word, _, what = move.partition(" ")
        {
            "cube": self._draw, "roof": self._turn_up, "stash": self._stash, "offer": self._offer, "bid": self._answer,
            "pass": self._answer, "sell": self._sell, "keep": self._keep, "place": self._place, "cancel": self._cancel,
            "discard": self._discard,
        }[word](what)  # fmt: skip

    def _draw(self, cube: str) -> None:
        self.bag.remove(cube)
        next(row for row in self.display if len(row) < 8).append(cube)
        if len(self.bag) == 12:
            self.step = "choose"

    def _stash(self, _: str) -> None:
        self.cash[self.auctioneer] -= 1
        self.box[self.auctioneer] += 1
        self.stashed = True

    def _offer(self, what: str) -> None:
        if what == "roof":
            self.step = "turn up"
            return
        if what[0].isdigit():
            self.kind, self.piece = "cube", self.display[int(what[0]) - 1].pop(0 if what[1] == "L" else -1)
        else:
            self.kind = what
            self.beside.remove(what)
        self._open()

    def _turn_up(self, value: str) -> None:
        self.roofs[value] -= 1
        if value == "blank":
            self._end_turn()
        else:
            self.kind, self.piece = "roof", value
            self._open()

    def _open(self) -> None:
        self.bid, self.bidder = 0, 0
        self.asked = [(self.auctioneer + step - 1) % self.seats + 1 for step in range(1, self.seats)]
        self._ask()

    def _ask(self) -> None:
        while self.asked and self.cash[self.asked[0]] <= self.bid:
            self.asked.pop(0)
        self.step, self.buyer = ("bid", 0) if self.asked else ("decide", 0) if self.bidder else ("place", self.auctioneer)

    def _answer(self, bid: str) -> None:
        seat = self.asked.pop(0)
        if bid:
            self.bid, self.bidder = int(bid), seat
        self._ask()

    def _sell(self, _: str) -> None:
        self._pay(self.bidder, self.auctioneer)

    def _keep(self, _: str) -> None:
        self._pay(self.auctioneer, self.bidder)

    def _pay(self, payer: int, payee: int) -> None:
        self.cash[payer] -= self.bid
        self.cash[payee] += self.bid
        self.buyer, self.step = payer, "place"

    def _place(self, where: str) -> None:
        row = int(where[0])
        if self.kind == "mayor":
            self.mayor = row
        elif self.kind in PERMITS:
            self.permits[self.kind] = (row, PERMITS[self.kind] * (1 if where[1] == "+" else -1))
        elif self.kind == "roof":
            self.rows[row][int(where[2:]) - 1].roof = int(self.piece)
        else:
            self.owners.setdefault(self.piece[0], self.buyer)
            if int(where[2:]) > len(self.rows[row]):
                self.rows[row].append(House(self.piece))
            else:
                self.rows[row][int(where[2:]) - 1].cubes.append(self.piece)
        self._end_turn()

    def _cancel(self, permit: str) -> None:
        del self.permits[permit]
        self._end_turn()

    def _discard(self, _: str) -> None:
        self._end_turn()

    def complete(self, row: int) -> bool:
        """NH 5.1."""
        return len(self.rows[row]) == self.length(row) and all(house.roof for house in self.rows[row])

    def points(self) -> dict[int, int]:
        """NH 6."""
        found = dict(self.box)
        for row, houses in self.rows.items():
            for house in houses:
                times = (1 if self.complete(row) else -1) * (2 if self.mayor == row else 1)
                found[self.owners[house.cubes[-1][0]]] += times * (house.pips() + house.roof)
        return found

    def _end_turn(self) -> None:
        self.stashed = False
        houses = [house for row in self.rows.values() for house in row]
        roofs = sum(bool(house.roof) for house in houses)
        over = sum(map(self.complete, self.rows)) >= 2 or roofs == 12 or (roofs == len(houses) and not any(self.display))
        if not over:
            self.step, self.auctioneer = "choose", self.auctioneer % self.seats + 1
            return
        points = self.points()
        for seat, count in points.items():
            self.totals[seat] += count
            self.wins[seat] += count == max(points.values())
        if self.round == self.rounds or max(self.wins.values()) >= 2:
            self.step = "over"
        else:
            self.next_round()

    def winners(self) -> tuple[int, ...]:
        """NH 7.3."""
        twice = [seat for seat, wins in self.wins.items() if wins >= 2] or list(self.cash)
        best = max(self.totals[seat] for seat in twice)
        return tuple(seat for seat in twice if self.totals[seat] == best)
