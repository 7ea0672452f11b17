"""A turn as its auction's panel shows it: the piece for sale, its possible places, everybody's bids and gains."""

import re
from collections.abc import Iterator

import numpy as np

from baumeister.core.record import OVER, Reals, copy
from baumeister.games.neue_heimat.bots.evaluation import evaluate
from baumeister.games.neue_heimat.rules.components import BLANK, COLOUR_OF, NUMBERED_ROOFS, PERMITS
from baumeister.games.neue_heimat.rules.moves import CANCEL_OFFER, DISCARD, KEEP, ROOF_OFFER, SELL, STASH, site_of
from baumeister.games.neue_heimat.rules.placing import legal_sites, permit_lots
from baumeister.games.neue_heimat.rules.round_end import ROWS_TO_COMPLETE, complete_count, roof_count
from baumeister.games.neue_heimat.rules.state import (
    BESIDE,
    BID,
    CHOOSE,
    DECIDE,
    DRAW,
    NOBODY,
    PASSED,
    PLACE,
    SKIPPED,
    TURN_UP,
    State,
)
from baumeister.games.neue_heimat.words.endings import GAME, ROUND
from baumeister.games.neue_heimat.words.notation import PERMIT_NAMES
from baumeister.games.neue_heimat.words.phrases import (
    COLOURS,
    counted_roofs,
    houses,
    lots,
    millions,
    piece_name,
    row_name,
    seat_name,
)
from baumeister.games.neue_heimat.words.turn_preview import cubes_that_fit, is_choosing, rows_to_turn
from baumeister.present.auction_panel import Auction, Bidder, Standing
from baumeister.text import NO_TEXT, Text, capital, join, plural, signed

DECISIONS = (STASH, SELL, KEEP, DISCARD)
WORTH = Text("Estimated worth in points", "Geschätzter Wert in Punkten")
CASH, CASH_IN_SHORT = Text("{count} million", "{count} Mio."), Text("{count} m", "{count} Mio.")
UNIT = Text("million", "Mio.")
BIDS = Text("bids {count}", "bietet {count}")
ROUND_OVER = Text("Round {number} is over", "Runde {number} ist zu Ende")
LAID_OUT = Text("The display is laid out", "Die Auslage wird gezogen")
CHOOSES = Text("{seat} is choosing", "{seat} wählt")
OWN_CHOICE = Text("Your auction", "Deine Auktion")
AUCTIONS = Text("{seat} auctions {piece}", "{seat} versteigert {piece}")
OWN_AUCTION = Text("You auction {piece}", "Du versteigerst {piece}")
GETS_FREE = Text("{seat} gets {piece} for free", "{seat} bekommt {piece} umsonst")
GETS = Text("{seat} gets {piece} for {sum}", "{seat} bekommt {piece} für {sum}")
YOU_GET_FREE = Text("You get {piece} for free", "Du bekommst {piece} umsonst")
YOU_GET = Text("You get {piece} for {sum}", "Du bekommst {piece} für {sum}")
SELLER, KEEPER = Text("auctioneer", "versteigert"), Text("keeps it", "behält es")
TOO_LITTLE = Text("can’t bid", "zu wenig Geld")
PASSES = Text("passes", "passt")
IS_ASKED = Text("to bid", "ist dran")
DOUBLES = Text(
    "He doubles a row: its plus if it gets finished, else its minus.",
    "Er verdoppelt eine Reihe: ihr Plus, wenn sie fertig wird, sonst ihr Minus.",
)
FREE_COLOUR = Text("{colour} is unowned: the buyer gets it.", "{colour} ist frei und geht an den Käufer.")
OWNED_COLOUR = Text("{colour} belongs to {seat}, and so will the house.", "{colour} gehört {seat}, das Haus dann auch.")
NEW_HOUSE = Text("It starts a house in row {rows}.", "Neues Haus in Reihe {rows}.")
NEW_OR_ON_HOUSES = Text("It starts a house in row {rows} or tops {count}.", "Neues Haus in Reihe {rows} oder auf {count}.")
CHANGES_ROW = Text(
    "It makes a row {lots} longer or shorter; a short one is finished sooner.",
    "Macht eine Reihe um {lots} länger oder kürzer; kurz ist sie eher fertig.",
)
FACE_DOWN = Text("{left} lie face down, {blank} of them without a number.", "Verdeckt sind {left}, davon {blank} ohne Zahl.")
OR = Text("or", "oder")
TOPS_HOUSES = Text("It fits on {count}.", "Die Etage passt auf {count}.")
ROOFS_HOUSES = Text("It fits on {count}.", "Es passt auf {count}.")
CLOSES_HOUSE = Text(
    "It closes a house for good and adds {number}; it fits on {count}.",
    "Es schließt ein Haus für immer ab und zählt {number} dazu; es passt auf {count}.",
)
NO_PERMIT = Text("There is no permit on the board.", "Auf dem Spielplan liegt keine Genehmigung.")
PERMIT_IN = Text("{permit} ({row})", "{permit} ({row})")
YOUR_COLOURS = Text("You own {colours}.", "Dir gehören {colours}."), Text("You own {colours}.", "Dir gehört {colours}.")
FREE_COLOURS = Text("{colours} are unowned.", "Frei sind {colours}."), Text("{colours} is unowned.", "Frei ist {colours}.")
ALL_COLOURS = Text("all colours", "alle Farben")
STILL_THERE = Text("Left: {floors}, {roofs} ({blank} without a number).", "Übrig: {floors}, {roofs}, davon {blank} ohne Zahl.")
ROOFS_BUILT = Text(
    "{count} of {all} roofs with a number stand; the last one ends {it}.",
    "{count} von {all} Dächern mit Zahl stehen; das letzte beendet {it}.",
)
AN_END = (
    Text("A cube", "Eine Etage"),
    Text(
        "from an end of a rack starts a house or tops one; its colour says whose house it is then.",
        "vom Ende einer Leiste beginnt ein Haus oder kommt auf eines; ihre Farbe sagt, wem es dann gehört.",
    ),
)
THE_ROOF = (
    Text("A roof", "Ein Dach"),
    Text(
        "finishes a house and adds its number. Face down: {left}, {blank} without a number.",
        "schließt ein Haus ab und zählt dazu. Verdeckt: {left}, davon {blank} ohne Zahl.",
    ),
)
A_SPECIAL = (
    Text("Special pieces:", "Besondere Teile:"),
    Text(
        "permits change a row’s length, the cancel cube takes one away, the mayor doubles a row.",
        "Genehmigungen ändern die Länge einer Reihe, der Aufhebungswürfel hebt eine auf, der Bürgermeister verdoppelt.",
    ),
)
CUBE, CUBES = Text("{count} cube", "{count} Etage"), Text("{count} cubes", "{count} Etagen")
SELLS_OR_PAYS = Text("{seat} then sells it to you or pays you the same.", "{seat} verkauft dann dir oder zahlt dir dasselbe.")
LITTLE = 4  # millions: whoever bids with so few is told where more come from
LAST_MONEY = Text(
    "You have {sum} left; more comes only from the others.", "Du hast noch {sum}, mehr gibt es nur von den anderen."
)
COMPLETES = Text("This can complete row {rows}.", "Damit kann Reihe {rows} fertig werden.")
ENDS = Text("This can complete row {rows} and end {it}.", "Damit kann Reihe {rows} fertig werden und {it} enden.")
OPENS = Text("This can open row {rows} again.", "Damit kann Reihe {rows} wieder unfertig werden.")
TAKES_OFF = Text("It cancels a permit: {names}.", "Er hebt eine Genehmigung auf: {names}.")


def auction(view: State) -> Auction | None:
    """Return the auction as everybody sees it; between two auctions one with nothing for sale."""
    if view.actor == OVER:
        return None
    seats = int(view.seats)
    order = [(int(view.auctioneer) + 1 + step) % seats for step in range(seats)]
    worths = _worths(view) if view.offer >= 0 else [NO_TEXT] * seats
    bidders = [_bidder(view, seat, worths[seat]) for seat in order]
    return Auction(
        _title(view),
        bidders,
        tuple(_facts(view)),
        WORTH,
        UNIT,
        DECISIONS,
        purse=int(view.cash[view.actor - 1]) if _is_bidding(view) else None,
        choices=tuple(_choices(view)),
    )


def _title(view: State) -> Text:
    if view.is_scored:
        return ROUND_OVER.format(number=int(view.round_number) + 1)
    if view.phase == DRAW:
        return LAID_OUT
    if is_choosing(view):
        return OWN_CHOICE
    if view.phase == CHOOSE:
        return CHOOSES.format(seat=seat_name(view.auctioneer))
    viewer = int(view.viewer) - 1
    if view.phase != PLACE:
        text = OWN_AUCTION if viewer == view.auctioneer else AUCTIONS
        return text.format(seat=seat_name(view.auctioneer), piece=_unbroken(piece_name(view)))
    free, paid = (YOU_GET_FREE, YOU_GET) if viewer == view.buyer else (GETS_FREE, GETS)
    text = free if view.bidder == NOBODY else paid
    return text.format(seat=seat_name(view.buyer), piece=_unbroken(piece_name(view)), sum=_unbroken(millions(int(view.bid))))


def _unbroken(words: Text) -> Text:
    """Keep a number in the line of the word beside it: alone in the next one it looks lost."""
    return Text(*(re.sub(r" (?=[\dI]+$)|(?<=\d) ", "\N{NO-BREAK SPACE}", each) for each in (words.en, words.de)))


def _is_bidding(view: State) -> bool:
    return bool(view.phase == BID and view.viewer == view.actor)


def _choices(view: State) -> Iterator[tuple[Text, Text]]:
    """Tell the seat that chooses what each kind of piece is good for (NH 3.2); of those that are gone nothing."""
    if not is_choosing(view):
        return
    if cubes_that_fit(view)[0]:
        yield AN_END
    if view.roofs_left:
        name, does = THE_ROOF
        yield name, does.format(left=counted_roofs(int(view.roofs_left)), blank=int(view.roof_pile[BLANK]))
    if (view.specials == BESIDE).any():
        yield A_SPECIAL


# ---- The bidders


def _bidder(view: State, seat: int, worth: Text) -> Bidder:
    cash, in_short = (text.format(count=int(view.cash[seat])) for text in (CASH, CASH_IN_SHORT))
    return Bidder(seat + 1, _standing(view, seat), _said(view, seat), cash, worth, means_in_short=in_short)


def _standing(view: State, seat: int) -> Standing:
    if view.phase == PLACE and view.buyer == seat:
        return "buys"
    if seat == view.auctioneer and view.phase != DRAW:
        return "sells"
    if view.phase == BID and view.actor == seat + 1:
        return "asked"
    if view.bids[seat] in (PASSED, SKIPPED):
        return "out"
    if view.phase in (BID, DECIDE) and view.bidder == seat:
        return "leads"
    return "bids" if view.bids[seat] > 0 else "waits"


def _said(view: State, seat: int) -> Text:
    bid = int(view.bids[seat])
    if seat == view.auctioneer and view.phase != DRAW:
        return KEEPER if view.phase == PLACE and view.buyer == seat and view.bidder != NOBODY else SELLER
    if bid == SKIPPED:
        return TOO_LITTLE
    if bid == PASSED:
        return PASSES
    if bid > 0:
        return BIDS.format(count=bid)
    is_asked = view.phase == BID and view.actor == seat + 1
    return IS_ASKED if is_asked else NO_TEXT


def _worths(view: State) -> list[Text]:
    """Estimate each seat's gain by the piece if it got it free: its own points less the others' average."""
    now = _values(view, NOBODY)
    worths = []
    for seat in range(view.seats):
        change = _values(view, seat) - now
        gained = signed(round(float(change[seat] - (change.sum() - change[seat]) / (view.seats - 1))))
        worths.append(Text(gained, gained))
    return worths


def _values(view: State, buyer: int) -> Reals:
    """Return the position's value to each seat once a seat, or nobody, has got the piece for nothing."""
    state, values = copy(view), np.zeros(view.seats)
    state.phase, state.buyer = (CHOOSE if buyer == NOBODY else PLACE), buyer
    evaluate(state, values)
    return values


# ---- Facts about the piece


def _facts(view: State) -> Iterator[Text]:
    """Tell what there is to know, the most important first: what has no room is left out."""
    if view.offer < 0:
        yield from _choice_facts(view)
    elif view.offer < ROOF_OFFER:
        yield _owner_fact(view)
    elif view.offer == ROOF_OFFER:
        yield from _roof_facts(view)
    elif view.offer < CANCEL_OFFER:
        yield CHANGES_ROW.format(lots=lots(permit_lots(view)))
    elif view.offer == CANCEL_OFFER:
        yield _cancel_fact(view)
    else:
        yield DOUBLES
    yield from _turning_facts(view)
    if _is_bidding(view):
        cash = int(view.cash[view.actor - 1])
        has_little = cash <= LITTLE
        yield LAST_MONEY.format(sum=millions(cash)) if has_little else SELLS_OR_PAYS.format(seat=seat_name(view.auctioneer))
    if 0 <= view.offer < ROOF_OFFER and view.phase != PLACE:  # then the board shows where it could go
        yield from _site_facts(view)


def _turning_facts(view: State) -> Iterator[Text]:
    """Tell which rows the piece can complete, perhaps as the last ones, and which it can open again."""
    completed, opened = rows_to_turn(view)
    can_end, it = complete_count(view) == ROWS_TO_COMPLETE - 1, ROUND if view.rounds > 1 else GAME
    for rows, can in ((completed, ENDS if can_end else COMPLETES), (opened, OPENS)):
        if rows:
            yield can.format(rows=join([Text(str(row + 1), str(row + 1)) for row in rows], OR), it=it)


def _choice_facts(view: State) -> Iterator[Text]:
    """Tell the seat that chooses a piece whose its colour would be (NH 4.2), and everybody what is left."""
    if is_choosing(view):
        for owner, (many, one) in ((int(view.actor) - 1, YOUR_COLOURS), (NOBODY, FREE_COLOURS)):
            found = [COLOURS[colour] for colour in np.flatnonzero(view.colour_owners == owner).tolist()]
            if found:
                named = join(found) if len(found) < len(COLOURS) else ALL_COLOURS
                yield capital((one if len(found) == 1 else many).format(colours=named))
    elif view.phase == CHOOSE:
        floors = plural(int((view.display_stop - view.display_start).sum()), CUBE, CUBES)
        yield STILL_THERE.format(floors=floors, roofs=counted_roofs(int(view.roofs_left)), blank=int(view.roof_pile[BLANK]))
    if view.phase == CHOOSE and roof_count(view):
        yield ROOFS_BUILT.format(count=roof_count(view), all=NUMBERED_ROOFS, it=ROUND if view.rounds > 1 else GAME)


def _owner_fact(view: State) -> Text:
    colour = int(COLOUR_OF[view.piece])
    owner = int(view.colour_owners[colour])
    name = capital(COLOURS[colour])
    if owner == NOBODY:
        return FREE_COLOUR.format(colour=name)
    return OWNED_COLOUR.format(colour=name, seat=seat_name(owner))


def _site_facts(view: State) -> Iterator[Text]:
    sites = _sites(view)
    new = [Text(str(row + 1), str(row + 1)) for row, lot in sites if lot == view.house_counts[row]]
    on_top = len(sites) - len(new)
    if new and on_top:
        yield NEW_OR_ON_HOUSES.format(rows=join(new, OR), count=houses(on_top))
    elif new:
        yield NEW_HOUSE.format(rows=join(new, OR))
    elif on_top:
        yield TOPS_HOUSES.format(count=houses(on_top))


def _roof_facts(view: State) -> Iterator[Text]:
    count = houses(len(_sites(view)))
    if view.phase == TURN_UP:
        yield FACE_DOWN.format(left=counted_roofs(int(view.roofs_left)), blank=int(view.roof_pile[BLANK]))
        yield ROOFS_HOUSES.format(count=count)
    else:
        yield CLOSES_HOUSE.format(number=int(view.piece), count=count)


def _cancel_fact(view: State) -> Text:
    there = [permit for permit in range(PERMITS) if view.permit_rows[permit] >= 0]
    if not there:
        return NO_PERMIT
    names = [PERMIT_IN.format(permit=PERMIT_NAMES[permit], row=row_name(int(view.permit_rows[permit]))) for permit in there]
    return TAKES_OFF.format(names=join(names, OR))


def _sites(view: State) -> list[tuple[int, int]]:
    """Return the lots, row and lot, on which the offered cube or roof may be placed."""
    moves = np.zeros(DISCARD, np.int32)
    count = legal_sites(view, moves)
    return [site_of(int(move)) for move in moves[:count]]
