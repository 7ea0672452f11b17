"""What a host may write into the environment, and what is said to what makes no sense."""

import pytest
from click.testing import CliRunner

from baumeister.cli import app
from baumeister.core.errors import BaumeisterError
from baumeister.web.settings import Settings


@pytest.mark.parametrize("listed", ["abc", "-1", "65536", "80.5", "²", "٣", "8000 ", "9" * 5000])
def test_what_is_no_port_is_refused_in_a_sentence(listed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAUMEISTER_PORT", listed)
    with pytest.raises(BaumeisterError, match=r"^BAUMEISTER_PORT: “.*” is no port; write a number like 8000"):
        Settings.from_environment()
    assert Settings.from_environment(port=1).port == 1


@pytest.mark.parametrize(("arguments", "given"), [(["--port", "70000"], "--port: “70000”"), ([], "BAUMEISTER_PORT: “abc”")])
@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_the_command_line_says_the_same_and_names_what_was_given(arguments: list[str], given: str, command: str) -> None:
    done = CliRunner().invoke(app, [command, *arguments], env={"BAUMEISTER_PORT": "abc"})
    assert done.exit_code == 2
    assert f"Error: {given} is no port; write a number like 8000, or 0 for any free one" in done.output


def test_all_lists_are_read_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAUMEISTER_LOG", " json, requests,")
    monkeypatch.setenv("BAUMEISTER_PROXIES", "127.0.0.1, 10.0.0.0/8 ,")
    monkeypatch.setenv("BAUMEISTER_HOSTS", ",table.example.org , *")
    found = Settings.from_environment()
    assert (found.log, found.proxies) == ("json,requests", "127.0.0.1,10.0.0.0/8")
    assert found.hosts == ("table.example.org", "*")
    monkeypatch.setenv("BAUMEISTER_PROXIES", "*")
    assert Settings.from_environment().proxies == "*"
    monkeypatch.setenv("BAUMEISTER_PROXIES", "*, table")
    with pytest.raises(BaumeisterError, match=r"BAUMEISTER_PROXIES: “\*” is neither an address nor"):
        Settings.from_environment()


def test_a_port_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for listed, port in (("", 8000), ("0", 0), ("65535", 65535)):
        monkeypatch.setenv("BAUMEISTER_PORT", listed)
        assert Settings.from_environment().port == port
