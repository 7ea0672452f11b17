"""Parts of several pages: forms, links, QR codes, seats' names."""

import io

import htpy as h
import segno
from markupsafe import Markup

from baumeister.text import Language, Text
from baumeister.web.pages.elements import texts as words
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.view_models import Frame, Message, TablePage
from baumeister.web.table.names import own_name

LOOPBACK = ("127.0.0.1", "localhost", "::1")
"""What this very machine is called by itself."""
QUIET_ZONE = 4
"""Empty modules round a QR code, as its standard wants them."""


def post(frame: Frame, path: str, *content: h.Node, shown: str = "", kind: str = "", name: str = "") -> h.Renderable:
    """Return a form that posts, with the hidden fields that every form carries; `name` is its id."""
    return h.form({"class": kind or None, "id": name or None}, method="post", action=path)[
        h.input(type="hidden", name="csrf", value=frame.csrf),
        h.input(type="hidden", name="key", value=frame.key),
        shown and hidden("seq", shown),
        content,
    ]


def act(
    frame: Frame,
    page: TablePage,
    action: str,
    label: Text,
    *fields: h.Node,
    enabled: bool = True,
    kind: str = "",
    place: str = "",
) -> h.Renderable:
    """Return a button at a table as a form of its own; `place` is the form's class."""
    button = h.button({"class": kind} if kind else {}, type="submit", disabled=not enabled)[label[frame.language]]
    return post(frame, f"/t/{page.id}/{action}", fields, button, shown=page.shown, kind=place)


def hidden(name: str, value: str | int) -> h.Renderable:
    """Return a hidden field."""
    return h.input(type="hidden", name=name, value=str(value))


def close_button(panel: str, language: Language) -> h.Renderable:
    """Return the button that closes a panel over the page."""
    return h.button(".close", type="button", popovertarget=panel, popovertargetaction="hide", aria_label=words.CLOSE[language])[
        "×"
    ]


def is_past(page: TablePage) -> bool:
    """Return whether the page shows an earlier position than the present one."""
    return page.ply < page.last_ply


def seat_name(page: TablePage, number: int) -> Text:
    """Return what a seat is called at this table: its person's name, else its colour."""
    return own_name(page.seats[number - 1].name, colour_name(page, number))


def colour_name(page: TablePage, number: int) -> Text:
    """Return what the game calls a seat."""
    return page.game.rules.words.seat_names(page.game.seats)[number - 1]


def seat_class(page: TablePage, number: int) -> str:
    """Return a seat's classes: its number, and the colour of its pieces."""
    return f"seat-{number} of-{page.game.rules.drawing.seat_hues[number - 1]}"


def rule_anchor(rule: str) -> str:
    """Return the fragment of a rule's paragraph: `MH 3.4` stands at `MH-3.4`."""
    return rule.replace(" ", "-")


def rule_link(frame: Frame, game: str, rule: str) -> h.Renderable:
    """Return a link to a rule's paragraph."""
    label = words.THE_RULE.format(rule=rule)[frame.language]
    return h.a(".rule", href=f"/games/{game}/rules#{rule_anchor(rule)}", data_rule=rule_anchor(rule))[label]


def message(frame: Frame, found: Message | None, game: str = "") -> h.Renderable:
    """Return the page's message, in a region that is there even when empty."""
    if found is None:
        return h.div("#message", role="alert", hidden=True)
    return h.div("#message", role="alert")[
        h.p[found.text[frame.language], " ", found.rule and game and rule_link(frame, game, found.rule)]
    ]


def new_each_time(page: TablePage, name: str, *words: h.Node) -> h.Renderable:
    """Return words that the table's script replaces as a whole: words of an old sentence would move to their new places."""
    return h.span(id=f"{name}-{page.seq}-{page.ply}")[words]


def full_link(frame: Frame, link: str) -> str:
    """Return a link with scheme and host."""
    return link if "://" in link else frame.origin + link


def qr_code(frame: Frame, link: str) -> h.Renderable:
    """Return a link as a QR code: black on white in both modes, as cameras want it."""
    return h.span(".qr-code", role="img", aria_label=words.QR_CODE[frame.language])[_code_once(full_link(frame, link))]


def _code_once(link: str) -> Markup:
    """Return a QR code. It takes as long as half a page, and a table's links stay the same."""
    return CACHE.get(("QR code", link), lambda: _drawn_code(link))


def _drawn_code(link: str) -> Markup:
    target = io.BytesIO()
    segno.make(link, error="m").save(
        target,
        kind="svg",
        xmldecl=False,
        svgns=True,
        svgclass="qr",
        lineclass="qr-line",
        omitsize=True,
        border=QUIET_ZONE,
        dark="#000",
    )
    return Markup(target.getvalue().decode())  # noqa: S704 - segno drew it


def copy_link(frame: Frame, link: str, label: Text, hint: Text | None = None, name: str = "") -> h.Renderable:
    """Return a link to hand on: as text, with a button that copies it and a QR code on demand."""
    field = f"link-{name}"
    return h.div(".hand-on")[
        h.label(for_=field)[label[frame.language]],
        h.div(".copy")[
            h.input(id=field, type="text", readonly=True, value=full_link(frame, link)),
            h.button(".js", type="button", data_copy=field)[words.COPY[frame.language]],
        ],
        h.p(".hint")[hint[frame.language]] if hint else None,
        h.details[h.summary[words.QR_CODE[frame.language]], qr_code(frame, link)],
    ]
