"""Keys to seats, and invitations to them."""

from dataclasses import dataclass
from typing import Literal

from baumeister.web.table.secrets import hashed, new_id, seat_secret

Purpose = Literal["seat", "invitation"]


@dataclass(frozen=True)
class Key:
    """Opens a seat, or an invitation to an open one, by a secret of which only the hash is kept."""

    seat: int
    purpose: Purpose
    salt: str
    secret_hash: str
    browser_hash: str  # of the browser that holds it, or made it


def new_key(seat: int, browser: str, *, is_invitation: bool = False) -> Key:
    """Return a new key to a seat for a browser, or an invitation for the browser to give away."""
    salt = new_id()
    return Key(seat, "invitation" if is_invitation else "seat", salt, hashed(seat_secret(browser, salt)), hashed(browser))
