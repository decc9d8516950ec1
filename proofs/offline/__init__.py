"""The house in the browser against the one on a server: the same games, move by move."""
