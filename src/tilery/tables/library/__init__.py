"""Finished games: their records, their replays, and how people find them again."""
