"""What a host calls a table by. Its id would be an invitation to watch it, on a screen or in a log; this is none."""

import hashlib


def code_of(table: str) -> str:
    """Found from the id, but the id can't be found from it.

    >>> code_of("q8Zk2T0m5cWv1xYb7dEfGg")
    'fc29cbf2042767f4'
    """
    return hashlib.sha256(f"tilery table {table}".encode("utf-8", "surrogatepass")).hexdigest()[:16]
