"""Numbers in what is sent to us."""

MOST = 9  # digits; Python reads thousands, and refuses tens of thousands


def is_number(text: str) -> bool:
    """Tell whether this is a whole number from 0 of a sensible size, in the digits that `int` reads: ² is a digit, too."""
    return text.isascii() and text.isdigit() and len(text) <= MOST
