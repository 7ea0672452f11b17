"""The pieces and the two boards as tables (BB 1).

Colours, kinds, tiles, districts, spaces and offer spaces count from 0 in code. The colours stand in the order of their
districts, so that everything of one colour is one block:

    colour      red    yellow   blue    green   violet
    districts   1-3    4-6      7-9     10-12   13-15     three a colour, of 3, 4 and 5 spaces (BB 1.3)
    spaces      0-11   12-23    24-35   36-47   48-59     1a is 0, 1b 1, 1c 2, 2a 3, ...
    tiles       0-4    5-9      10-14   15-19   20-24     park 3, house 2, house 3, villa 2, villa 3

Values without a printed source are our own reconstruction, marked so here.
"""

import numpy as np

SEATS_MAX = 4
HAND = 3  # BB 2.3: tiles in hand
COLOURS = 5  # BB 1.1 [book; red and blue are named there, the others: reconstruction]
PARK, HOUSE, VILLA = range(3)  # BB 1.2
KINDS = 3

_FORMS = ((PARK, 3, 3), (HOUSE, 2, 2), (HOUSE, 3, 2), (VILLA, 2, 2), (VILLA, 3, 3))
"""BB 1.2: kind, value and copies of a colour's tiles. [how the copies are split among kinds and values: reconstruction]"""

FORMS = len(_FORMS)
TILES = COLOURS * FORMS
TILE_COLOUR = np.array([tile // FORMS for tile in range(TILES)], np.int8)
TILE_KIND = np.array([_FORMS[tile % FORMS][0] for tile in range(TILES)], np.int8)
TILE_VALUE = np.array([_FORMS[tile % FORMS][1] for tile in range(TILES)], np.int8)
COPIES = np.array([_FORMS[tile % FORMS][2] for tile in range(TILES)], np.int8)
TILE_COUNT = int(COPIES.sum())

_DISTRICTS = (  # BB 1.3: building spaces ("." plain, "c" a coin, "2" two points more), cost and bonus [table: reconstruction]
    ("c..", 1, "+4"),  # 1 Stadtbibliothek, red
    (".c2.", 2, "x2"),  # 2 Kaiserdom
    (".2.c.", 2, "x2"),  # 3 Paulskirche
    (".c.", 1, "+4"),  # 4 Zoologischer Garten, yellow
    ("2.c.", 1, "x2"),  # 5 Hauptsynagoge
    ("c..2.", 2, "x2"),  # 6 Kleinmarkthalle
    ("..c", 1, "x2"),  # 7 Eiserner Steg, blue
    (".2c.", 2, "+4"),  # 8 Hauptbahnhof
    ("2..c.", 2, "x2"),  # 9 Saalbau
    ("c..", 2, "+4"),  # 10 Palmengarten, green
    (".c.2", 1, "x2"),  # 11 Opernhaus
    ("..c.2", 1, "+4"),  # 12 Börse
    (".c.", 1, "+4"),  # 13 Burgblock, violet
    ("c.2.", 1, "x2"),  # 14 Grand Bazar
    (".c..2", 2, "x2"),  # 15 Kaufmännischer Verein
)

DISTRICTS = len(_DISTRICTS)
DISTRICTS_OF_A_COLOUR = DISTRICTS // COLOURS
_SYMBOLS = "".join(spaces for spaces, _, _ in _DISTRICTS)
SPACES = len(_SYMBOLS)
SPACES_OF_A_COLOUR = SPACES // COLOURS
SIZE = np.array([len(spaces) for spaces, _, _ in _DISTRICTS], np.int8)  # building spaces of each district
FIRST_SPACE = np.cumsum(SIZE) - SIZE  # each district's space a
DISTRICT = np.repeat(np.arange(DISTRICTS), SIZE).astype(np.int8)  # of each space
SPACE_COIN = np.array([symbol == "c" for symbol in _SYMBOLS], np.int8)  # BB 3.3: the coins that each space gives
TWO_MORE = 2  # BB 3.2
SPACE_POINTS = np.array([TWO_MORE * (symbol == "2") for symbol in _SYMBOLS], np.int8)  # BB 3.2: the points that each space adds
COST = np.array([cost for _, cost, _ in _DISTRICTS], np.int8)  # of each great project, in coins
DOUBLES = np.array([bonus == "x2" for _, _, bonus in _DISTRICTS], np.int8)  # 1: the turn's points count double; 0: four more
FOUR_MORE = 4  # BB 3.4
FIRST_PLAIN_SPACE = np.array(  # BB 2.2: where a district's neutral tile goes
    [FIRST_SPACE[district] + spaces.index(".") for district, (spaces, _, _) in enumerate(_DISTRICTS)], np.int8
)

PRICES = np.array([1, 2, 1, 2, 1], np.int8)  # BB 1.4, by offer space, clockwise [order: reconstruction]
OFFERS = len(PRICES)

COINS = 12  # BB 1.5
COINS_MAX = 3  # of a seat
CRANES = 3  # of a seat

REMOVED = np.array([0, 0, 3, 2, 0], np.int8)  # BB 2.1, by seats
NEUTRAL = np.array([0, 0, DISTRICTS, 0, 0], np.int8)  # BB 2.2, by seats
SUPPLY = TILE_COUNT - REMOVED - NEUTRAL - HAND * np.arange(SEATS_MAX + 1) - OFFERS  # BB 2.4, by seats

assert (TILE_COUNT, SPACES, DISTRICTS) == (60, 60, 15)
assert all(COPIES[colour == TILE_COLOUR].sum() == SPACES_OF_A_COLOUR == 12 for colour in range(COLOURS))
assert SIZE.reshape(COLOURS, DISTRICTS_OF_A_COLOUR).tolist() == [[3, 4, 5]] * COLOURS
assert SUPPLY[2:].tolist() == [31, 44, 43]
assert COINS == COINS_MAX * SEATS_MAX
