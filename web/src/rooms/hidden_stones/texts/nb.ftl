
# De åtte sidene og hvilken som helst stein
hs-sun = sol
hs-moon = måne
hs-fish = fisk
hs-bird = fugl
hs-horse = hest
hs-boat = båt
hs-seed = frø
hs-tree = tre
hs-any = hvilken som helst

# Formasjoner i ord
hs-form-one = { $a }, hvor som helst
hs-form-beside = { $a } til venstre, { $b } til høyre
hs-form-above = { $a } øverst, { $b } under
hs-form-row = på rad fra venstre mot høyre: { $list }
hs-form-column = i en kolonne ovenfra og ned: { $list }
hs-form-square = i en firkant av fire steiner: { $list }
hs-form-grid = på hele brettet: { $list }
hs-form-line = rad { $n }: { $list }
hs-at-top-left = { $face } øverst til venstre
hs-at-top-middle = { $face } øverst i midten
hs-at-top-right = { $face } øverst til høyre
hs-at-middle-left = { $face } i midtre rad til venstre
hs-at-middle-middle = { $face } helt i midten
hs-at-middle-right = { $face } i midtre rad til høyre
hs-at-bottom-left = { $face } nederst til venstre
hs-at-bottom-middle = { $face } nederst i midten
hs-at-bottom-right = { $face } nederst til høyre

# Steiner og kort i ord
hs-stone = { $cell }, { $face }; på den andre siden { $other }
hs-card = Kort { $number }, { $points } poeng: { $formation }.
hs-key-of = { $key }.
hs-lies = Stemmer på { $cells }.
hs-missing = Mangler: { $list }.
hs-wants = { $face } på { $cell }
hs-grid-words = Brettet, { $rows }.

# Bordet
hs-grid = De ni steinene
hs-hand = Kortene dine
hs-hand-of = Kortene til { $name }
hs-draw-pile = Trekk{ "\u00AD" }bunke
hs-discard-pile = Kaste{ "\u00AD" }bunke
hs-won-pile = Vunnet
hs-pile-count = { $pile }, { $count ->
    [0] tom
   *[other] { $count } kort
}
hs-show-discards = Se gjennom kastebunken
hs-show-won = Se på de vunne kortene
hs-no-cards-yet = Ingen kort ennå.
hs-points = { $points } poeng
hs-of = { $count } av { $target }
hs-penalties = Straffepoeng: { $count } av 4
hs-drop-pay = Betal
hs-drop-score = Løs inn

# Hva du kan gjøre nå
hs-your-turn = Din tur: Trykk på en stein for å bytte eller snu den.
hs-can-score = { $count ->
    [one] Ett kort skinner: Du kan løse det inn.
   *[other] { $count } kort skinner: Du kan løse dem inn.
}
hs-sure = Du kan fortsatt løse inn et kort. Vil du likevel avslutte turen?
hs-no-card = Du har ingen kort igjen å betale med. Avslutt turen.
hs-turn-of = { $name } har turen.
hs-dealing = Deler ut…
hs-game-over = Spillet er slutt.
hs-now-neighbour = Trykk på en nabostein for å bytte, eller snu denne.
hs-pay-swap = Velg et kort å betale byttet med.
hs-pay-flip = Velg et kort å betale med for å snu.
hs-now-change = Du betaler med kort { $number }. Bytt eller snu en stein nå.
hs-sending = Et øyeblikk…

# Knapper
hs-do-score = Løs inn: { $points } poeng
hs-do-pay = Betal med dette kortet
hs-do-flip = Snu: { $face } → { $other }
hs-do-end = { $count ->
    [0] Avslutt turen
   *[other] Avslutt turen, trekk { $count } kort
}
hs-do-end-penalty = { $count ->
    [0] Avslutt: straff
   *[other] Avslutt: straff, trekk { $count }
}
hs-do-pass = { $count ->
    [0] Pass
   *[other] Pass, trekk { $count }
}
hs-do-undo = Angre
hs-do-cancel = Avbryt
hs-do-keys = Taster

# Hvorfor ikke
hs-choose-stone = Velg en stein først.
hs-taken-back = Tatt tilbake. Trykk på en nabo, eller snu denne steinen.
hs-drop-stone = Slipp en stein på en nabo for å bytte dem.
hs-drop-card = Slipp kortet på en bunke: «Kastebunke» for å betale, «Vunnet» for å løse inn.
hs-choose-score = Flere kort kan løses inn. Velg ett av dem.
hs-nothing-scores = Ingen av kortene dine stemmer.
problem-pass-after-action = Du kan bare passe hvis du ikke har gjort noe annet. Avslutt turen.
problem-pass-twice = Du passet forrige gang. Du kan ikke passe to ganger på rad.
problem-card-not-in-hand = Kort { $card } er ikke på hånden din.
problem-formation-absent = Formasjonen på kort { $card } ligger ikke på brettet.
problem-no-such-cell = Brettet har bare feltene a1 til c3.
problem-not-adjacent = { $a } og { $b } er ikke naboer.
problem-wrong-stones = Det er ikke de ni steinene.
problem-wrong-pile = En solobunke har åtte kort med verdi 1, fire med 2, tre med 3 og ett med 5.
problem-card-not-in-pile = Kort { $card } er ikke i trekkbunken.

# Taster
hs-key-arrows = Fra stein til stein, fra kort til kort
hs-key-enter = Velg steinen eller kortet du står på
hs-key-flip = Snu steinen
hs-key-card = Velg et kort
hs-key-pay = Betal med det valgte kortet
hs-key-score = Løs inn det valgte kortet
hs-key-undo = Ett steg tilbake
hs-key-end = Avslutt turen
hs-key-pass = Pass
hs-key-cancel = Avbryt
hs-key-help = Vis disse tastene
hs-won-cards = Vunne kort

# Hva som skjedde
hs-tell-laid = De ni steinene er lagt ut.
hs-tell-begins = { $name } begynner.
hs-tell-drew = { $name } trekker kort { $card }.
hs-tell-reshuffled = { $count ->
    [one] Det kastede kortet blir ny trekkbunke.
   *[other] De { $count } kastede kortene blir ny trekkbunke.
}
hs-tell-swapped = { $name } betaler med kort { $card } og bytter { $a } og { $b }.
hs-tell-flipped = { $name } betaler med kort { $card } og snur { $cell }: { $face }.
hs-tell-scored = { $name } løser inn kort { $card } på { $cells }: { $points } poeng.
hs-tell-ended = { $name } avslutter turen.
hs-tell-passed = { $name } passer.
hs-tell-lastround = { $name } har nok kort: Dette er siste runde.
hs-over-hs-10 = Ingen har kastet eller løst inn et kort på ti runder: Spillet er slutt.
hs-over-hs-11 = Nok kort er vunnet: Spillet er slutt.
hs-over-hs-14 = Det fjerde straffepoenget avslutter spillet.
hs-over-hs-15 = Alle 16 kortene er løst inn.

# Hvordan det står
hs-plate-hand = Kort
hs-near-end = Snart slutt: { $count } av { $target } kort
hs-last-round = Siste runde
hs-solo-left = { $left } kort igjen
hs-player-words = { $name }: { $cards } kort på hånden, { $won } av { $target } vunnet.

# Resultat
hs-sheet = Poengark
hs-sheet-player = Spiller
hs-sheet-value = Kort med verdi { $value }
hs-sheet-cards = Poeng
hs-sheet-bonus = Bonus
hs-sheet-total = Sum
hs-sheet-won = vinner
hs-sheet-about = Antall kort av hver verdi, og 3 bonuspoeng for flest kort med verdi 1.
hs-sigh = Fem poeng med ett kort. Au.
hs-solo-way = { $count } av { $target } kort løst inn
