"""A bot in another process, over the HTTP API: python examples/http_bot.py http://127.0.0.1:8000 [GAME].

It makes a table for itself and an easy bot of the server, plays to the end and prints the result. Start a server before:
baumeister serve.
"""

import random
import sys
from typing import Any

import httpx

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
game = sys.argv[2] if len(sys.argv) > 2 else "manhattan"
order = {"game": game, "seats": [{"place": "you", "name": "HTTP bot"}, {"place": "easy"}]}


def answer(response: httpx.Response) -> Any:
    """Return what the server says, unless it refuses."""
    if response.is_error:
        sys.exit(f"{response.status_code}: {response.json()['reason']}")
    return response.json()


with httpx.Client(base_url=f"{server}/api/v1", timeout=60) as http:
    made = answer(http.post("/tables", json=order))
    table = f"/tables/{made['table']['id']}"
    http.headers["authorization"] = f"Bearer {made['keys'][0]['secret']}"
    with http.stream("GET", f"{table}/events", params={"after": 0}) as events:
        for _ in events.iter_lines():  # each says that something happened, or that the server lives
            found = answer(http.get(f"{table}/moves"))
            if found["moves"]:
                move = {"move": random.choice(found["moves"]), "seq": found["seq"]}
                http.post(f"{table}/moves", json=move)  # 409: it came too late; the next event shows where we are
            elif found["actor"] == -1:
                break
    record = answer(http.get(f"{table}/record"))
    print("scores", record["scores"], "won by", record["winners"], "after", len(record["moves"]), "moves")
