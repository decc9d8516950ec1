"""Bots as they were once, which never change: the strength of today's bots is measured against them."""
