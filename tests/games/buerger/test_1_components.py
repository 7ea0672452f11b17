"""BB 1: the material."""

from collections import Counter

from baumeister.games.buerger.rules import components
from baumeister.games.buerger.words.notation import MOVE_TEXTS, SPACE_TEXTS, TILE_TEXTS
from baumeister.games.buerger.words.phrases import COLOURS, PROJECTS, project_name
from tests.games.buerger.plain import DISTRICTS, PRICES, SPACES, TWELVE
from tests.games.buerger.scenes import FOUR, GAMES

LETTERS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "v": "violet"}


def test_1_1_five_colours_of_tiles_and_districts() -> None:
    assert {tile[0] for tile in TILE_TEXTS} == set(LETTERS)
    assert {name.en for name in COLOURS} == set(LETTERS.values())
    assert components.COLOURS == 5


def test_1_2_sixty_tiles_twelve_of_each_colour() -> None:
    copies = dict(zip(TILE_TEXTS, components.COPIES.tolist(), strict=True))
    assert sum(copies.values()) == 60
    for colour in LETTERS:
        assert Counter({tile[1:]: count for tile, count in copies.items() if tile[0] == colour}) == Counter(TWELVE)


def test_1_2_parks_are_worth_3_houses_and_villas_2_or_3() -> None:
    values = {(tile[1], tile[2]) for tile in TILE_TEXTS}
    assert values == {("P", "3"), ("H", "2"), ("H", "3"), ("V", "2"), ("V", "3")}
    for number, tile in enumerate(TILE_TEXTS):
        assert int(tile[2]) == components.TILE_VALUE[number]
        assert tile[1] == "PHV"[components.TILE_KIND[number]]
        assert LETTERS[tile[0]] == COLOURS[components.TILE_COLOUR[number]].en


def test_1_3_fifteen_districts_three_a_colour_of_three_four_and_five_spaces() -> None:
    assert components.DISTRICTS == 15
    of_colour: dict[str, list[int]] = {}
    for colour, marks, _, _ in DISTRICTS.values():
        of_colour.setdefault(colour, []).append(len(marks))
    assert of_colour == {colour: [3, 4, 5] for colour in LETTERS}
    assert components.SIZE.tolist() == [len(marks) for _, marks, _, _ in DISTRICTS.values()]


def test_1_3_twelve_spaces_a_colour_as_many_as_tiles() -> None:
    spaces = Counter(DISTRICTS[int(space[:-1])][0] for space in SPACE_TEXTS)
    assert spaces == dict.fromkeys(LETTERS, 12)


def test_1_3_the_table_of_districts() -> None:
    for number, (_, _, cost, bonus) in DISTRICTS.items():
        assert components.COST[number - 1] == cost
        assert components.DOUBLES[number - 1] == (bonus == "x2")
    assert tuple(SPACES) == SPACE_TEXTS
    for number, mark in enumerate(SPACES.values()):
        assert components.SPACE_COIN[number] == (mark == "coin")
        assert components.SPACE_POINTS[number] == (2 if mark == "2" else 0)


def test_1_3_each_district_has_one_coin_and_at_most_one_2() -> None:
    for _, marks, _, _ in DISTRICTS.values():
        assert marks.count("coin") == 1
        assert marks.count("2") <= 1
        assert marks.count("") >= 1


def test_1_3_projects_and_their_years() -> None:
    years = (1825, 1881, 1832, 1874, 1860, 1879, 1868, 1888, 1859, 1869, 1880, 1879, 1891, 1900, 1908)
    assert tuple(project.year for project in PROJECTS) == years
    assert project_name(1).de == "Kaiserdom"
    assert project_name(14).de == "Kaufmännischer Verein"
    assert len({project.name.de for project in PROJECTS}) == len({project.name.en for project in PROJECTS}) == 15


def test_1_4_five_offer_spaces_and_their_prices() -> None:
    assert dict(enumerate(components.PRICES.tolist(), 1)) == PRICES == {1: 1, 2: 2, 3: 1, 4: 2, 5: 1}


def test_1_5_twelve_coins_are_enough_as_nobody_holds_more_than_three() -> None:
    assert components.COINS == 12 == 4 * components.COINS_MAX
    for game in GAMES:
        assert game.start().state.cranes.tolist() == [3] * game.seats + [0] * (4 - game.seats)


def test_notation_has_a_form_for_every_move() -> None:
    words = Counter(text.split()[0] if text[1] not in "PHV" else "lay" for text in MOVE_TEXTS)
    assert words == {
        "lay": 25 * 60,
        "crane": 1,
        "no": 1,
        "buy": 5,
        "neutral": 25,
        "deal": 25,
        "offer": 25,
        "refill": 25,
        "mayor": 5,
    }
    examples = {"neutral rH2", "deal rV3", "offer rV3", "refill rV3", "mayor 4", "rV3 2c", "crane", "no crane", "buy 4"}
    assert examples <= set(MOVE_TEXTS)
    assert len(set(MOVE_TEXTS)) == len(MOVE_TEXTS)
    assert all(text.isascii() for text in MOVE_TEXTS)
    assert all(number < FOUR.rules.seat_move_count for number in (FOUR.move("rV3 2c").number, FOUR.move("buy 5").number))


def test_the_game_says_who_made_it_and_what_is_our_own() -> None:
    rules = FOUR.rules
    assert (rules.seats, rules.facts.author, rules.facts.publisher, rules.facts.year) == (
        (2, 3, 4),
        "Michael Schacht",
        "Abacusspiele",
        2009,
    )
    assert rules.options == ()
    assert "fifteen districts" in rules.facts.reconstructed.en
    assert "fünfzehn Viertel" in rules.facts.reconstructed.de
