"""Stepping through a game: the first position, back, any, on, the last, and the replay."""

import htpy as h

from baumeister.text import Text
from baumeister.web.pages.table import texts as words
from baumeister.web.pages.view_models import Frame, TablePage


def steps(page: TablePage, frame: Frame) -> h.Renderable:
    """Return the way through the game: first, back, any, on, last."""
    language = frame.language
    is_past = page.ply < page.last_ply
    starts = page.step_starts

    def step(sign: str, text: Text, ply: int | None, rel: str | None = None) -> h.Renderable:
        kind = "button" if sign in "←→" else "button far"
        if ply is None:
            return h.span(class_=kind, aria_disabled="true", role="link", aria_label=text[language])[sign]
        return h.a(class_=kind, href=f"/t/{page.id}?ply={ply}", data_step=str(ply), aria_label=text[language], rel=rel)[sign]

    return h.nav(".steps", aria_label=words.STEPS[language])[
        h.button(
            "#replay.js", type="button", aria_pressed="false", aria_label=words.REPLAY[language], title=words.SPACE[language]
        ),
        step("⇤", words.FIRST, 0 if page.ply else None),
        step("←", words.PREVIOUS, page.step_back if page.ply else None, "prev"),
        h.form(action=f"/t/{page.id}", method="get")[
            h.label[
                h.span(".unseen")[words.STEP_TO[language]],
                h.input(
                    "#slider",
                    type="range",
                    name="ply",
                    min="0",
                    max=str(page.last_ply),
                    value=str(page.ply),
                    data_starts=" ".join(map(str, starts)),
                ),
            ],
            h.output(for_="slider")[f"{page.step_of(page.ply)} / {len(starts)}"],
            h.button(".no-js", type="submit")[words.GO[language]],
        ],
        step("→", words.NEXT, page.step_on if is_past else None, "next"),
        step("⇥", words.LAST, page.last_ply if is_past else None),
        h.button("#replay-speed.js", type="button")["1×"],
    ]
