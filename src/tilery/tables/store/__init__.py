"""What is stored of a table, and what a store must be able to do."""
