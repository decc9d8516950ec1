"""A house for one device: the same tables as on a server, without network and database. It runs wherever Python does,
in a browser too, and needs nothing but the standard library and msgspec."""
