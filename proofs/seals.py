"""The seal of a shuffle: the only thing that a running game tells everybody and that depends on a secret, its seed.

Two games with different seeds have different seals, so the trials have to look past the seal, and past nothing else.
"""

from collections.abc import Iterable

from tilery.engine.chance import commit

WELCOME = b'{"type":"welcome",'


def unsealed(messages: Iterable[bytes], seed: bytes) -> list[bytes]:
    """The same messages, without the seal of this seed at the end of a welcome. Whatever else depends on the seed
    stays: another hash, the seal in another field or message, the seed itself."""
    seal = f',"commitment":"{commit(seed)}"}}'.encode()
    return [
        message.removesuffix(seal) + b"}" if message.startswith(WELCOME) and message.endswith(seal) else message
        for message in messages
    ]
