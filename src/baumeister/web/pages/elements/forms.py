"""Forms and buttons of pages."""

import htpy as h

from baumeister.text import Text
from baumeister.web.pages.view_models import Frame, TablePage


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
