"""The steps from one form of the database to the next. A start runs those that are missing."""
