"""One file for each step. What a step does never changes once it is released."""
