"""What somebody says to a table: read, checked and carried out, wherever they come from."""
