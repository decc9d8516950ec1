"""Trials of the way in: many people behind one address, and the proxies that docs/hosting.md describes."""
