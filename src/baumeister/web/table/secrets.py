"""Secrets: a browser's cookie gives its seats; the store keeps hashes only.

a browser's secret (in its cookie) + a key's salt (in the store)  ->  the secret of a seat, which stands in private links
"""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

ID_BYTES = 16  # 128 bits: unguessable


def new_id() -> str:
    """Return an unguessable name."""
    return secrets.token_urlsafe(ID_BYTES)


def new_secret() -> str:
    """Return a browser's secret."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """Return a secret's hash for the store. Secrets are long and random: a plain hash tells nothing."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_secret(browser: str, salt: str) -> str:
    """Return the secret of a seat that a browser holds."""
    return _mac(browser, f"seat {salt}")


def private_link(table_id: str, secret: str) -> str:
    """Return the link to a seat. Browsers send nobody the part behind the #: no log has it."""
    return f"/t/{table_id}/join#{secret}"


def new_csrf(browser: str) -> str:
    """Return a token for a form, new each time, lest compressed pages betray it."""
    nonce = secrets.token_urlsafe(9)
    return f"{nonce}.{_mac(browser, f'csrf {nonce}')}"


def is_csrf(browser: str, token: str) -> bool:
    """Tell whether a token was made for this browser."""
    nonce, _, mac = token.partition(".")
    return hmac.compare_digest(mac.encode(), _mac(browser, f"csrf {nonce}").encode())


def _mac(key: str, message: str) -> str:
    digest = hmac.digest(key.encode(), message.encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")
