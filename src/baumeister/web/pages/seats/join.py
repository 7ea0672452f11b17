"""A private link, and the seat behind it."""

import htpy as h

from baumeister.text import Text
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.forms import hidden, post
from baumeister.web.pages.elements.page_elements import message
from baumeister.web.pages.seats import texts as words
from baumeister.web.pages.site.layout import document, foot
from baumeister.web.pages.view_models import Frame, JoinPage, LinkPage


def link_page(page: LinkPage, frame: Frame) -> str:
    """Return the page that asks for a private link. Its module knows it from the address, and goes on by itself."""
    language, rules = frame.language, page.game.rules
    return document(
        frame,
        f"{words.JOIN_TITLE[language]} · {rules.title[language]}",
        h.main("#content.narrow")[
            h.h1[words.JOIN_TITLE[language]],
            h.p[words.LINK_ASKED.format(game=rules.title)[language]],
            post(
                frame,
                f"/t/{page.table_id}/link",
                h.label(".field")[
                    h.span[words.PRIVATE_LINK[language]],
                    h.input(type="text", name="secret", required=True, maxlength="200", autocomplete="off", spellcheck="false"),
                ],
                h.p(".actions")[
                    h.button(".primary", type="submit")[words.OPEN_LINK[language]],
                    h.a(".button", href=f"/t/{page.table_id}")[words.ONLY_WATCH[language]],
                ],
                name="link",
            ),
            h.p(".hint")[
                words.HOW_TO_BE_INVITED.format(table=common.TABLE)[language]
                if page.has_free_seat
                else words.NO_SEAT_FREE[language]
            ],
        ],
        foot(frame),
        kind="join",
        script="join.js",
    )


def join_page(page: JoinPage, frame: Frame) -> str:
    """Return the page that asks whether, and under which name, to sit down."""
    language, rules = frame.language, page.game.rules
    return document(
        frame,
        f"{words.JOIN_TITLE[language]} · {rules.title[language]}",
        h.main("#content.narrow")[
            message(frame, frame.message),
            h.h1[words.JOIN_TITLE[language]],
            h.p[_invitation(page)[language]],
            post(
                frame,
                f"/t/{page.table_id}/join",
                hidden("secret", page.secret),
                page.is_invitation
                and h.label(".field")[
                    h.span[common.YOUR_NAME[language]],
                    h.input(type="text", name="name", value=page.name, maxlength="24", autocomplete="nickname", dir="auto"),
                ],
                h.p(".actions")[
                    h.button(".primary", type="submit")[
                        (words.SIT_DOWN if page.is_invitation else words.OPEN_SEAT_HERE)[language]
                    ],
                    h.a(".button", href=f"/t/{page.table_id}")[words.ONLY_WATCH[language]],
                ],
            ),
            h.p(".hint")[h.a(href=f"/games/{rules.id}/rules")[common.RULES_OF.format(game=rules.title)[language]]],
        ],
        foot(frame),
        kind="join",
    )


def _invitation(page: JoinPage) -> Text:
    game = page.game.rules.title
    seat = page.game.rules.words.seat_names(page.game.seats)[page.seat.number - 1]
    if not page.is_invitation:
        return words.JOIN_OWN.format(name=page.seat.name or seat, game=game)
    others = [name for number, name in enumerate(page.players, 1) if number != page.seat.number]
    if not others:
        return words.JOIN_NOBODY.format(game=game, seat=seat)
    return words.JOIN_INVITED.format(game=game, seat=seat, players=", ".join(others))
