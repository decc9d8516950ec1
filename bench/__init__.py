"""What `make bench` measures: always next to a peer, in the same run, as ratios. Machines are noisy."""
