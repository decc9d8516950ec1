# What somebody tends to overlook
hidden-stones-habit-score = You overlook cards that you could score.
hidden-stones-habit-complete = You overlook changes that make a card match.
hidden-stones-habit-prepare = You overlook changes that bring a card closer.
hidden-stones-habit-end = You spend cards when it would be better to end the turn.
