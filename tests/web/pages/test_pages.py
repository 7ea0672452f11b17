"""Pages as functions of the model: what they say, what they never say."""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path

import htpy as h
import pytest

from baumeister.games import GAMES, rules
from baumeister.present.drawing import no_hand
from baumeister.present.game import Game, Position, log_of
from baumeister.records.trace import random_game
from baumeister.svg import PAGE, Markup
from baumeister.text import LANGUAGES, Language, Text, the_seat
from baumeister.web import pages
from baumeister.web.pages.elements.seat_names import SeatNames, colour_name, seat_class
from baumeister.web.pages.presenter.beats import beat_start
from baumeister.web.pages.result.score_chart import _label_heights, _span, _ticks, _y
from baumeister.web.pages.rules.learning import six_lines
from baumeister.web.pages.rules.page import rules_text
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.table.log import news
from baumeister.web.pages.table.share import own_name
from baumeister.web.pages.view_models import Frame, HomePage, LogEntry, Message, Seat, TablePage

VOID = {"meta", "link", "input", "br", "hr", "img"}


def frame(language: Language = "en", **changes: object) -> Frame:
    return replace(Frame(language, "csrf", "key", "/", origin="http://127.0.0.1:8000"), **changes)  # type: ignore[arg-type]


def table(position: Position, seat: int, **changes: object) -> TablePage:
    """Return a table as a seat sees it (0: a spectator), at which the first seat is a person and the others are bots."""
    game = position.game
    people = [
        Seat(n, "Ada", "person", None, False, n == seat, True, False, False, None)
        if n == 1
        else Seat(n, "", "bot", "easy", False, False, True, False, False, None)
        for n in range(1, game.seats + 1)
    ]
    log = [LogEntry(p.ply, line, bool(p.before and p.before.actor == 0)) for p in position.line() for line in log_of(p, seat)]
    page = TablePage(
        id="unguessable",
        game=game,
        seq=position.ply,
        ply=position.ply,
        last_ply=position.ply,
        step_back=beat_start(position),
        step_on=position.ply,
        view=position.view(seat),
        seats=people,
        log=log,
        can_act=position.actor == seat > 0,
        needs_device_passed=False,
        tentative=False,
        draft="",
        can_undo=False,
        can_ask_undo=False,
        undo_request=None,
        forced="",
        has_hints=False,
        can_redo=False,
        confirms=False,
        scores_by_ply=tuple(p.scores for p in position.line()) if position.is_over else (),
        commitment="c0ffee",
        seed="5eed" if position.is_over else None,
        ended_by="game" if position.is_over else None,
        rematch_id=None,
    )
    return replace(page, **changes)  # type: ignore[arg-type]


FULL = [(name, rules(name).seats[-1]) for name in GAMES]
FEWER = [pytest.param((name, seats), marks=pytest.mark.long) for name in GAMES for seats in rules(name).seats[:-1]]


@pytest.fixture(scope="module", params=[*FULL, *FEWER], ids=str)
def line(request: pytest.FixtureRequest) -> list[Position]:
    """Return the positions of a whole random game."""
    name, seats = request.param
    return list(random_game(Game(rules(name), seats, {}), 1))


class Checker(HTMLParser):
    """Notes what is wrong with a page: tags not closed, ids used twice, styles and scripts that the policy forbids."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: set[str] = set()
        self.faults: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if given.get("id") in self.ids:
            self.faults.append(f"id {given['id']} twice")
        self.ids.add(given.get("id") or f"-{len(self.ids)}")
        forbidden = [name for name in given if name == "style" or name.startswith("on")]
        if forbidden or (tag == "script" and not given.get("src") and given.get("type") != "application/json"):
            self.faults.append(f"<{tag}> with {forbidden}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}> out of place")


def faults(html: str) -> list[str]:
    checker = Checker()
    checker.feed(html)
    return checker.faults + checker.open


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_of_a_game_makes_a_sound_page(line: list[Position], language: Language) -> None:
    for position in (*line[:: max(1, len(line) // 12)], line[-1]):
        for seat in (0, 1):
            assert faults(pages.table_page(table(position, seat), frame(language))) == []


def test_every_legal_move_is_a_form_control(line: list[Position]) -> None:
    for position in [p for p in line if p.actor == 1][:6]:
        html = pages.table_fragment(table(position, 1), frame())
        assert {value for value in re.findall(r'value="([^"]+)"', html) if value in position.moves} == set(position.moves)


def test_the_past_offers_no_moves_and_a_way_back(line: list[Position]) -> None:
    position = next(p for p in line if p.actor == 1)
    html = pages.table_fragment(table(position, 1, can_act=False, last_ply=position.ply + 5), frame())
    assert 'data-step="present"' in html
    assert "/move" not in html


@pytest.mark.slow
def test_what_the_others_did_stays_new_through_a_turn_of_several_moves(line: list[Position]) -> None:
    for position in (p for p in line if p.actor == 1):
        page = table(position, 1)
        others = [entry.ply for entry in page.log if entry.line.seat > 1]
        if others:
            assert others[-1] in news(page)


def test_what_the_others_built_stays_new_when_they_bid_in_the_viewers_turn() -> None:
    for position in (p for p in random_game(Game(rules("wettstreit"), 3, {}), 1) if p.actor == 1):
        page = table(position, 1)
        opening = [entry for entry in page.log if entry.line.opens][-1]
        before = [entry.ply for entry in page.log if entry.line.seat > 1 and entry.ply < opening.ply]
        if before and opening.line.seat == 1:
            assert before[-1] in news(page)


def test_the_log_calls_people_by_their_names_in_the_colour_of_their_seat(line: list[Position]) -> None:
    position = line[-1]
    page = table(position, 1)
    called = colour_name(page, 1).en
    html = pages.table_fragment(page, frame())
    told = "".join(re.findall(r'<a href="[^"]*" data-step.*?</a>', html))
    assert f'<b class="by {seat_class(page, 1)}">Ada</b>' in told
    assert not re.search(rf"\b{re.escape(called)}\b", told)


def test_who_is_called_like_a_colour_is_not_taken_for_another(line: list[Position]) -> None:
    page = table(line[-1], 0)
    colours = [colour_name(page, number) for number in range(1, page.game.seats + 1)]
    seats = [replace(seat, name=name.en) for seat, name in zip(page.seats, colours[1:] + colours[:1], strict=True)]
    said = re.search(r'id="sentence"[^>]*>(.*?)</p>', pages.table_page(replace(page, seats=seats), frame()))
    assert said is not None
    shown = re.findall(r'<b class="by seat-(\d)[^>]*>(.*?)</b>', said[1])
    assert shown == [(str(number), seats[number - 1].name) for number in page.view.winners]


def test_seats_are_named_in_sentences_and_drawings() -> None:
    names = SeatNames((Text("<Ada>", "<Ada>"), Text("Blue", "Blau")), ("seat-1", "seat-2"), "de")
    told = Text("{a} and {b}", "{a} und {b}, nicht Blaue").format(a=the_seat(1), b=the_seat(2))
    assert str(h.p[names.marked(told)]) == (
        '<p><b class="by seat-1">&lt;Ada&gt;</b> und <b class="by seat-2">Blau</b>, nicht Blaue</p>'
    )
    assert names.plain(told) == "<Ada> und Blau, nicht Blaue"
    drawing = Markup('<svg aria-label="{}"/>').format(the_seat(1).de)
    assert names.in_drawing(drawing) == '<svg aria-label="&lt;Ada&gt;"/>'


@pytest.mark.parametrize("origin", ["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000"])
def test_links_that_lead_nowhere_elsewhere_say_so(line: list[Position], origin: str) -> None:
    assert "--host 0.0.0.0" in pages.table_fragment(table(line[0], 1), frame(origin=origin))
    assert "--host 0.0.0.0" not in pages.table_fragment(table(line[0], 1), frame(origin="https://table.example.org"))


@pytest.mark.parametrize(
    ("started", "name"),
    [
        (".venv/bin/baumeister", ".venv/bin/baumeister"),
        ("my games/baumeister", "'my games/baumeister'"),
        ("/opt/baumeister/bin/baumeister", "baumeister"),
        ("src/baumeister/__main__.py", "baumeister"),
        ("-c", "baumeister"),
    ],
)
def test_the_way_to_let_others_in_begins_as_this_process_was_started(
    started: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [started, "serve"])
    monkeypatch.setenv("PATH", "")
    assert own_name() == name


def test_the_way_to_let_others_in_is_short_where_the_shell_finds_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "baumeister").write_text("")
    (tmp_path / "baumeister").chmod(0o755)
    monkeypatch.setattr(sys, "argv", [".venv/bin/baumeister", "serve"])
    monkeypatch.setenv("PATH", str(tmp_path))
    assert own_name() == "baumeister"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gallery_names_what_it_shows_in_words(language: Language, game: str) -> None:
    html = pages.gallery_page([rules(name) for name in GAMES], rules(game), frame(language))
    assert all(f"/gallery?game={name}" in html for name in GAMES)
    captions = [re.sub("<.*?>", "", caption) for caption in re.findall(r"<figcaption>(.*?)</figcaption>", html)]
    assert len(captions) == len(rules(game).drawing.gallery(PAGE)) + len(rules(game).words.characters)
    assert all(caption[:1].isupper() or caption[:1].isdigit() for caption in captions), captions


def test_before_the_cards_are_dealt_the_hand_keeps_its_place(line: list[Position]) -> None:
    before = pages.table_fragment(table(line[0], 1, can_act=False, last_ply=line[-1].ply), frame())
    assert ('id="holdings" class="hand"' in before) == (line[0].game.rules.drawing.hand is not no_hand)


def test_a_covered_hand_shows_no_hand(line: list[Position]) -> None:
    position = next(p for p in line if p.actor == 1)
    html = pages.table_fragment(table(position, 0, needs_device_passed=True), frame())
    assert words.I_AM.format(name="Ada").en in html
    assert words.HAND.en not in html


def test_a_message_links_to_its_rule(line: list[Position]) -> None:
    game = line[0].game
    rule = f"{game.rules.facts.prefix} 3.4"
    said = frame(message=Message(Text("No", "Nein"), rule))
    assert f"/games/{game.id}/rules#{game.rules.facts.prefix}-3.4" in pages.table_page(table(line[0], 1), said)


def test_names_are_written_as_text_not_as_markup(line: list[Position]) -> None:
    page = table(line[0], 1)
    page = replace(page, seats=[replace(page.seats[0], name="<b>Ada</b>"), *page.seats[1:]])
    html = pages.table_page(page, frame())
    assert "<b>Ada" not in html
    assert "&lt;b&gt;Ada" in html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_have_an_anchor_for_every_number_and_all_their_drawings(name: str, language: Language) -> None:
    html = rules_text(name, language)
    prefix = rules(name).facts.prefix
    numbers = re.findall(rf'<a class="number" href="#{prefix}-[\d.]+">{prefix} ([\d.]+)</a>', html)
    assert numbers
    assert [f"{prefix}-{number}" for number in numbers] == re.findall(rf'id="({prefix}-[\d.]+)"', html)
    assert "drawing:" not in html


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_six_lines_with_a_drawing_each_stand_before_the_rules(name: str, language: Language) -> None:
    html, page = rules_text(name, language), HomePage([rules(name)], "Ada", [])
    lines = six_lines(name, language)
    assert [line.count('class="figure"') for line in lines.split("<li>")[1:]] == [1] * 6
    assert lines in html.partition('id="chapter-0"')[0]
    assert lines in pages.home_page(page, frame(language))
    assert 'formaction="/tours"' in pages.rules_page(rules(name), frame(language))


def test_notes_of_what_we_decided_stand_apart_from_the_sentences() -> None:
    html = rules_text(GAMES[0], "en")
    assert '<small class="decided">ruling: the order</small>' in html
    assert html.count("[ruling") == 1  # where it is explained


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_explain_the_same_rules(name: str) -> None:
    anchors = [re.findall(r'id="(\w+-[\d.]+)"', rules_text(name, language)) for language in LANGUAGES]
    assert anchors[0] == anchors[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quiet_pages_are_sound(language: Language) -> None:
    games = [rules(name) for name in GAMES]
    assert faults(pages.home_page(HomePage(games, "Ada", []), frame(language))) == []
    assert faults(pages.rules_page(games[0], frame(language))) == []
    assert faults(pages.error_page(frame(language, status=404, message=Message(Text("No", "Nein"))))) == []


def all_texts() -> Iterator[Text]:
    """GamesPlayed the sentences of all the pages' rooms."""
    for path in sorted(Path(pages.__file__).parent.glob("*/texts*.py")):
        module = import_module(f"{pages.__name__}.{path.parent.name}.{path.stem}")
        for value in vars(module).values():
            found = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
            yield from (text for text in found if isinstance(text, Text))


def test_all_words_are_there_in_both_languages_with_the_same_gaps() -> None:
    texts = list(all_texts())
    assert len(texts) > 250
    for text in texts:
        assert text.en.strip(), text
        assert text.de.strip(), text
        assert set(re.findall(r"{\w+}", text.en)) == set(re.findall(r"{\w+}", text.de)), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_scores_are_told_in_what_the_game_counts(name: str, language: Language) -> None:
    position = Game(rules(name), rules(name).seats[0], {}).start()
    html = pages.table_page(table(position, 0), frame(language))
    unit = rules(name).words.unit
    assert html.count(f"<span>{unit.label(position.scores[0])[language]}</span>") == position.game.seats


def test_the_chart_has_room_for_losses() -> None:
    span = _span([(0, 0), (-12, 30)])
    assert (span[0], span[-1]) == (-12, 30)
    assert list(_ticks(span)) == [-10, 0, 10, 20, 30]
    assert _y(30, span) < _y(0, span) < _y(-12, span)


def test_labels_of_the_chart_never_cover_one_another() -> None:
    heights = _label_heights([50, 50, 52, 120])
    assert heights == [50, 72, 94, 120]
    assert _label_heights([177, 20, 180]) == [158, 20, 180]


def last_act(position: Position, *seats: int) -> int:
    """Return the ply at which one of these seats, or any, acted last."""
    told = table(position, 1).log
    return max(entry.ply for entry in told if entry.line.seat and (not seats or entry.line.seat in seats))


def test_new_in_the_log_is_what_happened_since_ones_own_last_move(line: list[Position]) -> None:
    turns = [p for p in line if p.actor == 1 and p.before and p.before.actor != 1]
    position = next(p for p in turns[2:] if last_act(p) > last_act(p, 1))
    page, own = table(position, 1), last_act(position, 1)
    assert news(page) == range(own + 1, position.ply + 1)
    assert news(replace(page, ply=own, step_back=own - 1)) == range(own, own + 1)  # looking back: the move shown
    html = pages.table_fragment(page, frame())
    assert {int(ply) for ply in re.findall(r'class="[^"]*new" data-ply="(\d+)"', html)} <= set(news(page))
    mine = next(p for p in line if p.ply == own)
    assert own in news(table(mine, 1))  # nobody has answered yet
    latest = max(entry.ply for entry in page.log if entry.line.seat)
    assert news(replace(page, view=position.view(0))) == range(latest, position.ply + 1)
