"""The table's own panel: links to hand on, confirmation, the record, the proof of fair chance."""

import sys
from pathlib import Path
from shlex import quote
from shutil import which
from urllib.parse import urlsplit

import htpy as h

from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.forms import act, hidden, post
from baumeister.web.pages.elements.links import LOOPBACK, copy_link
from baumeister.web.pages.elements.page_elements import close_button
from baumeister.web.pages.elements.seat_names import seat_name
from baumeister.web.pages.seats.farewell import farewells
from baumeister.web.pages.table import texts as table_words
from baumeister.web.pages.table import texts_share as words
from baumeister.web.pages.table import texts_tour as tour_words
from baumeister.web.pages.view_models import Frame, Seat, TablePage

NAME = "baumeister"


def table_panel(page: TablePage, frame: Frame) -> h.Renderable:
    """Return the panel, which opens over the table."""
    language = frame.language
    invitations_to_friends, *others = links(page, frame)
    return h.div("#table-panel.sheet.popover", popover="auto", role="dialog", aria_label=common.TABLE[language])[
        close_button("table-panel", language),
        h.h2[common.TABLE[language]],
        invitations_to_friends,
        confirms(page, frame),
        farewells(page, frame),
        *others,
        page.ended_by and h.p[h.a(".button", href=f"/t/{page.id}/record", download=True)[words.DOWNLOAD[language]]],
        fairness(page, frame),
    ]


def invite_panel(page: TablePage, frame: Frame) -> h.Node:
    """Return the panel with the invitations alone, which a free seat's button opens."""
    free = [seat for seat in page.seats if seat.holder == "open" and seat.secret_link]
    if not free:
        return None
    language, found = frame.language, invitations(page, frame, "invite", has_code=len(free) == 1)
    title = table_words.INVITE[language]
    return h.div("#invite-panel.sheet.popover", popover="auto", role="dialog", tabindex="-1", aria_label=title)[
        close_button("invite-panel", language),
        h.section[h.h2[title], h.p[words.INVITE_HINT[language]], found, reach(frame)],
    ]


def links(page: TablePage, frame: Frame) -> list[h.Node]:
    """Return the links to this table, one purpose after another: for friends, spectators, one's other devices."""
    language, own = frame.language, [seat for seat in page.seats if seat.is_yours and seat.secret_link]
    invited = invitations(page, frame, "seat", can_renew=True)
    return [
        invited and h.section[h.h2[table_words.INVITE[language]], invited],
        h.section[
            h.h2[words.WATCH[language]],
            copy_link(frame, f"/t/{page.id}", words.SPECTATORS, words.SPECTATORS_HINT, name="spectators"),
        ],
        h.section[h.h2[words.OTHER_DEVICE[language]], [own_link(page, seat, frame) for seat in own]] if own else None,
        reach(frame),
    ]


def own_link(page: TablePage, seat: Seat, frame: Frame) -> h.Renderable:
    """Return the private link to one's seat on another device, folded away, and how to withdraw it."""
    language, name = frame.language, seat_name(page, seat.number)
    hint = words.OWN_LINK_HINT.format(name=name)
    return h.details(".private", id=f"private-{seat.number}")[
        h.summary[words.OWN_LINK.format(name=name)[language], " ", h.strong(".mark")[words.PRIVATE[language]]],
        copy_link(frame, seat.secret_link or "", words.OWN_LINK_FIELD, hint, name=f"seat-{seat.number}"),
        act(frame, page, f"seats/{seat.number}/renew", words.RENEW_LINK, kind="renew"),
    ]


def reach(frame: Frame) -> h.Node:
    """Return the warning that links lead nowhere on other devices; to whoever sits at a keyboard, with the remedy."""
    if urlsplit(frame.origin).hostname not in LOOPBACK:
        return None
    before, after = words.LET_OTHERS_JOIN[frame.language].split("{command}")
    command = h.code[f"{own_name()} serve ", h.span["--host 0.0.0.0"]]
    return h.p(".hint.reach")[words.ONLY_HERE[frame.language], " ", h.span(".by-mouse")[before, command, after]]


def own_name() -> str:
    """Return how this program is called where it was started: by a path below that folder where the shell doesn't find it.

    Other paths stay untold: whoever says that this server is `localhost` reads them from afar.
    """
    started = Path(sys.argv[0])
    is_needed = started.name == NAME and len(started.parts) > 1 and not started.is_absolute()
    return quote(str(started)) if is_needed and which(NAME) is None else NAME


def invitations(
    page: TablePage, frame: Frame, kind: str, *, can_renew: bool = False, has_code: bool = False
) -> list[h.Renderable]:
    """Return the links that invite to the free seats, and how to withdraw them; `kind` tells several such lists apart.

    With `has_code` their codes to scan are in sight.
    """
    return [
        h.fragment[
            copy_link(
                frame,
                seat.secret_link,
                words.INVITE_TO.format(name=seat_name(page, seat.number)),
                name=f"{kind}-{seat.number}",
                message=words.MESSAGE.format(game=page.game.rules.title),
                has_code=has_code,
            ),
            can_renew and act(frame, page, f"seats/{seat.number}/renew", words.RENEW_INVITATION, kind="renew"),
        ]
        for seat in page.seats
        if seat.holder == "open" and seat.secret_link
    ]


def confirms(page: TablePage, frame: Frame) -> h.Node:
    """Return the switch of "confirm my moves"."""
    if page.ended_by or not any(seat.is_yours for seat in page.seats):
        return None
    language = frame.language
    return h.section[
        post(
            frame,
            f"/t/{page.id}/confirms",
            hidden("on", "no" if page.confirms else "yes"),
            h.button(".check", type="submit", role="switch", aria_checked=str(page.confirms).lower())[words.CONFIRMS[language]],
            shown=page.shown,
        )
    ]


def fairness(page: TablePage, frame: Frame) -> h.Renderable:
    """Return the seal of chance, and after the end its seed."""
    language = frame.language
    return h.details[
        h.summary[words.FAIRNESS[language]],
        h.p(".hint")[(words.FAIRNESS_HINT if page.guide is None else tour_words.SCRIPTED_CHANCE)[language]],
        h.dl[
            h.dt[words.HASH[language]],
            h.dd[h.code[page.commitment]],
            page.seed and [h.dt[words.SEED[language]], h.dd[h.code[page.seed]]],
        ],
    ]
