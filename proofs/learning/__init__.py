"""What programs that learn are promised."""
