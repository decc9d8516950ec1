"""What those who hold contests are promised."""
