"""Contests of bots on the command line."""
