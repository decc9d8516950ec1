# Amit valaki gyakran nem vesz észre
collexion-habit-score = Nem veszed észre a szetteket, amelyeket beválthatnál.
collexion-habit-complete = Nem veszed észre azokat a sokszögeket, amelyekkel teljes lenne egy szett.
collexion-habit-closer = Nem veszed észre azokat a sokszögeket, amelyek közelebb visznek egy szetthez.
collexion-habit-deny = Nem veszed észre, mire van szükségük a többieknek.
collexion-habit-free = Nem veszed észre, mi szabadul fel egy lépéssel.
collexion-habit-give = Nem a megfelelő sokszögeket adod oda.
collexion-habit-end = Nem veszed észre, mikor jobb befejezni a lépést.
