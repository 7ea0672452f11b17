"""The page without a server: kept by browsers that have installed the table, for both languages, and for everybody the same."""

import htpy as h

from baumeister.text import LANGUAGES, Language
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.site import texts as words
from baumeister.web.pages.site.assets import asset, style

COMMAND = "baumeister serve"


def offline_page() -> str:
    """Return the page. It holds nothing of a visitor, and needs no file that a browser doesn't keep with it."""
    return str(
        h.html(lang=LANGUAGES[0])[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1"),
                h.meta(name="color-scheme", content="light dark"),
                h.title[f"{common.BAUMEISTER[LANGUAGES[0]]} · {' · '.join(words.OFFLINE_TITLE[each] for each in LANGUAGES)}"],
                h.link(rel="stylesheet", href=asset(style("pages"))),
            ],
            h.body(".offline")[
                h.header(".bar")[h.a(".wordmark", href="/")[common.BAUMEISTER[LANGUAGES[0]]]],
                h.main("#content.narrow")[[_said(language) for language in LANGUAGES]],
            ],
        ]
    )


def _said(language: Language) -> h.Renderable:
    before, after = words.OFFLINE_OWN[language].split("{command}")
    title = h.h1 if language == LANGUAGES[0] else h.h2
    return h.section(lang=language)[
        title[words.OFFLINE_TITLE[language]],
        h.p[words.OFFLINE[language]],
        h.p[before, h.code[COMMAND], after],
        h.p(".actions")[h.a(".button", href="/")[words.TRY_AGAIN[language]]],
    ]
