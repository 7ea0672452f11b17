"""The queue of thinking bots: clients in turn, so that nobody waits behind somebody else's many tables."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Gives out `size` places. Of the waiting clients, the one with the fewest goes first, then the one served longest ago.

    A client's own bots come in the order in which they asked. A table asks for one move at a time, so its tables take turns.
    """

    def __init__(self, size: int) -> None:
        self._size, self._free = size, size
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the client served longest ago first
        self._served: Counter[str] = Counter()

    @asynccontextmanager
    async def place(self, client: str) -> AsyncIterator[None]:
        """Wait for a place and hold it."""
        await self._enter(client)
        try:
            yield
        finally:
            self._leave(client)

    def share(self, client: str) -> float:
        """Return how much of a place there is for each bot of a client, or for each client if that is less; at most 1."""
        its_own = self._served[client] + len(self._waiting.get(client, ()))
        clients = len(self._served.keys() | self._waiting.keys())
        return min(1.0, self._size / max(1, its_own, clients))

    @property
    def free(self) -> int:
        """How many places nobody holds."""
        return self._free

    async def _enter(self, client: str) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn had come
                self._leave(client)
            raise

    def _leave(self, client: str) -> None:
        self._served[client] -= 1
        if not self._served[client]:
            del self._served[client]
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        while self._free and self._waiting:
            client = min(self._waiting, key=lambda name: self._served[name])
            turns = self._waiting.pop(client)
            turn = turns.popleft()
            if turns:
                self._waiting[client] = turns  # behind all other clients
            if not turn.done():
                turn.set_result(None)
                self._served[client] += 1
                self._free -= 1
