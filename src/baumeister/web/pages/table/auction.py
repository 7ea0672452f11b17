"""An auction, the same for all games: the item for sale, everybody's bids, and the possible bids as plain buttons.

item    | title, facts
        | every seat: what it said, what it has; with hints, what the item may be worth to it
        | [pass] [4] [5] [6] … [ sum ][bid]     or the auctioneer's decisions

It stands above the hand, or beside it: then what is sold and who bids what open over the board, and after the sale the panel
folds to the outcome and the decision to make. There one sum is set, from the lowest bid on, and the button that bids names it:

    [pass]   [-] [ 5 ] [+] [bid 5]   [ ] keep going     the box: what is pressed goes on, until one's own turn or up to the sum
"""

from collections.abc import Mapping, Sequence

import htpy as h
from markupsafe import Markup

from baumeister.present.auction_panel import Auction, Bidder
from baumeister.present.words import no_auction
from baumeister.text import Language, Text, the_seat
from baumeister.web.pages.elements.forms import hidden, post
from baumeister.web.pages.elements.page_elements import is_past, new_each_time, new_id
from baumeister.web.pages.elements.seat_names import SeatNames, seat_class, seat_name
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.table.tour import is_guided, offered
from baumeister.web.pages.view_models import Frame, TablePage

BUTTONS_MOST = 12
"""Bids that all have a button."""
BUTTONS_ON_LARGE = 16
"""The same in a large window."""
BUTTONS_BESIDE_FIELD = 6
"""The lowest of more bids have one, beside the field for any."""
MANY_WORDS = 115
"""Letters of the facts that have to be written smaller."""
MOST_WORDS = 155
"""Letters of those that have to be written smaller still, where they are not to be cut."""
LONG_TITLE = 34
"""Letters of a title for which the line of a phone has room."""
BUTTONS_ON_PHONE = 5
"""Bids that all have a button there; of more one is set, from the lowest on."""
RISKY_MOST = 2
"""Risky bids with a button of their own: whoever means another sum types it."""


def auction(page: TablePage, frame: Frame) -> h.Node:
    """Return the auction's panel; nothing where there is no auction; its empty place after the end."""
    language, names = frame.language, SeatNames.of(page, frame.language)
    if page.ended_by and not is_past(page):
        return _kept(page)
    found = drawings.auction(page.view)
    if found is None:
        return None
    acts = h.div(".acts", id=_state(found, "auction-acts"))[
        _acts(page, found, frame) if page.can_act else _waiting(page, found, names),
        page.can_act and bool(found.choices) and h.button("#play-here.js.primary", type="button", hidden=True),
        _by_itself(page, found, language),
    ]
    if page.game.rules.words.auction_is_beside_hand:
        return _beside(page, found, names, acts)
    return h.section("#auction", aria_label=words.AUCTION[language])[
        None if found.is_folded else _item(page, found, names),
        _about(found, names.language, [_title(page, found, names), _facts(page, found, names)]),
        None if found.is_folded else [_choices(found, names), _bidders(page, found, names)],
        acts,
    ]


def _beside(page: TablePage, found: Auction, names: SeatNames, acts: h.Renderable) -> h.Renderable:
    """Return the panel that folds: its stage opens over the board beside the viewer's city, the rest stays beside the hand."""
    title, facts = _title(page, found, names), _facts(page, found, names)
    outlook = _drawn("outlook", names, drawings.outlook(page.view, names.language))
    if found.is_folded:
        content: h.Node = [_about(found, names.language, [title, facts]), outlook]
    else:
        stage = h.div(".stage")[title, _item(page, found, names), _bidders(page, found, names), outlook]
        content = [stage, _about(found, names.language, [_present_bid(page, found, names), facts])]
    return h.section("#auction.beside", aria_label=words.AUCTION[names.language])[
        h.div(id=_state(found, "pane"), class_=["pane", "folded" if found.is_folded else ""])[content, acts]
    ]


def _waiting(page: TablePage, found: Auction, names: SeatNames) -> h.Node:
    """Return, while others bid, where the viewer stands, in the place of what it presses."""
    if found.is_folded:
        return None
    own = next((bidder for bidder in found.bidders if bidder.seat == page.view.seat), None)
    is_told = own and own.standing not in ("sells", "asked") and page.game.rules.words.auction_is_beside_hand
    return own and is_told and h.p(".waiting")[_how_it_stands(own)[names.language]]


def _how_it_stands(own: Bidder) -> Text:
    """Say where a bidder stands while another is asked."""
    if own.standing == "out":
        return words.HAS_PASSED
    if own.standing == "leads":
        return words.LEADS
    return words.BIDS_LATER if own.bid is None else words.IS_OUTBID


def _drawn(kind: str, names: SeatNames, drawing: Markup) -> h.Node:
    return h.div(class_=kind)[names.in_drawing(drawing)] if drawing else None


def _by_itself(page: TablePage, found: Auction, language: Language) -> h.Node:
    """Return, beside the hand, the box that makes what is pressed go on: passing until one's turn, or bidding up to a sum."""
    is_alone = page.view.seat > 0 and sum(seat.is_yours for seat in page.seats) == 1
    is_idle = found.is_folded or is_past(page) or is_guided(page)
    if is_idle or not is_alone or not page.game.rules.words.auction_is_beside_hand:
        return None
    box = h.input(
        "#by-itself",
        type="checkbox",
        title=words.BY_ITSELF_IN_FULL[language],
        data_passing=words.PASSES_ON[language],
        data_bidding=words.BIDS_UP_TO[language],
        data_pass=words.PASS[language],
        data_pass_on=words.PASS_ON[language],
    )
    idle = h.span(".idle")[words.BY_ITSELF[language], h.span(".rest")[words.BY_ITSELF_REST[language]]]
    said = [box, idle, h.span(".going-on"), h.small[words.BY_ITSELF_AT_LENGTH[language]]]
    return h.label(".by-itself.js", title=words.BY_ITSELF_IN_FULL[language])[said]


def _item(page: TablePage, found: Auction, names: SeatNames) -> h.Renderable:
    return h.div(".item", id=_state(found, "for-sale"))[names.in_drawing(drawings.item(page.view, names.language))]


def _kept(page: TablePage) -> h.Node:
    """Return the empty place, as high as the panel was."""
    if page.game.rules.words.auction_is_beside_hand:
        return h.div(".kept-beside")
    return page.game.rules.words.auction is not no_auction and h.div("#auction.kept")


def _state(found: Auction, name: str) -> str:
    """Return an id that differs while one chooses, when the panel is folded, when the sale is over: nothing moves then."""
    if found.choices:
        return f"{name}-choice"
    return f"{name}-folded" if found.is_folded else f"{name}-sold" if _is_sold(found) else name


def _is_sold(found: Auction) -> bool:
    """Return whether the sale is over: the buyer and the item are all that is still to be known."""
    return any(bidder.standing == "buys" for bidder in found.bidders)


def _about(found: Auction, language: Language, content: h.Node) -> h.Renderable:
    letters = sum(len(fact[language]) for fact in found.facts)
    return h.div(
        class_=["about", letters > MANY_WORDS and "wordy", letters > MOST_WORDS and "long"], id=_state(found, "about-sale")
    )[content]


def _present_bid(page: TablePage, found: Auction, names: SeatNames) -> h.Node:
    """Return the bid to beat and who made it."""
    leader = next((bidder for bidder in found.bidders if bidder.standing == "leads"), None)
    if leader is None or leader.bid is None:
        return h.p(".present-bid")[words.NO_BID_YET[names.language]]  # the line stays where it is
    said = words.PRESENT_BID_YOURS if leader.seat == page.view.seat else words.PRESENT_BID
    return h.p(".present-bid")[names.marked(said.format(bid=leader.bid, seat=the_seat(leader.seat)))]


def _title(page: TablePage, found: Auction, names: SeatNames) -> h.Renderable:
    """Return what is for sale, or the outcome of the last sale."""
    title = new_each_time(page, "sale", names.marked(found.title))
    is_long = len(names.plain(found.title)) > LONG_TITLE
    return h.p(".sale-outcome")[title] if found.is_folded else h.h2(class_=is_long and "long")[title]


def _facts(page: TablePage, found: Auction, names: SeatNames) -> h.Node:
    """Return the facts, each replaced as a whole: it begins where the title ends, which differs from sale to sale."""
    facts = [h.p(".fact", id=new_id(page, f"fact-{number}"))[names.marked(fact)] for number, fact in enumerate(found.facts)]
    return [found.more[names.language] and h.p(".fact.more")[names.marked(found.more)], facts]


def _choices(found: Auction, names: SeatNames) -> h.Node:
    """Return what there is to choose, each with what it does."""
    return (
        bool(found.choices)
        and h.ul(".choices")[[h.li[h.strong[names.plain(name)], " ", names.marked(does)] for name, does in found.choices]]
    )


def _bidders(page: TablePage, found: Auction, names: SeatNames) -> h.Renderable:
    worth = names.plain(found.worth)
    in_their_places = sorted(found.bidders, key=lambda bidder: bidder.seat)
    return h.ol(".bidders", id=_state(found, "bidders"))[[_bidder(page, bidder, worth, names) for bidder in in_their_places]]


def _bidder(page: TablePage, bidder: Bidder, worth: str, names: SeatNames) -> h.Renderable:
    language = names.language
    return h.li(id=f"bidder-{bidder.seat}", class_=["bidder", seat_class(page, bidder.seat), bidder.standing])[
        h.strong[seat_name(page, bidder.seat)[language]],
        h.span(class_=["said", bidder.bid is not None and "called"])[names.marked(bidder.said)],
        h.span(".means")[_means(bidder, names)],
        page.has_hints and bidder.worth[language] and h.span(".worth", title=worth)[_worth(bidder, worth, names)],
        bidder.use[language] and h.span(".use")[names.marked(bidder.use)],
    ]


def _means(bidder: Bidder, names: SeatNames) -> h.Node:
    if bidder.means_in_short[names.language] in ("", bidder.means[names.language]):
        return names.marked(bidder.means)
    return [h.span(".at-length")[names.marked(bidder.means)], h.span(".in-short")[names.marked(bidder.means_in_short)]]


def _worth(bidder: Bidder, worth: str, names: SeatNames) -> h.Node:
    return [
        h.span(".unseen")[f"{worth}: "],
        h.i[words.WORTH[names.language]],
        names.marked(bidder.worth),
        h.i[words.WORTH_UNIT[names.language]],
    ]


def _acts(page: TablePage, found: Auction, frame: Frame) -> h.Node:
    """Return this panel's moves: to pass and to bid, or to decide."""
    rules, numbers = page.game.rules, offered(page)
    labels = {move: text for group in drawings.groups(page.view) for move, text in group.moves}
    bids = [move for move in numbers if move in rules.bids]
    decisions = [move for move in numbers if move in found.decisions]
    if not bids and rules.pass_move not in numbers:
        kind, is_aside = "primary" if len(numbers) == 1 else None, len(numbers) > len(decisions)
        return (
            _form(page, frame, [_button(page, move, labels[move], frame, kind=kind, is_aside=is_aside) for move in decisions])
            if decisions
            else None
        )
    can_pay = not bids or any(move not in found.risky for move in bids)
    passes = _button(page, rules.pass_move, labels.get(rules.pass_move, words.PASS), frame, kind=None if can_pay else "primary")
    if rules.words.auction_is_beside_hand:
        return [_form(page, frame, passes), bids and _stepper(page, bids, found, frame)]
    few = _usual(bids, found)
    is_many = BUTTONS_MOST < len(bids) == len(few)
    sums = h.span(class_=["sums", is_many and "many"], role="group", aria_label=words.BID_BUTTONS[frame.language])[
        _bid_buttons(page, few, labels, found, frame)
    ]
    on_phone = len(bids) > BUTTONS_ON_PHONE and _stepper(page, bids, found, frame, "#sum-set")
    return [
        _form(page, frame, [passes, sums]),
        (is_many or len(bids) > len(few))
        and _stepper(page, bids, found, frame, first=BUTTONS_BESIDE_FIELD if is_many else len(few)),
        on_phone and h.div(".on-phone")[on_phone],
    ]


def _usual(bids: Sequence[int], found: Auction) -> list[int]:
    """Return the bids that are worth a button, lowest first: all that are not risky and the next ones, where there is room."""
    risky = [move for move in bids if move in found.risky]
    usual = [move for move in bids if move not in risky[RISKY_MOST:]]
    return usual if len(bids) <= (BUTTONS_MOST if risky else BUTTONS_ON_LARGE) else usual[:BUTTONS_BESIDE_FIELD]


def _form(page: TablePage, frame: Frame, content: h.Node) -> h.Renderable:
    return post(frame, f"/t/{page.id}/move", content, shown=page.shown)


def _bid_buttons(page: TablePage, bids: Sequence[int], labels: Mapping[int, Text], found: Auction, frame: Frame) -> h.Node:
    """Return the legal bids, lowest first, a button each."""
    language = frame.language
    risk = h.small(".risk", aria_hidden="true")[found.risk[language]]  # its label says so in full
    return [
        *(
            _button(
                page,
                move,
                labels[move],
                frame,
                [
                    h.span(".sum")[_sum(page, move) if len(bids) > 1 else words.BID_SUM.format(sum=_sum(page, move))[language]],
                    move in found.risky and risk,
                    found.purse is not None and _leaves(found.purse - int(_sum(page, move)), language),
                ],
                kind="risky" if move in found.risky else None,
            )
            for move in bids
        ),
        bids and h.span(".unit")[SeatNames.of(page, language).plain(found.unit)],
    ]


def _leaves(left: int, language: Language) -> h.Renderable:
    """Return what a bid leaves its bidder, in short; its label says it in full."""
    return h.small(".leaves", aria_hidden="true")[words.LEAVES.format(count=left)[language]]


def _button(
    page: TablePage,
    move: int,
    label: Text,
    frame: Frame,
    short: h.Node = "",
    *,
    kind: str | None = None,
    is_aside: bool = False,
) -> h.Renderable:
    """Return the button of a move, with the id of the part that stands for it; disabled if the move is not legal.

    Beside the main choice, which is on the board, a finger's first tap only asks whether it was meant.
    """
    rules, names = page.game.rules, SeatNames.of(page, frame.language)
    is_legal = move in offered(page)
    parts = rules.drawing.parts(page.view.state, move) if is_legal else ()
    return h.button(
        id=parts[0] if len(parts) == 1 else None,
        type="submit",
        name="move",
        value=rules.move_texts[move],
        class_=kind,
        disabled=not is_legal,
        data_asks=words.TAP_AGAIN[frame.language] if is_aside else None,
        aria_label=names.plain(label) if short else None,
        title=names.plain(label) if short else None,
    )[short or h.span[names.marked(label)]]  # one piece: buttons lay out pieces


def _stepper(
    page: TablePage, bids: Sequence[int], found: Auction, frame: Frame, field: str = "#amount", first: int = 0
) -> h.Renderable:
    """Return the sum, at first the lowest that no other button bids, the ways to less and to more, and the button that bids it.

    A bid of more than half of what one has is as good a choice as any, but not the one to propose.
    """
    language, left, is_alone = frame.language, None, page.game.rules.words.auction_is_beside_hand  # else sums have buttons too
    shown, is_risky = _sum(page, bids[first]), bids[first] in found.risky
    modest = next((int(_sum(page, move)) - 1 for move in bids if move in found.risky), int(_sum(page, bids[-1]))) // 2
    is_modest = not first and (len(bids) == 1 or int(shown) <= modest)  # beside other buttons it is one of many
    if found.purse is not None and not is_alone:
        left = h.small(".leaves", aria_hidden="true", data_purse=found.purse, data_leaves=words.LEAVES[language])
        left = left[words.LEAVES.format(count=found.purse - int(shown))[language]]
    button = h.button(
        id=page.game.rules.drawing.parts(page.view.state, bids[first])[0] if is_alone else None,
        type="submit",
        class_=["bid", "risky" if is_risky else is_modest and "primary"],
        data_modest=None if first else str(modest),
        data_bid=words.BID_SUM[language],
        data_up_to=words.BID_UP_TO[language],
    )[h.span[words.BID_SUM.format(sum=shown)[language]], h.small(".risk")[found.risk[language]], left]
    return _form(
        page,
        frame,
        [
            _bid_word(page, bids),
            h.button(".step.js", type="button", value="-1", aria_label=words.LESS[language], disabled=first == 0)["−"],
            _field(page, bids, found, language, field, value=shown),
            h.button(".step.js", type="button", value="1", aria_label=words.MORE[language], disabled=first == len(bids) - 1)[
                "+"
            ],
            button,
            _risky_from(page, bids, found, language),
        ],
    )


def _bid_word(page: TablePage, bids: Sequence[int]) -> h.Renderable:
    return hidden("move", page.game.rules.move_texts[bids[0]].rpartition(" ")[0])


def _field(page: TablePage, bids: Sequence[int], found: Auction, language: Language, name: str, **more: str) -> h.Renderable:
    least, most = _sum(page, bids[0]), _sum(page, bids[-1])
    risky = _lowest_risky(page, bids, found)
    return h.input(
        name,
        type="number",
        name="amount",
        min=least,
        max=most,
        required=True,
        inputmode="numeric",
        aria_label=words.SUM_OF_BID[language],
        data_refusal=words.NOT_A_BID.format(least=least, most=most)[language],
        data_risky_from=risky,
        aria_describedby="risky-from" if risky else None,
        **more,
    )


def _risky_from(page: TablePage, bids: Sequence[int], found: Auction, language: Language) -> h.Node:
    lowest = _lowest_risky(page, bids, found)
    return lowest and h.span("#risky-from")[words.RISKY_FROM.format(sum=lowest)[language]]


def _lowest_risky(page: TablePage, bids: Sequence[int], found: Auction) -> str | None:
    return next((_sum(page, move) for move in bids if move in found.risky), None)


def _sum(page: TablePage, move: int) -> str:
    """Return the sum of a bid: the last word of its notation."""
    return page.game.rules.move_texts[move].rpartition(" ")[2]
