"""Staircase: lay rising numbers, the higher the staircase the better. Rules SC-1 to SC-6 in README.md."""
