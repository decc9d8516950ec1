# ColleXion ved bordet: mangekanter og sett, hva som kan gjøres nå, knappene og tastene.

# Mangekanter og sett
cx-uncovers = { $kind }, frigjør { $under }
cx-uncovers-none = { $kind }, frigjør ingenting
cx-cell = { $kind }: { $count }
cx-lacks = Mangler for { $set }: { $kind }.
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
       *[other] Opptil { $count } i denne turen
    }
cx-same-shape = samme form:
cx-same-colour = samme farge:
cx-same-both = helt lik:
cx-markers = Hva du ellers kan gjøre
cx-deed-remove = Fjern en mangekant fra esken
cx-deed-swap = Bytt en mangekant med en annen spiller
cx-deed-steal = Stjel en mangekant fra en annen spiller
cx-deed-give = Gi bort en mangekant
cx-deed-used = Allerede brukt
cx-from-corner = { $points } fra { $corner }
cx-last-markers = Siste runde. Det er ingen poeng igjen.
cx-last-polygons = Siste runde. Esken er tom.

# Hva som skjer
cx-sending = Et øyeblikk …
cx-shaking = Esken ristes.
cx-playing = Det er { $name } sin tur.
cx-done = Spillet er over.
cx-take-first = Ta en mangekant som ingenting ligger på.
cx-take-more =
    { $count ->
        [one] Ta én til med samme form eller farge: { $kind }.
       *[other] Ta opptil { $count } til, hver med samme form eller farge som den forrige.
    }
cx-take-or-score = Du har et komplett sett. Ta mer, eller lever det: etterpå tas ingenting.
cx-then-score = Du har et komplett sett.
cx-take-at-will = Du trenger ikke ta noe mer.
cx-tray-empty = Det er ingenting igjen å ta.
cx-take-no-match = Ingenting som kan nås, passer. Avslutt turen.
cx-take-no-more = Du har tatt alt du kan. Avslutt turen.
cx-pair = To like. Du kan stjele, gi bort eller fjerne én mangekant.
cx-now-remove = Hvilken mangekant skal ut av spillet?
cx-sure-remove = Da er den borte for alle.
cx-now-swap-mine = Hvilken av dine gir du?
cx-now-swap-theirs = Hvilken vil du ha for den? Din: { $kind }.
cx-sure-swap = Du gir: { $mine }. Du får fra { $name }: { $theirs }.
cx-now-steal = Hvilken vil du ha?
cx-sure-steal = { $kind } fra { $name }
cx-now-give = Hvilken av dine gir du bort?
cx-now-taker = Hvem får den?
cx-sure-give = { $name } får: { $kind }.
cx-now-set = Hvilket sett leverer du først?
cx-now-corner = Fra hvilket hjørne tar du et merke?
cx-sure-score = Komplett og ut av spillet: { $set }.

# Hvorfor ikke
cx-covered = Det ligger noe på den.
cx-no-match = Den har verken formen eller fargen til den forrige.
cx-nothing-to-get = Ingen andre har en mangekant.
cx-nothing-to-give = Du har ingen mangekant å gi for den.
cx-choose-first = Velg først.
cx-choose-piece = Velg en mangekant i esken.

# Knapper
cx-do-take = Ta { $kind }
cx-do-remove = Fjern { $kind }
cx-do-swap = Bytt disse to
cx-do-steal = Stjel { $kind }
cx-do-give = Gi { $kind } til { $name }
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
cx-do-go-on = Gå videre uten
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
cx-key-cancel = Avbryt det som er begynt
cx-key-help = Disse tastene
