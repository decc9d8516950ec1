"""The code of a table, for hosts. On a screen or in a log, its id would be an invitation to watch; the code is not."""

import hashlib


def code_of(table: str) -> str:
    """The code of the table with this id. The id can't be found from the code.

    >>> code_of("q8Zk2T0m5cWv1xYb7dEfGg")
    'fc29cbf2042767f4'
    """
    return hashlib.sha256(f"tilery table {table}".encode("utf-8", "surrogatepass")).hexdigest()[:16]
