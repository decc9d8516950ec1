"""Trials that look at one room after another, and how they look many times."""
