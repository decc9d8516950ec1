"""Weights of models that judges use, found from records of games."""
