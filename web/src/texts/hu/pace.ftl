# Tempó: senki sem tart fel egy asztalt.

pace = Tempó
pace-seconds = { $count } mp
pace-minutes = { $count } perc
pace-away = Ha valaki nincs itt
pace-away-30 = 30 másodperc
pace-away-120 = 2 perc
pace-away-600 = 10 perc
pace-away-86400 = 1 nap
pace-away-never = Mindig várunk
pace-away-about = Ha valaki ennyi ideig távol marad, amikor ő jönne, egy bot játszik tovább helyette. Ha visszajön, a helye újra az övé.
pace-level = A bot ilyenkor így játszik
pace-clock = Óra
pace-clock-none = Nincs
pace-clock-move = Lépésenként { $time }
pace-clock-game = Az egész játékra { $time }
pace-clock-about = Senki sem veszít idővel: ha lejár, egy bot lép helyette.
plate-stand-in = bot játszik
plate-stand-in-for = Egy bot játszik helyette: { $name }
clock-left = még { $time }
clock-soon = Tíz másodperced van hátra.
stand-in-playing = Egy bot játszik helyetted.
stand-in-here = Itt vagyok
stand-in-made = { $count ->
    [one] Nem voltál itt; egy bot egyszer lépett helyetted.
   *[other] Nem voltál itt; egy bot { $count } alkalommal lépett helyetted.
}
tell-stand-in = (Bot játszott helyette: { $name }.)
leave-table = Felállok az asztaltól
leave-table-about = Egy bot játszik tovább helyetted, hogy senkinek se kelljen várnia. Bármikor visszajöhetsz, és a hely újra a tiéd.
leave-table-do = Elmegyek
leave-table-stay = Maradok
problem-stand-in = Amit egy bot helyetted lépett, azt nem lehet visszavonni.
