"""The names that this server answers to. Another's name may be bent to our address, to reach us by a visitor's browser."""

import logging
import re
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address
from socket import AF_INET, AF_INET6, SOCK_DGRAM, gethostname, socket

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from baumeister.web.http import request_refusals
from baumeister.web.http.middleware import HEALTH, Answer

HOST = re.compile(r"(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9._-]{1,253}?)\.?)(?::[0-9]{1,5})?", re.IGNORECASE)
TOLD_MOST = 20
FAR_AWAY = {AF_INET: ("192.0.2.1", 9), AF_INET6: ("2001:db8::1", 9)}  # of nobody: addresses for documentation
log = logging.getLogger("baumeister.web")


class KnownHosts:
    """Refuses requests to a name that isn't ours; but probes of health name this machine as they like, and learn nothing."""

    def __init__(self, app: ASGIApp, hosts: Sequence[str], answer: Answer) -> None:
        """`hosts` are names; `*.example.org` stands for all names below, `*` for all."""
        self.app, self.answer = app, answer
        own = gethostname().lower()
        self.names = {"localhost", own, f"{own.partition('.')[0]}.local", *(host.lower() for host in hosts)}
        self.endings = tuple(host[1:].lower() for host in hosts if host.startswith("*."))
        self.told: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
        if scope["type"] != "http" or scope["path"] in HEALTH or "*" in self.names:
            await self.app(scope, receive, send)
            return
        header = Headers(scope=scope).get("host")
        host = None if header is None else host_of(header)
        if header is None or (host is not None and self.is_known(host, scope)):  # no browser leaves it out
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        self._tell(host or "")
        await self.answer(request, request_refusals.foreign_host(host or ""))(scope, receive, send)

    def is_known(self, host: str, scope: Scope) -> bool:
        """Tell whether a name or address is ours."""
        if host in self.names or host.endswith(self.endings):
            return True
        return is_address(host) and (host == (scope.get("server") or ("",))[0] or is_own(host))

    def _tell(self, host: str) -> None:
        if host and host not in self.told and len(self.told) < TOLD_MOST:
            self.told.add(host)
            log.warning("refused a request to “%s”: if that is a name of this table, set BAUMEISTER_HOSTS=%s", host, host)


def host_of(header: str) -> str | None:
    """Return the name or address in a Host header, without port; None if it is neither."""
    found = HOST.fullmatch(header)
    return (found[1] or found[2]).lower() if found else None


def is_address(host: str) -> bool:
    """Tell whether this is an address, not a name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_own(address: str) -> bool:
    """Tell whether an address is this machine's: only those can be listened on."""
    found = ip_address(address)
    if found.is_unspecified or found.is_multicast:
        return False
    if found.is_loopback:
        return True
    try:
        with socket(AF_INET if found.version == 4 else AF_INET6) as probe:
            probe.bind((address, 0))
    except OSError:
        return False
    return True


def find_own_addresses(listening: str) -> list[str]:
    """Return the address under which other devices reach this machine, if it is in a network; `listening` tells the family.

    Asked of the system: it is the one that what goes out comes from; nothing is sent.
    """
    family = AF_INET6 if ":" in listening else AF_INET
    with suppress(OSError), socket(family, SOCK_DGRAM) as probe:
        probe.connect(FAR_AWAY[family])
        found: str = probe.getsockname()[0]
        return [] if ip_address(found).is_loopback else [found]
    return []
