"""Crossrummy: sets and runs that cross, and the whole table may be rearranged. Rules CR-1 to CR-14 in README.md."""
