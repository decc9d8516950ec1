"""A bot for tables with people, in 20 lines: it plays every game, at random. `pip install websockets`, then
`python first_table_bot.py ws://127.0.0.1:8080/ws/engines TOKEN`. See docs/engines.md."""

import json
import random
import sys
from contextlib import suppress

from websockets import ConnectionClosed
from websockets.sync.client import connect

address, token = sys.argv[1:]
headers = {"Authorization": f"Bearer {token}"}
with suppress(ConnectionClosed), connect(address, additional_headers=headers) as server:
    for line in server:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready", "version": 1, "name": "First bot", "detail": "text"}
        elif message["type"] == "turn":
            move = random.choice(message["moves"])
            answer = {"type": "move", "id": message["id"], "move": move["text"]}
        else:
            print(line, file=sys.stderr)
            continue
        server.send(json.dumps(answer))
