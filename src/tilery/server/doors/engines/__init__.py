"""The door for bots with a token."""
