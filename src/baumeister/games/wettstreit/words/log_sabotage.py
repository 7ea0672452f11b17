"""The log of a sabotage (WB 3.11-3.14)."""

from baumeister.games.wettstreit.rules.components import HIDDEN, OPEN, SABOTEUR
from baumeister.games.wettstreit.rules.moves import LOSE, PAY, SABOTAGE_HAND
from baumeister.games.wettstreit.rules.sabotage import FAILURE, ransom
from baumeister.games.wettstreit.rules.state import NOTHING, RANSOM, State
from baumeister.games.wettstreit.words.move_decoding import sabotage_of
from baumeister.games.wettstreit.words.parts import DIE, hand_part, place_part, stack_part, tent_part
from baumeister.games.wettstreit.words.phrases import UNDER_STACKS, new_sentence, seat_name, talers, the_card, to_card
from baumeister.present.words import LogLine
from baumeister.text import Text, capital

ATTACKS = Text(
    "{seat} uses a saboteur against {card} in {other}’s city",
    "{seat} setzt einen Saboteur auf {card} in der Stadt von {other} an",
)
ATTACKS_HAND = Text(
    "{seat} uses a saboteur against {other}’s hand", "{seat} setzt einen Saboteur gegen die Handkarten von {other} ein"
)
ROLLED = Text("The sabotage roll is {roll}: {what}", "Der Sabotagewurf zeigt {roll}: {what}")
THE_SABOTEUR = Text("the saboteur", "den Saboteur")
STANDS = Text("{card} survives", "{card} bleibt stehen")
NO_HARM = Text("{card} in {other}’s city survives", "{card} in der Stadt von {other} bleibt stehen")
ROLLED_BRIEFLY = Text("{seat}’s sabotage roll is {roll}: {what}", "Sabotagewurf von {seat}: {roll}. {what}")
YOU_ROLL = Text("You roll {roll}: {what}", "Du würfelst {roll}: {what}")
YOU_DRAW = Text("You draw {card} from {other}’s hand", "Du ziehst {card} aus der Hand von {other}")
IS_DESTROYED = Text("{card} is destroyed", "{card} ist zerstört")
MAY_PAY = Text("{other} may save {card} for {price}", "{other} darf {card} für {price} retten")
CAN_NOT_PAY = Text(
    "{other} can’t pay {price}, so {card} is destroyed", "{other} kann {price} nicht zahlen, {card} ist zerstört"
)
PAYS = Text("{other} pays {seat} {price} and saves {card}", "{other} zahlt {seat} {price} und rettet {card}")
REFUSES = Text("{other} doesn’t pay: {card} is destroyed", "{other} zahlt nicht: {card} ist zerstört")
LOSES = Text("{seat} draws {card} from {other}’s hand", "{seat} zieht {card} aus der Hand von {other}")
GOES_UNDER = Text("{card} goes {stack}, the lower of the two", "{card} kommt {stack}, den niedrigeren")
CHOOSES = Text(
    "Both stacks are the same height: {seat} chooses which one {card} goes under",
    "Beide Stapel sind gleich hoch: {seat} wählt, unter welchen {card} kommt",
)
DESTROYED = Text(
    "{seat}’s saboteur has struck: {card} in your city is destroyed.",
    "Sabotage durch {seat}: {card} in deiner Stadt ist zerstört.",
)
COULD_NOT_PAY = Text(
    "{seat}’s saboteur has struck: {card} in your city is destroyed, as you couldn’t pay {price}.",
    "Sabotage durch {seat}: {card} in deiner Stadt ist zerstört, denn {price} konntest du nicht zahlen.",
)
TAKEN = Text(
    "{seat}’s saboteur has taken {card} from your hand.", "Der Saboteur von {seat} hat dir {card} aus der Hand genommen."
)
PUTS_UNDER = Text("{seat} puts {card} {stack}", "{seat} legt {card} {stack}")


def used(before: State, move: int) -> LogLine:
    """WB 3.11-3.12: a saboteur is used."""
    seat = int(before.active)
    other, index = sabotage_of(move)
    if move >= SABOTAGE_HAND:
        text = ATTACKS_HAND.format(seat=seat_name(seat), other=seat_name(other))
        return LogLine(text, seat + 1, (hand_part(other),), rule="WB 3.12")
    card = to_card(int(before.cities[other, index]))
    text = ATTACKS.format(seat=seat_name(seat), other=seat_name(other), card=card)
    return LogLine(text, seat + 1, (place_part(other, index),), rule="WB 3.11")


def _values(before: State) -> dict[str, Text]:
    """Name attacker, owner, price and building: as a subject, an object (`to_card`) and the start of a sentence (`new`)."""
    card = int(before.cities[before.target, before.target_place])
    names = {"seat": seat_name(int(before.active)), "other": seat_name(int(before.target))}
    return names | {
        "card": the_card(card),
        "new": new_sentence(card),
        "to_card": to_card(card),
        "price": talers(ransom(before)),
    }


def attacked(before: State, after: State) -> LogLine:
    """WB 3.11: the sabotage roll."""
    values, blow = _values(before), None
    if after.roll <= FAILURE:
        what = NO_HARM.format(card=values["new"], other=values["other"])
    elif after.roll == SABOTEUR:
        what, blow = IS_DESTROYED.format(card=values["new"]), DESTROYED
    elif after.phase == RANSOM:
        what = MAY_PAY.format(other=values["other"], card=values["to_card"], price=values["price"])
    else:
        what = CAN_NOT_PAY.format(other=values["other"], card=values["card"], price=values["price"])
        blow = COULD_NOT_PAY
    in_brief = STANDS.format(card=values["new"]) if after.roll <= FAILURE else what
    roll = THE_SABOTEUR if after.roll == SABOTEUR else Text(str(after.roll), str(after.roll))
    part = place_part(int(before.target), int(before.target_place))
    return LogLine(
        ROLLED.format(roll=roll, what=what),
        int(before.active) + 1,
        (DIE, part),
        rule="WB 3.11",
        brief=ROLLED_BRIEFLY.format(seat=values["seat"], roll=roll, what=in_brief),
        sound="rolls",
        held=True,
        struck=int(before.target) + 1 if blow else 0,
        blow=blow and blow.format(seat=values["seat"], card=values["card"], price=values["price"]),
        outcome=YOU_ROLL.format(roll=roll, what=in_brief),
    )


def answered(before: State, move: int) -> LogLine:
    """WB 3.11: the owner pays or not."""
    values, seat = _values(before), int(before.target)
    if move == PAY:
        text = PAYS.format(other=values["other"], seat=values["seat"], price=values["price"], card=values["to_card"])
        return LogLine(text, seat + 1, (tent_part(seat),), rule="WB 3.11")
    text = REFUSES.format(other=values["other"], card=values["new"])
    return LogLine(text, seat + 1, (place_part(seat, int(before.target_place)),), rule="WB 3.11")


def lost(before: State, move: int) -> LogLine:
    """WB 3.12: the card drawn from the hand."""
    seat, other = int(before.active), int(before.target)
    names = {"seat": seat_name(seat), "card": to_card(move - LOSE)}
    text, blow = LOSES.format(**names, other=seat_name(other)), TAKEN.format(**names)
    return LogLine(
        text,
        seat + 1,
        (hand_part(other),),
        rule="WB 3.12",
        held=True,
        struck=other + 1,
        blow=blow,
        outcome=YOU_DRAW.format(**names, other=seat_name(other)),
    )


def buried(before: State, after: State) -> LogLine:
    """WB 3.14: the card goes under the lower stack, or the active seat has to choose, or has chosen."""
    seat = int(before.active)
    if after.evicted != NOTHING:
        text = CHOOSES.format(seat=seat_name(seat), card=the_card(int(after.evicted)))
        return LogLine(text, seat + 1, rule="WB 3.14")
    stack = HIDDEN if after.under_counts[HIDDEN] > before.under_counts[HIDDEN] else OPEN
    part = (stack_part(stack),)
    if before.evicted != NOTHING:
        text = PUTS_UNDER.format(seat=seat_name(seat), card=to_card(int(before.evicted)), stack=UNDER_STACKS[stack])
        return LogLine(text, seat + 1, part, rule="WB 3.14")
    last = int(after.under_counts[stack]) - 1
    card = int(after.under[stack, last]) if last >= 0 else int(after.open_top)
    return LogLine(GOES_UNDER.format(card=capital(the_card(card)), stack=UNDER_STACKS[stack]), parts=part, rule="WB 3.14")
