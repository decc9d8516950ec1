"""Messages of a client, read from their JSON text."""

import msgspec

from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Refusal, too_large

DECODER: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class RequestName(msgspec.Struct):
    """The id of a message that otherwise can't be read."""

    id: wire.RequestId = ""


def check_size(message: str | bytes) -> None:
    """Refuses a message that is too long; counts bytes, not characters."""
    size = len(message) if isinstance(message, bytes) or message.isascii() else len(message.encode())
    if size > wire.MAX_MESSAGE:
        raise too_large(wire.MAX_MESSAGE)


def decode(message: str | bytes) -> wire.ClientMessage:
    """The message in this JSON text; refuses anything else, and binary messages."""
    if isinstance(message, bytes):
        raise Refusal("malformed", "Messages are JSON texts, not binary.")
    try:
        return DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"The message can't be read: {error}") from None


def request_id(message: str | None) -> str:
    """The id of a request that was refused, if it has one that can be read."""
    if message is None or len(message) > wire.MAX_MESSAGE:
        return ""
    try:
        return msgspec.json.decode(message, type=RequestName).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
