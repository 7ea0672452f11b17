"""The home page: choose a game and the players, start."""

from collections.abc import Sequence

import htpy as h
from markupsafe import Markup

from baumeister.core.options import Option
from baumeister.present.character import Character
from baumeister.present.edition import Edition
from baumeister.text import Language, Text
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.forms import post
from baumeister.web.pages.elements.page_elements import how_long, message
from baumeister.web.pages.elements.portraits import character_face, introduced
from baumeister.web.pages.home import texts as words
from baumeister.web.pages.home.own_tables import own_tables
from baumeister.web.pages.rendering import drawings
from baumeister.web.pages.rules import texts as learn_words
from baumeister.web.pages.rules.learning import first_figure, how_to_play_panel, learn_button
from baumeister.web.pages.rules.page import made_by
from baumeister.web.pages.site.layout import document, foot
from baumeister.web.pages.view_models import Frame, HomePage
from baumeister.web.table.characters import characters_of, dealt

FIRST_KINDS = ("you", "here", "link", "easy", "medium", "hard", "master")


def home_page(page: HomePage, frame: Frame, chosen: Edition | None = None) -> str:
    """Return the home page with one of the games chosen, by default the first."""
    language, game = frame.language, chosen or page.games[0]
    return document(
        frame,
        f"Baumeister · {words.TAGLINE[language]}",
        h.main("#content")[
            message(frame, frame.message),
            welcome(is_new=not page.recent, language=language),
            own_tables(page, language),
            h.div(".drafting")[
                games(page.games, game, language), new_table(page, frame, game), how_to_play_panel(game.id, language)
            ],
        ],
        foot(frame),
        kind="home",
        script="home.js",
    )


def welcome(*, is_new: bool, language: Language) -> h.Renderable:
    """Return the name of the house, and an introduction for newcomers."""
    return h.div(class_=["welcome", not is_new and "back"])[
        h.h1[common.BAUMEISTER[language]],
        h.p(".tagline")[words.TAGLINE[language]],
        h.p[words.LEAD[language]] if is_new else None,
    ]


def games(all_games: Sequence[Edition], chosen: Edition, language: Language) -> h.Renderable:
    """Return the games as pictures to choose from, and the way to how the chosen one is played."""
    return h.nav(".games", aria_label=words.CHOOSE_GAME[language])[
        [
            h.a(".game", href=f"/?game={game.id}#new-table", aria_current="true" if game is chosen else None)[
                referable(game, language),
                h.span(".game-title")[game.title[language]],
                game.facts.meaning[language] and h.span(".game-meaning")[game.facts.meaning[language]],
                h.span(".game-kind")[game.facts.kind[language]],
                h.span(".game-seats")[h.span(".seat-counts")[_seat_counts(game)[language]], _length(game)[language]],
            ]
            for game in all_games
        ],
        h.button(".how", type="button", popovertarget="how-panel")[
            first_figure(chosen.id, language),
            h.span(".game-title")[learn_words.HOW_TO_PLAY_IT.format(game=chosen.title)[language]],
            h.span(".game-kind")[learn_words.IN_SIX_PICTURES[language]],
        ],
    ]


def _seat_counts(game: Edition) -> Text:
    return words.SEAT_COUNTS.format(least=game.seats[0], most=game.seats[-1])


def _length(game: Edition) -> Text:
    bots, people = game.facts.minutes
    return words.LENGTH.format(bots=bots, people=people)


def about(game: Edition, language: Language) -> h.Renderable:
    """Return what one does in a game, and the ways to read more of it."""
    title = common.RULES_OF.format(game=game.title)[language]
    return h.p(".about")[
        game.facts.about[language],
        " ",
        h.span(".ways")[
            h.button(".link", type="button", popovertarget="how-panel")[learn_words.HOW_TO_PLAY[language]],
            h.a(href=f"/games/{game.id}/rules", title=title)[common.RULES[language]],
        ],
    ]


def referable(game: Edition, language: Language) -> Markup:
    """Return a game's picture under an id, so that small ones can be made of it."""
    cover = drawings.cover(game.id, language)
    return Markup(str(cover).replace("<svg ", f'<svg id="cover-{game.id}" ', 1))  # noqa: S704 - the drawing's own markup


def new_table(page: HomePage, frame: Frame, game: Edition) -> h.Renderable:
    """Return the form that makes a table. The characters it shows are those of the table: both are dealt by the form's key."""
    language, guests = frame.language, characters_of(game, dealt(game, game.seats[-1], frame.key))
    return h.section(".sheet.new-table", aria_labelledby="new-table")[
        h.h2("#new-table")[f"{common.NEW_TABLE[language]}: {game.title[language]}"],
        about(game, language),
        post(
            frame,
            "/tables",
            h.input(type="hidden", name="game", value=game.id),
            h.label(".field")[
                h.span[common.YOUR_NAME[language]],
                h.input(type="text", name="name", value=page.name, maxlength="24", autocomplete="nickname", dir="auto"),
            ],
            h.fieldset(".seats")[
                h.legend[words.WHO_PLAYS[language]],
                h.ol[[seat_row(game, number, guests, language) for number in range(1, game.seats[-1] + 1)]],
            ],
            options(game, language),
            start(is_new=all(table.game is not game for table in page.recent), language=language),
        ),
        h.p(".hint")[how_long(game)[language], " ", made_by(game)[language], "."],
        reconstruction(game, language),
    ]


def reconstruction(game: Edition, language: Language) -> h.Node:
    """Return which of the game's data is our own, folded; nothing if none is."""
    own = game.facts.reconstructed[language]
    return h.details(".hint")[h.summary[learn_words.RECONSTRUCTED[language]], own] if own else None


def start(*, is_new: bool, language: Language) -> h.Renderable:
    """Return the ways to begin: a game, or the guided first one, which is proposed to those who haven't played this one."""
    return h.div(class_=["start", is_new and "new"])[
        h.button(".primary", type="submit")[words.START[language]],
        learn_button(language, learn_words.LEARN_BRIEFLY),
    ]


def seat_row(game: Edition, number: int, guests: Sequence[Character], language: Language) -> h.Renderable:
    """Return the choice of one seat's player."""
    kinds = [*FIRST_KINDS, *([""] if number > game.seats[0] else [])]
    usual = "you" if number == 1 else "medium" if number <= max(game.seats[0], min(game.seats[-1], 4)) else ""
    label = words.SEAT.format(number=number)[language]
    return h.li(".seat-row")[
        h.label(for_=f"seat-{number}")[h.span(".seat-number")[str(number)], h.span(".unseen")[label]],
        h.select(id=f"seat-{number}", name=f"seat-{number}")[
            [h.option(value=kind, selected=kind == usual)[words.SEAT_KINDS[kind][language]] for kind in kinds]
        ],
        h.input(
            ".seat-name",
            type="text",
            name=f"name-{number}",
            maxlength="24",
            dir="auto",
            placeholder=words.NAME[language],
            aria_label=words.NAME_OF.format(number=number)[language],
        ),
        number <= len(guests) and guest(guests[number - 1], language),
    ]


def guest(character: Character, language: Language) -> h.Renderable:
    """Return the character that comes if a bot is chosen for a seat."""
    return h.div(".guest", title=introduced(character, language))[character_face(character, language), character.name]


def options(game: Edition, language: Language) -> h.Node:
    """Return the game's options, folded: nobody needs them for a first game."""
    if not game.options:
        return None
    return h.details(".options")[
        h.summary[h.b[words.OPTIONS[language]], " ", h.small[words.OPTIONS_HINT[language]]],
        [
            h.label(".field", data_seats=" ".join(map(str, option.seats)))[
                h.span[
                    game.facts.option_titles[option.id][language],
                    " ",
                    option.seats != game.seats and h.small[option_seats(option, language)],
                ],
                h.select(name=f"option-{option.id}")[
                    [h.option(value=value)[option_value(value, language)] for value in option.values]
                ],
            ]
            for option in game.options
        ],
    ]


def option_value(value: str, language: Language) -> str:
    """Return an option's value in words."""
    return words.OPTION_VALUES[value][language] if value in words.OPTION_VALUES else value


def option_seats(option: Option, language: Language) -> str:
    """Return for how many players an option is there."""
    return words.ONLY_FOR.format(seats=", ".join(map(str, option.seats)))[language]
