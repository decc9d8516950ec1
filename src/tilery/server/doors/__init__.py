"""How anybody comes in: REST, the socket, the pages, and the limits at each door."""
