"""Wettstreit der Baumeister once more, plainly from its rules, to be compared with the engine. Nothing of the engine is used.

Cards are their notation (`G3`), seats are numbers from 1, a city is a dict from place to card. `legal` gives the moves in
notation, for chance with their odds as numbers of copies.
"""

from collections import Counter
from collections.abc import Iterator

VALUES = {
    "L": (1, 1, 2, 2, 3),
    "R": (1, 1, 2, 2, 3),
    "T": (1, 1, 2, 2, 3, 3),
    "G": (2, 2, 3, 3, 3, 4, 4, 4, 5, 5),
    "H": (5, 5, 6, 6, 7, 7),
    "C": (4, 5, 5, 6, 6, 7, 8, 9),
}
TYPE = {"L": "corner tower", "R": "corner tower", "T": "tower", "G": "gate", "H": "hall", "C": "church"}
ROLLS = dict.fromkeys(["roll 1", "roll 2", "roll 3", "roll 4", "roll 5", "roll S"], 1)
City = dict[int, str]


def value(card: str) -> int:
    """Return a card's value."""
    return int(card[1:])


def coins(card: str) -> int:
    """WB 1.2: a gate's coins."""
    return 0 if card[0] != "G" else 2 if value(card) <= 3 else 1


def fits(city: City, card: str, place: int, is_final: bool) -> bool:
    """WB 3.8-3.10: whether a card may be laid at a place."""
    if not city:
        return place == 0
    neighbours = {side: city[place + side] for side in (-1, 1) if place + side in city}
    if place in city or not neighbours or abs(place) > 60:
        return False
    towers = "LRT"
    for other in neighbours.values():
        if other[0] == card[0] or (other[0] in towers and card[0] in towers):
            return False
    if neighbours.get(-1, "-")[0] == "R" or neighbours.get(1, "-")[0] == "L":
        return False
    if card[0] == "H" and any(other[0] == "H" for other in city.values()):
        return False
    if card[0] in "LR":
        if not is_final and any(other[0] in "LR" for other in city.values()):
            return False
        return place < min(city) if card[0] == "L" else place > max(city)
    return True


def can_lay(city: City, hand: Counter[str], count: int, is_final: bool) -> bool:
    """WB 3.7: whether so many cards of a hand can be laid one after another."""
    return count == 0 or any(
        can_lay({**city, place: card}, hand - Counter([card]), count - 1, is_final)
        for card, place in lays(city, hand, is_final)
    )


def lays(city: City, hand: Counter[str], is_final: bool) -> Iterator[tuple[str, int]]:
    """GamesPlayed each card of a hand with each place where it may be laid."""
    places = {place + side for place in city for side in (-1, 1)} if city else {0}
    for card in +hand:
        for place in places:
            if fits(city, card, place, is_final):
                yield card, place


def points(city: City, hand: Counter[str]) -> int:
    """WB 4.3: the points of a city and of the cards left in hand."""
    total = sum(map(value, city.values())) - sum(value(card) * count for card, count in hand.items())
    line = [city.get(place, ".") for place in range(min(city), max(city) + 1)] if city else ["."]
    letters = [card[0] for card in line]
    if "." in letters or letters[0] != "L" or letters[-1] != "R":
        return total
    if "H" in letters:
        middle = letters.index("H")
        left, right = letters[:middle], letters[middle + 1 :]
        total += 10 if len(left) == len(right) else 0
        total += 5 if left.count("C") == right.count("C") > 0 else 0
    return total + (5 if value(line[0]) == value(line[-1]) else 0)


class Table:
    """A game being played."""

    def __init__(self, seats: int, within_cash: bool = False) -> None:
        self.seats = range(1, seats + 1)
        self.within_cash = within_cash
        self.unseen = Counter(f"{letter}{v}" for letter, values in VALUES.items() for v in values)
        self.left = {"open": 20, "hidden": 20}  # cards of each stack that nobody has seen
        self.under: dict[str, list[str]] = {"open": [], "hidden": []}
        self.top: str | None = None
        self.out: Counter[str] = Counter()
        self.talers = dict.fromkeys(self.seats, 10)
        self.saboteurs = dict.fromkeys(self.seats, 0)
        self.pool = 5
        self.hands: dict[int, Counter[str]] = {seat: Counter() for seat in self.seats}
        self.cities: dict[int, City] = {seat: {} for seat in self.seats}
        self.has_built = dict.fromkeys(self.seats, False)
        self.active, self.step, self.actor = 1, "first card", 0
        self.is_last = self.is_final = False
        self.finished = 0
        self.laid = 0
        self.stack = ""
        self.sale = ""
        self.sale_is_public = self.is_announced = False
        self.bids: dict[int, int] = {}
        self.still_in: list[int] = []
        self.target = 0
        self.place: int | None = None
        self.evicted = ""
        # what each viewer (0: a spectator) knows of each hand: faces, and types that were announced of further cards
        viewers = (0, *self.seats)
        self.known: dict[tuple[int, int], Counter[str]] = {(v, h): Counter() for v in viewers for h in self.seats}
        self.told: dict[tuple[int, int], Counter[str]] = {(v, h): Counter() for v in viewers for h in self.seats}

    def size(self, stack: str) -> int:
        """Count the cards of a stack."""
        return self.left[stack] + len(self.under[stack]) + (stack == "open" and self.top is not None)

    def after(self, seat: int) -> int:
        """Return the next seat clockwise."""
        return seat % len(self.seats) + 1

    def legal(self) -> dict[str, int]:
        """Return the legal moves; those of chance with their odds, those of seats with 1."""
        moves: dict[str, int] = getattr(self, "_legal_" + self.step.replace(" ", "_"))()
        return moves

    def _legal_first_card(self) -> dict[str, int]:
        return {f"reveal {card}": count for card, count in (+self.unseen).items()}

    _legal_next_card = _legal_first_card

    def _legal_income(self) -> dict[str, int]:
        return dict(ROLLS)

    _legal_attack = _legal_income

    def _legal_rob(self) -> dict[str, int]:
        others = [seat for seat in self.seats if seat != self.active and self.saboteurs[seat]]
        return dict.fromkeys([*(f"rob P{seat}" for seat in others), "leave"], 1)

    def _legal_stack(self) -> dict[str, int]:
        return {"auction open": 1, "auction hidden": 1}

    def _legal_peek(self) -> dict[str, int]:
        return {f"peek {card}": count for card, count in (+self.unseen).items()}

    def _legal_bid(self) -> dict[str, int]:
        cash = self.talers[self.actor]
        lowest = max(self.bids.values()) + 1 if self.bids else min(1, cash)
        highest = min(99, cash) if self.within_cash else 99
        moves = {f"bid {bid}": 1 for bid in range(lowest, highest + 1)}
        return moves | ({"pass": 1} if self.bids else {})

    def _legal_build(self) -> dict[str, int]:
        city, hand = self.cities[self.active], self.hands[self.active]
        missing = 0 if self.has_built[self.active] else 2 - self.laid  # further cards that a first build needs
        moves = {
            f"lay {card} {place}": 1
            for card, place in lays(city, hand, self.is_final)
            if can_lay({**city, place: card}, hand - Counter([card]), missing, self.is_final)
        }
        if not self.laid and not self.is_final and self.saboteurs[self.active]:
            moves |= self._sabotages()
        if not self.laid or self.has_built[self.active]:
            moves["done"] = 1
        return moves

    def shields(self, seat: int) -> int:
        """Count the shields of a city."""
        return sum(card[0] in "LRT" for card in self.cities[seat].values())

    def _sabotages(self) -> dict[str, int]:
        others = [seat for seat in self.seats if seat != self.active]
        fewest = min((self.shields(seat) for seat in others if self.cities[seat]), default=0)
        weak = [seat for seat in others if self.cities[seat] and self.shields(seat) == fewest]
        moves = {f"sabotage P{seat} {place}": 1 for seat in weak for place in self.cities[seat]}
        return moves | {f"sabotage P{seat} hand": 1 for seat in others if self.hands[seat].total() >= 5}

    def _legal_ransom(self) -> dict[str, int]:
        return {"pay": 1, "refuse": 1}

    def _legal_lose(self) -> dict[str, int]:
        return {f"lose {card}": count for card, count in (+self.hands[self.target]).items()}

    def _legal_under(self) -> dict[str, int]:
        return {"under open": 1, "under hidden": 1}

    def _legal_over(self) -> dict[str, int]:
        return {}

    def play(self, move: str) -> None:
        """Make a legal move."""
        getattr(self, "_play_" + self.step.replace(" ", "_"))(*move.split())

    def _next(self, step: str, actor: int) -> None:
        self.step, self.actor = step, actor

    def _play_first_card(self, _word: str, card: str) -> None:
        self.top = card
        self.unseen[card] -= 1
        self.left["open"] -= 1
        self._next("income", 0)

    def _play_next_card(self, word: str, card: str) -> None:
        self._play_first_card(word, card)
        self._next("build", self.active)

    def _play_income(self, _word: str, roll: str) -> None:
        self.talers[self.active] += sum(map(coins, self.cities[self.active].values()))
        if roll != "S":
            self.talers[self.active] += int(roll)
        elif self.pool:
            self.pool -= 1
            self.saboteurs[self.active] += 1
        elif any(self.saboteurs[seat] for seat in self.seats if seat != self.active):
            self._next("rob", self.active)
            return
        self._next("stack", self.active)

    def _play_rob(self, word: str, seat: str = "") -> None:
        if word == "rob":
            self.saboteurs[int(seat[1:])] -= 1
            self.saboteurs[self.active] += 1
        self._next("stack", self.active)

    def _play_stack(self, _word: str, stack: str) -> None:
        self.stack = stack
        self.is_last = self.size(stack) == 1
        self.bids, self.still_in = {}, list(self.seats)
        self.sale_is_public, self.is_announced = True, False
        if stack == "open":
            assert self.top is not None
            self.sale, self.top = self.top, None
        elif self.left["hidden"]:
            self._next("peek", 0)
            return
        else:
            self.sale = self.under["hidden"].pop(0)
        self._next("bid", self.active)

    def _play_peek(self, _word: str, card: str) -> None:
        self.sale, self.sale_is_public = card, False
        self.unseen[card] -= 1
        self.left["hidden"] -= 1
        self._next("bid", self.active)

    def _play_bid(self, word: str, bid: str = "") -> None:
        seat = self.actor
        following = self.after(seat)
        while following not in self.still_in:
            following = self.after(following)
        if word == "pass":
            self.still_in.remove(seat)
        else:
            self.bids[seat] = int(bid)
        if len(self.still_in) == 1:
            self._sell()
            return
        self._next("bid", following)
        if following == self.active:
            self.is_announced = not self.sale_is_public

    def _sell(self) -> None:
        shares = True
        for seat in sorted(self.bids, key=lambda seat: -self.bids[seat]):
            bid = self.bids[seat]
            if bid <= self.talers[seat]:
                self.talers[seat] -= bid
                if shares and seat != self.active:
                    self.talers[self.active] += bid // 2
                self._hand_over(seat)
                break
            self.talers[seat] = 0
            shares = shares and seat != self.active
        else:
            self.out[self.sale] += 1
        self.sale = ""
        if self.stack == "open" and self.left["open"]:
            self._next("next card", 0)
            return
        if self.stack == "open" and self.under["open"]:
            self.top = self.under["open"].pop(0)
        self._next("build", self.active)

    def _hand_over(self, seat: int) -> None:
        self.hands[seat][self.sale] += 1
        for viewer in (0, *self.seats):
            if self.sale_is_public or viewer in (seat, self.active):
                self.known[viewer, seat][self.sale] += 1
            elif self.is_announced:
                self.told[viewer, seat][TYPE[self.sale[0]]] += 1

    def _leave_hand(self, seat: int, card: str) -> None:
        self.hands[seat][card] -= 1
        for viewer in (0, *self.seats):
            known, told = self.known[viewer, seat], self.told[viewer, seat]
            if known[card]:
                known[card] -= 1
            elif told[TYPE[card[0]]]:
                told[TYPE[card[0]]] -= 1

    def _play_build(self, word: str, what: str = "", place: str = "") -> None:
        if word == "done":
            self._end_turn()
        elif word == "sabotage":
            self.saboteurs[self.active] -= 1
            self.target = int(what[1:])
            self.place = None if place == "hand" else int(place)
            self._next("lose" if place == "hand" else "attack", 0)
        else:
            self._leave_hand(self.active, what)
            self.cities[self.active][int(place)] = what
            self.laid += 1
            if self.laid == 3:
                self.has_built[self.active] = True
                self._end_turn()

    def _play_attack(self, _word: str, roll: str) -> None:
        assert self.place is not None
        if roll in "12":
            self._end_sabotage()
        elif roll == "S" or self.talers[self.target] < value(self.cities[self.target][self.place]):
            self._destroy()
        else:
            self._next("ransom", self.target)

    def _play_ransom(self, word: str) -> None:
        assert self.place is not None
        if word == "refuse":
            self._destroy()
            return
        price = value(self.cities[self.target][self.place])
        self.talers[self.target] -= price
        self.talers[self.active] += price
        self._end_sabotage()

    def _destroy(self) -> None:
        assert self.place is not None
        self._bury(self.cities[self.target].pop(self.place))

    def _play_lose(self, _word: str, card: str) -> None:
        self._leave_hand(self.target, card)
        self._bury(card)

    def _bury(self, card: str) -> None:
        self.evicted = card
        if self.size("open") == self.size("hidden"):
            self._next("under", self.active)
        else:
            self._play_under("under", min(("open", "hidden"), key=self.size))

    def _play_under(self, _word: str, stack: str) -> None:
        if stack == "open" and self.size("open") == 0:
            self.top = self.evicted
        else:
            self.under[stack].append(self.evicted)
        self.evicted = ""
        self._end_sabotage()

    def _end_sabotage(self) -> None:
        self.pool += 1
        self._end_turn()

    def _end_turn(self) -> None:
        self.laid, self.target, self.place = 0, 0, None
        if self.is_final:
            self.finished += 1
        if self.finished == len(self.seats):
            self._next("over", -1)
            return
        self.active = self.after(self.active)
        self.is_final = self.is_final or self.is_last
        self._next("build" if self.is_final else "income", self.active if self.is_final else 0)

    def scores(self) -> list[int]:
        """WB 4.3: each seat's points; hands count after the end."""
        hands = self.hands if self.step == "over" else {key: Counter[str]() for key in self.seats}
        return [points(self.cities[seat], hands[seat]) for seat in self.seats]
