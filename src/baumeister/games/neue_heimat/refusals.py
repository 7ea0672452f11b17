"""Why a move is refused: the first rule that forbids it, and a sentence (C7)."""

from baumeister.core.errors import IllegalMove
from baumeister.games.neue_heimat.components import IS_SINGLE_LEVEL, LOTS, PERMITS, PIPS_OF
from baumeister.games.neue_heimat.moves import (
    BEFORE,
    BIDS,
    CANCEL_OFFER,
    CANCELLED,
    DISCARD,
    KEEP,
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
    capital,
    cube_name,
    display_cube,
    lots,
    millions,
    permit_name,
    piece_name,
    row_name,
    seat_name,
    site,
    special_name,
    the_cube,
)
from baumeister.games.neue_heimat.placing import shortest
from baumeister.games.neue_heimat.state import BID, CHOOSE, DECIDE, ON_BOARD, PLACE, State
from baumeister.text import Text

MUST_DECIDE = Text(
    "all others have bid or passed; now you decide whether to sell or to keep",
    "alle anderen haben geboten oder gepasst; jetzt entscheidest du, ob du verkaufst oder behältst",
)


def refuse(view: State, move: int) -> IllegalMove:
    """Say why the seat whose turn it is may not make this move."""
    rule, reason = _reason(view, move)
    return IllegalMove(rule, reason)


def _reason(view: State, move: int) -> tuple[str, Text]:
    """Return the rule and the reason; the moves' numbers rise in the order of a turn."""
    if move == STASH:
        return "NH 3.1", _no_stash(view)
    if move < PASS:
        return "NH 3.2", _no_offer(view, move - OFFER)
    if move < SELL:
        return "NH 3.4", _no_bid(view, move - BIDS)
    if move < SITE:
        return "NH 3.5", _no_decision(view, move)
    if view.phase != PLACE:
        return "NH 3.6", Text(
            "you have bought nothing yet that you could place", "du hast noch nichts ersteigert, das du setzen könntest"
        )
    return _no_place(view, move)


def _no_stash(view: State) -> Text:
    if view.phase != CHOOSE:
        return Text(
            "a cheque goes into the cash box only before the auction, on your own turn",
            "in die Schwarzgeldkasse kommt ein Scheck nur vor der Auktion im eigenen Zug",
        )
    if view.has_stashed:
        return Text(
            "you have put a cheque into your cash box in this turn already",
            "du hast in diesem Zug schon einen Scheck in die Kasse gesteckt",
        )
    return Text("you have no cheque to put into your cash box", "du hast keinen Scheck, den du in die Kasse stecken könntest")


def _no_offer(view: State, what: int) -> Text:
    if view.phase != CHOOSE:
        return Text("{seat}'s auction of {piece} is still on", "{seat} versteigert noch {piece}").format(
            seat=seat_name(view.auctioneer), piece=piece_name(view)
        )
    if what < ROOF_OFFER:
        return _no_cube(view, what)
    if what == ROOF_OFFER:
        return Text("no house is without a roof", "kein Haus ist ohne Dach")
    return _no_special(view, what - SPECIAL_OFFER)


def _no_cube(view: State, end: int) -> Text:
    row = end // 2 + 1
    cube = display_cube(view, end)
    if cube < 0:
        return Text(f"display row {row} is empty", f"Auslagereihe {row} ist leer")
    if end % 2 and view.display_stop[end // 2] - view.display_start[end // 2] == 1:
        return Text(
            "{cube} is the last cube of its display row; it is offered as the left end",
            "{cube} ist die letzte Etage der Auslagereihe; angeboten wird sie als linkes Ende",
        ).format(cube=the_cube(cube))
    return Text(
        "{cube} can't be placed: no lot is free, and no house that may grow has more than {pips} pips on top",
        "{cube} hat keinen Platz: Kein Bauplatz ist frei, und kein Haus, das wachsen darf, zeigt oben mehr als {pips} Augen",
    ).format(cube=the_cube(cube), pips=int(PIPS_OF[cube]))


def _no_special(view: State, special: int) -> Text:
    name = special_name(special)
    if view.specials[special] == ON_BOARD:
        row = view.permit_rows[special] if special < PERMITS else view.mayor_row
        return Text("{name} has been used already, on {row}", "{row} hat {name} schon bekommen").format(
            name=name, row=row_name(row)
        )
    name = Text(name.en, name.de.replace("den ", "der "))
    return Text("{name} is out of the game", "{name} ist aus dem Spiel").format(name=name)


def _no_bid(view: State, bid: int) -> Text:
    if view.phase == CHOOSE:
        return Text(
            "nothing is up for auction yet: choose a piece first", "es wird noch nichts versteigert: Wähle zuerst etwas aus"
        )
    if view.phase == DECIDE:
        return MUST_DECIDE
    if view.phase == PLACE:
        return Text("the auction is over: place {piece}", "die Auktion ist vorbei: Setze {piece}").format(
            piece=piece_name(view)
        )
    if bid <= view.bid:
        return Text(
            "a bid must be above {bid}, which {bidder} has bid",
            "ein Gebot muss über {bid} liegen, so viel hat {bidder} geboten",
        ).format(bid=millions(int(view.bid)), bidder=seat_name(view.bidder))
    cash = millions(int(view.cash[view.actor - 1]))
    return Text(
        "you can bid {cash} at most: more you have not", "du kannst höchstens {cash} bieten: Mehr hast du nicht"
    ).format(cash=cash)


def _no_decision(view: State, move: int) -> Text:
    if view.phase == DECIDE and move == KEEP:
        return Text(
            "to keep {piece} you would have to pay {bid} to {bidder}, but you have only {cash}",
            "um {piece} zu behalten, müsstest du {bid} an {bidder} zahlen, hast aber nur {cash}",
        ).format(
            piece=piece_name(view),
            bid=millions(int(view.bid)),
            bidder=seat_name(view.bidder),
            cash=millions(int(view.cash[view.auctioneer])),
        )
    if view.phase == BID:
        return Text("{seat} decides that, when all have bid", "das entscheidet {seat}, wenn alle geboten haben").format(
            seat=seat_name(view.auctioneer)
        )
    if view.phase == PLACE:
        return Text("it is settled who gets {piece}: place it", "es ist entschieden, wer {piece} bekommt: Setze").format(
            piece=piece_name(view)
        )
    return Text(
        "there is no bid to decide on: choose a piece first",
        "es gibt noch kein Gebot, über das zu entscheiden wäre: Wähle zuerst etwas aus",
    )


def _no_place(view: State, move: int) -> tuple[str, Text]:
    """Refuse a move while a piece is being placed."""
    if view.offer < ROOF_OFFER:
        return _no_cube_place(view, move)
    if view.offer == ROOF_OFFER:
        return "NH 4.3", _no_roof_place(view, move)
    if view.offer < CANCEL_OFFER:
        return "NH 4.4", _no_permit_place(view, move)
    if view.offer == CANCEL_OFFER:
        return "NH 4.5", _no_cancellation(view, move)
    return "NH 4.6", Text(
        "the mayor is put before a row, or discarded", "der Bürgermeister kommt vor eine Reihe oder aus dem Spiel"
    )


def _no_cube_place(view: State, move: int) -> tuple[str, Text]:
    if move == DISCARD:
        return "NH 4.1", Text("a floor cube must be placed", "eine Etage muss gebaut werden")
    if move >= LONGER:
        return "NH 4.1", Text("a floor cube is placed on a lot", "eine Etage kommt auf einen Bauplatz")
    row, lot = divmod(move - SITE, LOTS)
    if lot >= view.house_counts[row]:
        return "NH 4.1", _no_new_house(view, row, lot)
    if view.roofs[row, lot]:
        return "NH 4.3", Text("the house at {site} has a roof", "das Haus auf {site} hat ein Dach").format(site=site(row, lot))
    if IS_SINGLE_LEVEL[row, lot]:
        text = Text("{site} is fenced: one floor only", "{site} ist eingezäunt: nur eine Etage")
        return "NH 4.1", text.format(site=capital(site(row, lot)))
    text = Text(
        "{cube} needs a house with more than {pips} pips on top, but at {site} lies {top}",
        "{cube} braucht ein Haus, das oben mehr als {pips} Augen zeigt, auf {site} liegt aber {top}",
    )
    pips = int(PIPS_OF[view.piece])
    return "NH 4.1", text.format(cube=the_cube(view.piece), pips=pips, site=site(row, lot), top=cube_name(view.tops[row, lot]))


def _no_new_house(view: State, row: int, lot: int) -> Text:
    if lot >= view.lengths[row]:
        return Text("{row} is only {lots} long", "{row} ist nur {lots} lang").format(
            row=row_name(row), lots=lots(int(view.lengths[row]))
        )
    return Text(
        "no gaps: the next house of {row} stands on lot {following}",
        "ohne Lücken: Das nächste Haus von {row} steht auf Bauplatz {following}",
    ).format(row=row_name(row), following=int(view.house_counts[row]) + 1)


def _no_roof_place(view: State, move: int) -> Text:
    if move == DISCARD:
        return Text("a roof with a number must be placed", "ein Dach mit Zahl muss gesetzt werden")
    if move >= LONGER:
        return Text("a roof is placed on a house", "ein Dach kommt auf ein Haus")
    row, lot = divmod(move - SITE, LOTS)
    if lot >= view.house_counts[row]:
        return Text("there is no house at {site}", "auf {site} steht kein Haus").format(site=site(row, lot))
    return Text("the house at {site} has a roof already", "das Haus auf {site} hat schon ein Dach").format(site=site(row, lot))


def _no_permit_place(view: State, move: int) -> Text:
    if not SHORTER <= move < BEFORE:
        return Text(
            "a permit lengthens or shortens a row, or is discarded",
            "eine Genehmigung verlängert oder verkürzt eine Reihe oder kommt aus dem Spiel",
        )
    row = move - SHORTER
    length = int(view.lengths[row]) - (view.offer - SPECIAL_OFFER + 1)
    return _too_short(view, row, length)


def _too_short(view: State, row: int, length: int) -> Text:
    if view.house_counts[row] > max(length, 0):
        houses = int(view.house_counts[row])
        one = houses == 1
        text = Text(
            f"{{row}} would be too short: it has {houses} house{'' if one else 's'}",
            f"{{row}} würde zu kurz: Dort steh{'t' if one else 'en'} {houses} {'Haus' if one else 'Häuser'}",
        )
    else:
        text = Text("{row} would have no lot left", "{row} hätte keinen Bauplatz mehr")
    assert length < shortest(view, row)
    return text.format(row=row_name(row))


def _no_cancellation(view: State, move: int) -> Text:
    if not CANCELLED <= move < DISCARD:
        return Text(
            "the cancel cube takes a permit off the board, or is discarded",
            "der Aufhebungswürfel nimmt eine Genehmigung vom Brett oder kommt aus dem Spiel",
        )
    permit = move - CANCELLED
    row = int(view.permit_rows[permit])
    if row < 0:
        return Text("{permit} does not lie on the board", "{permit} liegt nicht auf dem Brett").format(
            permit=permit_name(permit)
        )
    return _too_short(view, row, int(view.lengths[row]) - int(view.permit_changes[permit]))
