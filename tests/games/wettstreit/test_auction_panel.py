"""The auction's panel: what is for sale, who bids what, what one should know; as far as the viewer knows it."""

import pytest

from baumeister.games.wettstreit.game import RULES
from baumeister.games.wettstreit.rules.scoring import points_if_complete
from baumeister.games.wettstreit.rules.state import NOTHING
from baumeister.games.wettstreit.words.auction_panel import DECISIONS, sale
from baumeister.games.wettstreit.words.auction_panel_founding import ANOTHER_CORNER, ANOTHER_HALL, NOT_EVEN, WITH_IT, can_found
from baumeister.games.wettstreit.words.auction_panel_plan import planned
from baumeister.games.wettstreit.words.endings import end_in_sight
from baumeister.games.wettstreit.words.phrases import seat_names
from baumeister.present.auction_panel import Auction
from baumeister.records.trace import random_game
from baumeister.svg import PRINT
from baumeister.text import NO_TEXT, Text
from tests.games.kinds import Game, Position
from tests.games.play import played
from tests.games.wettstreit.scenes import CASH_FOUR, FOUR, GAMES, THREE, placed, start

HIDDEN = played(start(), "auction hidden, peek H6, bid 1, bid 4, pass")


def seen(position: Position, seat: int) -> Auction:
    """Return the auction as a seat sees it."""
    found = sale(position.view(seat).state)
    assert found is not None
    return found


def title(position: Position, seat: int) -> Text:
    """Return who auctions what, as a seat sees it."""
    return seen(position, seat).title.named(seat_names(position.game.seats))


def facts(position: Position, seat: int) -> list[str]:
    """Return what a seat is told of the card."""
    return [fact.en for fact in seen(position, seat).facts]


def test_the_card_is_named_as_far_as_one_knows_it() -> None:
    assert title(HIDDEN, 1).en == "You auction town hall\u00a06"
    assert title(HIDDEN, 2).de == "Löwe versteigert die verdeckte Karte"
    announced = HIDDEN.play("pass")
    assert title(announced, 3).de == "Löwe versteigert ein Rathaus"
    assert "It counts 5, 6 or 7 points." in facts(announced, 2)


def test_whoever_has_no_cards_yet_is_told_what_ends_the_game() -> None:
    assert facts(start(), 1)[-1] == "Once a stack is empty, the final round follows."
    assert not facts(start(), 2)


def test_what_everybody_said_in_the_order_in_which_they_are_asked() -> None:
    bidders = seen(HIDDEN, 4).bidders
    assert [(bidder.seat, bidder.standing, bidder.said.en) for bidder in bidders] == [
        (1, "bids", "bids 1"),
        (2, "leads", "bids 4"),
        (3, "out", "passes"),
        (4, "asked", "to bid"),
    ]
    outbid = played(HIDDEN, "bid 5, bid 6, pass").state
    found = sale(outbid)
    assert found is not None
    assert [(bidder.standing, bidder.said.de) for bidder in found.bidders][1] == ("out", "passt (4)")


def test_talers_of_others_stay_behind_their_tents() -> None:
    assert [bidder.means.en for bidder in seen(HIDDEN, 2).bidders] == ["", "10 talers", "", ""]
    assert [bidder.means.en for bidder in seen(HIDDEN, 0).bidders] == [""] * 4


def test_only_those_who_see_a_card_are_told_what_it_brings() -> None:
    assert all(bidder.worth.en for bidder in seen(HIDDEN, 1).bidders)
    assert not any(bidder.worth.en for bidder in seen(HIDDEN, 2).bidders)


def test_over_bids_are_risky_and_warned_of() -> None:
    position = played(start(), "auction open")
    risky = [FOUR.moves[number] for number in seen(position, 1).risky]
    assert (risky[0], risky[-1]) == ("bid 12", "bid 99")
    assert "You have 11 talers; more is a bluff: if it wins, you lose them all." in facts(position, 1)
    assert "Half of what another pays is yours." in facts(position, 1)
    in_full = "; more is a bluff: if it wins, you lose them all and get nothing."
    assert any(fact.endswith(in_full) for fact in facts(position.play("bid 1"), 2))
    assert "Half of what another pays is yours." not in facts(position.play("bid 1"), 2)
    within_cash = played(CASH_FOUR.start(), "reveal C7, roll 1, auction open")
    assert not set(within_cash.numbers) & set(seen(within_cash, 1).risky)
    assert not any("If you bid more" in fact for fact in facts(within_cash, 1))


def test_what_a_bluff_costs_is_said_in_full_until_a_card_is_sold() -> None:
    position = placed(seat=4, cities={1: "G3 . C5"}, top="H6").play("done")
    told = [fact for fact in facts(played(position, "roll 1, auction open"), 1) if "bluff" in fact]
    assert told
    assert not any("get nothing" in fact for fact in told)


def test_where_the_card_would_fit_the_viewers_city() -> None:
    position = placed(seat=4, cities={1: "G3 . C5", 2: "T1 G3", 3: "H5 C4"}, top="H6").play("done")
    position = played(position, "roll 1, auction open, bid 1")
    assert "It fits in 3 places in your city." in facts(position, 1)
    assert "It doesn’t fit into your city right now." in facts(position, 3)
    assert not any("fits" in fact for fact in facts(position, 4))


def test_the_outcome_stands_until_a_card_is_laid() -> None:
    position = placed(cities={1: "G3 . C5"}, hands={1: "H6 R2"})
    assert title(position, 1).en == "No bidder could pay"
    assert title(position.play(str(next(move for move in position.moves if move.startswith("lay")))), 1).en == "You build"


def test_whoever_can_build_reads_of_that_and_no_longer_of_the_purchase() -> None:
    bought = placed(seat=4, cities={1: "G3 . C5"}, top="H6").play("done")
    bought = played(bought, "roll 1, auction open, bid 1, pass, pass, pass, reveal G2")
    assert [title(bought, seat).en for seat in (1, 2)] == ["You build", "Lion buys for 1 taler"]


def test_what_the_card_is_good_for() -> None:
    uses = {
        "L3": "3 points and a shield; it closes the left end of a city.",
        "T1": "1 point and a shield against saboteurs.",
        "G3": "3 points; in a city it adds 2 talers to every income.",
        "H6": "6 points; right in the middle of a complete city 10 points more.",
        "C9": "9 points; the same number of churches left and right of the town hall brings 5 points.",
    }
    for card, said in uses.items():
        assert said in facts(played(placed(seat=4, top=card).play("done"), "roll 1, auction open"), 2)
    assert not any("middle" in fact for fact in facts(HIDDEN, 2))
    assert any("middle" in fact for fact in facts(HIDDEN.play("pass"), 2))


def test_whose_city_the_card_fits() -> None:
    position = placed(seat=4, cities={1: "G3 . C5", 2: "T1 G3", 3: "H5 C4"}, top="H6").play("done")
    position = played(position, "roll 1, auction open, bid 1")
    use = {bidder.seat: bidder.use.en for bidder in seen(position, 2).bidders}
    assert use == {1: "fits", 2: "fits", 3: "", 4: ""}
    assert not any(bidder.use.en for bidder in seen(HIDDEN, 2).bidders)


def test_the_last_card_of_a_stack_is_announced() -> None:
    position = played(placed(seat=4, stacks=(0, 5), top="T3"), "done, roll 1, auction open")
    assert facts(position, 2)[0] == "It is the last card of its stack."


def test_after_the_sale_the_panel_says_what_came_of_it() -> None:
    sold = played(start(), "auction open, bid 1, bid 6, bid 20, pass, pass, pass")
    found = seen(sold, 0)
    assert title(sold, 0).de == "Adler kauft für 6 Taler"
    assert [(bidder.standing, bidder.said.en) for bidder in found.bidders] == [
        ("out", "passes (1)"),
        ("buys", "6 talers"),
        ("out", "can’t pay 20 talers"),
        ("out", "passes"),
    ]
    unsold = played(start(), "auction open, bid 12, pass, pass, pass")
    assert seen(unsold, 0).title.en == "No bidder could pay"
    assert seen(unsold, 0).bidders[0].said.en == "can’t pay 12 talers"


def test_what_the_viewers_city_counts_and_could_count() -> None:
    position = placed(cities={1: "C7 H5 C9", 2: "L3 C6 H6 C5 R3"}, hands={1: "T1"})
    assert facts(position, 1) == [
        "Your city is worth 21 points; 36 if complete.",
        "With your hand your city can reach 22 this turn.",
        "At the end your unbuilt cards cost 1 point.",
    ]
    assert points_if_complete(position.state, 0) == 21 + 10 + 5
    assert facts(position, 2) == ["Your city is worth 43 points."]
    assert facts(position, 3) == []
    open_end = placed(cities={1: "L1 H5 C9"})
    assert points_if_complete(open_end.state, 0) == 15
    assert points_if_complete(placed(cities={1: "L1 H5"}).state, 0) == 16


@pytest.mark.parametrize("every", [25, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_panel_stays_till_the_end_and_has_a_button_for_what_is_not_drawn(game: Game, every: int) -> None:
    *line, last = random_game(game, 4)
    assert sale(last.state) is None
    for position in line[::every]:
        found = seen(position, max(position.actor, 0))
        assert found.bidders[0].seat == position.state.active + 1
        assert len(found.bidders) == game.seats
        assert found.decisions == DECISIONS
        assert "{" not in found.title.en + found.title.de


def test_unbuilt_cards_say_at_all_times_what_they_cost() -> None:
    unbuilt = "At the end your unbuilt cards cost 8 points."
    hands = {1: "C5 T3"}
    assert unbuilt in facts(placed(seat=2, hands=hands, stacks=(3, 10)), 1)
    assert unbuilt in facts(placed(hands=hands, final=True), 1)
    assert unbuilt in facts(placed(seat=2, hands=hands, stacks=(9, 10)), 1)
    assert not any("unbuilt" in fact for fact in facts(placed(hands=hands, final=True), 2))


def test_who_may_sabotage_sees_whom_it_reaches_and_what_the_die_does() -> None:
    cities = {1: "G4 H5", 2: "G3 T1 C8", 3: "G2 C4 G5", 4: "H6 C5"}
    position = placed(cities=cities, hands={2: "T2 T2 G4 G5 H7"}, saboteurs={1: 1})
    names = seat_names(4)
    told = [fact.named(names).en for fact in seen(position, 1).facts]
    whom = "a building of Bear or Stag (fewest shields of the rival cities) or a card of Eagle (five or more in hand)"
    assert told == [f"Your saboteur may attack {whom}."]
    views = position.view(1), position.view(2), placed(cities=cities).view(1)
    assert ["Saboteur: it falls" in str(RULES.drawing.outlook(view.state, PRINT)) for view in views] == [True, False, False]
    attacked = played(position, "sabotage P4 1, roll 4")
    assert facts(attacked, 4) == ["Your city is worth 11 points.", "Without church\u00a05 your city is worth 6 points."]


def test_building_comes_before_sabotage() -> None:
    position = placed(cities={1: "G3 C5", 2: "G2 C4"}, hands={1: "T2"}, saboteurs={1: 1})
    assert [fact.split()[0] for fact in facts(position, 1)] == ["With", "Your"]
    assert title(placed(cities={1: "G3 C5", 2: "G2 C4"}, saboteurs={1: 1}), 1).en == "Your saboteur"
    assert title(position, 1).en != "Your saboteur"


@pytest.mark.parametrize(
    ("city", "hand", "is_final", "said"),
    [
        ("L1 H5 C9", "R2", False, "Right corner tower\u00a02: only one corner tower before the final round."),
        ("G2 H5 C9", "H6", False, "Town hall\u00a06: a city has only one town hall."),
        ("L1 C9", "C4", False, "Church\u00a04: the same type stands next to every free place."),
        (
            "T1 G2 T2",
            "T3 L2",
            False,
            "Left corner tower\u00a02 and tower\u00a03: the same type stands next to every free place.",
        ),
        ("L1 H5 R2", "T3", True, "Tower\u00a03: your city is closed there."),
        ("L1 . R2", "T3", True, "Tower\u00a03: the same type stands next to every free place."),
        ("L1 H5", "L2", True, "Left corner tower\u00a02: your city is closed there."),
    ],
)
def test_why_no_card_fits(city: str, hand: str, is_final: bool, said: str) -> None:
    position = placed(cities={1: city}, hands={1: hand}, final=is_final)
    assert list(position.moves) == ["done"]
    assert facts(position, 1)[0] == said


def test_why_no_card_fits_is_said_only_then() -> None:
    position = placed(cities={1: "G2 H5 C9"}, hands={1: "H6 T1"})
    assert not any("town hall" in fact for fact in facts(position, 1))


@pytest.mark.parametrize(
    ("hand", "card", "said"),
    [
        ("H5 C4", "G3", "With this card you could begin your city."),
        ("H5 C4", "H6", "You hold a town hall already; a city has only one."),
        ("L1 C4", "R2", "You hold a corner tower already: only one before the final round."),
        ("T1 T2", "T3", "Even with this card no three of yours fit together."),
        ("T1 T2", "G3", "With this card you could begin your city."),
        ("H5", "C4", None),
        ("H5 C4 G3", "T1", None),
        ("", "C4", None),
    ],
)
def test_who_has_no_city_is_told_what_the_card_brings_for_it(hand: str, card: str, said: str | None) -> None:
    position = played(placed(seat=4, hands={2: hand}, top=card).play("done"), "roll 1, auction open")
    sentences = {ANOTHER_HALL.en, ANOTHER_CORNER.en, WITH_IT.en, NOT_EVEN.en}
    assert sentences & set(facts(position, 2)) == ({said} if said else set())
    assert not sentences & set(facts(position, 0))


@pytest.mark.parametrize(
    ("hand", "card", "said"),
    [("T1 G2", "L1", WITH_IT), ("T1 T2", "L1", NOT_EVEN), ("L1 G2", "R1", ANOTHER_CORNER)],
)
def test_a_card_of_known_type_is_told_of_too(hand: str, card: str, said: Text) -> None:
    position = played(placed(seat=4, hands={2: hand}).play("done"), f"roll 1, auction hidden, peek {card}, bid 1, bid 4, pass")
    assert said.en not in facts(position, 2)
    assert said.en in facts(position.play("pass"), 2)


@pytest.mark.parametrize(
    ("hand", "said", "cost"),
    [
        ("R1 H5 H6", ["Only one of your town halls can go into your city."], 12),
        ("L1 R1", ["Only one of your corner towers can go into your city before the final round."], 2),
        ("T1 T2 L1", ["No three of your cards fit together yet."], 4),
        ("T1 G2", [], 3),
        ("T1 G2 H5 H6", ["Your cards are enough for the first build."], 14),
    ],
)
def test_whoever_chooses_what_to_auction_is_told_what_its_hand_lacks(hand: str, said: list[str], cost: int) -> None:
    position = played(placed(seat=4, hands={1: hand}).play("done"), "roll 1")
    assert facts(position, 1) == [
        *said,
        "Half of what another pays is yours.",
        f"At the end your unbuilt cards cost {cost} points.",
    ]
    assert facts(position, 2) == []


def test_a_plan_is_whole_where_the_rules_let_a_hand_found_a_city() -> None:
    seen = set()
    for seed in range(6):
        for position in random_game(FOUR, seed):
            for seat in range(4):
                view = position.view(seat + 1).state
                if not view.has_built[seat] and not view.city_sizes[seat]:
                    is_whole = NOTHING not in planned(view, seat)
                    assert is_whole == can_found(view, seat)
                    seen.add((is_whole, bool(view.is_final)))
    assert {(True, False), (False, False)} <= seen


def test_before_the_end_the_cards_to_it_are_counted() -> None:
    left = "Open stack: 3 left, then the final round"
    assert in_sight(placed(stacks=(2, 10))) == left
    assert in_sight(placed(stacks=(10, 3))) == "Hidden stack: 3 left, then the final round"
    assert in_sight(placed(stacks=(4, 10))) == ""
    assert in_sight(played(placed(seat=4, stacks=(3, 10)).play("done"), "roll 1, auction open")) == left
    assert in_sight(placed(stacks=(2, 10), last=True)) == "Last turn, then the final round"
    assert in_sight(placed(stacks=(2, 10), final=True)) == ""


def in_sight(position: Position) -> str:
    """Return what the page says of the end, in English."""
    return end_in_sight(position.view(1).state).en


def test_a_sabotage_heads_the_panel() -> None:
    attacked = placed(cities={2: "G3 T1 C8"}, saboteurs={1: 1}, talers={2: 10}).play("sabotage P2 0")
    assert title(attacked, 2).en == "Lion sabotages your city"
    assert title(attacked.play("roll 4"), 2).de == "Löwe sabotiert deine Stadt"


def test_whoever_chooses_a_stack_is_told_who_pays_whom() -> None:
    assert "half to you, the rest to the bank" in seen(start(), 1).more.en
    assert seen(start(), 2).more == NO_TEXT
    owner = placed(seat=4, hands={1: "T1"}).play("done")
    assert "If you buy it yourself, all goes to the bank." in seen(owner.play("roll 2"), 1).more.en


def test_a_card_that_is_put_back_heads_the_panel_and_is_known_to_all() -> None:
    put_back = played(placed(cities={2: "G4 T1 C6"}, saboteurs={1: 1}, stacks=(9, 10)), "sabotage P2 2, roll S")
    assert {title(put_back, seat).en for seat in (1, 2)} == {"A card is put back"}
    assert "Everyone has seen it, and knows it when it comes up again." in facts(put_back, 3)


def test_whoever_may_take_a_saboteur_is_told_what_for() -> None:
    robbing = played(placed(THREE, saboteurs={1: 3, 3: 2}), "done, roll S")
    assert "Instead of building, a saboteur attacks a rival’s building or a hand of five or more cards." in facts(robbing, 2)
    assert not facts(robbing, 3)
