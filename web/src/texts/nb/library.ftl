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
begun-from = Startet fra en gitt stilling.

# Et opptak å se på
puzzles = Oppgaver
study = Se på et opptak

# Hvorfor noe ikke ble gjort
error-bad-record = Dette opptaket kan ikke spilles så langt.
error-no-moment = Du kan ikke spille videre derfra.
error-too-slow = Det tar lengre tid enn de tillatte 20 sekundene å lese dette opptaket.
error-record-too-large = Et opptak kan være på høyst 400 kB.
