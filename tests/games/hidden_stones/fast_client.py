"""For benches of the server: what a client of Hidden Stones looks at to find a move in no time, skipping the rest.

It spends its cards on turning stones, so that the game never ends.
"""

import msgspec


class Held(msgspec.Struct):
    number: int


class FastView(msgspec.Struct):
    hand: list[Held] = []

    def move(self) -> str:
        return f"x{self.hand[0].number} ~b2" if self.hand else "end"
