"""Neue Heimat's legal moves as a form shows them: headings, and a label for each move."""

from collections.abc import Sequence

from baumeister.core.record import copy
from baumeister.games.neue_heimat.rules.auction import cube_at
from baumeister.games.neue_heimat.rules.components import COLOUR_OF, MAYOR, PERMITS
from baumeister.games.neue_heimat.rules.moves import (
    BEFORE,
    BIDS,
    CANCELLED,
    DISCARD,
    LONGER,
    OFFER,
    PASS,
    ROOF_OFFER,
    SELL,
    SHORTER,
    SITE,
    SPECIAL_OFFER,
    STASH,
    site_of,
)
from baumeister.games.neue_heimat.rules.placing import changed_row, length_after, place
from baumeister.games.neue_heimat.rules.scoring import owner_of
from baumeister.games.neue_heimat.rules.state import NOBODY, State
from baumeister.games.neue_heimat.words.items import house_worth
from baumeister.games.neue_heimat.words.phrases import (
    A_ROOF,
    cube_name,
    lots,
    millions,
    permit_name,
    row_name,
    seat_name,
    site,
    special_name,
    the_cube,
    without_article,
)
from baumeister.present.words import MoveGroup, group_moves
from baumeister.text import Text, capital, plural, points

EARNINGS = Text("Illegal earnings", "Schwarzgeld")
STASH_ONE = Text("Optional: a cheque (1\N{NO-BREAK SPACE}million) for 1 point", "Freiwillig: 1 Scheck (1 Mio.) für 1 Punkt")
NO_BID = Text("No bid", "Kein Gebot")
TO_PASS = Text("Pass", "Passen")
A_BID = Text("Bid", "Gebot")
BID_LEAVES = Text("{sum}, which leaves you {left}", "{sum}, dann hast du noch {left}")
DECISION = Text("Your decision", "Deine Entscheidung")
DISPLAY_ROW = Text("Rack {row}", "Leiste {row}")
TO_AUCTION = Text("Auction {piece}", "{piece} versteigern")
OF_COLOUR = Text("{label} ({whose})", "{label} ({whose})")
OWNED = Text("{seat}’s colour", "Farbe von {seat}")
UNOWNED = Text("unowned colour", "Farbe noch frei")
DOES = Text("{label} ({does})", "{label} ({does})")
FINISHES_HOUSE = Text("finishes a house", "schließt ein Haus ab")
CHANGES_ROW, CHANGES_ROW_MORE = Text("a row ±1 lot", "Reihe ±1 Platz"), Text("a row ±{count} lots", "Reihe ±{count} Plätze")
TAKES_PERMIT = Text("takes a permit away", "Genehmigung weg")
DOUBLES_ROW = Text("doubles a row", "verdoppelt 1 Reihe")
OTHER_PIECES = Text("Other pieces", "Andere Teile")
SELL_TO = Text("Sell: +{bid} from {bidder} (then {left})", "Verkaufen: +{bid} von {bidder} (dann {left})")
KEEP_FOR = Text("Keep: −{bid} to {bidder} (then {left})", "Behalten: −{bid} an {bidder} (dann {left})")
NOT_PLACED = Text("Not on the board", "Nicht auf den Spielplan")
TO_DISCARD = Text("Discard", "Aus dem Spiel nehmen")
TO_CANCEL = Text("Cancel", "Aufheben")
BEFORE_ROW = Text("In front of a row", "Vor eine Reihe")
MAKE_LONGER = Text("Lengthen", "Verlängern")
MAKE_SHORTER = Text("Shorten", "Verkürzen")
LENGTHEN = Text("lengthen {row} to {lots}", "{row} auf {lots} verlängern")
SHORTEN = Text("shorten {row} to {lots}", "{row} auf {lots} verkürzen")
CANCEL_PERMIT = Text("cancel {permit}: {{row}} is then {{lots}} long", "{permit} aufheben: {{row}} hat dann {{lots}}")
PUT_BEFORE = Text("Put him in front of {row}", "Vor {row} stellen")
NEW_HOUSE = Text("{site}: a new house, for {owner}", "{site}: neues Haus, für {owner}")
ON_TOP = Text("{site}: on {cube}; makes {points}, for {owner}", "{site}: auf {cube}; macht {points}, für {owner}")


def groups(view: State, moves: Sequence[int]) -> Sequence[MoveGroup]:
    """Group the legal moves for a form, under a heading each."""
    return group_moves(moves, lambda move: _labelled(view, move))


def _labelled(view: State, move: int) -> tuple[Text, Text]:
    """Return the heading and the label of a legal move."""
    if move == STASH:
        return EARNINGS, STASH_ONE
    if move < PASS:
        return _offer_label(view, move - OFFER)
    if move == PASS:
        return NO_BID, TO_PASS
    if move < SELL:
        return A_BID, _bid_label(view, move - BIDS)
    if move < SITE:
        return DECISION, _decision_label(view, move)
    return _place_label(view, move)


def _offer_label(view: State, what: int) -> tuple[Text, Text]:
    if what < ROOF_OFFER:
        title = DISPLAY_ROW.format(row=what // 2 + 1)
        cube = cube_at(view, what)
        owner = int(view.colour_owners[COLOUR_OF[cube]])
        whose = UNOWNED if owner == NOBODY else OWNED.format(seat=seat_name(owner))
        return title, OF_COLOUR.format(label=capital(TO_AUCTION.format(piece=cube_name(cube))), whose=whose)
    piece = A_ROOF if what == ROOF_OFFER else special_name(what - SPECIAL_OFFER)
    label = TO_AUCTION.format(piece=without_article(piece))  # with what it does in one line of a phone
    return OTHER_PIECES, DOES.format(label=capital(label), does=_does(what))


def _does(what: int) -> Text:
    """Tell in short what a piece that is no cube is good for (NH 4.3-4.6)."""
    if what == ROOF_OFFER:
        return FINISHES_HOUSE
    special = what - SPECIAL_OFFER
    if special < PERMITS:
        return plural(special + 1, CHANGES_ROW, CHANGES_ROW_MORE)
    return DOUBLES_ROW if special == MAYOR else TAKES_PERMIT


def _bid_label(view: State, bid: int) -> Text:
    return BID_LEAVES.format(sum=millions(bid), left=int(view.cash[view.actor - 1]) - bid)


def _decision_label(view: State, move: int) -> Text:
    cash, bid = int(view.cash[view.auctioneer]), int(view.bid)
    text, left = (SELL_TO, cash + bid) if move == SELL else (KEEP_FOR, cash - bid)
    return text.format(bidder=seat_name(view.bidder), bid=bid, left=left)


def _place_label(view: State, move: int) -> tuple[Text, Text]:
    if move == DISCARD:
        return NOT_PLACED, TO_DISCARD
    if move >= CANCELLED:
        return TO_CANCEL, _length_label(view, move, CANCEL_PERMIT.format(permit=permit_name(move - CANCELLED)))
    if move >= BEFORE:
        return BEFORE_ROW, PUT_BEFORE.format(row=row_name(move - BEFORE))
    if move >= LONGER:
        title, label = (MAKE_LONGER, LENGTHEN) if move < SHORTER else (MAKE_SHORTER, SHORTEN)
        return title, _length_label(view, move, label)
    return capital(row_name(site_of(move)[0])), _site_label(view, move)


def _length_label(view: State, move: int, label: Text) -> Text:
    return capital(label.format(row=row_name(changed_row(view, move)), lots=lots(length_after(view, move))))


def _site_label(view: State, move: int) -> Text:
    """Tell whose house it would be with the piece, and how many points it would have (NH 6.1)."""
    row, lot = site_of(move)
    name, after = capital(site(row, lot)), copy(view)
    place(after, move)
    owner = seat_name(owner_of(after, row, lot))
    if lot == view.house_counts[row]:
        return NEW_HOUSE.format(site=name, owner=owner)
    worth = points(house_worth(after, row, lot))
    return ON_TOP.format(site=name, cube=the_cube(view.tops[row, lot]), points=worth, owner=owner)
