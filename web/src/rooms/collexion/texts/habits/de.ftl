# Was jemand oft übersieht
collexion-habit-score = Du übersiehst Sets, die du werten könntest.
collexion-habit-complete = Du übersiehst Polygone, die ein Set vollständig machen.
collexion-habit-closer = Du übersiehst Polygone, die ein Set voranbringen.
collexion-habit-deny = Du übersiehst, was die anderen brauchen.
collexion-habit-free = Du übersiehst, was ein Zug freilegt.
collexion-habit-give = Du gibst die falschen Polygone her.
collexion-habit-end = Du siehst nicht, wann du den Zug besser beendest.
