"""A sample of the layings that are legal on a table."""
