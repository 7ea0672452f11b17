"""Names as people type them, made fit to stand in a line with others.

Visible characters are kept: letters of all scripts, digits, signs, emoji. Whatever looks like nothing, piles up or turns
the line round goes.
"""

import re
import unicodedata

LONGEST = 30
LOOKED_AT = 300  # characters, of which the invisible ones go
MARKS_MOST = 4  # in a row; some scripts write vowels and tones as marks
PILED_MOST = 2  # of those that are piled over or under a letter: ế has two
PILED_FROM = 200  # the combining classes of marks over and under their letter begin here
PILED_TOO = re.compile("[\u0e31-\u0e4e\u0eb1-\u0ebb\u0ec8-\u0ece]")  # Thai and Lao vowels and tones, of lower classes
JOINERS = "\u200c\u200d"  # in emoji and some scripts they shape their neighbours, elsewhere they are nothing
SHAPED_FROM = "\u0590"  # the first script whose letters joiners shape
SELECTORS = "\ufe0e\ufe0f"  # choose between a sign's plain and coloured form
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\ufffc"
    "\U00013441\U00013442\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Letters, marks and signs that have no look (Unicode's Default_Ignorable_Code_Point and some more)."""
FROM_RIGHT = ("R", "AL", "AN")
ISOLATE, END = "\u2068", "\u2069"


def clean_name(name: str) -> str:
    """Return a name in one line, at most 30 characters long; empty if nothing of it can be seen."""
    kept = ""
    text = BLANK.sub("", unicodedata.normalize("NFC", name[:LOOKED_AT]))
    for character, following in zip(text, text[1:] + " ", strict=False):
        kept += _kept(kept, character, following)
    return " ".join(kept.split())[:LONGEST].strip().rstrip(JOINERS)


def _kept(before: str, character: str, following: str) -> str:
    """Return the part of a character that is kept, given the kept text before it."""
    category = unicodedata.category(character)
    if character in JOINERS:
        return character if _is_shaped(before[-1:]) and _is_shaped(following) else ""
    if character in SELECTORS:
        return character if unicodedata.category(before[-1:] or " ")[0] in "SPN" else ""
    if category[0] == "Z" or category == "Cc":
        return " "
    if category[0] == "C":
        return ""
    return character if category[0] != "M" or _may_follow(before, character) else ""


def _is_shaped(character: str) -> bool:
    return character >= SHAPED_FROM and (unicodedata.category(character)[0] in "LMS" or character in SELECTORS)


def _may_follow(before: str, mark: str) -> bool:
    """Tell whether a mark may stand here: on something, and not on a pile of others."""
    marks = _last_marks(before)
    if len(marks) == len(before) or before[-len(marks) - 1].isspace() or len(marks) >= MARKS_MOST:
        return False
    return not _is_piled(mark) or sum(map(_is_piled, marks)) < PILED_MOST


def _last_marks(text: str) -> str:
    count = next((n for n, c in enumerate(reversed(text)) if unicodedata.category(c)[0] != "M"), len(text))
    return text[len(text) - count :]


def _is_piled(mark: str) -> bool:
    return unicodedata.combining(mark) >= PILED_FROM or unicodedata.category(mark) == "Me" or PILED_TOO.match(mark) is not None


def isolate(name: str) -> str:
    """Return a name so that the line round it keeps its direction: one written from the right is set apart by signs unseen."""
    turns = any(unicodedata.bidirectional(character) in FROM_RIGHT for character in name)
    return f"{ISOLATE}{name}{END}" if turns else name


def typed(name: str) -> str:
    """Return an isolated name as it was typed."""
    return name.strip(ISOLATE + END)
