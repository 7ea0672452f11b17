"""What is told of a finished game: places, the lead, what decided it, best turns, the headline, the picture."""

import re
from dataclasses import replace

import pytest

from baumeister.games import GAMES, rules
from baumeister.present.game import Game, Position
from baumeister.present.words import LogLine
from baumeister.records.trace import random_game
from baumeister.text import Text
from baumeister.web import pages
from baumeister.web.pages.elements.seat_names import SeatNames, seat_name
from baumeister.web.pages.presenter.course import course_of
from baumeister.web.pages.presenter.log_entries import log_of
from baumeister.web.pages.result.headline import headline
from baumeister.web.pages.result.outcome import (
    Difference,
    LeadChange,
    best_rounds,
    best_turns,
    difference,
    largest_incomes,
    lead_changes,
    ranking,
    tie_break,
)
from baumeister.web.pages.result.panel import reasons, result, why
from baumeister.web.pages.result.share_picture import share_drawing, share_picture
from baumeister.web.pages.view_models import LogEntry, TablePage
from tests.web.pages.test_pages import frame, table

CITIES, HEIGHTS = Text("Majorities", "Mehrheiten"), Text("Highest building", "Höchstes Gebäude")


def test_equals_share_a_place_and_winners_stand_first() -> None:
    assert [(each.place, each.seat) for each in ranking([30, 40, 30, 12], [2])] == [(1, 2), (2, 1), (2, 3), (4, 4)]
    assert [(each.place, each.seat) for each in ranking([30, 40, 40], [2, 3])] == [(1, 2), (1, 3), (3, 1)]


def test_a_tie_that_the_rules_break_leaves_two_places() -> None:
    assert [(each.place, each.seat) for each in ranking([40, 40], [2])] == [(1, 2), (2, 1)]


def test_the_lead_changes_when_none_of_those_who_led_leads_any_more() -> None:
    assert lead_changes([(0, 0), (3, 0), (3, 3), (3, 5), (9, 5)]) == [LeadChange(3, (2,), (1,)), LeadChange(4, (1,), (2,))]
    assert lead_changes([(0, 0), (3, 0), (3, 3), (6, 3)]) == []
    assert lead_changes([(0, 0, 0), (-2, 1, -3), (6, 1, 6)]) == [LeadChange(2, (1, 3), (2,))]
    assert lead_changes([(0, 0, 0), (0, 1, 0), (6, 1, 6), (6, 1, 8)]) == [LeadChange(2, (1, 3), (2,))]
    assert lead_changes([(0, 0)]) == []


def test_a_lead_that_is_shared_at_the_end_has_changed() -> None:
    assert lead_changes([(0, 0), (3, 0), (3, 3), (3, 3)]) == [LeadChange(2, (2,), (1,), is_shared=True)]
    assert lead_changes([(0, 0), (0, 0)]) == []


def test_what_decided_is_where_the_winner_gained_most() -> None:
    rows = [(HEIGHTS, (3, 9)), (CITIES, (14, 6)), (HEIGHTS, (20, 19))]
    assert difference(rows, [1], 2) == Difference(CITIES, (14,), 6)
    assert difference([(CITIES, (5, 5))], [1], 2) is None


def test_what_decided_a_shared_victory_holds_for_all_who_share_it() -> None:
    rows = [(HEIGHTS, (30, 2, 1)), (CITIES, (10, 18, 0))]
    assert difference(rows, [1, 2], 3) == Difference(CITIES, (10, 18), 0)


def test_a_change_of_the_lead_is_told_by_the_step_that_the_slider_shows_or_the_round() -> None:
    last = list(random_game(Game(rules("manhattan"), 3, {}), 1))[-1]
    page = replace(
        result_page(last),
        scores_by_ply=[(0, 0, 0)] * 7 + [(0, 3, 0), (4, 3, 0), (4, 3, 0)],
        step_starts=(5, 6, 7, 8),
        rounds_by_ply=(),
    )
    shown = str(reasons(page, ranking(last.scores, last.winners), SeatNames.of(page, "en")))
    assert "at step 3: " in shown
    assert "ply=8" in shown
    in_rounds = replace(page, rounds_by_ply=[1] * 9 + [2])
    assert "in round 1: " in str(reasons(in_rounds, ranking(last.scores, last.winners), SeatNames.of(page, "en")))
    assert "in the last round: " in str(
        reasons(replace(page, rounds_by_ply=[1] * 10), ranking(last.scores, last.winners), SeatNames.of(page, "en"))
    )


def test_the_winner_is_set_against_the_next_and_the_viewer_who_is_neither_against_the_winner() -> None:
    last = list(random_game(Game(rules("manhattan"), 3, {}), 1))[-1]
    placed = ranking(last.scores, last.winners)
    third = placed[2].seat
    names = [seat_name(result_page(last), each.seat).en for each in placed]

    def told(seat: int) -> list[str]:
        page = result_page(last)
        page = replace(page, seats=[replace(each, is_yours=each.number == seat) for each in page.seats])
        shown = str(reasons(page, placed, SeatNames.of(page, "en")))
        return [re.sub(r"<.*?>", "", line) for line in re.findall(r"<p>.*?</p>", shown)]

    decided = re.escape(f" for {names[0]} and ") + r"[-−\d]+" + re.escape(f" for {names[1]}).")
    for seat in (placed[0].seat, placed[1].seat, third, 0):
        assert re.search("The biggest edge: .*" + decided, told(seat)[0])
        assert any("Where you fell furthest behind: " in line for line in told(seat)) == (seat == third)


def entry(ply: int, text: str, seat: int, points: tuple[int, ...] = (), parts: tuple[str, ...] = ()) -> LogEntry:
    return LogEntry(ply, LogLine(Text(text, text), seat, parts, points))


def test_the_best_turn_is_what_it_brought_its_seat_without_what_was_counted_besides() -> None:
    log = [entry(1, "builds", 1), entry(2, "lays", 2), entry(2, "the bank counts", 0, (0, 30)), entry(3, "adds", 1)]
    worth = [(0, 0), (4, 0), (4, 32), (6, 32)]
    assert [(best.seat, best.ply, best.gain) for best in best_turns(log, worth, range(4))] == [(1, 1, 4), (2, 2, 2)]


def test_what_others_pay_on_their_own_move_is_nobodys_best() -> None:
    log = [
        entry(1, "one pays two", 1, (-9, 9), ("pawn",)),
        entry(2, "two pushes one", 2),
        entry(2, "one pays", 1, (-4, 4), ("pawn",)),
    ]
    best = best_turns(log, [(20, 0), (11, 9), (7, 13)], range(3))
    assert [(each.seat, each.gain, each.text.en) for each in best] == [(2, 4, "two pushes one")]


def test_a_best_turn_was_chosen_and_is_no_trifle() -> None:
    log = [entry(1, "rolls", 1, (30, 0), ("die",)), entry(2, "slips a cheque", 2), entry(3, "builds", 1)]
    worth = [(0, 0), (30, 0), (30, 1), (35, 1)]
    assert [(best.seat, best.ply, best.gain) for best in best_turns(log, worth, {2, 3})] == [(1, 3, 5)]
    assert best_turns(log, worth, {2}) == ()


def test_a_turn_of_several_moves_is_told_by_the_best_and_the_greatest_turn_comes_first() -> None:
    log = [entry(1, "lays", 1), entry(2, "lays", 2), entry(3, "lays", 2), entry(4, "completes", 2), entry(5, "lays", 1)]
    worth = [(0, 0), (7, 0), (7, 4), (7, 4), (7, 10), (10, 10)]
    best = best_turns(log, worth, range(6))
    assert [(each.seat, each.ply, each.gain, each.besides, each.text.en) for each in best] == [
        (2, 4, 10, 4, "completes"),
        (1, 1, 7, 0, "lays"),
    ]


def test_the_result_says_why_a_game_ended_that_somebody_could_not_go_on_with() -> None:
    bankrupt = list(random_game(Game(rules("skyline"), 2, {}), 3))[-1]
    page = table(bankrupt, 1, log=log_of(bankrupt, 1))
    told = str(why(page, SeatNames.of(page, "en")))
    assert "in rent but has only" in told
    assert "is bankrupt" in told


def test_why_a_game_ended_is_told_by_the_log_as_a_moment() -> None:
    bankrupt = list(random_game(Game(rules("skyline"), 2, {}), 3))[-1]
    ends = [entry.line for entry in log_of(bankrupt, 1) if entry.line.ends]
    assert [line.together for line in ends] == [False, True]  # what is owed, and what follows, in one caption


@pytest.mark.parametrize("game", ["manhattan", "neue_heimat"])
def test_where_points_wait_or_turn_rounds_are_called_best_and_no_turn(game: str) -> None:
    last = list(random_game(Game(rules(game), 3, {"rounds": "3"} if game == "neue_heimat" else {}), 1))[-1]
    best = course_of(last).best_turns
    assert best
    assert all(" in round " in turn.text.en for turn in best)


def test_where_points_turn_and_there_is_but_one_round_nothing_is_called_best() -> None:
    assert not course_of(list(random_game(Game(rules("neue_heimat"), 3, {}), 1))[-1]).best_turns


def test_the_best_round_is_the_one_in_which_a_seat_gained_most() -> None:
    scores, rounds = [(0, 0, 0), (0, 0, 0), (5, 9, 0), (5, 9, 0), (12, 9, -2)], [1, 1, 1, 2, 2]
    best = [(each.seat, each.ply, each.gain, each.text.en[1:]) for each in best_rounds(scores, rounds)]
    assert best == [(2, 2, 9, " in round 1"), (1, 4, 7, " in round 2")]
    assert best_rounds(scores, ()) == ()


def test_the_best_rounds_of_a_match_are_those_that_the_standings_count() -> None:
    last = list(random_game(Game(rules("neue_heimat"), 3, {"rounds": "3"}), 1))[-1]
    points = getattr(last.view(0).state, "round_points")[:3, :3]  # noqa: B009 - a head is any game's
    gains = {turn.seat: turn.gain for turn in course_of(last).best_turns}
    assert gains == {seat: points[:, seat - 1].max() for seat in range(1, 4) if points[:, seat - 1].max() > 0}


def test_the_largest_income_of_each_seat_is_told_whoever_brought_it() -> None:
    log = [
        entry(1, "one pays two", 1, (-9, 9, 0)),
        entry(2, "two pays one", 2, (4, -4, 0)),
        entry(3, "one pays two more", 1, (-20, 20, 0)),
        entry(4, "the bank counts", 0, (99, 99, 99)),
    ]
    incomes = [(best.seat, best.ply, best.gain, best.text.en) for best in largest_incomes(log)]
    assert incomes == [(2, 3, 20, "one pays two more"), (1, 2, 4, "two pays one")]


def test_project_skyline_tells_incomes_for_best_turns() -> None:
    last = list(random_game(Game(rules("skyline"), 2, {}), 3))[-1]
    page = result_page(last)
    assert page.best_turns
    assert "Largest single incomes" in pages.table_fragment(page, frame())


def test_a_tie_break_is_told_in_the_words_of_the_log() -> None:
    lines = [
        LogLine(Text(text, text), rule=rule) for text, rule in (("tie", "MH 5.1"), ("heights", "MH 5.2"), ("wins", "MH 5.2"))
    ]
    log = [LogEntry(9, line) for line in lines]
    assert tie_break(log, ranking([40, 40], [2])) == lines[1:]
    assert tie_break(log, ranking([40, 41], [2])) == []
    assert tie_break(log, ranking([40, 40, 40], [2, 3])) == lines[1:]
    assert tie_break(log, ranking([40, 40, 9], [1, 2])) == []  # shared: nothing broke the tie


@pytest.fixture(scope="module", params=GAMES)
def last(request: pytest.FixtureRequest) -> Position:
    """Return the end of a random game."""
    return list(random_game(Game(rules(request.param), rules(request.param).seats[0], {}), 1))[-1]


def result_page(last: Position, seat: int = 1) -> TablePage:
    course = course_of(last)
    return table(last, seat, scores_by_ply=course.scores, best_turns=course.best_turns, rounds_by_ply=course.rounds)


def test_each_best_turn_leads_to_its_ply(last: Position) -> None:
    page = result_page(last)
    html = pages.table_fragment(page, frame())
    for best in page.best_turns:
        assert 0 < best.ply <= last.ply
        assert best.gain > 0
        assert f'href="/t/unguessable?ply={best.ply}"' in html


def test_all_that_one_can_do_next_stands_in_one_row(last: Position) -> None:
    sheet, row = str(result(result_page(last), frame())).split('class="next-steps"')
    for link in ("/?game=", "/picture.png"):
        assert link not in sheet
        assert link in row


def test_the_headline_speaks_to_who_played_and_tells_others_who_won(last: Position) -> None:
    placed, own, other = ranking(last.scores, last.winners), result_page(last), result_page(last, 0)
    told = headline(own, placed).en
    assert told.startswith(("You ", "Second place", "Third place"))
    assert not headline(other, placed).en.startswith("You ")
    assert ("win" in told or "victory" in told) == (1 in last.winners)


@pytest.mark.parametrize(
    ("scores", "told"),
    [
        ([40, 40, 12], "Second place, level on points with "),
        ([40, 28, 12], "Second place, 12\u00a0points behind "),
        ([40, 28, 28], "Shared second place, 12\u00a0points behind "),
        ([40, 40], "You lost the tiebreaker to "),
        ([40, 39], "You lost to "),
    ],
)
def test_who_did_not_win_is_told_so(scores: list[int], told: str) -> None:
    page = result_page(list(random_game(Game(rules("manhattan"), len(scores), {}), 1))[-1])
    winner = page.view.winners[0]
    loser = next(seat.number for seat in page.seats if seat.number != winner)
    mine = [replace(seat, is_yours=seat.number == loser) for seat in page.seats]
    rest = iter(scores[1:])
    by_seat = {winner: scores[0], loser: next(rest)}
    placed = ranking([by_seat.get(seat.number) or next(rest) for seat in page.seats], page.view.winners)
    assert SeatNames.of(page, "en").plain(headline(replace(page, seats=mine), placed)).startswith(told)


def test_nobody_wins_a_table_that_was_left() -> None:
    position = Game(rules("manhattan"), 2, {}).start()
    page = table(position, 1, ended_by="expiry", seed="5eed")
    html = pages.table_fragment(page, frame())
    assert "nobody wins" in html
    assert "picture.png" not in html


def test_the_picture_shows_places_and_is_a_png(last: Position) -> None:
    page = result_page(last, 0)
    drawn = share_drawing(page, "en")
    assert str(max(last.scores)) in drawn.replace(",", "")
    assert "Ada" in drawn
    assert "var(--" not in drawn
    assert share_picture(page, "de").startswith(b"\x89PNG")
