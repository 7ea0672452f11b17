"""The state of Wettstreit der Baumeister: one record. Seats count from 0 here, but for `actor` and `viewer`.

Knowledge of a hand is kept as numbers of cards, for equal cards cannot be told apart. Of each card in a hand a viewer
knows the face (it was bought openly, or the viewer peeked at it), or its type (that was announced), or nothing. A card that
leaves a hand, which all see, counts as one whose face the viewer knows, else as one announced of its type, else as unknown.

In a view others' hands are empty (their sizes stay), and what others know of other hands than the viewer's is taken out; what
everybody can count of it stays. `unseen` then holds all cards whose whereabouts the viewer doesn't know.
"""

import numpy as np

from baumeister.core.record import Cells, Head, field, record
from baumeister.games.wettstreit.rules.components import CARD_COUNT, CARDS, PLACES, SEATS_MAX, STACKS, TYPES, VIEWERS

TURN_UP, INCOME, ROBBERY, CHOICE, PEEKING, BIDDING, BUILDING, ATTACK, RANSOM, LOSS, BURIAL, DONE = range(12)

NOBODY = -1
NOTHING = -1
NO_BID = -1


@record
class State(Head):
    """A position of Wettstreit der Baumeister."""

    phase: int = field(
        np.int8,
        "what is decided next: 0 the open stack's new top card, 1 the income roll, 2 whom to take a saboteur from, "
        "3 the stack, 4 the hidden card, 5 a bid, 6 building or sabotage, 7 the sabotage roll, 8 whether the owner pays, "
        "9 the card that a hand loses, 10 under which stack a card goes, 11 nothing",
    )
    bids_within_cash: int = field(np.int8, "1 if nobody may bid more than it has (option)")
    active: int = field(np.int8, "the seat whose turn it is; in an auction the auctioneer")
    is_last_turn: int = field(np.int8, "1 once the last card of a stack has been chosen for auction (WB 4.1)")
    is_final: int = field(np.int8, "1 in the final round and after it (WB 4.2)")
    finished: int = field(np.int8, "how many seats have laid their cards in the final round")
    roll: int = field(np.int8, "what the die showed last, 1 to 5, 6 the saboteur, 0 before the first roll")
    talers: Cells = field(np.int32, "each seat's talers", SEATS_MAX)
    saboteurs: Cells = field(np.int8, "each seat's saboteurs", SEATS_MAX)
    pool: int = field(np.int8, "saboteurs in the pool")

    open_top: int = field(np.int8, "the card on top of the open stack, -1 if none lies there or it isn't turned up yet")
    unseen_counts: Cells = field(np.int8, "cards in the open and in the hidden stack that nobody has seen", STACKS)
    unseen: Cells = field(
        np.int8, "those cards of both stacks, by face; in a view all cards that the viewer hasn't located", CARDS
    )
    under_counts: Cells = field(np.int8, "how many cards lie under each stack, put there by sabotage", STACKS)
    under: Cells = field(np.int8, "these cards, which all have seen, the uppermost first; -1 where none is", STACKS, CARD_COUNT)
    out: Cells = field(np.int8, "cards that left the game because nobody could pay, by face", CARDS)

    stack: int = field(np.int8, "the stack that the card of this turn's auction came from, -1 not chosen yet")
    sale_card: int = field(
        np.int8, "the card that is being auctioned, -1 if there is none, it isn't drawn yet or the viewer doesn't know it"
    )
    sale_type: int = field(np.int8, "its type, once announced, -1 if not")
    sale_is_public: int = field(np.int8, "1 if all know the card that is being auctioned")
    bids: Cells = field(np.int8, "each seat's last bid in this turn's auction, -1 if it made none", SEATS_MAX)
    has_passed: Cells = field(np.int8, "1 for each seat that has passed in this turn's auction", SEATS_MAX)
    bidder: int = field(np.int8, "the seat with the highest bid of this turn's auction, -1 before the first bid")
    buyer: int = field(np.int8, "the seat that bought this turn's card, -1 if none has")

    cities: Cells = field(np.int8, "the card at each place of each seat's city, -1 where none lies", SEATS_MAX, PLACES)
    leftmost: Cells = field(
        np.int8, "the index of the leftmost card of each city; in an empty city one beyond the other", SEATS_MAX
    )
    rightmost: Cells = field(np.int8, "the index of the rightmost card of each city", SEATS_MAX)
    city_sizes: Cells = field(np.int8, "how many cards each city has", SEATS_MAX)
    shields: Cells = field(np.int8, "shields in each city", SEATS_MAX)
    coins: Cells = field(np.int8, "coins on the gates of each city", SEATS_MAX)
    corner_counts: Cells = field(np.int8, "corner towers in each city", SEATS_MAX)
    hall_counts: Cells = field(np.int8, "town halls in each city", SEATS_MAX)
    has_built: Cells = field(np.int8, "1 for each seat that has completed its very first build", SEATS_MAX)
    laid: int = field(np.int8, "how many cards have been laid in this turn")

    target: int = field(np.int8, "the seat that is being sabotaged, -1 if none is")
    target_place: int = field(np.int8, "the index of the place that is being sabotaged, -1 if it is the hand")
    evicted: int = field(np.int8, "the card that goes under a stack as soon as it is said under which, -1 if there is none")

    hands: Cells = field(np.int8, "cards in each seat's hand, by face; in a view those of the viewer only", SEATS_MAX, CARDS)
    hand_sizes: Cells = field(np.int8, "how many cards each seat holds", SEATS_MAX)
    shown: Cells = field(np.int8, "of each hand the cards whose faces all know, by face", SEATS_MAX, CARDS)
    shown_counts: Cells = field(np.int8, "how many cards of each hand these are", SEATS_MAX)
    peeked: Cells = field(
        np.int8,
        "by seat and holder: further cards in the holder's hand that the seat peeked at, by face; in a view those peeked at "
        "or held by the viewer",
        SEATS_MAX,
        SEATS_MAX,
        CARDS,
    )
    announced: Cells = field(
        np.int8,
        "by viewer (0 a spectator, then the seats) and holder: cards of which the viewer knows the type alone, by type; in a "
        "view what everybody knows, what the viewer knows and what is known of the viewer's hand",
        VIEWERS,
        SEATS_MAX,
        TYPES,
    )
    peeked_least: Cells = field(
        np.int8,
        "so many cards of each type at least all can count in `peeked`, by seat and holder",
        SEATS_MAX,
        SEATS_MAX,
        TYPES,
    )
