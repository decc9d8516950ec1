#!/usr/bin/env python3
"""An engine for every game: it makes legal moves at random. It needs nothing but Python."""

import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready", version=1, name="First engine", detail="text")
    elif message["type"] == "start":
        rng = random.Random(message["seed"])
    elif message["type"] == "turn":
        move = rng.choice(message["moves"])
        say(type="move", id=message["id"], move=move["text"])
    elif message["type"] == "bye":
        break
