"""What others' moves have taken from somebody is said to them until their next move, over the log and in the news."""

from html import unescape

from baumeister.web.pages.table.latest import latest
from baumeister.web.pages.table.notice import notice, struck
from tests.games.kinds import Position
from tests.games.play import played
from tests.games.wettstreit.scenes import THREE, placed
from tests.web.pages.test_pages import frame, table

BEFORE = placed(THREE, seat=2, cities={1: "T2 G3 C9", 2: "T1 G2 T3"}, saboteurs={2: 1}, talers={1: 8}, stacks=(9, 8))


def said(position: Position, seat: int) -> str:
    return unescape(str(struck(table(position, seat), "en") or ""))


def test_a_destroyed_building_is_told_to_its_owner_alone() -> None:
    after = played(BEFORE, "sabotage P1 2, roll S")
    assert "saboteur has struck: church\u00a09 in your city is destroyed." in said(after, 1)
    assert said(after, 2) == said(after, 3) == ""


def test_who_could_not_pay_is_told_so() -> None:
    assert "as you couldn’t pay 9 talers" in said(played(BEFORE, "sabotage P1 2, roll 4"), 1)


def test_what_did_no_harm_is_no_blow() -> None:
    assert said(played(BEFORE, "sabotage P1 2, roll 1"), 1) == ""


def test_the_news_say_how_a_sabotage_ended() -> None:
    news = [text.en for text in latest(table(played(BEFORE, "sabotage P1 2, roll 1, roll 1, auction open, bid 1"), 1))]
    assert "\ue002’s sabotage roll is 1: church\u00a09 survives" in news


def test_a_blow_is_told_until_the_next_move() -> None:
    told = played(BEFORE, "sabotage P1 2, roll S, roll 1, auction open, bid 1")
    assert told.actor == 1
    assert "struck" in said(told, 1)
    assert said(told.play("pass"), 1) == ""


def test_the_prompt_stays_in_sight() -> None:
    assert notice(table(played(BEFORE, "sabotage P1 2, roll S"), 1), frame()) is None


def test_the_news_begin_with_it() -> None:
    news = latest(table(played(BEFORE, "sabotage P1 2, roll S, roll 1, auction open, bid 1"), 1))
    assert "in your city is destroyed." in news[0].en
    assert not any("destroy" in text.en for text in news[1:])


def test_whoever_attacks_is_told_the_roll_until_its_next_move() -> None:
    before = placed(THREE, seat=1, cities={1: "T1 G2 T3", 2: "T2 G3 C9"}, saboteurs={1: 1}, stacks=(9, 8))
    after = played(before, "sabotage P2 2, roll 1, roll 1, auction open, bid 1, pass")
    assert after.actor == 1
    assert latest(table(after, 1))[0].en == "You roll 1: church\u00a09 survives"
    assert not any("roll" in text.en for text in latest(table(after.play("pass"), 1)))
