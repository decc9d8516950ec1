# Was jemand oft übersieht
hidden-stones-habit-score = Du übersiehst Karten, die du einlösen könntest.
hidden-stones-habit-complete = Du übersiehst Änderungen, nach denen eine Karte passt.
hidden-stones-habit-prepare = Du übersiehst Änderungen, die eine Karte näher bringen.
hidden-stones-habit-end = Du gibst Karten aus, wo es besser wäre, den Zug zu beenden.
