"""Neue Heimat's legal moves as a form shows them: headings, and a label for each move."""

from collections.abc import Sequence

from baumeister.core.game import MoveGroup, grouped
from baumeister.games.neue_heimat.components import LOTS, ROWS
from baumeister.games.neue_heimat.moves import (
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
)
from baumeister.games.neue_heimat.phrases import (
    A_ROOF,
    ENDS,
    cube_name,
    display_cube,
    lots,
    millions,
    permit_name,
    row_name,
    seat_name,
    special_name,
    the_cube,
)
from baumeister.games.neue_heimat.scoring import owner_of
from baumeister.games.neue_heimat.state import State
from baumeister.text import Text, capital


def groups(view: State, moves: Sequence[int]) -> Sequence[MoveGroup]:
    """Group the legal moves for a form, under a heading each."""
    return grouped(moves, lambda move: _labelled(view, move))


def _labelled(view: State, move: int) -> tuple[Text, Text]:
    """Return the heading and the label of a legal move."""
    if move == STASH:
        return Text("Illegal earnings", "Schwarzgeld"), Text("One cheque into the cash box", "Einen Scheck in die Kasse")
    if move < PASS:
        return _offer_label(view, move - OFFER)
    if move == PASS:
        return Text("No bid", "Kein Gebot"), Text("Pass", "Passen")
    if move < SELL:
        return Text("Bid", "Gebot"), millions(move - BIDS)
    if move < SITE:
        return Text("Your decision", "Deine Entscheidung"), _decision_label(view, move)
    return _place_label(view, move)


def _offer_label(view: State, what: int) -> tuple[Text, Text]:
    if what < ROOF_OFFER:
        title = Text(f"Display row {what // 2 + 1}", f"Auslagereihe {what // 2 + 1}")
        label = Text("{cube} ({end})", "{cube} ({end})").format(
            cube=capital(cube_name(display_cube(view, what))), end=ENDS[what % 2]
        )
        return title, label
    label = A_ROOF if what == ROOF_OFFER else special_name(what - SPECIAL_OFFER)
    return Text("Other pieces", "Andere Teile"), capital(Text(label.en, label.de.replace("den ", "der ")))


def _decision_label(view: State, move: int) -> Text:
    values = {"bidder": seat_name(view.bidder), "sum": millions(int(view.bid))}
    if move == SELL:
        return Text("Sell to {bidder} for {sum}", "Für {sum} an {bidder} verkaufen").format(**values)
    return Text("Keep it and pay {bidder} {sum}", "Behalten und {sum} an {bidder} zahlen").format(**values)


def _place_label(view: State, move: int) -> tuple[Text, Text]:
    if move == DISCARD:
        return Text("Not on the board", "Nicht aufs Brett"), Text("Discard", "Aus dem Spiel nehmen")
    if move >= CANCELLED:
        return Text("Cancel", "Aufheben"), capital(permit_name(move - CANCELLED))
    if move >= BEFORE:
        return Text("Before a row", "Vor eine Reihe"), capital(row_name(move - BEFORE))
    if move >= LONGER:
        title = Text("Longer", "Länger") if move < SHORTER else Text("Shorter", "Kürzer")
        return title, _length_label(view, move)
    row, lot = divmod(move - SITE, LOTS)
    return capital(row_name(row)), _site_label(view, row, lot)


def _length_label(view: State, move: int) -> Text:
    row = (move - LONGER) % ROWS
    change = (view.offer - SPECIAL_OFFER + 1) * (1 if move < SHORTER else -1)
    text = Text("{row}: {lots}", "{row}: {lots}")
    return text.format(row=capital(row_name(row)), lots=lots(int(view.lengths[row]) + change))


def _site_label(view: State, row: int, lot: int) -> Text:
    if lot == view.house_counts[row]:
        return Text(f"Lot {lot + 1}: a new house", f"Bauplatz {lot + 1}: neues Haus")
    text = Text("Lot {lot}: on {cube}, {pips} pips, {owner}", "Bauplatz {lot}: auf {cube}, {pips} Augen, {owner}")
    owner, top = seat_name(owner_of(view, row, lot)), the_cube(view.tops[row, lot])
    return text.format(lot=lot + 1, cube=top, pips=int(view.pips[row, lot]), owner=owner)
