"""Games, seats, options, moves, and the sentences of what goes wrong."""

import copy
import pickle

import pytest

import baumeister as bm
from baumeister.core.errors import (
    BadRecordError,
    BaumeisterError,
    IllegalMove,
    NoSuchSeatError,
    NothingToUndoError,
    UnknownGameError,
)
from baumeister.games import GAMES, rules
from baumeister.positions.game import Move
from baumeister.present.game import Game
from baumeister.text import Text, plural, the_seat


def test_a_game_has_as_many_seats_as_it_can_if_not_told() -> None:
    for name in GAMES:
        assert bm.game(name).seats == rules(name).seats[-1]


def test_unknown_games_are_refused_and_the_known_ones_told() -> None:
    with pytest.raises(UnknownGameError, match=GAMES[0]):
        bm.game("chess")


def test_seats_out_of_range_are_refused() -> None:
    for name in GAMES:
        lowest, *_, highest = rules(name).seats
        for seats in (lowest - 1, highest + 1, -1):
            with pytest.raises(UnknownGameError, match=f"{lowest} to {highest}"):
                bm.game(name, seats=seats)


def test_unknown_options_and_values_are_refused() -> None:
    for name in GAMES:
        with pytest.raises(UnknownGameError, match="no option"):
            bm.game(name, nonsense="on")
        for option in rules(name).options:
            with pytest.raises(UnknownGameError, match=option.values[0]):
                bm.game(name, seats=option.seats[0], **{option.id: "nonsense"})


def test_options_at_their_default_are_left_out_so_that_equal_games_are_equal() -> None:
    for name in GAMES:
        for option in rules(name).options:
            plain, said = (
                bm.game(name, seats=option.seats[0]),
                bm.game(name, seats=option.seats[0], **{option.id: option.values[0]}),
            )
            other = bm.game(name, seats=option.seats[0], **{option.id: option.values[-1]})
            assert plain == said != other
            assert hash(plain) == hash(said)
            assert plain.options == {}
            assert option.id in repr(other)
            assert list(said.option_indices) == [0] * len(rules(name).options)
            assert option.values.index(other.options[option.id]) in other.option_indices


def test_an_option_is_refused_with_other_seats_unless_at_its_default() -> None:
    for name in GAMES:
        for option in rules(name).options:
            for seats in set(rules(name).seats) - set(option.seats):
                assert bm.game(name, seats=seats, **{option.id: option.values[0]}) == bm.game(name, seats=seats)
                with pytest.raises(UnknownGameError, match="seats only"):
                    bm.game(name, seats=seats, **{option.id: option.values[-1]})


def test_the_registry_is_consistent() -> None:
    for name in GAMES:
        found = rules(name)
        assert found.id == name
        assert found.facts.prefix.isupper()
        assert list(found.seats) == sorted(set(found.seats))
        assert all(text.en and text.de for text in (found.title, found.facts.about, found.facts.hidden, found.facts.chance))
        for option in found.options:
            assert len(set(option.values)) == len(option.values) > 1
            assert set(option.seats) <= set(found.seats)
            assert found.facts.option_titles[option.id].en
            assert found.facts.option_titles[option.id].de


def test_moves_are_their_notation_with_a_number() -> None:
    move = Move("A5+3", 7)
    assert move == "A5+3"
    assert hash(move) == hash("A5+3")
    assert f"{move}" == "A5+3"
    for again in (pickle.loads(pickle.dumps(move)), copy.copy(move), copy.deepcopy(move)):
        assert (again, again.number) == (move, 7)


def test_an_illegal_move_says_rule_and_reason() -> None:
    error = IllegalMove("MH 3.4", Text("too few floors", "zu wenige Stockwerke"))
    assert str(error) == "MH 3.4: too few floors"
    assert (error.rule, error.reason.de) == ("MH 3.4", "zu wenige Stockwerke")
    assert str(IllegalMove("", Text("no", "nein"))) == "no"
    assert isinstance(error, BaumeisterError)


def test_a_bad_record_knows_its_ply() -> None:
    assert BadRecordError("bad", 3).ply == 3
    assert BadRecordError("bad").ply is None


@pytest.mark.parametrize("typed", ["\ue001 x", "\ue009", "\ue005", "\ud800", "A1\x00+2", "\u202eA1+2"])
def test_a_typed_move_is_quoted_without_what_would_stand_for_a_seat(typed: str) -> None:
    position = bm.game("manhattan", 2).start()
    with pytest.raises(IllegalMove) as refused:
        position.play(typed)
    reason = Text.of(refused.value.reason)
    assert reason.pieces("de") == [reason.de]
    assert reason.named(position.game.seat_names) == reason
    assert reason.de.isprintable()
    assert "\ufffd" in reason.de


def test_a_seat_beyond_the_names_is_called_by_its_number() -> None:
    names = [Text("Blue", "Blau")]
    assert Text("{one}, {two}", "{one}, {two}").format(one=the_seat(1), two=the_seat(2)).named(names).de == "Blau, P2"


def test_texts_are_filled_in_each_language() -> None:
    text = Text("{who} has {count}", "{who} hat {count}").format(who=Text("Blue", "Blau"), count=3)
    assert (text["en"], text["de"]) == ("Blue has 3", "Blau hat 3")
    floors = Text("{count} floor", "{count} Stockwerk"), Text("{count} floors", "{count} Stockwerke")
    assert [plural(count, *floors).en for count in (0, 1, 2)] == ["0 floors", "1 floor", "2 floors"]


def test_positions_say_what_they_are() -> None:
    for name in GAMES:
        position = bm.game(name).start()
        assert f"ply {position.ply}" in repr(position)
        assert position.seat == -1
        assert position.view(0).seat == 0
        with pytest.raises(NoSuchSeatError, match="seats are 1 to"):
            position.view(99)
        for plies in (1, -1):
            with pytest.raises(NothingToUndoError, match="0 have been made"):
                position.undo(plies)


def test_moves_of_the_wrong_actor_are_refused_by_a_rule() -> None:
    for name in GAMES:
        game: Game = bm.game(name)
        position = game.start()
        while position.actor == 0:
            with pytest.raises(IllegalMove) as refused:
                position.play(game.moves[0])
            assert refused.value.rule.startswith((game.rules.facts.prefix, "C2"))
            position = position.play(position.moves[0])
        with pytest.raises(IllegalMove) as refused:
            position.play(game.moves[game.rules.seat_move_count])
        assert refused.value.rule == "C2"
        assert 1 <= position.actor in Text.of(refused.value.reason).pieces("de")
