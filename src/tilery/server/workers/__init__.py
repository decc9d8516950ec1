"""Processes that think and read: bots, and records that people bring along."""
