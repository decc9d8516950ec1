"""Long trials of what the server promises. `make prove` runs them all; tests run each for a short while."""
