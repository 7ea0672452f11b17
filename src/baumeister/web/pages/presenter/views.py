"""Views of a position, one for each seat. Everything on a page is made from one of these."""

from baumeister.present.game import Position, View
from baumeister.web.pages.rendering.render_cache import CACHE, view_key


def view_of(position: Position, seat: int) -> View:
    """Return a seat's view of a position, made once."""
    return CACHE.get(("view", view_key(position), seat), lambda: position.view(seat))
