# Amit valaki gyakran nem vesz észre
triominos-habit-hexagon = Nem veszed észre a hatszögeket.
triominos-habit-bridge = Nem veszed észre a hidakat.
triominos-habit-out = Nem veszed észre, hogy lerakhatod az utolsó kövedet.
triominos-habit-points = Nem veszed észre a helyet, amely a legtöbbet hozza.
triominos-habit-quiet = Nem veszed észre azokat a köveket, amelyek most kevesebbet érnek, de később többet segítenek.
triominos-habit-buy = Nem veszed észre, mikor jobb vásárolni.
triominos-habit-pass = Nem veszed észre, mikor jobb passzolni.
triominos-habit-stop = Rosszul ítéled meg, mikor érdemes abbahagyni.
