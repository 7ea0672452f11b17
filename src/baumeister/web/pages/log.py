"""What happened, newest first; each line leads to the position after it."""

import htpy as h

from baumeister.text import Language
from baumeister.web import words
from baumeister.web.model import LogEntry, TablePage


def log(page: TablePage, language: Language) -> h.Renderable:
    """Return the log. The module reads from its lines which parts a move is about and which points it brings."""
    return h.section("#log", aria_label=words.LOG[language])[
        h.h2[words.LOG[language]],
        h.div(".lines", tabindex="0", role="region", aria_label=words.LOG[language])[
            h.ol[[line(page, number, entry, language) for number, entry in reversed(list(enumerate(page.log)))]]
            if page.log
            else h.p(".hint")[words.LOG_EMPTY[language]]
        ],
    ]


def line(page: TablePage, number: int, entry: LogEntry, language: Language) -> h.Renderable:
    """Return one line."""
    found = entry.line
    points = ",".join(map(str, found.points)) if any(found.points) else None
    return h.li(
        id=f"line-{number}",
        class_=f"seat-{found.seat}" if found.seat else None,
        data_ply=str(entry.ply),
        data_parts=" ".join(found.parts) or None,
        data_points=points,
    )[
        h.a(
            href=f"/t/{page.id}?ply={entry.ply}",
            data_step=str(entry.ply),
            aria_current="true" if _is_shown(page, entry) else None,
        )[found.text[language]],
        found.rule and h.small[found.rule],
    ]


def _is_shown(page: TablePage, entry: LogEntry) -> bool:
    return entry.ply == page.ply < page.last_ply
