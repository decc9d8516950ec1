
# Mangekanter, sett og merker
cxw-kind = { $colour ->
    [green] grønn
    [yellow] gul
    [pink] rosa
   *[blue] blå
} { $shape ->
    [triangle] trekant
    [square] firkant
    [pentagon] femkant
   *[octagon] åttekant
}
cxw-times = { $count } × { $kind }
cxw-set = { $set ->
    [green] fargesett i grønt
    [yellow] fargesett i gult
    [pink] fargesett i rosa
    [blue] fargesett i blått
    [triangle] formsett av trekanter
    [square] formsett av firkanter
    [pentagon] formsett av femkanter
   *[octagon] formsett av åttekanter
}
cxw-corner = { $colour ->
    [green] det grønne hjørnet
    [yellow] det gule hjørnet
    [pink] det rosa hjørnet
   *[blue] det blå hjørnet
}
cxw-remove = Fjern
cxw-swap = Bytt
cxw-steal = Stjel
cxw-give = Gi bort

# Hva som har skjedd
cxw-tell-begins = { $name } begynner.
cxw-tell-shaken = Esken er ristet. { $count ->
    [one] { $count } mangekant kan nås.
   *[other] { $count } mangekanter kan nås.
}
cxw-tell-took = { $name } tar en { $kind }.
cxw-tell-pair = { $name } tar enda en { $kind }: et par.
cxw-tell-removed = { $name } fjerner en { $kind } fra esken.
cxw-tell-swapped = { $name } bytter en { $gave } mot en { $got } fra { $other }.
cxw-tell-stole = { $name } stjeler en { $kind } fra { $other }.
cxw-tell-gave = { $name } gir { $other } en { $kind }.
cxw-tell-handed = { $name } gir en { $kind } videre til { $other }.
cxw-tell-scored = { $name } leverer et { $set }: { $points } poeng.
cxw-tell-scored-from = { $name } leverer et { $set } og tar merket i { $corner }: { $points } poeng.
cxw-tell-scored-none = { $name } kaster et { $set }; det er ingen merker igjen for det.
cxw-tell-nothing = { $name } tar ingenting.
cxw-tell-last-markers = Det siste poengmerket er borte. Dette er siste runde.
cxw-tell-last-tray = Esken er tom. Dette er siste runde.
cxw-over-cx-10 = Alle poengmerker er borte, og alle har hatt like mange turer.
cxw-over-cx-11 = Esken er tom, og alle har hatt like mange turer.

# Hvordan det står
cxw-last-round = Siste runde
cxw-last-round-no-points = Siste runde, uten poeng
cxw-few-markers = { $count ->
    [one] Bare { $count } poengmerke igjen
   *[other] Bare { $count } poengmerker igjen
}
cxw-few-polygons = { $count ->
    [one] Bare { $count } mangekant igjen
   *[other] Bare { $count } mangekanter igjen
}
cxw-turn-of = { $name } har turen.
cxw-shaking = Esken ristes.
cxw-game-over = Spillet er slutt.
cxw-teams = Lag: { $one } mot { $other }.
cxw-expert = Ekspertspill, uten handlingsmerker.
cxw-taken = Tatt i denne turen: { $list }.
cxw-next = Kan tas nå: { $list }.
cxw-tray = { $count ->
    [0] Esken er tom.
    [one] { $count } mangekant ligger i esken.
   *[other] { $count } mangekanter ligger i esken. De som kan nås, og hva de frigjør:
}
cxw-frees = { $kind }: frigjør { $list }.
cxw-frees-nothing = { $kind }.
cxw-stack = Poengmerker i { $corner }, ovenfra: { $list }.
cxw-stack-empty = Ingen poengmerker igjen i { $corner }.
cxw-has-polygons = { $count ->
    [0] ingen mangekanter
    [one] { $count } mangekant ({ $list })
   *[other] { $count } mangekanter ({ $list })
}
cxw-has-markers = { $count ->
    [0] ingen poengmerker
    [one] { $count } poengmerke
   *[other] { $count } poengmerker
}
cxw-has-actions = { $count ->
    [0] ingen handlingsmerker
   *[other] handlingsmerker: { $list }
}
cxw-has-sets = komplett: { $list }
cxw-your-markers = Poengmerkene dine: { $list }. Til sammen: { $sum }.

# Poengark
cxw-sheet = Poengark
cxw-sheet-markers = Poengmerker
cxw-sheet-unused = Ubrukte handlings{ "\u00AD" }merker
cxw-sheet-left = Mangekanter til overs
cxw-sheet-points = Poeng
cxw-sheet-team = Lag
cxw-sheet-none = ingen
cxw-sheet-wins = vinner
cxw-sigh = Det merket hadde jeg et godt øye til.
cxw-tie = Like mange poeng: Den som har færrest mangekanter til overs, vinner.

# Hvorfor ikke
problem-wrong-polygons = Det er ikke de 80 mangekantene.
problem-outside-tray = Alle mangekanter ligger i esken, ingen i hjørnene.
problem-flat-heap = Det er ikke en haug: Mangekantene ligger nesten ikke på hverandre.
problem-must-take = Ta minst én mangekant først.
problem-must-score = Du har et komplett sett i samlingen: Lever det først.
problem-scoring-begun = Du har begynt å levere: Resten av turen kan du bare levere sett.
problem-not-in-tray = Denne mangekanten er ikke lenger i esken.
problem-covered = En annen mangekant ligger på den. Du kan bare ta det som er fritt.
problem-four-taken = Du har tatt fire mangekanter: Flere kan du ikke ta i én tur.
problem-handed-over = Du har gitt én videre: Du kan ikke ta mer i denne turen.
problem-no-match = Den har verken samme form eller samme farge som den du tok sist.
problem-no-partner = Du har ingen makker i dette spillet.
problem-nothing-taken = Du har ikke tatt noen mangekant ennå.
problem-handed-already = Du har allerede gitt en mangekant videre i denne turen.
problem-not-held = Du har ikke lenger mangekanten du tok sist.
problem-expert-swap = I ekspertspillet kan du ikke bytte.
problem-no-pair = Da må du nettopp ha tatt to helt like mangekanter.
problem-expert-only = Du kan bare gi bort mangekanter i ekspertspillet.
problem-marker-used = Du har allerede brukt dette handlingsmerket.
problem-one-marker = Bare ett handlingsmerke i hver tur.
problem-not-yours = En slik mangekant finnes ikke i samlingen din.
problem-not-theirs = En slik mangekant finnes ikke i den samlingen.
problem-not-another-player = Velg en annen spiller.
problem-not-complete = Dette settet er ikke komplett ennå.
problem-no-such-set = Dette settet finnes ikke.
problem-stack-empty = Det er ingen merker igjen i det hjørnet.
problem-choose-stack = Velg hjørnet du vil ta et merke fra.
problem-own-stack = Et fargesett tar merket i sin egen farge.

# Mangekanter og sett
cx-uncovers = { $kind }, frigjør { $under }
cx-uncovers-none = { $kind }, frigjør ingenting
cx-completes = { $words }; gjør komplett: { $sets }
cx-cell = { $kind }: { $count }
cx-lacks = Mangler til { $set }: { $kind }.
cx-complete = Komplett: { $sets }.

# På bordet
cx-tray =
    { $count ->
        [0] Esken er tom
        [one] Eske med { $count } mangekant, { $reachable } kan nås
       *[other] Eske med { $count } mangekanter, { $reachable } kan nås
    }
cx-heap-take = Mangekanter du kan ta: { $count }
cx-heap-remove = Mangekanter du kan fjerne: { $count }
cx-mine = Samlingen din
cx-collection-of = Samlingen til { $name }
cx-partner = Makker
cx-won =
    { $count ->
        [0] Ingen poengmerker
        [one] { $count } poengmerke
       *[other] { $count } poengmerker
    }
cx-points =
    { $points ->
        [0] Ingen poeng ennå
       *[other] { $points } poeng
    }
cx-chain =
    { $count ->
        [0] Tatt i denne turen
       *[other] Tatt i denne turen; { $count } til er mulig
    }
cx-left =
    { $count ->
        [0] Ikke flere i denne turen
       *[other] Opptil { $count } til i denne turen
    }
cx-same-shape = samme form:
cx-same-colour = samme farge:
cx-same-both = helt lik:
cx-markers = Annet du kan gjøre
cx-deed-remove = Fjern en mangekant fra esken
cx-deed-swap = Bytt en mangekant med en annen spiller
cx-deed-steal = Stjel en mangekant fra en annen spiller
cx-deed-give = Gi bort en mangekant
cx-deed-used = Allerede brukt
cx-markers-of = Merkene til { $name }
cx-markers-mine = Merkene dine
cx-marker-used = { $words } (brukt)
cx-from-corner = { $points } fra { $corner }
cx-last-markers = Siste runde. Det gis ikke flere poeng.
cx-last-polygons = Siste runde. Esken er tom.

# Hva som skjer
cx-sending = Et øyeblikk…
cx-shaking = Esken ristes.
cx-playing = { $name } har turen.
cx-done = Spillet er slutt.
cx-take-first = Ta en mangekant som ingenting ligger oppå.
cx-take-more =
    { $count ->
        [one] Ta én til med samme form eller farge som den forrige ({ $kind }).
       *[other] Ta opptil { $count } til, hver med samme form eller farge som den forrige.
    }
cx-take-or-score = Du har et komplett sett. Ta mer, eller lever det: Etterpå kan du ikke ta mer.
cx-then-score = Du har et komplett sett.
cx-take-at-will = Du trenger ikke å ta noe.
cx-tray-empty = Det er ingenting igjen å ta.
cx-take-no-match = Ingenting du kan nå, passer. { $marker ->
    [yes] Bruk et handlingsmerke, eller avslutt turen.
   *[no] Avslutt turen.
}
cx-take-no-more = Du har tatt alt du kan. { $marker ->
    [yes] Bruk et handlingsmerke, eller avslutt turen.
   *[no] Avslutt turen.
}
cx-pair = To like. Du kan stjele, gi bort eller fjerne én mangekant.
cx-now-remove = Hvilken mangekant skal ut av spillet?
cx-sure-remove = Da er den borte for alle.
cx-now-swap-mine = Hvilken av dine gir du?
cx-now-swap-theirs = Du gir: { $kind }. Hvilken vil du ha?
cx-sure-swap = Du gir: { $mine }. Du får fra { $name }: { $theirs }.
cx-now-steal = Hvilken vil du ha?
cx-sure-steal = Fra { $name }: { $kind }.
cx-now-give = Hvilken av dine gir du bort?
cx-now-taker = Hvem får den?
cx-sure-give = { $name } får: { $kind }.
cx-now-set = Hvilket sett leverer du først?
cx-now-corner = Fra hvilket hjørne tar du et merke?
cx-sure-score = Komplett og ut av spillet: { $set }.

# Hvorfor ikke
cx-covered = Det ligger noe oppå den.
cx-not-this = Du kan ikke ta den nå.
cx-no-match = Den har verken samme form eller samme farge som den forrige.
cx-nothing-to-get = Ingen andre har noen mangekanter.
cx-nothing-to-give = Du har ingen mangekant å gi for den.
cx-choose-first = Velg først.
cx-choose-piece = Velg en mangekant i esken.

# Knapper
cx-do-take = Ta { $kind }
cx-do-remove = Fjern { $kind }
cx-do-swap = Bytt disse to
cx-do-steal = Stjel { $kind }
cx-do-give = Gi til { $name }
cx-do-score =
    Lever { $set }: { $points ->
        [0] ingen poeng
       *[other] { $points } poeng
    }
cx-do-choose-set = Lever et sett
cx-do-hand = Gi den til { $name }
cx-do-end = Avslutt turen
cx-do-undo = Angre
cx-do-cancel = Avbryt
cx-do-go-on = Nei takk
cx-do-keys = Taster

# Taster
cx-key-heap = Til listen over mangekanter
cx-key-move = Fra mangekant til mangekant
cx-key-take = Ta eller fjern den
cx-key-remove = Fjern
cx-key-swap = Bytt
cx-key-steal = Stjel
cx-key-give = Gi bort
cx-key-hand = Gi videre
cx-key-end = Avslutt turen, eller lever
cx-key-undo = Angre
cx-key-cancel = Avbryt det du har begynt på
cx-key-help = Vis disse tastene
