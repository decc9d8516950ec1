# Spill som er ferdige: biblioteket, opptak å se på, stillinger å spille videre fra.

# Biblioteket
library = Bibliotek
library-game = Spill
library-any = Alle spill
library-who = Hvem som spilte
library-whose = Hvilke spill
library-all = Alle
library-mine = Mine
library-none = Ingen ferdige spill ennå
library-none-such = Ingen slike spill i hylla
library-about = Her finner du de ferdige spillene fra åpne bord og fra bordene som denne nettleseren kjenner.
library-found = { $count ->
    [one] { $count } spill
   *[other] { $count } spill
}
library-more = Flere spill
library-winner = vant
library-moves = { $count ->
    [one] { $count } trekk
   *[other] { $count } trekk
}

# Et øyeblikk i en reprise
review = Analyse
replay-speed = Fart
position = Del eller spill videre
position-at = Steg { $step }
position-link = Lenke til dette øyeblikket
position-copy = Kopier lenken
position-too-long = Dette spillet er for langt for en lenke. Lagre opptaket og send filen i stedet.
play-on = Spill videre herfra
play-on-seat = Du spiller som
play-on-about = Roboter tar de andre plassene. Alt som trekkes herfra, trekkes på nytt.
play-on-start = Spill videre
play-on-ended = Her er spillet slutt. Gå noen steg tilbake og spill videre derfra.
begun-from = Startet fra en stilling i et annet spill.

# Et opptak å se på
study = Se på et opptak
study-about = Hvert ferdig spill kan lagres som et opptak. Her kan du gå gjennom et opptak steg for steg.
study-drop = Slipp en opptaksfil her, eller velg en
study-paste = Eller lim inn teksten
study-look = Se på det
study-private = Serveren leser det, men beholder ingenting.
study-broken-link = Denne lenken er ufullstendig. Be om den en gang til, eller om selve opptaket.
study-empty = Det er ingen trekk i dette opptaket.
study-verified = Kontrollert: Alt som ble trukket, følger av frøet.
study-no-seed = Uten frø kan det som ble trukket, ikke kontrolleres.
study-begun = { $count ->
    [one] Spillet begynte etter det første steget.
   *[other] Spillet begynte etter de første { $count } stegene.
}
study-another = Et annet opptak

# Hvorfor noe ikke ble gjort
error-bad-record = Dette opptaket kan ikke spilles så langt.
error-no-moment = Du kan ikke spille videre derfra.
error-too-slow = Det tar lengre tid enn de tillatte 20 sekundene å lese dette opptaket.
error-record-too-large = Et opptak kan være på høyst 400 kB.
