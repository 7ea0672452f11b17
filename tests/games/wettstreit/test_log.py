"""The log: what each move did, in sentences, as each seat saw it."""

import pytest

from baumeister.games.wettstreit.words.phrases import seat_names
from baumeister.present.words import LogLine
from baumeister.records.trace import random_game
from tests.games.kinds import Game, Position
from tests.games.play import played
from tests.games.wettstreit.scenes import FOUR, GAMES, placed, start

NAMES = seat_names(4)
CITY = "G3 T1 C8"
OPEN = played(start(top="C7"), "auction open, bid 1")
HIDDEN = played(start(top="C7"), "auction hidden, peek H6, bid 1")


def lines(position: Position, move: str, seat: int = 0) -> list[LogLine]:
    """Return the log of a move as a seat sees it."""
    return list(position.play(move).log(seat))


def said(position: Position, move: str, seat: int = 0) -> list[str]:
    """Return the English sentences of a move's log."""
    return [line.text.named(NAMES).en for line in lines(position, move, seat)]


def german(position: Position, move: str, seat: int = 0) -> list[str]:
    """Return the German ones."""
    return [line.text.named(NAMES).de for line in lines(position, move, seat)]


def test_the_first_card_and_the_beginning() -> None:
    assert said(FOUR.start(), "reveal G3") == ["City gate\u00a03 is turned up on the open stack", "Lion starts"]
    assert german(FOUR.start(), "reveal G3") == ["Das Stadttor\u00a03 wird auf dem offenen Stapel aufgedeckt", "Löwe beginnt"]


def test_income() -> None:
    position = placed(seat=4, cities={1: "G3 T1 G5"}).play("done")
    assert said(position, "roll 4") == ["Lion rolls 4 and takes 4 talers and 3 talers for the coins on their gates"]
    assert german(position, "roll S") == [
        "Löwe würfelt einen Saboteur und nimmt ihn aus dem Vorrat, dazu 3 Taler für die Münzen auf den Stadttoren"
    ]
    assert said(start(roll="1").undo(), "roll 1") == ["Lion rolls 1 and takes 1 taler"]


def test_a_turn_opens_with_its_income() -> None:
    position = placed(seat=4).play("done")
    assert [line.opens for line in lines(position, "roll 4")] == [True]
    assert not any(line.opens for line in lines(position.play("roll 4"), "auction open"))


def test_an_empty_pool_and_a_robbery() -> None:
    position = placed(seat=4, saboteurs={2: 5}).play("done")
    assert said(position, "roll S") == ["Lion rolls a saboteur, but the pool is empty; others have some"]
    assert said(position.play("roll S"), "rob P2") == ["Lion takes a saboteur from Eagle"]
    assert german(position.play("roll S"), "leave") == ["Löwe nimmt keinen Saboteur"]
    assert german(placed(seat=4, saboteurs={1: 5}).play("done"), "roll S") == [
        "Löwe würfelt einen Saboteur, aber der Vorrat ist leer, und niemand sonst hat einen"
    ]


def test_what_is_put_up_for_auction() -> None:
    assert said(start(top="C7"), "auction open") == ["Lion auctions church\u00a07 from the open stack"]
    assert german(start(), "auction hidden") == ["Löwe versteigert die oberste Karte des verdeckten Stapels"]
    last = placed(seat=4, stacks=(0, 5), top="T3").play("done").play("roll 1")
    assert said(last, "auction open")[1] == "That was the last card of the open stack: the final round follows this turn"


def test_a_hidden_card_is_named_to_the_auctioneer_alone() -> None:
    position = played(start(), "auction hidden")
    assert said(position, "peek H6", 1) == ["Lion looks at the hidden card: town hall\u00a06"]
    for seat in (0, 2, 3, 4):
        assert german(position, "peek H6", seat) == ["Löwe sieht sich die verdeckte Karte an"]


def test_bids_and_the_announcement() -> None:
    assert german(OPEN.undo(), "bid 1") == ["Löwe eröffnet mit 1 Taler"]
    assert german(OPEN, "bid 7") == ["Adler bietet 7 Taler"]
    assert said(played(HIDDEN, "bid 2, pass"), "pass") == ["Stag passes", "Lion announces the card: a town hall"]


def test_e5_a_sale() -> None:
    position = played(OPEN, "bid 7, pass, pass")
    assert said(position, "pass")[1] == "Eagle buys church\u00a07 for 7 talers: 3 to Lion, 4 to the bank"
    assert german(position, "pass")[1] == "Adler kauft die Kirche\u00a07 für 7 Taler: 3 an Löwe, 4 an die Bank"
    assert said(played(OPEN, "pass, pass"), "pass")[1] == "Lion buys church\u00a07 for 1 taler, all to the bank"


def test_a_hidden_sale_is_told_as_far_as_one_knows() -> None:
    kept = played(HIDDEN, "pass, pass")
    assert said(kept, "pass", 2)[1] == "Lion buys the hidden card for 1 taler, all to the bank"
    assert said(kept, "pass", 1)[1] == "Lion buys town hall\u00a06 for 1 taler, all to the bank"
    sold = played(HIDDEN, "bid 2, pass, pass")
    assert [said(sold, "pass", seat)[1].split(" for ")[0] for seat in range(5)] == [
        "Eagle buys a town hall",
        "Eagle buys town hall\u00a06",
        "Eagle buys town hall\u00a06",
        "Eagle buys a town hall",
        "Eagle buys a town hall",
    ]


def test_over_bids() -> None:
    position = played(OPEN, "bid 6, pass, pass, bid 20")
    assert said(position, "pass") == [
        "Eagle passes",
        "Lion bid 20 talers and can’t pay: 11 talers go to the bank, and Lion is out of this auction",
        "Eagle buys church\u00a07 for 6 talers, all to the bank, as Lion overbid",
    ]
    unsold = played(start(top="C7"), "auction hidden, peek H6, bid 12, pass, pass")
    assert german(unsold, "pass")[2] == (
        "Wer geboten hat, kann nicht zahlen: Das Rathaus\u00a06 wird allen gezeigt und kommt aus dem Spiel"
    )


def test_building() -> None:
    position = placed(cities={1: "G3 . C8"}, hands={1: "T1 G4 L2"})
    assert said(position, "lay T1 1") == ["Lion lays tower\u00a01 between city gate\u00a03 and church\u00a08"]
    wide = placed(cities={1: "G3 . . H5"}, hands={1: "T1"})
    assert said(wide, "lay T1 2") == ["Lion lays tower\u00a01 into the gap beside town hall\u00a05"]
    assert german(wide, "lay T1 1") == ["Löwe legt den Turm\u00a01 neben das Stadttor\u00a03 in die Lücke"]
    assert german(position, "lay L2 -1") == ["Löwe legt den linken Eckturm\u00a02 links an"]
    assert said(position, "lay G4 3") == ["Lion lays city gate\u00a04 at the right end"]
    assert said(placed(hands={1: "G3 T1 C5"}), "lay T1 0") == ["Lion lays tower\u00a01 as the first card"]
    assert german(position, "done") == ["Löwe baut nichts"]
    assert said(position.play("lay T1 1"), "done") == ["Lion lays no more cards"]


def test_sabotage_of_a_building() -> None:
    position = placed(cities={2: CITY}, saboteurs={1: 1})
    assert german(position, "sabotage P2 2") == ["Löwe setzt einen Saboteur auf die Kirche\u00a08 in der Stadt von Adler an"]
    attacked = position.play("sabotage P2 2")
    assert german(attacked, "roll 1") == ["Der Sabotagewurf zeigt 1: Die Kirche\u00a08 in der Stadt von Adler bleibt stehen"]
    assert said(attacked, "roll S") == [
        "The sabotage roll is the saboteur: church\u00a08 is destroyed",
        "Church\u00a08 goes under the hidden stack, the lower of the two",
    ]
    assert [line.held for line in attacked.play("roll 1").log(0)] == [True]
    assert said(attacked, "roll 4") == ["The sabotage roll is 4: Eagle may save church\u00a08 for 8 talers"]
    asked = attacked.play("roll 4")
    assert said(asked, "pay") == ["Eagle pays Lion 8 talers and saves church\u00a08"]
    assert german(asked, "refuse")[0] == "Adler zahlt nicht: Die Kirche\u00a08 ist zerstört"
    poor = placed(cities={2: CITY}, saboteurs={1: 1}, talers={2: 7}).play("sabotage P2 2")
    assert said(poor, "roll 4")[0] == "The sabotage roll is 4: Eagle can’t pay 8 talers, so church\u00a08 is destroyed"


def test_sabotage_of_a_hand_and_equal_stacks() -> None:
    position = placed(hands={3: "G3 G4 H5 C4 T1"}, saboteurs={1: 1}, stacks=(9, 10))
    assert said(position, "sabotage P3 hand") == ["Lion uses a saboteur against Bear’s hand"]
    lost = position.play("sabotage P3 hand")
    assert said(lost, "lose H5") == [
        "Lion draws town hall\u00a05 from Bear’s hand",
        "Both stacks are the same height: Lion chooses which one town hall\u00a05 goes under",
    ]
    assert german(lost.play("lose H5"), "under open") == ["Löwe legt das Rathaus\u00a05 unter den offenen Stapel"]


def test_a_known_card_comes_up() -> None:
    position = played(
        placed(seat=4, stacks=(0, 5), under=("G2", ""), top="T3"), "done, roll 1, auction open, bid 1, pass, pass"
    )
    assert said(position, "pass")[2] == "City gate\u00a02, buried by saboteurs, is back on top of the open stack"


def test_the_final_round_and_the_points() -> None:
    position = placed(final=True, cities={1: "L3 C7 H5 C9 R3", 2: "L1 C4"}, hands={2: "T2"})
    last = played(position, "done, done, done")
    assert said(last, "done") == [
        "Stag lays no card in the final round",
        "The final round is over, and the points are counted afresh",
        "Lion’s city, cards: 27 points",
        "Lion’s town hall stands in the middle: 10 points",
        "Lion’s churches balance: 5 points",
        "Lion’s corner towers match: 5 points",
        "Lion’s city in total: 47 points",
        "Eagle’s city, cards: 5 points",
        "Eagle’s cards left in hand: −2 points",
        "Eagle’s city, incomplete and without bonus, in total: 3 points",
        "Bear’s city, incomplete and without bonus, in total: 0 points",
        "Stag’s city, incomplete and without bonus, in total: 0 points",
        "Lion wins with 47 points",
    ]
    assert german(last, "done")[-1] == "Löwe gewinnt mit 47 Punkten"
    counted = lines(last, "done")
    assert [line.points[0] for line in counted[2:6]] == [27, 10, 5, 5]
    assert [len(line.parts) for line in counted[2:6]] == [5, 1, 3, 2]
    assert counted[8].parts == ("hand-P2",)


def test_a_shared_victory() -> None:
    position = placed(final=True, cities={1: "C5 H6", 3: "C5 H6"})
    assert said(played(position, "done, done, done"), "done")[-1] == "Lion and Bear share the victory with 11 points each"


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_move_has_a_line_with_a_rule(game: Game) -> None:
    for position in list(random_game(game, 5))[1:]:
        for seat in (0, 1):
            told = position.log(seat)
            assert told
            for line in told:
                assert line.rule.startswith("WB ")
                assert "{" not in line.text.en + line.text.de
                assert line.text.en != line.text.de
