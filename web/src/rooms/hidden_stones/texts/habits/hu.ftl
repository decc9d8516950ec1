# Amit valaki gyakran nem vesz észre
hidden-stones-habit-score = Nem veszed észre a kártyákat, amelyeket beválthatnál.
hidden-stones-habit-complete = Nem veszed észre azokat a változtatásokat, amelyekkel meglenne egy kártya.
hidden-stones-habit-prepare = Nem veszed észre azokat a változtatásokat, amelyek közelebb visznek egy kártyához.
hidden-stones-habit-end = Olyankor is kártyával fizetsz, amikor jobb lenne befejezni a lépést.
