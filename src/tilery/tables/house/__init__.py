"""All tables together: made, found, sat down at, cleared away."""
