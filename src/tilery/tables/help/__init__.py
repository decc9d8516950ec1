"""Help for whoever plays: hints, and a coach beside them."""
