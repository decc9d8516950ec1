"""The best laying: the most tiles of a hand that a table can take, and a proof that it can take no more."""
