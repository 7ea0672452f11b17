"""The log of Neue Heimat, in sentences."""

from collections.abc import Iterator, Sequence

from baumeister.games.neue_heimat.rules.components import COLOUR_OF, ROWS
from baumeister.games.neue_heimat.rules.moves import (
    BEFORE,
    BIDS,
    CANCEL_OFFER,
    CANCELLED,
    DISCARD,
    PASS,
    ROOF,
    ROOF_OFFER,
    SELL,
    SHORTER,
    SPECIAL_OFFER,
    STASH,
    site_of,
)
from baumeister.games.neue_heimat.rules.placing import changed_row
from baumeister.games.neue_heimat.rules.round_end import is_complete
from baumeister.games.neue_heimat.rules.scoring import owner_of
from baumeister.games.neue_heimat.rules.state import (
    BID,
    CHOOSE,
    DECIDE,
    DRAW,
    NOBODY,
    NOT_ASKED,
    PLACE,
    SKIPPED,
    TURN_UP,
    State,
)
from baumeister.games.neue_heimat.words.endings import boxes_line, result_lines, round_line, row_line, rows_in_order
from baumeister.games.neue_heimat.words.items import house_worth
from baumeister.games.neue_heimat.words.parts import SPECIALS, box_part, cash_part, cube_part, lot_part, row_part
from baumeister.games.neue_heimat.words.phrases import (
    COLOURS,
    lots,
    millions,
    on_site,
    permit_name,
    piece_name,
    pips,
    row_name,
    seat_name,
    site,
    the_cube,
)
from baumeister.present.words import LogLine
from baumeister.text import Text, capital, either_way, signed

ROUND_BEGINS = Text(
    "Round {number}: the board is set up afresh, and players take back the money in their cash boxes",
    "Runde {number} beginnt: Alles wird neu aufgebaut, und jeder bekommt sein Geld aus der Schwarzgeldkasse zurück",
)
DISPLAY = Text("The display is ready: {count} cubes", "Die Auslage liegt bereit: {count} Etagen")
STASHES = Text(
    "{seat} slips a cheque into the cash box (now {count})",
    "{seat} steckt einen Scheck in die Schwarzgeldkasse (jetzt {count})",
)
OFFERS_IT = Text("{seat} puts {piece} up for auction", "{seat} versteigert {piece}")
TURNED_UP = Text("The roof is worth {value}", "Es ist ein Dach mit einer {value}")
TURNED_UP_BLANK = Text(
    "The roof is blank: it is discarded, and {seat}’s turn ends",
    "Das Dach ist leer: Es kommt aus dem Spiel, und der Zug von {seat} ist zu Ende",
)
PASSES = Text("{seat} passes", "{seat} passt")
BIDS_IT = Text("{seat} bids {sum}", "{seat} bietet {sum}")
NO_CASH = Text("{seat} has no money and can’t bid", "{seat} hat kein Geld und kann nicht mitbieten")
TOO_LITTLE = Text("{seat} has only {cash} and can’t outbid {bid}", "{seat} hat nur {cash} und kann {bid} nicht überbieten")
FOR_NOTHING = Text("Nobody bids: {seat} gets {piece} for free", "Niemand bietet: {seat} bekommt {piece} umsonst")
SELLS = Text("{seat} sells {piece} to {bidder} for {sum}", "{seat} verkauft {piece} für {sum} an {bidder}")
KEEPS = Text("{seat} keeps {piece} and pays {bidder} {sum}", "{seat} behält {piece} und zahlt {bidder} {sum}")
DISCARDS = Text("{seat} discards {piece}", "{seat} nimmt {piece} aus dem Spiel")
BEGINS_HOUSE = Text("{seat} starts a house with {cube} {on_site}", "{seat} beginnt mit {cube} ein Haus {on_site}")
BUILDS_ON = Text(
    "{seat} adds {cube} to the house in {site}: now {floors} cubes, {pips}, for {owner}",
    "{seat} setzt {cube} auf das Haus in {site}: jetzt {floors} Etagen, {pips}, für {owner}",
)
OWNS = Text("{seat} now owns {colour}", "{seat} gehört jetzt {colour}")
ROOFS = Text(
    "{seat} puts {roof} on the house in {site}: {points} for {owner}",
    "{seat} setzt {roof} auf das Haus in {site}: {points} für {owner}",
)
SHORTENS = Text("{seat} shortens {row} with {permit} to {lots}", "{seat} verkürzt {row} mit {permit} auf {lots}")
LENGTHENS = Text("{seat} lengthens {row} with {permit} to {lots}", "{seat} verlängert {row} mit {permit} auf {lots}")
CANCELS = Text(
    "{seat} cancels {permit}: {row} is now {lots} long; both cubes leave the game",
    "{seat} hebt {permit} auf: {row} ist nun {lots} lang; beide Würfel kommen aus dem Spiel",
)
DOUBLES = Text(
    "{seat} puts the mayor in front of {row}: it counts double", "{seat} stellt den Bürgermeister vor {row}: Sie zählt doppelt"
)
COMPLETE = Text("{row} is complete", "{row} ist fertig")
UNFINISHED = Text("{row} is incomplete again", "{row} ist wieder unfertig")


def log(before: State, move: int | None, after: State) -> Sequence[LogLine]:
    """Tell the events of a move, from two views and the move, which everybody sees."""
    if move is None:
        return ()
    return [*_acted(before, move, after), *_followed(before, after)]


def _acted(before: State, move: int, after: State) -> Iterator[LogLine]:
    """Tell the effect of the move itself."""
    if before.phase == DRAW:
        yield from _drawn(before, after)
    elif before.phase == CHOOSE:
        yield _stashed(after) if move == STASH else _offered(after)
    elif before.phase == TURN_UP:
        yield _turned_up(before, move - ROOF)
    elif before.phase == BID:
        yield _answered(before, move)
    elif before.phase == DECIDE:
        yield _decided(before, is_sold=move == SELL)
    elif before.phase == PLACE:
        yield from _placed(before, move, after)


def _followed(before: State, after: State) -> Iterator[LogLine]:
    """Tell the automatic consequences: seats skipped, a piece for nothing, rows completed, the end of the round."""
    if after.offer >= 0:
        for step in range(1, after.seats):
            seat = (after.auctioneer + step) % after.seats
            if after.bids[seat] == SKIPPED and before.bids[seat] == NOT_ASKED:
                yield _skipped(after, seat)
    if after.phase == PLACE and before.phase != DECIDE:
        yield _for_nothing(after)
    if before.phase == PLACE:
        for row in range(ROWS):
            if is_complete(before, row) != is_complete(after, row):
                yield _completed(after, row)
    if after.is_scored and not before.is_scored:
        yield from _round_ended(after)


def _drawn(before: State, after: State) -> Iterator[LogLine]:
    """Tell of the first draw of a round and of the last one; their results are seen on the board."""
    if before.is_scored:
        text = ROUND_BEGINS.format(number=int(after.round_number) + 1)
        yield LogLine(text, rule="NH 7.1")
    if after.phase != DRAW:
        yield LogLine(DISPLAY.format(count=int(after.drawn)), rule="NH 2")


def _stashed(after: State) -> LogLine:
    seat = int(after.auctioneer)
    text = STASHES.format(seat=seat_name(seat), count=int(after.boxes[seat]))
    return LogLine(text, seat + 1, (box_part(seat),), rule="NH 3.1")


def _offered(after: State) -> LogLine:
    seat = int(after.auctioneer)
    return LogLine(
        OFFERS_IT.format(seat=seat_name(seat), piece=piece_name(after)), seat + 1, _piece_parts(after), rule="NH 3.2"
    )


def _piece_parts(view: State) -> tuple[str, ...]:
    if view.offer < ROOF_OFFER:
        return (cube_part(view.piece),)
    return () if view.offer == ROOF_OFFER else (SPECIALS[view.offer - SPECIAL_OFFER],)


def _turned_up(before: State, value: int) -> LogLine:
    text = TURNED_UP.format(value=value) if value else TURNED_UP_BLANK.format(seat=seat_name(before.auctioneer))
    return LogLine(text, rule="NH 3.3", held=not value)


def _answered(before: State, move: int) -> LogLine:
    seat = int(before.actor) - 1
    if move == PASS:
        text = PASSES.format(seat=seat_name(seat))
    else:
        text = BIDS_IT.format(seat=seat_name(seat), sum=millions(move - BIDS))
    return LogLine(text, seat + 1, (cash_part(seat),), rule="NH 3.4")


def _skipped(after: State, seat: int) -> LogLine:
    text = NO_CASH if after.cash[seat] == 0 else TOO_LITTLE
    cash, bid = millions(int(after.cash[seat])), millions(int(after.bid))
    return LogLine(text.format(seat=seat_name(seat), cash=cash, bid=bid), seat + 1, (cash_part(seat),), rule="NH 3.4")


def _for_nothing(after: State) -> LogLine:
    text = FOR_NOTHING.format(seat=seat_name(after.buyer), piece=piece_name(after))
    return LogLine(text, int(after.buyer) + 1, rule="NH 3.5", sound="sells")


def _decided(before: State, is_sold: bool) -> LogLine:
    text = SELLS if is_sold else KEEPS
    seat, bidder = int(before.auctioneer), int(before.bidder)
    names = {
        "seat": seat_name(seat),
        "bidder": seat_name(bidder),
        "piece": piece_name(before),
        "sum": millions(int(before.bid)),
    }
    return LogLine(text.format(**names), seat + 1, (cash_part(seat), cash_part(bidder)), rule="NH 3.5", sound="sells")


def _placed(before: State, move: int, after: State) -> Iterator[LogLine]:
    if move == DISCARD:
        yield _discarded(before)
    elif before.offer < ROOF_OFFER:
        yield from _built(before, *site_of(move), after)
    elif before.offer == ROOF_OFFER:
        yield _roofed(before, *site_of(move), after)
    elif before.offer < CANCEL_OFFER:
        yield _permitted(before, move, after)
    elif before.offer == CANCEL_OFFER:
        yield _cancelled(before, move - CANCELLED, after)
    else:
        yield _doubled(before, move - BEFORE)


def _discarded(before: State) -> LogLine:
    rule = f"NH 4.{4 + max(0, int(before.offer) - CANCEL_OFFER + 1)}"
    return LogLine(DISCARDS.format(seat=seat_name(before.buyer), piece=piece_name(before)), int(before.buyer) + 1, rule=rule)


def _built(before: State, row: int, lot: int, after: State) -> Iterator[LogLine]:
    cube, floors = int(before.piece), int(after.floor_counts[row, lot])
    text = BEGINS_HOUSE if floors == 1 else BUILDS_ON
    owner = seat_name(owner_of(after, row, lot))
    named = {"seat": seat_name(before.buyer), "cube": the_cube(cube, "der" if floors == 1 else "die"), "owner": owner}
    text = text.format(
        **named, site=site(row, lot), on_site=on_site(row, lot), floors=floors, pips=pips(int(after.pips[row, lot]))
    )
    yield LogLine(text, int(before.buyer) + 1, (lot_part(row, lot),), rule="NH 4.1", sound="lays")
    if before.colour_owners[COLOUR_OF[cube]] == NOBODY:
        yield _owned(before, cube)


def _owned(before: State, cube: int) -> LogLine:
    name = COLOURS[COLOUR_OF[cube]]
    colour = Text(name.en, f"die Farbe {name.de}")
    return LogLine(OWNS.format(seat=seat_name(before.buyer), colour=colour), int(before.buyer) + 1, rule="NH 4.2")


def _roofed(before: State, row: int, lot: int, after: State) -> LogLine:
    points = house_worth(after, row, lot)
    text = ROOFS.format(
        seat=seat_name(before.buyer),
        roof=piece_name(before),
        site=site(row, lot),
        points=signed(points) if is_complete(after, row) else either_way(points),
        owner=seat_name(owner_of(after, row, lot)),
    )
    return LogLine(text, int(before.buyer) + 1, (lot_part(row, lot),), rule="NH 4.3", sound="lays")


def _permitted(before: State, move: int, after: State) -> LogLine:
    row = changed_row(before, move)
    text = SHORTENS if move >= SHORTER else LENGTHENS
    permit = int(before.offer) - SPECIAL_OFFER
    names = {"seat": seat_name(before.buyer), "row": row_name(row), "permit": permit_name(permit, "der")}
    text = text.format(**names, lots=lots(int(after.lengths[row])))
    return LogLine(text, int(before.buyer) + 1, (SPECIALS[permit], row_part(row)), rule="NH 4.4")


def _cancelled(before: State, permit: int, after: State) -> LogLine:
    row = int(before.permit_rows[permit])
    text = CANCELS.format(
        seat=seat_name(before.buyer), permit=permit_name(permit), row=row_name(row), lots=lots(int(after.lengths[row]))
    )
    return LogLine(text, int(before.buyer) + 1, (SPECIALS[permit], row_part(row)), rule="NH 4.5")


def _doubled(before: State, row: int) -> LogLine:
    return LogLine(
        DOUBLES.format(seat=seat_name(before.buyer), row=row_name(row)),
        int(before.buyer) + 1,
        ("mayor", row_part(row)),
        rule="NH 4.6",
    )


def _completed(after: State, row: int) -> LogLine:
    text = COMPLETE if is_complete(after, row) else UNFINISHED
    return LogLine(text.format(row=capital(row_name(row))), parts=(row_part(row),), rule="NH 5.1")


def _round_ended(after: State) -> Iterator[LogLine]:
    yield round_line(after)
    for row in rows_in_order(after):
        yield row_line(after, row)
    if after.boxes.any():
        yield boxes_line(after)
    yield from result_lines(after)
