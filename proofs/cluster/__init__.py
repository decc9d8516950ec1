"""Trials of several servers on one database."""
