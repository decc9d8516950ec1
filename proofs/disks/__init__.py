"""What becomes of a server whose disk fails it."""
