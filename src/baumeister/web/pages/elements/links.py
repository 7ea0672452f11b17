"""Links to rules, and links to hand on: as text, to copy, as QR codes."""

import io

import htpy as h
import segno
from markupsafe import Markup

from baumeister.text import Text
from baumeister.web.pages.elements import texts as words
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.view_models import Frame

LOOPBACK = ("127.0.0.1", "localhost", "::1")
"""This machine's names for itself."""
QUIET_ZONE = 4
"""Empty modules round a QR code, as its standard wants them."""


def rule_anchor(rule: str) -> str:
    """Return the fragment of a rule's paragraph: `MH 3.4` stands at `MH-3.4`."""
    return rule.replace(" ", "-")


def rule_link(frame: Frame, game: str, rule: str) -> h.Renderable:
    """Return a link to a rule's paragraph."""
    label = words.THE_RULE[frame.language]
    return h.a(".rule", href=f"/games/{game}/rules#{rule_anchor(rule)}", data_rule=rule_anchor(rule), title=rule)[label]


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


def copy_link(
    frame: Frame,
    link: str,
    label: Text,
    hint: Text | None = None,
    name: str = "",
    *,
    message: Text | None = None,
    has_code: bool = False,
) -> h.Renderable:
    """Return a link to hand on: as text, with a button that copies it and a QR code, by default on demand.

    With a message that goes with it, browsers that can hand links to other apps offer that, too.
    """
    field = f"link-{name}"
    return h.div(".hand-on")[
        h.label(for_=field)[label[frame.language]],
        h.div(".copy")[
            h.input(id=field, type="text", readonly=True, value=full_link(frame, link)),
            _share_button(field, message[frame.language], frame) if message else None,
            h.button(".js", type="button", data_copy=field)[words.COPY[frame.language]],
        ],
        h.p(".hint")[hint[frame.language]] if hint else None,
        h.details(open=has_code)[h.summary[words.QR_CODE[frame.language]], qr_code(frame, link)],
    ]


def _share_button(field: str, message: str, frame: Frame) -> h.Renderable:
    return h.button(".js.share.primary", type="button", data_share=field, data_message=message)[
        words.SHARE_LINK[frame.language]
    ]
