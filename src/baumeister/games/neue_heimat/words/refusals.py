"""Why a move is refused: the first rule that forbids it, with a sentence for the seat that tried."""

from baumeister.core.errors import IllegalMove
from baumeister.games.neue_heimat.rules.auction import can_keep, can_offer_roof, cube_at, has_end
from baumeister.games.neue_heimat.rules.components import IS_SINGLE_LEVEL, PERMITS, PIPS_OF
from baumeister.games.neue_heimat.rules.moves import (
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
    SITE,
    SPECIAL_OFFER,
    STASH,
    site_of,
)
from baumeister.games.neue_heimat.rules.placing import (
    changed_row,
    is_long_enough,
    placeable_pips,
)
from baumeister.games.neue_heimat.rules.state import BID, CHOOSE, DECIDE, DONE, DRAW, ON_BOARD, OUT, PLACE, TURN_UP, State
from baumeister.games.neue_heimat.words.notation import MOVE_TEXTS
from baumeister.games.neue_heimat.words.parts import cube_part
from baumeister.games.neue_heimat.words.phrases import (
    as_subject,
    cube_name,
    lots,
    millions,
    on_site,
    permit_name,
    piece_name,
    row_name,
    seat_name,
    site,
    special_name,
    the_cube,
)
from baumeister.present.refusals import Reasons, refusal_of
from baumeister.text import Text, capital, plural

NO_DECISION = {
    DRAW: ("NH 2", Text("the display is still being laid out", "die Auslage wird noch gezogen")),
    TURN_UP: ("NH 3.3", Text("a roof has to be turned up first", "erst muss ein Dach aufgedeckt werden")),
    DONE: ("NH 7.3", Text("the game is over", "das Spiel ist zu Ende")),
}
MUST_DECIDE = Text(
    "everyone else has bid or passed; now sell or keep",
    "alle anderen haben geboten oder gepasst; verkaufe oder behalte jetzt",
)
NOTHING_BOUGHT = Text("you haven’t bought anything to place yet", "du hast noch nichts ersteigert, was du setzen könntest")
STASH_TOO_LATE = Text(
    "you may slip a cheque into your cash box only on your own turn, before the auction",
    "einen Scheck steckst du nur im eigenen Zug in die Schwarzgeldkasse, vor der Auktion",
)
STASHED_ALREADY = Text(
    "you have already put a cheque into your cash box this turn",
    "du hast in diesem Zug schon einen Scheck in die Schwarzgeldkasse gesteckt",
)
NO_CHEQUE = Text("you have no cheque to put into your cash box", "du hast keinen Scheck für die Schwarzgeldkasse")
MUST_BID = Text(
    "bid or pass first: {seat} is still auctioning {piece}", "biete oder passe erst: {seat} versteigert noch {piece}"
)
NO_BARE_HOUSE = Text("every house has a roof already", "jedes Haus hat schon ein Dach")
ONLY_ENDS = Text("of each rack only the two ends can be auctioned", "von jeder Leiste stehen nur die beiden Enden zur Wahl")
EMPTY_ROW = Text("rack {row} is empty", "Leiste {row} ist leer")
LAST_OF_ITS_ROW = Text(
    "{cube} is the last cube in its rack; it counts as the left end",
    "{cube} ist die letzte Etage ihrer Leiste; sie zählt als linkes Ende",
)
NO_ROOM = Text(
    "{cube} can’t be placed: no lot is free, and no open house shows more than {pips} on top",
    "{cube} hat keinen Platz: Kein Bauplatz ist frei, und kein offenes Haus zeigt oben mehr als {pips}",
)
USED = Text("{name} has already been used on {row}", "{row} hat {name} schon bekommen")
OUT_OF_GAME = Text("{name} is out of the game", "{name} ist aus dem Spiel")
NOTHING_FOR_SALE = Text(
    "nothing is up for auction yet: choose a piece first", "es wird noch nichts versteigert: Wähle zuerst etwas aus"
)
MUST_PLACE = Text("the auction is over: place {piece}", "die Auktion ist vorbei: Setze {piece}")
TOO_LOW = Text("you must bid more than {bidder}’s {bid}", "biete mehr als {bid}, so viel bietet {bidder}")
TOO_DEAR = Text("you can bid {cash} at most: that’s all you have", "du kannst höchstens {cash} bieten: Mehr hast du nicht")
NO_BID_YET = Text(
    "there is no bid yet: choose a piece first",
    "es gibt noch kein Gebot: Wähle zuerst etwas aus",
)
OTHERS_STILL_BID = Text("{seat} decides that once everyone has bid", "das entscheidet {seat}, sobald alle geboten haben")
SETTLED = Text("{piece} has found its buyer: place it", "wer {piece} bekommt, steht schon fest: Jetzt wird gesetzt")
CAN_NOT_KEEP = Text(
    "to keep {piece} you would have to pay {bid} to {bidder}, but you have only {cash}",
    "um {piece} zu behalten, müsstest du {bid} an {bidder} zahlen, hast aber nur {cash}",
)
MAYOR_PLACES = Text(
    "put the mayor in front of a row or discard him", "stelle den Bürgermeister vor eine Reihe oder nimm ihn aus dem Spiel"
)
MUST_BUILD = Text("you must place this cube", "diese Etage musst du bauen")
CUBE_PLACES = Text("place a cube on a lot", "setze eine Etage auf einen Bauplatz")
HAS_ROOF = Text("the house in {site} has a roof", "das Haus in {site} hat ein Dach")
FENCED = Text("{site} is fenced: one cube only", "{site} ist eingezäunt: nur eine Etage")
TOO_MANY_PIPS = Text(
    "{cube} needs a house showing more than {pips} on top, but {site} has {top}",
    "{cube} braucht ein Haus, das oben mehr als {pips} zeigt, {on_site} liegt aber {top}",
)
ROW_ENDS = Text("{row} is only {lots} long", "{row} ist nur {lots} lang")
NO_GAPS = Text(
    "no gaps: the next house in {row} goes on lot {following}",
    "ohne Lücken: Das nächste Haus von {row} kommt auf Bauplatz {following}",
)
MUST_ROOF = Text("you must place a numbered roof", "ein Dach mit Zahl musst du setzen")
ROOF_PLACES = Text("put a roof on a house", "setze ein Dach auf ein Haus")
NO_HOUSE = Text("there is no house {on_site}", "{on_site} steht kein Haus")
HAS_ROOF_ALREADY = Text("the house in {site} already has a roof", "das Haus in {site} hat schon ein Dach")
PERMIT_PLACES = Text(
    "choose where a row’s barrier moves, or discard the permit",
    "wähle, wohin die Schranke einer Reihe rückt, oder nimm die Genehmigung aus dem Spiel",
)
CANCEL_PLACES = Text(
    "use the cancel cube to cancel a permit, or discard it",
    "hebe mit dem Aufhebungswürfel eine Genehmigung auf oder nimm ihn aus dem Spiel",
)
NO_PERMIT = Text("{permit} is not on the board", "{permit} liegt nicht auf dem Spielplan")
TOO_SHORT = Text("{row} would be too short: it already has {houses}", "{row} würde zu kurz: Dort {houses}")
HOUSE, HOUSES = Text("{count} house", "steht {count} Haus"), Text("{count} houses", "stehen {count} Häuser")
NO_LOT_LEFT = Text("{row} would have no lots left", "{row} hätte keinen Bauplatz mehr")


def refuse(view: State, move: int) -> IllegalMove:
    """Return the refusal of an illegal move of the seat to move; the view is its own."""
    return refusal_of(_reasons(view, move), MOVE_TEXTS[move])


def refuse_part(view: State, part: str) -> IllegalMove | None:
    """Return why a cube amid its rack can't be auctioned."""
    starts, stops = view.display_start.tolist(), view.display_stop.tolist()
    amid = {
        cube_part(cube) for row, cubes in enumerate(view.display.tolist()) for cube in cubes[starts[row] + 1 : stops[row] - 1]
    }
    return IllegalMove(*next(_not_choosing(view), ("NH 3.2", ONLY_ENDS))) if part in amid else None


def _reasons(view: State, move: int) -> Reasons:
    if int(view.phase) in NO_DECISION:
        yield NO_DECISION[int(view.phase)]
    elif move == STASH:
        yield from _not_stashed(view)
    elif move < PASS:
        yield from _not_offered(view, move - OFFER)
    elif move < SELL:
        yield from _no_bid(view, move - BIDS)
    elif move < SITE:
        yield from _not_decided(view, move)
    elif view.phase != PLACE:
        yield "NH 3.6", NOTHING_BOUGHT
    else:
        yield from _not_placed(view, move)


def _not_stashed(view: State) -> Reasons:
    if view.phase != CHOOSE:
        yield "NH 3.1", STASH_TOO_LATE
    if view.has_stashed:
        yield "NH 3.1", STASHED_ALREADY
    if view.cash[view.auctioneer] == 0:
        yield "NH 3.1", NO_CHEQUE


def _not_offered(view: State, what: int) -> Reasons:
    yield from _not_choosing(view)
    if what < ROOF_OFFER:
        yield from _no_cube(view, what)
    elif what > ROOF_OFFER:
        yield from _no_special(view, what - SPECIAL_OFFER)
    elif not can_offer_roof(view):
        yield "NH 3.2", NO_BARE_HOUSE


def _not_choosing(view: State) -> Reasons:
    if view.phase == PLACE:
        yield "NH 3.6", MUST_PLACE.format(piece=piece_name(view))
    elif view.phase == DECIDE:
        yield "NH 3.2", MUST_DECIDE
    elif view.phase != CHOOSE:
        yield "NH 3.2", MUST_BID.format(seat=seat_name(view.auctioneer), piece=piece_name(view))


def _no_cube(view: State, end: int) -> Reasons:
    row = end // 2
    if not has_end(view, 2 * row):
        yield "NH 3.2", EMPTY_ROW.format(row=row + 1)
        return
    cube = cube_at(view, end)
    if not has_end(view, end):
        yield "NH 3.2", LAST_OF_ITS_ROW.format(cube=the_cube(cube))
    if PIPS_OF[cube] > placeable_pips(view):
        yield "NH 3.2", NO_ROOM.format(cube=the_cube(cube), pips=int(PIPS_OF[cube]))


def _no_special(view: State, special: int) -> Reasons:
    name = special_name(special)
    if view.specials[special] == ON_BOARD:
        row = view.permit_rows[special] if special < PERMITS else view.mayor_row
        yield "NH 3.2", USED.format(name=name, row=row_name(row))
    if view.specials[special] == OUT:
        yield "NH 3.2", OUT_OF_GAME.format(name=as_subject(name))


def _no_bid(view: State, bid: int) -> Reasons:
    if view.phase == CHOOSE:
        yield "NH 3.4", NOTHING_FOR_SALE
    if view.phase == DECIDE:
        yield "NH 3.4", MUST_DECIDE
    if view.phase == PLACE:
        yield "NH 3.4", MUST_PLACE.format(piece=piece_name(view))
    if bid and bid <= view.bid:
        yield "NH 3.4", TOO_LOW.format(bid=millions(int(view.bid)), bidder=seat_name(view.bidder))
    if bid > view.cash[view.actor - 1]:
        yield "NH 3.4", TOO_DEAR.format(cash=millions(int(view.cash[view.actor - 1])))


def _not_decided(view: State, move: int) -> Reasons:
    if view.phase == CHOOSE:
        yield "NH 3.5", NO_BID_YET
    if view.phase == BID:
        yield "NH 3.5", OTHERS_STILL_BID.format(seat=seat_name(view.auctioneer))
    if view.phase == PLACE:
        yield "NH 3.5", SETTLED.format(piece=piece_name(view))
    if move == KEEP and not can_keep(view):
        bid, cash = millions(int(view.bid)), millions(int(view.cash[view.auctioneer]))
        yield "NH 3.5", CAN_NOT_KEEP.format(piece=piece_name(view), bid=bid, bidder=seat_name(view.bidder), cash=cash)


def _not_placed(view: State, move: int) -> Reasons:
    if view.offer < ROOF_OFFER:
        yield from _no_cube_place(view, move)
    elif view.offer == ROOF_OFFER:
        yield from _no_roof_place(view, move)
    elif move == DISCARD:
        return
    elif view.offer < CANCEL_OFFER:
        yield from _no_permit_place(view, move)
    elif view.offer == CANCEL_OFFER:
        yield from _no_cancellation(view, move)
    elif not BEFORE <= move < CANCELLED:
        yield "NH 4.6", MAYOR_PLACES


def _no_cube_place(view: State, move: int) -> Reasons:
    if move == DISCARD:
        yield "NH 4.1", MUST_BUILD
    if move >= LONGER:
        yield "NH 4.1", CUBE_PLACES
    row, lot = site_of(move)
    if lot >= view.house_counts[row]:
        yield from _no_new_house(view, row, lot)
        return
    if view.roofs[row, lot]:
        yield "NH 4.3", HAS_ROOF.format(site=site(row, lot))
    if IS_SINGLE_LEVEL[row, lot]:
        yield "NH 4.1", FENCED.format(site=capital(site(row, lot)))
    pips, top = int(PIPS_OF[view.piece]), int(view.tops[row, lot])
    if pips >= PIPS_OF[top]:
        yield (
            "NH 4.1",
            TOO_MANY_PIPS.format(
                cube=the_cube(view.piece), pips=pips, site=site(row, lot), on_site=on_site(row, lot), top=cube_name(top)
            ),
        )


def _no_new_house(view: State, row: int, lot: int) -> Reasons:
    length, houses = int(view.lengths[row]), int(view.house_counts[row])
    if lot >= length:
        yield "NH 4.1", ROW_ENDS.format(row=row_name(row), lots=lots(length))
    if lot > houses:
        yield "NH 4.1", NO_GAPS.format(row=row_name(row), following=houses + 1)


def _no_roof_place(view: State, move: int) -> Reasons:
    if move == DISCARD:
        yield "NH 4.3", MUST_ROOF
    if move >= LONGER:
        yield "NH 4.3", ROOF_PLACES
    row, lot = site_of(move)
    if lot >= view.house_counts[row]:
        yield "NH 4.3", NO_HOUSE.format(on_site=on_site(row, lot))
    if view.roofs[row, lot]:
        yield "NH 4.3", HAS_ROOF_ALREADY.format(site=site(row, lot))


def _no_permit_place(view: State, move: int) -> Reasons:
    if not LONGER <= move < BEFORE:
        yield "NH 4.4", PERMIT_PLACES
    yield from _too_short("NH 4.4", view, move)


def _no_cancellation(view: State, move: int) -> Reasons:
    if not CANCELLED <= move < DISCARD:
        yield "NH 4.5", CANCEL_PLACES
    if changed_row(view, move) < 0:
        yield "NH 4.5", NO_PERMIT.format(permit=permit_name(move - CANCELLED))
    yield from _too_short("NH 4.5", view, move)


def _too_short(rule: str, view: State, move: int) -> Reasons:
    if is_long_enough(view, move):
        return
    row, houses = changed_row(view, move), int(view.house_counts[changed_row(view, move)])
    if houses:
        yield rule, TOO_SHORT.format(row=row_name(row), houses=plural(houses, HOUSE, HOUSES))
    else:
        yield rule, NO_LOT_LEFT.format(row=row_name(row))
