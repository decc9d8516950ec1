"""The commands for hosts who let bots come to their tables, and what they do."""
