"""What the analysis claims is true: its parts add up, none hides another, and its chances come about as often as it
says."""
