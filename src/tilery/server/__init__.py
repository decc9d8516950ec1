"""Tables that people share: made over REST, played over one WebSocket for each client."""
