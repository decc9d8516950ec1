# Egy befejezett játszma elemzése

# Amíg készül
review-making = Készül az elemzés…
review-making-about = Minden döntéstől kezdve sok játszmát játszunk végig. Ez általában nem tart tovább egy percnél.
review-making-here = Minden döntéstől kezdve sok játszmát játszunk végig. Ezen az eszközön ez negyedóráig vagy még tovább is eltarthat. Közben átmehetsz a Tilery egy másik oldalára, csak ezt a lapot ne zárd be, és ne töltsd újra.
review-waiting = A szerver még mással van elfoglalva. Hamarosan erre a játszmára is sor kerül.
review-none = Itt nincs elemzés
review-no-record = Nincs mit elemezni. Előbb nézz meg egy lejegyzett játszmát, onnan juthatsz az elemzéséhez.

# Ki játszott jól, ki volt szerencsés
review-sentence = { $play }, { $luck }.
review-play-2 = { $who ->
    [you] Te játszottál
   *[other] { $name } játszott
} jobban
review-play-more = { $who ->
    [you] Te játszottál
   *[other] { $name } játszott
} a legjobban
review-play-even-2 = Mindkét fél nagyjából egyformán jól játszott
review-play-even-more = Senki sem játszott egyértelműen a legjobban
review-luck-2 = de { $who ->
    [you] te voltál
   *[other] { $name } volt
} szerencsésebb
review-luck-more = de { $who ->
    [you] te voltál
   *[other] { $name } volt
} a legszerencsésebb
review-luck-even-2 = és senki sem volt egyértelműen szerencsésebb
review-luck-even-more = és senki sem volt egyértelműen a legszerencsésebb
review-both-2 = { $who ->
    [you] Te játszottál jobban, és szerencsésebb is voltál.
   *[other] { $name } játszott jobban, és szerencsésebb is volt.
}
review-both-more = { $who ->
    [you] Te játszottál a legjobban, és te voltál a legszerencsésebb is.
   *[other] { $name } játszott a legjobban, és a legszerencsésebb is volt.
}
review-still = { $who ->
    [you] Mégis te nyertél
   *[other] { $name } mégis nyert
}: a görbén látszik, hol fordult meg a játszma.
review-hidden = Ami rejtve volt, többet számított a játéknál és a szerencsénél is: { $who ->
    [you] neked kedvezett
   *[other] { $name } járt jól vele
}.
review-alone-lucky = Ezúttal segített a szerencse.
review-alone-unlucky = Ezúttal hiányzott a szerencse.
review-alone-even = A szerencse nem számított észrevehetően.
review-accuracy = Pontosság
review-accuracy-about = A pontosság 0-tól 100-ig terjed. 100-nál egyetlen lépés sem volt egyértelműen rosszabb a legjobbnál.
review-luck = Szerencse
review-luck-about = A szerencse azt mutatja, hány százalékponttal változtatták a nyerési esélyt a húzások.
review-luck-doubt = Ez becslés: akár { $points } százalékponttal is eltérhet a valóságtól.
review-left-points = Elszalasztott pontok, csak ahol ez bizonyított:
review-left-tiles = Kövek, amelyeket le lehetett volna rakni, de kézben maradtak, csak ahol ez bizonyított:
review-left-by-points = { $name }: { $left } ({ $could } lehetett volna, { $scored } lett belőle)
review-left-by-tiles = { $name }: { $left } ({ $could } lehetett volna, { $scored } került le)

# A görbe
review-curve = Nyerési esély százalékban
review-step = { $step }. mozzanat
review-place = { $step }. mozzanat, { $said }: { $list }
review-chance = { $name } { $percent } százalék
review-kind-inaccuracy = pontatlanság
review-kind-mistake = hiba
review-kind-blunder = súlyos hiba
review-kind-luck = szerencse

# A pillanatok
review-moments = Fontos pillanatok
review-moments-none = Egyetlen lépés sem került sokba, és senki sem volt különösen szerencsés.
review-by = { $name }: { $what }
review-luck-for = { $who ->
    [you] A te szerencséd
   *[other] { $name } szerencséje
}
review-drawn = Húzás
review-deal = A kezdő osztás.
review-draws = { $count ->
    [one] { $count } húzás.
   *[other] { $count } húzás egymás után.
}
review-ended = { $name } befejezi a lépését.
review-draws-next = { $name } úgy dönt, hogy húz.
review-chose = { $name } választ.
review-better = Jobb lett volna:
review-better-for = Tanács { $name } számára:
review-parts = Lépésről lépésre
review-cost = Ára: { $points } százalékpont a nyerési esélyből
review-exact-points = Ebben a lépésben elérhető pontok: előtte { $could }, utána { $kept }
review-exact-tiles = Lerakható kövek: { $could }. Lerakva: { $kept }
review-from-to = Nyerési esély: előtte { $from }%, utána { $to }%
review-same = Nyerési esély: { $at }%
review-from-to-for = { $name } nyerési esélye: előtte { $from }%, utána { $to }%
review-same-for = { $name } nyerési esélye: { $at }%
review-unknown = Ennek nagyobb része rejtve volt: senki sem tudhatta.
review-show = A görbén
review-see = Megnézem újra
review-about = Minden döntést { $count }, onnan végigjátszott játszma alapján értékeltünk. Ami a véletlenen is múlhat, az nem számít különbségnek.

# Miért nincs
error-too-long = Ez a játszma túl hosszú: elemezni legfeljebb 4000 lépést lehet.

# Egy hiba, még egyszer megpróbálva
retry = Próbálom újra
retry-own = { $count ->
    [one] Újrapróbálom a hibámat
   *[other] Újrapróbálom a { $count } hibámat
}
retry-whose = Hibák újrapróbálása, mintha ő lennék:
retry-as = { $name } ({ $count })
retry-title = Találj jobb lépést
retry-place = { $at } / { $count }
retry-was = Ez { $points } százalékpontba került a nyerési esélyből. Találj jobb lépést.
retry-worse = Ez { $points } százalékpontba kerül a nyerési esélyből. Próbálj mást.
retry-best = Megtaláltad. Nincs nála egyértelműen jobb lépés.
retry-good = Jó lépés. Egy másik csak egy kicsit jobb.
retry-shown = Ez a jobb lépés.
retry-another = Mást próbálok
retry-next = Következő hiba
retry-back = Vissza az elemzéshez
