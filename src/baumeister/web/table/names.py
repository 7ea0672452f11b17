"""People's names."""

import unicodedata

LONGEST = 30


def clean_name(name: str) -> str:
    """Return a name in one line without invisible characters, at most 30 characters long."""
    visible = "".join(character if unicodedata.category(character)[0] not in "CZ" else " " for character in name)
    return " ".join(visible.split())[:LONGEST].strip()
