"""Who sits where, and how they prove it."""
