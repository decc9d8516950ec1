"""A table at home: what a person sees of it from their own seat, and a full table that agrees with it.

Whoever enters a *sketch* always sits on seat 0 and has the turn; the others follow clockwise. A room's `sketch.py` says
what can be entered.
"""
