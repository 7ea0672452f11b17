"""What is rendered is kept by its content, and no more of it than there is room for."""

from functools import partial
from weakref import ref

import baumeister as bm
from baumeister.present.game import View
from baumeister.web.pages.rendering.render_cache import OVERHEAD, RenderCache, once_a_view, view_key


def made(value: str, note: list[str]) -> str:
    note.append(value)
    return value


def test_a_value_is_made_once() -> None:
    cache, note = RenderCache(10_000), list[str]()
    for name in ("a", "b", "a", "b"):
        assert cache.get(name, partial(made, name, note)) == name
    assert note == ["a", "b"]
    cache.clear()
    assert cache.get("a", lambda: "new") == "new"


def test_the_least_recently_used_make_room_by_their_size() -> None:
    cache = RenderCache(5 * OVERHEAD)
    for name in ("old", "used"):
        cache.get(name, lambda: 1, lambda _: OVERHEAD)
    cache.get("old", lambda: 2)
    cache.get("new", lambda: 3, lambda _: OVERHEAD)
    assert (cache.get("old", lambda: 4), cache.get("used", lambda: 5)) == (1, 5)


def test_what_has_no_room_or_may_not_be_kept_is_made_each_time() -> None:
    small, large, note = RenderCache(OVERHEAD), RenderCache(10 * OVERHEAD), list[str]()
    for name in ("a", "b"):
        assert small.get("large", partial(made, name, note)) == name
        assert large.get("own", partial(made, name, note), may_keep=lambda _: False) == name
    assert note == ["a", "a", "b", "b"]


def test_a_value_of_a_position_that_is_gone_is_not_shown_for_another_with_its_id() -> None:
    cache, gone, here = RenderCache(10_000), bm.game("skyline", 2).start(), bm.game("skyline", 2).start()
    assert cache.for_object(gone, "log", lambda: "gone") == "gone"
    assert [cache.has_for_object(position, "log") for position in (gone, here)] == [True, False]
    cache.keep(("log", id(here)), (ref(gone), "gone"), 1)
    assert not cache.has_for_object(here, "log")
    assert [cache.for_object(here, "log", partial(str, number)) for number in (1, 2)] == ["1", "1"]


def test_equal_views_share_what_is_made_of_them_others_do_not() -> None:
    asked: list[int] = []

    @once_a_view
    def drawn(view: View, seat: int) -> str:
        asked.append(seat)
        return f"{view.actor} {seat}"

    one, same = (bm.game("skyline", 2).start() for _ in range(2))
    assert one is not same
    assert view_key(one) == view_key(same)
    assert view_key(one) != view_key(one.view(1)) != view_key(one.view(2))
    assert view_key(one) != view_key(bm.game("skyline", 3).start())
    assert drawn(one, 1) == drawn(same, 1)
    drawn(one, 2)
    drawn(one.view(1), 1)
    assert asked == [1, 2, 1]
