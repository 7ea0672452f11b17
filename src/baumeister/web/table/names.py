"""Names of everybody at a table."""

from collections.abc import Mapping, Sequence

from baumeister.present.edition import Edition
from baumeister.text import Language, Text
from baumeister.web.table.characters import character_of
from baumeister.web.table.clean_names import isolate
from baumeister.web.table.state import Level, Seating, TableState

DIGITS_MOST = 9  # Python reads thousands, and refuses tens of thousands
BOT_NAMES: Mapping[Level, Text] = {
    "easy": Text("bot (easy)", "Bot (leicht)"),
    "medium": Text("bot (medium)", "Bot (mittel)"),
    "hard": Text("bot (hard)", "Bot (schwer)"),
    "master": Text("bot (master)", "Bot (Meister)"),
    "random": Text("bot (random)", "Bot (zufällig)"),
}
CHARACTERS_NAMES: Mapping[Level, Text] = {
    "easy": Text("{name} (bot, easy)", "{name} (Bot, leicht)"),
    "medium": Text("{name} (bot, medium)", "{name} (Bot, mittel)"),
    "hard": Text("{name} (bot, hard)", "{name} (Bot, schwer)"),
    "master": Text("{name} (bot, master)", "{name} (Bot, Meister)"),
    "random": Text("{name} (bot, random)", "{name} (Bot, zufällig)"),
}


def is_text(text: str) -> bool:
    """Tell whether this can be written down: JSON and odd encodings know halves of characters (surrogates), too."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def is_number(text: str) -> bool:
    """Tell whether this is a whole number from 0 of a sensible size, in the digits that `int` reads: ² is a digit, too."""
    return text.isascii() and text.isdigit() and len(text) <= DIGITS_MOST


def players_of(game: Edition, seating: Sequence[Seating], language: Language = "en") -> list[str]:
    """Return the players' names: people's own, else their seats'; bots' with their strength."""
    names = game.words.seat_names(len(seating))
    return [_player(game, seat, name)[language] for seat, name in zip(seating, names, strict=True)]


def _player(game: Edition, seat: Seating, colour: Text) -> Text:
    if seat.level is None or not seat.is_bots_own:
        return own_name(seat.name, colour)
    character = character_of(game, seat)
    return CHARACTERS_NAMES[seat.level].format(name=character.name) if character else BOT_NAMES[seat.level]


def shown_name(game: Edition, seat: Seating) -> str:
    """Return a person's or a character's name; empty where the seat's colour is all that is known."""
    character = character_of(game, seat)
    return character.name if character else seat.name


def names_in_sentences(state: TableState) -> tuple[Text, ...]:
    """Return the seats' names in a game's sentences: their persons' or characters' names, else their colours."""
    game = state.facts.game.rules
    colours = game.words.seat_names(len(state.seating))
    return tuple(own_name(shown_name(game, seat), colour) for seat, colour in zip(state.seating, colours, strict=True))


def own_name(name: str, colour: Text) -> Text:
    """Return a person's name as it may stand in a sentence, else the seat's colour."""
    shown = isolate(name)
    return Text(shown, shown) if name else colour
