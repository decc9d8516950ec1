"""The SQL store: the database, its migrations and its copies."""
