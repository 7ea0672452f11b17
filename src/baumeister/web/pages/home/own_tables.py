"""The visitor's own tables on the home page: those in play, the visitor's turn before all, then the finished ones, folded."""

from collections.abc import Sequence

import htpy as h

from baumeister.svg.sketch import HEIGHT, WIDTH
from baumeister.text import Language, Text, amount, join, or_else
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.portraits import faces_once, small_face
from baumeister.web.pages.home import texts as words
from baumeister.web.pages.home.age import age
from baumeister.web.pages.rendering.drawings import hoped_for
from baumeister.web.pages.view_models import HomePage, RecentSeat, RecentTable

SHOWN = 4
"""Tables in play that are not folded away."""


def own_tables(page: HomePage, language: Language) -> h.Node:
    """Return the tables, if there are any."""
    if not page.recent:
        return None
    playing = [table for table in page.recent if not has_ended(table)]
    rest, over = playing[SHOWN:], [table for table in page.recent if has_ended(table)]
    turns = sum(table.is_your_turn for table in rest)
    more = (words.MORE_WITH_TURNS if turns else words.MORE_GAMES).format(count=len(rest), turns=turns)
    return h.section(".own-tables", aria_labelledby="own-tables")[
        h.h2("#own-tables")[words.YOUR_GAMES[language]],
        faces_once((seat.character for table in page.recent for seat in table.seats if seat.character), language),
        table_list(playing[:SHOWN], page.now, language) if playing else None,
        folded_list(more, rest, page.now, language, "more"),
        folded_list(words.FINISHED_GAMES.format(count=len(over)), over, page.now, language, "finished", is_open=not playing),
    ]


def has_ended(table: RecentTable) -> bool:
    """Tell whether a table is over, at least for a visitor who has resigned."""
    own = [seat for seat in table.seats if seat.is_yours]
    return table.is_over or (bool(own) and all(seat.has_resigned for seat in own))


def table_list(tables: Sequence[RecentTable], now: float, language: Language) -> h.Renderable:
    """Return tables as a list."""
    return h.ul[[entry(table, now, language) for table in tables]]


def folded_list(
    title: Text,
    tables: Sequence[RecentTable],
    now: float,
    language: Language,
    kind: str,
    *,
    is_open: bool = False,
) -> h.Node:
    """Return tables behind their number."""
    if not tables:
        return None
    return h.details(class_=kind, open=is_open)[h.summary[title[language]], table_list(tables, now, language)]


def entry(table: RecentTable, now: float, language: Language) -> h.Renderable:
    """Return a table with its sketch, its players and their points, its turn, and the time since its last move."""
    title = table.game.title[language]
    remove = words.REMOVE.format(game=table.game.title)[language]
    return h.li(class_=["own-table", table.is_your_turn and "mine"])[
        h.a(href=f"/t/{table.id}")[
            small_picture(table),
            h.strong(".own-title")[title],
            h.span(".own-state")[h.span[state(table)[language]], " · ", age(table.touched, now, language)],
            h.span(".own-seats")[[sitting(seat, table, language) for seat in table.seats]],
        ],
        h.a(".remove", href=f"/t/{table.id}/delete", data_ask=True, aria_label=remove, title=remove),
    ]


def small_picture(table: RecentTable) -> h.Renderable:
    """Return the position seen from afar; where none is kept, the game's cover."""
    if not table.sketch:
        return h.svg(".small-cover", aria_hidden="true", viewBox="0 0 640 400")[h.use(href=f"#cover-{table.game.id}")]
    shapes = [h.path(fill=f"var(--{colour})", d=path) for colour, path in table.sketch]
    return h.svg(".small-cover.sketch", aria_hidden="true", viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}")[shapes]


def sitting(seat: RecentSeat, table: RecentTable, language: Language) -> h.Renderable:
    """Return a seat's player, with the colour of its pieces and its points."""
    is_to_move = seat.number == table.actor and not table.is_over
    marks = [is_to_move and "to-move", seat.number in table.winners and "won", f"of-{seat.hue}"]
    return h.span(class_=["own-seat", *marks])[
        small_face(seat),
        h.span(".own-name")[seat.name],
        _points(seat, language),
    ]


def _points(seat: RecentSeat, language: Language) -> h.Node:
    """Return a seat's points, and those it has if nothing that is open gets complete, as at the table."""
    if seat.score is None:
        return None
    return h.b[amount(hoped_for(seat.score, seat.stake))[language], f" {or_else(seat.score)}" if seat.stake else None]


def state(table: RecentTable) -> Text:
    """Say whose turn it is, or how the game ended."""
    if table.is_over:
        return _end(table)
    if has_ended(table):
        return common.YOU_RESIGNED
    if table.is_your_turn:
        return common.YOUR_TURN
    if table.actor < 1:
        return words.GOES_ON
    seat = table.seats[table.actor - 1]
    return words.FREE_SEAT if seat.is_free else words.TURN_OF.format(name=seat.name)


def _end(table: RecentTable) -> Text:
    if not table.winners:
        return words.GIVEN_UP if any(seat.has_resigned for seat in table.seats) else words.EXPIRED
    winners = [table.seats[number - 1] for number in table.winners]
    if all(seat.is_yours for seat in winners) and sum(seat.is_yours for seat in table.seats) == 1:
        return words.WON_YOU
    names = join([Text(seat.name, seat.name) for seat in winners])
    return (words.WON if len(winners) == 1 else words.WON_SHARED).format(names=names)
