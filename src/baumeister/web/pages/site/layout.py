"""The frame round every page: head, title bar, settings, foot."""

from urllib.parse import urlsplit

import htpy as h

from baumeister.text import LANGUAGES, Language, Text
from baumeister.web.pages.elements import texts as common
from baumeister.web.pages.elements.forms import post
from baumeister.web.pages.elements.links import LOOPBACK
from baumeister.web.pages.elements.page_elements import close_button
from baumeister.web.pages.site import texts as words
from baumeister.web.pages.site.assets import asset, modules_needed_by, style
from baumeister.web.pages.site.icons import icon
from baumeister.web.pages.view_models import Frame

THEME_COLOURS = {"light": "#f5eedd", "dark": "#12304f"}
"""The paper's colours, which a test compares with those of the drawings."""
FONTS = ("fonts/fraunces-600.woff2", "fonts/alegreya-sans-400.woff2", "fonts/alegreya-sans-700.woff2")
"""Asked for at once: letters that come later would move the page."""


def document(
    frame: Frame,
    title: str,
    *content: h.Node,
    kind: str,
    bar: h.Node = None,
    ways: h.Node = None,
    script: str | None = None,
    head: h.Node = None,
    has_hints: bool = True,
    has_greetings: bool = False,
) -> str:
    """Return a whole page.

    Args:
        frame: how to show it.
        title: of the browser's tab.
        content: everything under the title bar.
        kind: the page's class, for its style.
        bar: what the title bar says beside the name.
        ways: what the title bar leads to beside the settings, by default the gallery; on a phone they are a menu.
        script: the page's script, if any.
        head: more for the page's head.
        has_hints: whether hints can show anything here.
        has_greetings: whether there can be greetings of others.
    """
    theme = {} if frame.theme == "system" else {"data-theme": frame.theme}
    return str(
        h.html(theme, lang=frame.language)[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1"),
                h.meta(name="color-scheme", content="light dark" if frame.theme == "system" else frame.theme),
                h.title[title],
                h.link(rel="stylesheet", href=asset(style(kind))),
                head,
                [h.link(rel="preload", href=asset(name), as_="font", type="font/woff2", crossorigin=True) for name in FONTS],
                h.link(rel="manifest", href="/manifest.webmanifest"),
                [h.meta(name="theme-color", content=colour, media=media) for colour, media in theme_colours(frame)],
                h.link(rel="apple-touch-icon", href=icon("touch-180.png")),
                h.link("#favicon", rel="icon", type="image/svg+xml", href=asset("favicon.svg")),
                script and h.script(type="module", src=asset(script)),
                [h.link(rel="modulepreload", href=asset(name)) for name in preloaded(script)],
                h.script(type="module", src=asset("house.js")),
            ],
            h.body(class_=[kind, not frame.greetings and "muted"])[
                h.a(".skip", href="#content")[words.SKIP[frame.language]],
                title_bar(frame, bar, ways),
                settings(frame, has_hints=has_hints, has_greetings=has_greetings),
                content,
            ],
        ]
    )


def preloaded(script: str | None) -> list[str]:
    """Return the modules that a page's scripts need besides."""
    return sorted({*modules_needed_by("house.js"), *(modules_needed_by(script) if script else ())})


def title_bar(frame: Frame, bar: h.Node, ways: h.Node) -> h.Renderable:
    """Return the bar at the top of every page."""
    language = frame.language
    to_settings = h.button(".quiet", type="button", popovertarget="settings")[words.SETTINGS[language]]
    return h.header(".bar")[
        h.a(".wordmark", href="/", aria_label=f"{common.BAUMEISTER[language]}: {common.HOME[language]}")["Baumeister"],
        bar,
        h.nav("#menu", popover="auto", aria_label=common.MENU[language])[
            ways, to_settings, h.a(".quiet.to-home", href="/")[common.HOME[language]]
        ]
        if ways
        else [h.a(".quiet", href="/gallery")[common.GALLERY[language]], to_settings],
    ]


def menu_opener(language: Language) -> h.Renderable:
    """Return the button that opens the title bar's ways where there is no bar."""
    return h.button("#open-menu", type="button", popovertarget="menu", aria_label=common.MENU[language])


def settings(frame: Frame, *, has_hints: bool = True, has_greetings: bool = False) -> h.Renderable:
    """Return the panel with language, appearance, hints and greetings; the table's module adds its own to it."""
    language = frame.language
    return h.div("#settings.sheet.popover", popover="auto", role="dialog", aria_label=words.SETTINGS[language])[
        close_button("settings", language),
        h.h2[words.SETTINGS[language]],
        preference(frame, words.LANGUAGE, "language", [(code, words.LANGUAGE_NAMES[code]) for code in LANGUAGES], language),
        preference(
            frame, words.APPEARANCE, "theme", [(name, text[language]) for name, text in words.THEMES.items()], frame.theme
        ),
        has_hints and _switch(frame, words.HINTS, "hints", is_on=frame.hints),
        has_greetings and _switch(frame, words.GREETINGS, "greetings", is_on=frame.greetings),
        _own(language),
        installing(frame),
    ]


def _own(language: Language) -> h.Renderable:
    """Return what the browser keeps to itself; the page's script says what was chosen."""
    speeds = [
        h.label[h.input(type="radio", name="speed", value=name, data_wish="speed"), text[language]]
        for name, text in words.SPEEDS.items()
    ]
    forced, asks, sound = (
        h.label(".switch")[h.input(type="checkbox", data_wish=name), text[language]]
        for name, text in (("forced", words.FORCED), ("ask", words.ASK_FINAL), ("sound", words.SOUND))
    )
    return h.div("#own-settings.js")[
        h.fieldset(".choice")[h.legend[words.SPEED[language]], speeds], forced, asks, h.div(".sounds")[sound]
    ]


def _switch(frame: Frame, title: Text, field: str, *, is_on: bool) -> h.Renderable:
    choices = [(name, text[frame.language]) for name, text in words.ON_OFF.items()]
    return preference(frame, title, field, choices, "on" if is_on else "off")


def installing(frame: Frame) -> h.Renderable:
    """Return the button that installs the table, shown where the browser can; elsewhere the reason why not."""
    language, address = frame.language, urlsplit(frame.origin)
    if address.scheme == "http" and address.hostname not in LOOPBACK:
        return h.p(".hint")[words.CANNOT_INSTALL[language]]
    return h.button("#install", type="button", hidden=True)[words.INSTALL[language]]


def theme_colours(frame: Frame) -> list[tuple[str, str | None]]:
    """Return the colours of the browser's own bars, with the mode in which they hold."""
    if frame.theme != "system":
        return [(THEME_COLOURS[frame.theme], None)]
    return [(colour, f"(prefers-color-scheme: {name})") for name, colour in THEME_COLOURS.items()]


def preference(frame: Frame, title: Text, field: str, values: list[tuple[str, str]], chosen: str) -> h.Renderable:
    """Return a row of buttons, the chosen one pressed."""
    return post(
        frame,
        "/preferences",
        h.input(type="hidden", name="back", value=frame.path),
        h.fieldset(".choice")[
            h.legend[title[frame.language]],
            [
                h.button(
                    type="submit",
                    name=field,
                    value=value,
                    aria_pressed="true" if value == chosen else "false",
                    lang=value if field == "language" else None,
                )[label]
                for value, label in values
            ],
        ],
    )


def foot(frame: Frame) -> h.Renderable:
    """Return the foot of the quiet pages, with the disclaimer."""
    language = frame.language
    return h.footer(".foot")[
        h.p[words.UNOFFICIAL[language]],
        h.nav(aria_label=common.BAUMEISTER[language])[
            h.a(href="/")[common.HOME[language]], h.a(href="/gallery")[common.GALLERY[language]]
        ],
    ]
