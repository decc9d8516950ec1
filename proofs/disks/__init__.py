"""What happens to a server when its disk fails."""
