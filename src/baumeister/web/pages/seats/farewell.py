"""Leaving a table, resigning, deleting: the consequences are told first, on a page that a module shows as a dialog."""

import htpy as h

from baumeister.text import Language, Text, join
from baumeister.web.pages.elements.forms import post
from baumeister.web.pages.elements.seat_names import seat_name
from baumeister.web.pages.seats import texts as words
from baumeister.web.pages.site.layout import document, foot
from baumeister.web.pages.view_models import FarewellPage, Frame, RemovalPage, Seat, TablePage


def farewells(page: TablePage, frame: Frame) -> h.Node:
    """Return the ways out of a table: links to the questions before."""
    own = [seat for seat in page.seats if seat.can_resign]
    if not own:
        return None
    return h.section[
        h.h2[words.FAREWELL[frame.language]],
        h.p(".actions")[[_ways_out(page, seat, len(own) > 1, frame.language) for seat in own]],
    ]


def _ways_out(page: TablePage, seat: Seat, is_one_of_many: bool, language: Language) -> h.Node:
    name, path = seat_name(page, seat.number), f"/t/{page.id}/seats/{seat.number}"
    leave = words.LEAVE_SEAT.format(name=name) if is_one_of_many else words.LEAVE
    resign = words.RESIGN_SEAT.format(name=name) if is_one_of_many else words.RESIGN
    return [
        seat.can_leave and h.a(".button", href=f"{path}/leave", data_ask=True)[leave[language]],
        h.a(".button.final", href=f"{path}/resign", data_ask=True)[resign[language]],
    ]


def leaving_page(page: FarewellPage, frame: Frame) -> str:
    """Return the page that asks whether to leave."""
    many = len(page.others) > 1
    follows = (words.LEAVE_FOLLOWS_MANY if many else words.LEAVE_FOLLOWS).format(names=join(page.others))
    way = f"/t/{page.table_id}", f"/t/{page.table_id}/seats/{page.seat}/leave"
    return _asked(frame, words.LEAVE_TITLE, [follows, words.LEAVE_FINAL], words.LEAVE, words.STAY, *way)


def resigning_page(page: FarewellPage, frame: Frame) -> str:
    """Return the page that asks whether to resign."""
    said = [words.RESIGN_FOLLOWS.format(name=page.name)] if page.others else [words.RESIGN_ENDS]
    if len(page.others) == 1:
        left = words.RESIGN_WINNER_LEFT if page.leaves_winner else words.RESIGN_ONE_LEFT
        said.append(left.format(name=page.others[0]))
    way = f"/t/{page.table_id}", f"/t/{page.table_id}/seats/{page.seat}/resign"
    return _asked(frame, words.RESIGN_TITLE, said, words.RESIGN, words.STAY, *way)


def removal_page(page: RemovalPage, frame: Frame) -> str:
    """Return the page that asks whether to delete a table, or to take it off one's list."""
    said = [(words.UNLIST_ALL if page.is_shared else words.DELETE_ALL).format(game=page.game.title)]
    if page.is_shared and not page.is_over:
        said.append(words.UNLIST_RUNNING)
    title, do = (words.UNLIST_TITLE, words.UNLIST) if page.is_shared else (words.DELETE_TITLE, words.DELETE)
    return _asked(frame, title, said, do, words.KEEP, "/", f"/t/{page.table_id}/delete")


def _asked(frame: Frame, title: Text, said: list[Text], do: Text, stay: Text, back: str, path: str) -> str:
    """Return a page with a question."""
    language = frame.language
    return document(
        frame,
        title[language],
        h.main("#content.narrow")[
            h.section("#question", aria_labelledby="asked")[
                h.h1("#asked")[title[language]],
                [h.p[sentence[language]] for sentence in said],
                post(
                    frame,
                    path,
                    h.p(".actions")[
                        h.button(".primary", type="submit")[do[language]],
                        h.a(".button", href=back, data_stay=True)[stay[language]],
                    ],
                ),
            ],
        ],
        foot(frame),
        kind="join",
    )
