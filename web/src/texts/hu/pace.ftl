# Tempó: senki sem tart fel egy asztalt.

pace = Tempó
pace-seconds = { $count } mp
pace-minutes = { $count } perc
pace-away = Ha valaki nincs itt
pace-away-30 = 30 másodperc
pace-away-120 = 2 perc
pace-away-600 = 10 perc
pace-away-86400 = 1 nap
pace-away-never = Várunk rá
pace-away-about = Ha valaki ennyi ideig nincs itt, amikor ő jönne, egy robot játszik helyette. Ha visszajön, a helye újra az övé.
pace-level = A robot így játszik
pace-clock = Óra
pace-clock-none = Nincs
pace-clock-move = { $time } / lépés
pace-clock-game = { $time } / játszma
pace-clock-about = Az idő miatt senki sem veszít: ha lejár az időd, egy robot lép helyetted.
plate-stand-in = robot játszik
plate-stand-in-for = { $name } helyett robot játszik
clock-left = még { $time }
clock-soon = Tíz másodperced van hátra.
stand-in-playing = Egy robot játszik helyetted.
stand-in-here = Újra itt vagyok
stand-in-made = { $count ->
    [one] Amíg nem voltál itt, egy robot egyszer lépett helyetted.
   *[other] Amíg nem voltál itt, egy robot { $count } alkalommal lépett helyetted.
}
tell-stand-in = ({ $name } helyett robot játszott.)
leave-table = Felállok az asztaltól
leave-table-about = Egy robot játszik helyetted, hogy senkinek se kelljen várnia. Bármikor visszajöhetsz, és a hely újra a tiéd.
leave-table-do = Elmegyek
leave-table-stay = Maradok
problem-stand-in = Amit egy robot helyetted lépett, azt nem vonhatod vissza.
