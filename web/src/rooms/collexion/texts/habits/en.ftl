# What somebody tends to overlook
collexion-habit-score = You overlook sets that you could score.
collexion-habit-complete = You overlook polygons that complete a set.
collexion-habit-closer = You overlook polygons that bring a set closer.
collexion-habit-deny = You overlook what the others need.
collexion-habit-free = You overlook what a move sets free.
collexion-habit-give = You give up the wrong polygons.
collexion-habit-end = You don’t see when it is better to end the turn.
