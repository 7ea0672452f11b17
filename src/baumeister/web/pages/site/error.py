"""The page of an error."""

import htpy as h

from baumeister.web.pages.elements.links import rule_link
from baumeister.web.pages.site import texts as words
from baumeister.web.pages.site.layout import document, foot
from baumeister.web.pages.view_models import Frame


def error_page(frame: Frame, game: str = "", back: str = "") -> str:
    """Return a page that tells an error: `frame.status` and `frame.message`, and a way on.

    Args:
        frame: its settings and its message.
        game: the id of the game whose rule the message cites, if it does.
        back: the page from which to try again, if there is one.
    """
    language, found = frame.language, frame.message
    title = words.ERRORS.get(frame.status, words.ERROR)[language]
    return document(
        frame,
        f"{title} · Baumeister",
        h.main("#content.narrow")[
            h.h1[title],
            found is not None and h.p[found.text[language]],
            found is not None and found.rule and game and h.p[rule_link(frame, game, found.rule)],
            h.p(".actions")[
                back and h.a(".button", href=back)[words.GO_BACK[language]],
                h.a(".button", href="/")[words.TO_HOME[language]],
            ],
        ],
        foot(frame),
        kind="error",
    )
