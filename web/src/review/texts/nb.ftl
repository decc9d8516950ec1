# Analysen av et ferdig spill

# Mens den lages
review-making = Analyserer spillet…
review-making-about = Fra hver avgjørelse spilles mange spill videre. Det tar som regel under ett minutt.
review-making-here = Fra hver avgjørelse spilles mange spill videre. På denne enheten kan det ta et kvarter eller mer. Du kan gå til en annen side i Tilery så lenge, bare ikke lukk fanen eller last den inn på nytt.
review-waiting = Serveren må gjøre ferdig noe annet først. Snart er det dette spillets tur.
review-none = Ingen analyse her
review-no-record = Det er ikke noe opptak å analysere. Se på et først, så kommer du til analysen derfra.

# Hvem som spilte godt, og hvem som hadde flaks
review-sentence = { $play }, { $luck }.
review-play-2 = { $who ->
    [you] Du
   *[other] { $name }
} spilte best
review-play-more = { $who ->
    [you] Du
   *[other] { $name }
} spilte aller best
review-play-even-2 = Begge spilte omtrent like godt
review-play-even-more = Ingen spilte klart best
review-luck-2 = men { $who ->
    [you] du
   *[other] { $name }
} hadde mest flaks
review-luck-more = men { $who ->
    [you] du
   *[other] { $name }
} hadde aller mest flaks
review-luck-even-2 = og ingen hadde klart mer flaks
review-luck-even-more = og ingen hadde klart mest flaks
review-both-2 = { $who ->
    [you] Du
   *[other] { $name }
} spilte best og hadde mest flaks.
review-both-more = { $who ->
    [you] Du
   *[other] { $name }
} spilte aller best og hadde aller mest flaks.
review-still = Likevel vant { $who ->
    [you] du
   *[other] { $name }
}: Kurven viser hvor det snudde.
review-hidden = Det som lå skjult, betydde mer enn både spill og flaks: Det hjalp { $who ->
    [you] deg
   *[other] { $name }
}.
review-alone-lucky = Denne gangen hjalp flaksen til.
review-alone-unlucky = Denne gangen uteble flaksen.
review-alone-even = Flaksen gjorde ingen klar forskjell.
review-accuracy = Nøyaktighet
review-accuracy-about = Nøyaktigheten går fra 0 til 100. Ved 100 var ingen trekk klart dårligere enn det beste.
review-luck = Flaks
review-luck-about = Flaksen sier hvor mange prosentpoeng av vinnersjansen tilfeldighetene ga eller tok.
review-luck-doubt = Det er et anslag og kan bomme med { $points } prosentpoeng.
review-left-points = Poeng som ble liggende, bare der det er bevist:
review-left-tiles = Brikker som kunne vært lagt, men ikke ble det, bare der det er bevist:
review-left-by-points = { $name }: { $left } ({ $scored } av { $could } ble hentet)
review-left-by-tiles = { $name }: { $left } ({ $scored } av { $could } ble lagt)

# Kurven
review-curve = Sjansen for å vinne i prosent
review-step = Steg { $step }
review-place = Steg { $step }, { $said }: { $list }
review-chance = { $name } { $percent } prosent
review-kind-inaccuracy = unøyaktighet
review-kind-mistake = feil
review-kind-blunder = stor feil
review-kind-luck = flaks

# Øyeblikkene
review-moments = Avgjørende øyeblikk
review-moments-none = Ingen trekk kostet mye, og ingen hadde spesielt mye flaks.
review-by = { $name }: { $what }
review-luck-for = { $who ->
    [you] Flaks for deg
   *[other] Flaks for { $name }
}
review-drawn = Trekning
review-deal = Utdelingen ved start.
review-draws = { $count ->
    [one] Én trekning.
   *[other] { $count } trekninger på rad.
}
review-ended = { $name } avslutter turen.
review-draws-next = { $name } velger å trekke.
review-chose = { $name } tar et valg.
review-better = Bedre:
review-better-for = Råd til { $name }:
review-parts = Steg for steg
review-cost = Kostet { $points } prosentpoeng av vinnersjansen
review-exact-points = Mulige poeng i denne turen: { $could } før, { $kept } etter
review-exact-tiles = Brikker som kunne legges: { $could }. Lagt: { $kept }
review-from-to = Vinnersjanse: fra { $from } til { $to } %
review-same = Vinnersjanse: { $at } %
review-from-to-for = Vinnersjanse for { $name }: fra { $from } til { $to } %
review-same-for = Vinnersjanse for { $name }: { $at } %
review-unknown = Det meste av dette lå skjult: Ingen kunne vite det.
review-show = På kurven
review-see = Se det igjen
review-about = Hver avgjørelse ble målt mot { $count } spill som ble spilt videre derfra. Forskjeller som kan være tilfeldige, teller ikke.

# Hvorfor det ikke finnes noen
error-too-long = Dette spillet er for langt: En analyse omfatter høyst 4000 trekk.

# En feil, prøvd på nytt
retry = Prøv igjen
retry-own = { $count ->
    [one] Prøv feilen din på nytt
   *[other] Prøv de { $count } feilene dine på nytt
}
retry-whose = Prøv feil på nytt, som:
retry-as = { $name } ({ $count })
retry-title = Finn et bedre trekk
retry-place = { $at } av { $count }
retry-was = Det kostet { $points } prosentpoeng av vinnersjansen. Finn et bedre trekk.
retry-worse = Det koster { $points } prosentpoeng av vinnersjansen. Prøv et annet.
retry-best = Godt funnet. Ingen andre trekk er klart bedre.
retry-good = Et godt trekk. Et annet er bare litt bedre.
retry-shown = Dette er det bedre trekket.
retry-another = Prøv et annet trekk
retry-next = Neste feil
retry-back = Tilbake til analysen
