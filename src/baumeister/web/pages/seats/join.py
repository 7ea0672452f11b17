"""A private link, and the seat behind it."""

import htpy as h

from baumeister.present.edition import Edition
from baumeister.text import Language, Text
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.forms import hidden, post
from baumeister.web.pages.elements.page_elements import how_long, message
from baumeister.web.pages.elements.portraits import seat_face
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.seats import texts as words
from baumeister.web.pages.site.layout import document, foot
from baumeister.web.pages.view_models import Frame, JoinPage, LinkPage, Seat
from baumeister.web.table.names import own_name


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
        h.main("#content.invited")[
            message(frame, frame.message),
            h.section(".sheet")[
                h.h1[words.JOIN_TITLE[language]],
                h.p[_invitation(page)[language]],
                _at_table(page, language),
                post(
                    frame,
                    f"/t/{page.table_id}/join",
                    hidden("secret", page.secret),
                    page.is_invitation and _name_field(page, language),
                    h.p(".actions")[
                        h.button(".primary", type="submit")[
                            (words.SIT_DOWN if page.is_invitation else words.OPEN_SEAT_HERE)[language]
                        ],
                        h.a(".button", href=f"/t/{page.table_id}")[words.ONLY_WATCH[language]],
                    ],
                ),
            ],
            _game(rules, language),
        ],
        foot(frame),
        kind="join",
    )


def _name_field(page: JoinPage, language: Language) -> h.Renderable:
    return h.label(".field")[
        h.span[common.YOUR_NAME[language]],
        h.input(type="text", name="name", value=page.name, maxlength="24", autocomplete="nickname", dir="auto"),
    ]


def _invitation(page: JoinPage) -> Text:
    title = page.game.rules.title
    if not page.is_invitation:
        return words.JOIN_OWN.format(name=_name(page, page.seats[page.number - 1]), game=title)
    return words.JOIN_INVITED.format(game=title, seat=_colour(page, page.number))


def _colour(page: JoinPage, number: int) -> Text:
    return page.game.rules.words.seat_names(page.game.seats)[number - 1]


def _name(page: JoinPage, seat: Seat) -> Text:
    return own_name(seat.name, _colour(page, seat.number))


def _at_table(page: JoinPage, language: Language) -> h.Renderable:
    """Return who sits at the table, with the seat that is offered among them."""
    return h.ol(".at-table", aria_label=words.AT_TABLE[language])[[_sitting(page, seat, language) for seat in page.seats]]


def _sitting(page: JoinPage, seat: Seat, language: Language) -> h.Renderable:
    name, hue = _name(page, seat)[language], page.game.rules.drawing.seat_hues[seat.number - 1]
    is_offered = seat.number == page.number
    return h.li(class_=[f"of-{hue}", is_offered and "offered"])[
        seat_face(seat, language),
        h.span[h.b[name], h.small[(words.YOUR_SEAT if is_offered else _holder(seat))[language]]],
    ]


def _holder(seat: Seat) -> Text:
    if seat.holder == "open":
        return common.IS_OPEN
    if seat.level is not None:
        return common.IS_BOT[seat.level]
    return common.IS_THERE if seat.is_connected else common.IS_GONE


def _game(game: Edition, language: Language) -> h.Renderable:
    """Return the game that is played: its picture, what it is about, how long it takes."""
    return h.section(".about-game", aria_label=game.title[language])[
        drawings.cover(game.id, language),
        h.p(".game-title")[game.title[language]],
        h.p[game.facts.about[language], " ", how_long(game)[language]],
        h.p(".hint")[h.a(href=f"/games/{game.id}/rules")[common.RULES_OF.format(game=game.title)[language]]],
    ]
