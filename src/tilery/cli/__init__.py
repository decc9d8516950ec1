"""The command line."""

from tilery.cli.app import main

__all__ = ["main"]
