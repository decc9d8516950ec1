"""Tables that people share: created over REST, played over one WebSocket per client."""
