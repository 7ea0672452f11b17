"""How Project Skyline's characters build: what each of them likes among moves that are worth the same."""

from baumeister.core.manners import Manners, Traits
from baumeister.games.skyline.rules.components import CENTRE, CORNERS, DISTANCES, FIELDS, PUSH_MAX, SIZE, TWO_FLOORS
from baumeister.games.skyline.rules.moves import (
    ADVANCE,
    BUILD_ON,
    DEMOLISH,
    FLOOR_ON,
    JOIN,
    JOIN_ENDS,
    JOIN_STARTS,
    MOVE,
    RAISE,
    RAISE_ENDS,
    RAISE_STARTS,
    REMOVE_ON,
    RETURN,
    START,
    SWAP,
    TAX_SEAT,
    TOWERS,
    fields_of,
    push_of,
)
from baumeister.games.skyline.rules.state import State

EASTERN, SOUTHERN = CORNERS[1:3], CORNERS[2:]  # the corners go round clockwise from the north-west


def traits(view: State, move: int) -> Traits:
    """Return what is to be seen in a move."""
    if move < TOWERS:
        road = CORNERS[move - START]
        return {"east": float(road in EASTERN), "south": float(road in SOUTHERN)}
    if move < RAISE:
        first = TOWERS if move < FLOOR_ON else FLOOR_ON if move < BUILD_ON else BUILD_ON
        return built(view, move - first)
    if move < JOIN:
        return built(view, int(RAISE_STARTS[move - RAISE])) | demolished(view, int(RAISE_ENDS[move - RAISE]))
    if move < DEMOLISH:
        return built(view, int(JOIN_STARTS[move - JOIN])) | {"high": 1.0} | demolished(view, int(JOIN_ENDS[move - JOIN]))
    return by_card(view, move)


def by_card(view: State, move: int) -> Traits:
    """Return what is to be seen in a move that a card asks for (PS 5)."""
    if ADVANCE <= move < TAX_SEAT:
        return {"far": push_of(move)[1] / PUSH_MAX}
    if SWAP <= move < REMOVE_ON:
        start, end = fields_of(move - (SWAP if move < MOVE else MOVE))
        return built(view, end) | {"far": float(DISTANCES[start, end]) / SIZE}
    field = move - next(first for first in (REMOVE_ON, RETURN, TAX_SEAT, DEMOLISH) if move >= first)
    return demolished(view, field) if not TAX_SEAT <= move < RETURN else {}


def built(view: State, field: int) -> Traits:
    """Return what there is where something is built (PS 3.5)."""
    row, column = divmod(field, SIZE)
    near = [other for other in range(FIELDS) if DISTANCES[field, other] == 1]
    own = sum(int(view.owners[other]) == view.actor - 1 for other in near)
    theirs = sum(int(view.owners[other]) not in (-1, view.actor - 1) for other in near)
    return {
        "centre": 1.0 - min(float(DISTANCES[field, other]) for other in CENTRE) / SIZE,
        "high": float(view.buildings[field]) / TWO_FLOORS,
        "own": own / 4,
        "theirs": theirs / 4,
        "east": column / (SIZE - 1),
        "south": row / (SIZE - 1),
    }


def demolished(view: State, field: int) -> Traits:
    """Return whose building goes (PS 3.6): the leader's in money, or the last one's."""
    owner = int(view.owners[field])
    richer = sum(int(view.cash[seat]) > int(view.cash[owner]) for seat in range(view.seats)) if owner >= 0 else 0
    return {"demolish": 1.0, "leader": 1.0 - richer / view.seats, "large": float(view.buildings[field]) / TWO_FLOORS}


MANNERS = Manners(
    traits,
    {
        "amara": {"high": 1.0, "centre": 0.4, "large": 0.3, "far": 0.5, "east": 0.3, "south": -0.2},  # talks in towers
        "jonas": {"own": 1.0, "demolish": -0.5, "theirs": -0.4, "east": -0.2, "far": -0.5},  # builds close together
        "yuki": {"high": -1.0, "centre": -0.5, "own": -0.4, "large": -0.3, "south": 0.6, "east": -0.4},  # less, and it is done
        "rashid": {  # rents by the road
            "theirs": 0.6,
            "centre": -0.6,
            "south": -0.5,
            "east": 0.5,
            "demolish": 0.3,
            "leader": -0.3,
        },
        "elvira": {  # has a master plan
            "theirs": 0.5,
            "centre": 0.6,
            "south": 0.4,
            "east": -0.4,
            "demolish": 0.6,
            "leader": 1.0,
        },
    },
    nearly=0.0015,
)
