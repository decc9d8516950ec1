"""Many connections that never say a word."""

import socket
import time

from proofs.attacks.attack import STRANGER, Attack, Seen

MANY = 600


def strike(address: str, seconds: float) -> Seen:
    host, port = address.split(":")
    seen = Seen()
    lines = []
    began = time.monotonic()
    for _ in range(MANY):
        try:
            lines.append(socket.create_connection((host, int(port)), timeout=5, source_address=(STRANGER, 0)))
        except OSError:
            break
    seen.figures["connected"] = len(lines)
    time.sleep(max(0.0, seconds - (time.monotonic() - began)))
    for line in lines:
        line.close()
    return seen


ATTACK = Attack("many connections that never say a word", strike)
