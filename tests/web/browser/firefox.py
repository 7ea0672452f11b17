"""A Firefox without window, told what to do by its own remote protocol, Marionette: JSON over a socket, nothing to install."""

import base64
import json
import shutil
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
PATIENCE = 60.0  # seconds
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of WebDriver's references to elements


class Firefox:
    """One browser with a profile of its own."""

    def __init__(self, profile: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        command = [str(FIREFOX), "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._socket = _connected(port)
        self._number = 0
        self._read()  # its greeting
        self.tell("WebDriver:NewSession", capabilities={"alwaysMatch": {"pageLoadStrategy": "normal"}})

    def tell(self, command: str, **given: Any) -> Any:
        """Send a command of WebDriver and return its result."""
        self._number += 1
        message = json.dumps([0, self._number, command, given]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._read()
        assert error is None, error
        return result

    def open(self, address: str) -> None:
        """Go to a page and wait until it is loaded."""
        self.tell("WebDriver:Navigate", url=address)

    def run(self, script: str, *given: Any) -> Any:
        """Run a script in the page and return what it returns."""
        return self.tell("WebDriver:ExecuteScript", script=script, args=list(given))["value"]

    def click(self, selector: str) -> None:
        """Click an element with the mouse, at its middle."""
        found = self.tell("WebDriver:FindElement", using="css selector", value=selector)["value"][ELEMENT]
        self.tell("WebDriver:ElementClick", id=found)

    def click_at(self, x: float, y: float) -> None:
        """Click a point of the window with the mouse."""
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press, release = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, press, release]}
        self.tell("WebDriver:PerformActions", actions=[mouse])

    def wait_for(self, script: str, *given: Any) -> Any:
        """Return what a script returns as soon as that is true."""
        end = time.monotonic() + PATIENCE
        while not (found := self.run(script, *given)):
            assert time.monotonic() < end, f"not within {PATIENCE:g} seconds: {script}"
            time.sleep(0.05)
        return found

    def picture(self) -> bytes:
        """Return what is to be seen as a PNG."""
        return base64.b64decode(self.tell("WebDriver:TakeScreenshot", full=False)["value"])

    def close(self) -> None:
        """End it."""
        self._socket.close()
        self._process.kill()
        self._process.wait()

    def _read(self) -> Any:
        head = b""
        while not head.endswith(b":"):
            head += self._socket.recv(1)
        length, body = int(head[:-1]), b""
        while len(body) < length:
            body += self._socket.recv(length - len(body))
        return json.loads(body)


def _connected(port: int) -> socket.socket:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), PATIENCE)
        except OSError:
            assert time.monotonic() < end, "Firefox doesn't listen"
            time.sleep(0.1)
