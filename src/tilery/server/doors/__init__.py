"""How people come in: REST, the socket, the pages, and the limits at each door."""
