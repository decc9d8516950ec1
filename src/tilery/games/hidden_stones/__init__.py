"""Hidden Stones: turn and swap nine stones to match pattern cards. Rules HS-1 to HS-15 in README.md."""
