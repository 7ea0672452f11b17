"""The client that a request counts against."""

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import Scope

HOUSEHOLD = 64  # bits of an IPv6 address given out by its provider; a household chooses the others


def client_of(scope: Scope) -> str:
    """Return a request's client: its IPv4 address, or the network of its IPv6 address."""
    client = scope.get("client")
    return household(client[0]) if client else ""


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return an IPv4 address as it is, and the network of an IPv6 address; anything else unchanged."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), HOUSEHOLD), strict=False))


def proxy_test(proxies: str) -> Callable[[str], bool]:
    """Return whether an address is one of the proxies that settings list."""
    if proxies == "*":
        return lambda _: True
    networks = [ip_network(part.strip()) for part in proxies.split(",")]

    def is_proxy(address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in networks)

    return is_proxy
