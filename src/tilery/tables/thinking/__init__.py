"""Questions that take long, who answers them, and how answers are made. It doesn't matter here where that is done: in
processes of a server, or in a second worker of a browser."""
