"""Moves that carry out an action card, as a form shows them (PS 5)."""

from baumeister.games.skyline.rules.cards_money import tax_of
from baumeister.games.skyline.rules.moves import MOVE, REMOVE_ON, RETURN, SWAP, TAX_SEAT, fields_of, push_of
from baumeister.games.skyline.rules.pawns import road_field_after
from baumeister.games.skyline.rules.rent import landlord_for, rent_beside
from baumeister.games.skyline.rules.state import NOBODY, State
from baumeister.games.skyline.words.phrases import (
    building_label,
    place,
    road_name,
    seat_name,
    skyscrapers,
    the_building,
    what_stands,
)
from baumeister.games.skyline.words.phrases_cards import CARDS
from baumeister.text import Text, amount, capital

TO_SUPPLY = Text("Return to your supply", "In deinen Vorrat zurück")
TO_OWNER = Text("Return to its owner", "An den Besitzer zurück")
RETURNED = Text("Return {field}: {what}", "{field} zurückgeben: {what}")
MOVE_TO = Text("Move {one} to …", "{one} versetzen nach …")
SWAP_WITH = Text("Swap {one} with …", "{one} tauschen mit …")
PAWN_OF = Text("{seat}’s pawn", "Die Figur von {seat}")
STEPS_ON = Text("Move {steps}: {road}, {rent}", "{steps} weiter: {road}, {rent}")
NO_RENT = Text("no rent", "keine Miete")
RENT_FOR = Text("{sum} for {landlord}", "{sum} für {landlord}")
TAXED = Text("{seat}: {skyscrapers}, {tax} in tax", "{seat}: {skyscrapers}, {tax} Steuern")


def card_label(view: State, move: int) -> tuple[Text, Text]:
    """Return the heading and the label of a move that carries out a card."""
    if move < TAX_SEAT:
        return _push_label(view, *push_of(move))
    if move < RETURN:
        return CARDS[int(view.card)].title, _tax_label(view, move - TAX_SEAT)
    if move < SWAP or move >= REMOVE_ON:
        return _return_label(view, move - (REMOVE_ON if move >= REMOVE_ON else RETURN))
    field, other = fields_of(move - (MOVE if move >= MOVE else SWAP))
    if move >= MOVE:
        return MOVE_TO.format(one=the_building(view, field)), place(other)
    title = SWAP_WITH.format(one=the_building(view, field))
    return capital(title), building_label(view, other)


def _return_label(view: State, field: int) -> tuple[Text, Text]:
    title = TO_SUPPLY if view.owners[field] == view.turn else TO_OWNER
    return title, RETURNED.format(field=place(field), what=what_stands(view, field))


def _push_label(view: State, seat: int, steps: int) -> tuple[Text, Text]:
    title = PAWN_OF.format(seat=seat_name(seat))
    road_field = road_field_after(view, seat, steps)
    return title, STEPS_ON.format(steps=steps, road=road_name(road_field), rent=_rent_label(view, seat, road_field))


def _rent_label(view: State, seat: int, road_field: int) -> Text:
    landlord = landlord_for(view, seat, road_field)
    if landlord == NOBODY:
        return NO_RENT
    return RENT_FOR.format(sum=amount(rent_beside(view, road_field)), landlord=seat_name(landlord))


def _tax_label(view: State, seat: int) -> Text:
    built = skyscrapers(int(view.skyscrapers[seat]))
    return TAXED.format(seat=seat_name(seat), skyscrapers=built, tax=amount(tax_of(view, seat)))
