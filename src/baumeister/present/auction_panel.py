"""The public side of an auction: a value that a game makes from a view, and that pages show in the same way for all games.

A game that has auctions returns an `Auction` from `Words.auction(view)` whenever its panel is to be there, and draws what is
for sale in `Drawing.item(view, look)`. The panel's place on the page is kept as long as a value is returned; so return one
between two auctions too, with nothing for sale yet, if the board is not to jump. Beside the hand the panel
has a place of its own, and may fold.

    Words(..., auction=auction)      auction(view) -> Auction | None: from a view, so it tells no more than that seat knows
    Drawing(..., item=item)          item(view, look) -> Markup: large; its pieces have the ids that they have on the board

The page adds what it knows by itself: the legal bids as buttons and a field for any sum (`Rules.bids`, whose notation is a word
and the sum), the button to pass (`Rules.pass_move`), and a button for each legal move among `decisions`. Their labels are those
of `Words.groups`. A button bears the id of the part that stands for its move, so `Drawing.parts` needs no drawing for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from baumeister.text import NO_TEXT, Text

Standing = Literal["sells", "waits", "asked", "bids", "leads", "out", "buys"]


class Bidder(NamedTuple):
    """One seat in an auction."""

    seat: int
    """Its number, from 1."""
    standing: Standing
    """It sells and decides; waits to be asked; is asked now; has bid and was outbid; leads; has passed or can't bid; buys."""
    said: Text = NO_TEXT
    """Its bid, or why it makes none: "4 million", "passes", "can't bid"."""
    means: Text = NO_TEXT
    """Its means, in a word or two; empty if the viewer may not know."""
    worth: Text = NO_TEXT
    """The item's worth to it, in a word or two; empty if none is shown."""
    use: Text = NO_TEXT
    """That it could use the item, in a word or two: for screens on which the panel hides the board."""
    bid: int | None = None
    """Its bid, as long as that stands."""
    means_in_short: Text = NO_TEXT
    """Its means where the plates are narrow, if they have to be shorter there."""


@dataclass(frozen=True)
class Auction:
    """An auction as a viewer sees it."""

    title: Text
    """The auctioneer and the item."""
    bidders: Sequence[Bidder]
    """All seats, in the order in which they are asked."""
    facts: Sequence[Text] = ()
    """Facts about the item, a short sentence each: where it could go, its effect."""
    worth: Text = NO_TEXT
    """The meaning of the bidders' `worth`; empty if they have none."""
    unit: Text = NO_TEXT
    """The unit of bids: "million"."""
    decisions: range | Sequence[int] = ()
    """The numbers of moves that are made here and not on the board: sell, keep, leave, ... Only legal ones are shown."""
    risky: range | Sequence[int] = ()
    """The numbers of bids of which a person should be warned; their labels say why."""
    risk: Text = NO_TEXT
    """What such a bid is, in a short word."""
    purse: int | None = None
    """What the viewer has to bid from, where pages shall say what each bid would leave of it."""
    is_folded: bool = False
    """Whether nothing is for sale now: the panel shows the outcome, and the decisions left, no more."""
    choices: Sequence[tuple[Text, Text]] = ()
    """What there is to choose for the seat that chooses what is sold: its name, and what it does. Wide pages show that in the
    place of the bidders, who wait."""
    more: Text = NO_TEXT
    """Something more to know, where a folded panel has room: in a window too low for what may still come up."""
