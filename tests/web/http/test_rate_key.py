"""Which proxies are believed."""

import pytest

from baumeister.web.http.rate_key import proxy_test


@pytest.mark.parametrize(
    ("proxies", "address", "is_proxy"),
    [
        ("*", "203.0.113.7", True),
        ("10.0.0.0/8, ::1", "10.1.2.3", True),
        ("10.0.0.0/8, ::1", "::1", True),
        ("10.0.0.0/8", "203.0.113.7", False),
        ("10.0.0.0/8", "unix:", False),
    ],
)
def test_a_proxy_is_one_that_the_settings_list(proxies: str, address: str, is_proxy: bool) -> None:
    assert proxy_test(proxies)(address) is is_proxy
