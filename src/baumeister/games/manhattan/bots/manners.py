"""How Manhattan's characters build: what each of them likes among moves that are worth the same."""

from baumeister.core.manners import Manners, Traits, ranked
from baumeister.games.manhattan.rules.components import LOTS, MIXES, SEAT_OF_COLOUR, SIZES
from baumeister.games.manhattan.rules.moves import PUT, SCRAP, block_put, mix_of
from baumeister.games.manhattan.rules.state import State

TALL = 20.0  # floors


def traits(view: State, move: int) -> Traits:
    """Return what is to be seen in a move."""
    if move < PUT:
        return taken(move)
    return put(view, move) if move < SCRAP else {}


def taken(move: int) -> Traits:
    """Return the shares of small and of large blocks among those that are taken (MH 3.1)."""
    mix = MIXES[mix_of(move)[1]].tolist()
    sizes = dict(zip(("ones", "twos", "threes", "fours"), mix, strict=True))
    return {size: count / sum(mix) for size, count in sizes.items()}


def put(view: State, move: int) -> Traits:
    """Return what a block does where it is put (MH 3.2, 3.5)."""
    _, place, size = block_put(move)
    top, floors = int(view.top[place]), int(view.floors[place].sum())
    is_own = top >= 0 and int(SEAT_OF_COLOUR[view.seats, top]) == view.actor - 1
    city = place // LOTS
    own = sum(
        int(top) >= 0 and int(SEAT_OF_COLOUR[view.seats, top]) == view.actor - 1 for top in view.top[city * LOTS :][:LOTS]
    )
    return {
        "height": (floors + size + 1) / TALL,
        "large": (size + 1) / SIZES,
        "own": float(is_own),
        "theirs": float(top >= 0 and not is_own),
        "new": float(top < 0),
        "at home": own / LOTS,
        "ABCDEF"[city]: 1.0,
        "123456789"[place % LOTS]: 1.0,
    }


MANNERS = Manners(
    traits,
    {
        # first the spire
        "cornelia": {"fours": 1.0, "ones": 0.5, "height": 1.0, **ranked("FEDCBA951742863")},
        # lends his lots, and takes them back
        "ambrose": {"threes": 1.0, "twos": 0.5, "theirs": 1.0, "height": -0.2, **ranked("AECFDB246813579")},
        # four floors before lunch
        "hattie": {"fours": 1.0, "threes": 0.5, "large": 1.0, "new": 0.2, **ranked("BDFACE321654987")},
        # height on what is his
        "leopold": {"twos": 1.0, "threes": 0.4, "own": 1.0, "at home": 0.5, **ranked("CFABED789456123")},
        # small houses everywhere
        "ezra": {"ones": 1.0, "height": -1.0, "large": -0.5, **ranked("DABEFC537194628")},
    },
)
