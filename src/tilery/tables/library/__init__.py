"""Games that are over: their records, step by step, and how they are found again."""
