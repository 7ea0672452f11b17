"""What a host may write into the environment, and what is said to what makes no sense."""

import pytest

from baumeister.core.errors import BaumeisterError
from baumeister.web.settings import Settings


@pytest.mark.parametrize("listed", ["abc", "-1", "65536", "80.5", "²", "٣", "8000 ", "9" * 5000])
def test_what_is_no_port_is_refused_in_a_sentence(listed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAUMEISTER_PORT", listed)
    with pytest.raises(BaumeisterError, match=r"^BAUMEISTER_PORT: “.*” is no port; write a number like 8000"):
        Settings.from_environment()
    assert Settings.from_environment(port=1).port == 1


def test_a_port_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for listed, port in (("", 8000), ("0", 0), ("65535", 65535)):
        monkeypatch.setenv("BAUMEISTER_PORT", listed)
        assert Settings.from_environment().port == port
