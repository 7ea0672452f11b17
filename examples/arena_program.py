"""A bot as a program that knows nothing of Baumeister: baumeister arena manhattan --bots "exec:python arena_program.py" random.

It reads lines of JSON and writes lines of JSON. docs/arena.md has the protocol.
"""

import json
import random
import sys

rng = random.Random()
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"type": "hello", "name": "any move"}), flush=True)
    elif told["type"] == "game":
        rng = random.Random(told["seed"])
    elif told["type"] == "choose":
        print(json.dumps({"move": rng.choice(told["view"]["moves"])}), flush=True)
