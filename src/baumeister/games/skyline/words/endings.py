"""How a game of Project Skyline ended, in sentences (PS 6)."""

from collections.abc import Iterator, Sequence

import numpy as np

from baumeister.core.record import OVER
from baumeister.games.skyline.rules.components import SKYSCRAPER
from baumeister.games.skyline.rules.scoring import (
    FROM_PREMIUM,
    RENT_PAID,
    RENT_RECEIVED,
    has_all_skyscrapers,
    premium_of,
    skyscrapers_left,
    winners,
)
from baumeister.games.skyline.rules.state import CORNER, FLOOR, NOBODY, TOWER, State
from baumeister.games.skyline.words.items import gained, money_from
from baumeister.games.skyline.words.move_decoding import ruinous_rolls
from baumeister.games.skyline.words.parts import building_id, plate_part
from baumeister.games.skyline.words.phrases import CASH, seat_name, skyscrapers
from baumeister.present.words import LogLine
from baumeister.text import NO_TEXT, OR, Text, amount, join

ALL_BUILT = Text(
    "{seat} has built all {skyscrapers}: the game is over", "{seat} hat alle {skyscrapers} gebaut: Das Spiel ist zu Ende"
)
BANKRUPT = Text("{seat} is bankrupt: the game is over", "{seat} ist bankrott: Das Spiel ist zu Ende")
PREMIUM = Text("{seat} gets a premium of {premium} for {skyscrapers}", "{seat} bekommt {premium} Prämie für {skyscrapers}")
NO_PREMIUM = Text("Nobody gets a premium", "Niemand bekommt eine Prämie")
PAYS_ALL = Text("{seat} now pays {landlord} the {sum} in rent", "{seat} zahlt jetzt die {sum} Miete an {landlord}")
PAYS_SOME = Text(
    "{seat} pays {landlord} everything: {cash} in cash{premium}; the bank adds {missing}",
    "{seat} zahlt {landlord} alles: {cash} in bar{premium}; die Bank legt {missing} dazu",
)
AND_PREMIUM = Text(" and {premium} for {skyscrapers}", " und {premium} für {skyscrapers}")
OWED = Text(
    "{seat} owed {landlord} {sum} in rent at the end and went bankrupt. {paid}.",
    "{seat} schuldete {landlord} am Ende {sum} Miete und war damit bankrott. {paid}.",
)
PAID_ALL = Text("The premium made up for it", "Mit der Prämie hat es gereicht")
PAID_SOME = Text("The bank added the missing {missing}", "Die fehlenden {missing} hat die Bank dazugelegt")
ONE_MORE = Text("{names}: one more skyscraper ends it", "{names}: noch ein Hochhaus, dann Schluss")
RUINS_YOU = Text("A white {rolls} would bankrupt you", "Bei einer weißen {rolls} bist du bankrott")
RUINS = Text("A white {rolls} would bankrupt {seat}", "Bei einer weißen {rolls} ist {seat} bankrott")
WINS = (
    Text("{names} wins with {sum}", "{names} gewinnt mit {sum}"),
    Text("{names} share the victory with {sum} each", "{names} teilen sich den Sieg mit je {sum}"),
)


def premiums_to_come(view: State) -> list[int]:
    """PS 6.2: return each seat's premium as long as nobody has got it."""
    return [] if view.actor == OVER else [premium_of(view, seat) for seat in range(view.seats)]


def ending(before: State, after: State) -> Iterator[LogLine]:
    """Tell the reason of the game's end, the premiums and the winners; nothing while it goes on."""
    if after.actor != OVER:
        return
    yield _reason(before, after)
    yield from _premiums(after)
    if after.debtor != NOBODY:
        yield _debt(before, after)
    yield LogLine(result(after), rule="PS 6.3")


def end_in_sight(view: State) -> Text:
    """Say what could soon end the game (PS 6.1), first a rent that the viewer couldn't pay; nothing if nothing could."""
    if view.actor == OVER or view.phase in (CORNER, TOWER, FLOOR):
        return NO_TEXT
    seats, viewer = range(int(view.seats)), int(view.viewer) - 1
    ruin = {seat: rolls for seat in seats if (rolls := ruinous_rolls(view, seat))}
    if viewer in ruin:
        return RUINS_YOU.format(rolls=join(map(_digit, ruin[viewer]), OR))
    builders = [seat_name(seat) for seat in seats if skyscrapers_left(view, seat) == 1]
    if builders:
        return ONE_MORE.format(names=join(builders))
    seat = max(ruin, key=lambda each: len(ruin[each]), default=NOBODY)
    return RUINS.format(seat=seat_name(seat), rolls=join(map(_digit, ruin[seat]), OR)) if ruin else NO_TEXT


def _digit(number: int) -> Text:
    return Text(str(number), str(number))


def _reason(before: State, after: State) -> LogLine:
    is_bankrupt = after.debtor != NOBODY  # the log has said already how much is owed to whom
    if is_bankrupt:
        seat, text = int(after.debtor), BANKRUPT
    else:
        seat, text = int(before.turn), ALL_BUILT
        assert has_all_skyscrapers(after, seat)
    names = {"seat": seat_name(seat), "skyscrapers": skyscrapers(int(after.skyscrapers[seat]))}
    return LogLine(text.format(**names), seat + 1, (plate_part(seat),), rule="PS 6.1", together=is_bankrupt, ends=True)


def _premiums(after: State) -> Iterator[LogLine]:
    """Count everybody's skyscrapers one seat after the other, the fewest first."""
    premiums = money_from(after, FROM_PREMIUM)
    some = sorted((seat for seat, premium in enumerate(premiums) if premium), key=premiums.__getitem__)
    if not some:
        yield LogLine(NO_PREMIUM, rule="PS 6.2")
    for seat in some:
        names = {"seat": seat_name(seat), "skyscrapers": skyscrapers(int(after.skyscrapers[seat]))}
        points = tuple(premium if other == seat else 0 for other, premium in enumerate(premiums))
        own = np.flatnonzero((after.owners == seat) & (after.buildings == SKYSCRAPER)).tolist()
        parts = (plate_part(seat), *(building_id(seat, field, SKYSCRAPER) for field in own))
        yield LogLine(PREMIUM.format(**names, premium=premiums[seat]), parts=parts, points=points, rule="PS 6.2", foreseen=True)


def _debt(before: State, after: State) -> LogLine:
    debtor, creditor, debt = int(after.debtor), int(after.creditor), int(after.debt)
    points = gained(before, after, RENT_RECEIVED, RENT_PAID)
    paid = -points[debtor]
    names = {"seat": seat_name(debtor), "landlord": seat_name(creditor)}
    text = PAYS_ALL.format(**names, sum=amount(debt))
    if paid < debt:
        text = PAYS_SOME.format(**names, **_all_of(after, debtor, paid), missing=amount(debt - paid))
    return LogLine(text, parts=(plate_part(debtor), plate_part(creditor)), points=points, rule="PS 6.2")


def remarks(view: State) -> Sequence[Text]:
    """Name the rent that made a seat bankrupt: it is among those paid and received."""
    if view.actor != OVER or view.debtor == NOBODY:
        return []
    missing = sum(money_from(view, RENT_RECEIVED, RENT_PAID))  # between the seats nothing is lost
    paid = PAID_SOME.format(missing=amount(missing)) if missing else PAID_ALL
    debtor, creditor = seat_name(int(view.debtor)), seat_name(int(view.creditor))
    return [OWED.format(seat=debtor, landlord=creditor, sum=amount(int(view.debt)), paid=paid)]


def _all_of(after: State, debtor: int, paid: int) -> dict[str, Text]:
    """Say what a bankrupt seat had: its cash, and what it got for its skyscrapers (PS 6.2)."""
    premium = int(after.premiums[debtor])
    built = skyscrapers(int(after.skyscrapers[debtor]))
    told = AND_PREMIUM.format(premium=amount(premium), skyscrapers=built) if premium else NO_TEXT
    return {"cash": amount(paid - premium), "premium": told}


def result(after: State) -> Text:
    """Name the winners."""
    won = np.zeros(after.seats, np.int64)
    winners(after, won)
    seats = np.flatnonzero(won).tolist()
    sentence = WINS[0] if len(seats) == 1 else WINS[1]
    return sentence.format(names=join(map(seat_name, seats)), sum=CASH.with_counted(int(after.cash[seats[0]])))
