"""What the server writes about itself: one line for each event, for people or for programs.

It never writes a secret or a tile. Of a failure it tells the kind and the lines of code, but not the message, which may
name what somebody holds.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Literal

from tilery.tables.wire.failure import where

Form = Literal["text", "json"]


class TextLines(logging.Formatter):
    """Log lines for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatException(self, ei: Any) -> str:  # noqa: N802 - logging's name
        return where(ei[1])


class JsonLines(TextLines):
    """Log lines for programs: each is a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["failure"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def clients_fault(record: logging.LogRecord) -> bool:
    """Make a client's mistake a warning of one line: it is no failure of the server. Keeps every record."""
    if record.msg == "Invalid UTF-8 sequence received from client.":
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return True


def first_words(record: logging.LogRecord) -> bool:
    """Shorten what asyncio says about a failed task to its first words: the rest shows the task and its error in full.
    Keeps every record."""
    if record.name == "asyncio":
        record.msg, record.args = re.split(r"[\n(<]", record.getMessage())[0].strip(), None
    return True


NEWS = ("tilery.server.workers.preparing",)
"""Those who tell more than warnings: seldom, and of what takes long."""


def write_logs(form: Form) -> None:
    """Write all logs to standard error, where a service manager collects them. Everybody's logs go this way: Python
    itself would print what has no handler of ours, including the messages of failures."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(clients_fault)
    handler.addFilter(first_words)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("tilery", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.WARNING)
    for name in NEWS:
        logging.getLogger(name).setLevel(logging.INFO)
