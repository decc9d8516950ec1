"""Crossrummy: number tiles in crossing rows and columns, and the whole table may be rearranged."""
