"""Games name seats by placeholders; what leaves the server names people, whatever the game says or draws."""

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from importlib import import_module
from typing import Any

import pytest

from baumeister.core.errors import IllegalMove
from baumeister.games import GAMES, rules
from baumeister.present.edition import Edition
from baumeister.present.game import Game, Position
from baumeister.records.trace import random_game
from baumeister.svg import Markup
from baumeister.text import SEATS_NAMED, Text, the_seat
from baumeister.web.http.services import Services
from baumeister.web.pages.rendering.render_cache import CACHE
from baumeister.web.pages.rules.gallery import exhibits
from baumeister.web.pages.rules.page import rules_text
from baumeister.web.pages.view_models import Frame
from tests.web import worlds
from tests.web.conftest import Browser
from tests.web.worlds import BROWSERS, SEATS, keys_of_all, put, wrong_moves

pytestmark = pytest.mark.anyio
LEFT_ALONE = ("seat_names", "unit")


def addressed(value: object) -> object:
    """Return what a game says, with every sentence addressed to the first seat."""
    if isinstance(value, Text):
        return Text(f"{the_seat(1).en}: {value.en}", f"{the_seat(1).de}: {value.de}") if value.en else value
    if isinstance(value, IllegalMove):
        return IllegalMove(value.rule, the_seat(1))
    if isinstance(value, list):
        return [addressed(item) for item in value]
    if isinstance(value, tuple):
        make: Any = getattr(value, "_make", tuple)  # a named tuple stays one
        return make(addressed(item) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{field.name: addressed(getattr(value, field.name)) for field in fields(value)})
    return value


def drawn(value: object) -> Any:
    """Return a drawing with a description that names the first seat."""
    return Markup(str(value).replace("<svg", f'<svg data-of="{the_seat(1).en}"')) if isinstance(value, Markup) else value


def around(function: Callable[..., object], change: Callable[[object], object]) -> Any:
    return lambda *args: change(function(*args))


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that names the first seat in all its sentences and drawings."""
    found: Edition = rules(request.param)
    says = {name: value for name, value in vars(found.words).items() if callable(value) and name not in LEFT_ALONE}
    shows = {name: getattr(found.drawing, name) for name in ("board", "hand", "stock", "item")}
    words = replace(found.words, **{name: around(value, addressed) for name, value in says.items()})
    drawing = replace(found.drawing, **{name: around(value, drawn) for name, value in shows.items()})
    drawing = replace(drawing, gallery=lambda look: [(name, drawn(shown)) for name, shown in found.drawing.gallery(look)])
    changed = replace(found, words=words)
    monkeypatch.setattr(import_module(f"baumeister.games.{request.param}.drawing"), "DRAWING", drawing)
    monkeypatch.setattr(import_module(f"baumeister.games.{request.param}.game"), "RULES", changed)
    return Game(changed, SEATS, {})


def moments(line: Sequence[Position]) -> list[Position]:
    """Return a position in the middle, at an auction if there is one, and the end."""
    turns = [position for position in line if position.actor > 0]
    auctions = [position for position in turns if position.game.rules.words.auction(position.view(0).state)]
    chosen = auctions or turns
    return [chosen[len(chosen) // 3], line[-1]]


@pytest.mark.slow
async def test_no_placeholder_leaves_the_server(
    game: Game, here: Services, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.tables.broadcast.close()  # streams end after what was missed
    started = here.presence._started
    monkeypatch.setattr(here.presence, "_clock", lambda: started)  # nobody is absent, however long this takes
    keys, said = keys_of_all(), dict[str, str]()
    browser.http.headers["accept-language"] = "de"
    for position in moments(list(random_game(game, 1))):
        table = await put(here, position, "named", keys)
        for seat in (0, max(position.actor, 1)):
            browser.http.cookies.set("browser", BROWSERS[seat])
            found = await worlds.pages(browser.http, table, 2)
            if position.actor == seat:
                found |= await worlds.everything(browser.http, table, seat, keys, wrong=wrong_moves(position))
            said |= {f"{seat} at {position.ply}: {name}": text for name, text in found.items()}
            assert '<b class="by seat-1' in found["/t/named"]
            assert 'data-of="Ada"' in found["/t/named"]
    leaks = [name for name, text in said.items() if SEATS_NAMED.search(text) or "\\ue00" in text]
    assert leaks == []
    assert any("Ada" in text for name, text in said.items() if ": api " in name)


def test_pages_without_players_call_seats_by_their_colours(game: Game) -> None:
    CACHE.clear()
    shown = str(exhibits(game.rules, Frame("en", "csrf", "key", "/"))) + rules_text(game.id, "en")
    CACHE.clear()
    assert f'data-of="{game.rules.words.seat_names(game.rules.seats[-1])[0].en}"' in shown
    assert not SEATS_NAMED.search(shown)
