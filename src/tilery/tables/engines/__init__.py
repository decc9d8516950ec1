"""Bots that are programs of somebody else: what they are asked and told at tables, however messages travel."""
