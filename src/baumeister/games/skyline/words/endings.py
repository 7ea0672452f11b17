"""How a game of Project Skyline ended, in sentences (PS 6)."""

from collections.abc import Iterator

import numpy as np

from baumeister.core.record import OVER
from baumeister.games.skyline.rules.scoring import FROM_PREMIUM, RENT_PAID, RENT_RECEIVED, has_all_skyscrapers, winners
from baumeister.games.skyline.rules.state import NOBODY, State
from baumeister.games.skyline.words.items import gained, money_from
from baumeister.games.skyline.words.parts import plate_part
from baumeister.games.skyline.words.phrases import seat_name, skyscrapers, thousands
from baumeister.present.words import LogLine
from baumeister.text import Text, join, listed

ALL_BUILT = Text(
    "{seat} has built all {skyscrapers}: the game is over", "{seat} hat alle {skyscrapers} gebaut: Das Spiel ist zu Ende"
)
BANKRUPT = Text("{seat} is bankrupt: the game is over", "{seat} ist bankrott: Das Spiel ist zu Ende")
PREMIUM = Text("Skyscraper premium: {sums}", "Prämie für Hochhäuser: {sums}")
EACH = Text("{seat} {premium}", "{seat} {premium}")
NO_PREMIUM = Text("Nobody gets a premium", "Niemand bekommt eine Prämie")
PAYS_ALL = Text("{seat} uses it to pay {landlord} the {sum} in rent", "Damit zahlt {seat} die {sum} Miete an {landlord}")
PAYS_SOME = Text(
    "{seat} pays {landlord} everything, {paid}; the bank adds {missing}",
    "{seat} zahlt {landlord} die letzten {paid}; die Bank legt {missing} dazu",
)
WINS = (
    Text("{names} wins with {sum}", "{names} gewinnt mit {sum}"),
    Text("{names} share the victory with {sum} each", "{names} teilen sich den Sieg mit je {sum}"),
)


def ending(before: State, after: State) -> Iterator[LogLine]:
    """Tell the reason of the game's end, the premiums and the winners; nothing while it goes on."""
    if after.actor != OVER:
        return
    yield _reason(before, after)
    yield _premium(after)
    if after.debtor != NOBODY:
        yield _debt(before, after)
    yield LogLine(result(after), rule="PS 6.3")


def _reason(before: State, after: State) -> LogLine:
    if after.debtor != NOBODY:
        seat, text = int(after.debtor), BANKRUPT
    else:
        seat, text = int(before.turn), ALL_BUILT
        assert has_all_skyscrapers(after, seat)
    names = {"seat": seat_name(seat), "skyscrapers": skyscrapers(int(after.skyscrapers[seat]))}
    return LogLine(text.format(**names), seat + 1, (plate_part(seat),), rule="PS 6.1", ends=True)


def _premium(after: State) -> LogLine:
    premiums = money_from(after, FROM_PREMIUM)
    some = [seat for seat, premium in enumerate(premiums) if premium]
    if not some:
        return LogLine(NO_PREMIUM, rule="PS 6.2")
    sums = listed(EACH.format(seat=seat_name(seat), premium=premiums[seat]) for seat in some)
    return LogLine(PREMIUM.format(sums=sums), parts=tuple(map(plate_part, some)), points=premiums, rule="PS 6.2")


def _debt(before: State, after: State) -> LogLine:
    debtor, creditor, debt = int(after.debtor), int(after.creditor), int(after.debt)
    points = gained(before, after, RENT_RECEIVED, RENT_PAID)
    paid = -points[debtor]
    names = {"seat": seat_name(debtor), "landlord": seat_name(creditor)}
    text = PAYS_ALL.format(**names, sum=thousands(debt))
    if paid < debt:
        text = PAYS_SOME.format(**names, paid=thousands(paid), missing=thousands(debt - paid))
    return LogLine(text, debtor + 1, (plate_part(debtor), plate_part(creditor)), points, "PS 6.2")


def result(after: State) -> Text:
    """Name the winners."""
    won = np.zeros(after.seats, np.int64)
    winners(after, won)
    seats = np.flatnonzero(won).tolist()
    sentence = WINS[0] if len(seats) == 1 else WINS[1]
    return sentence.format(names=join(map(seat_name, seats)), sum=thousands(int(after.cash[seats[0]])))
