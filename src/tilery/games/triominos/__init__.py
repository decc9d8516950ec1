"""Triominos: lay triangles so that all numbers at a corner agree. Rules TR-1 to TR-13 in README.md."""
