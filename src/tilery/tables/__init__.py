"""What a table is, wherever it runs: no network, no database, no processes."""
