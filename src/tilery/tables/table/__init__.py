"""One table: its state, its requests, its time, its bots, its watchers."""
