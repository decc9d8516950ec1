# Spill som er ferdige: biblioteket, opptegnelser å se på, stillinger å spille videre fra.

# Biblioteket
library = Bibliotek
library-game = Spill
library-any = Alle spill
library-who = Hvem som spilte
library-whose = Hvem sine spill
library-all = Alle
library-mine = Mine
library-none = Ingen ferdige spill ennå
library-none-such = Et slikt spill står ikke i hylla
library-about = Her står de ferdige spillene fra åpne bord og fra bordene som denne nettleseren kjenner.
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
replay-speed = Fart
position = Del eller spill videre
position-at = Steg { $step }
position-link = Lenke til dette øyeblikket
position-copy = Kopier lenken
position-too-long = Denne opptegnelsen er for lang for en lenke. Lagre den og send filen i stedet.
play-on = Spill videre herfra
play-on-seat = Du spiller for
play-on-about = Boter tar de andre plassene. Det som trekkes herfra, trekkes på nytt.
play-on-start = Spill videre
play-on-ended = Her er spillet slutt. Gå noen steg tilbake for å spille videre.
begun-from = Begynte fra en stilling i et annet spill.

# En opptegnelse å se på
study = Se på en opptegnelse
study-about = Hvert ferdig spill kan lagres som en opptegnelse. Her kan du se på en igjen, steg for steg.
study-drop = Slipp en fil her, eller velg en
study-paste = Eller lim inn teksten
study-look = Se på den
study-private = Tjeneren leser den og beholder ingenting av den.
study-broken-link = Denne lenken er ufullstendig. Be om den en gang til, eller om selve opptegnelsen.
study-empty = Det er ingen trekk i denne opptegnelsen.
study-verified = Kontrollert: alt som ble trukket, følger av frøet.
study-no-seed = Uten frø kan det som ble trukket, ikke kontrolleres.
study-begun = { $count ->
    [one] Det første steget var gitt.
   *[other] De første { $count } stegene var gitt.
}
study-another = En annen opptegnelse

# Hva som er galt med en opptegnelse
flaw-line = Linje { $line }:
flaw-no-record = Dette er ingen opptegnelse fra Tilery.
flaw-no-gap = Den tomme linjen mellom hodet og trekkene mangler.
flaw-header = «{ $about }» er ingen hodelinje. En slik lyder «navn: verdi».
flaw-header-unknown = Hodelinjen «{ $about }» er ukjent eller står her to ganger.
flaw-header-missing = Hodelinjen «{ $about }» mangler.
flaw-players = Spillerne passer ikke til antall plasser.
flaw-number = «{ $about }» er ikke et tall.
flaw-begun = Opptegnelsen har ikke { $about } trekk å begynne etter.
flaw-hex = «{ $about }» er ikke 64 heksadesimale sifre.
flaw-cut-off = Den siste linjen er kuttet av.
flaw-who = «{ $about }» sier ikke hvem som trekker.
flaw-long-line = En linje kan ha høyst { $about } tegn.
flaw-many-moves = En opptegnelse kan ha høyst { $about } trekk.
flaw-no-game = Spillet «{ $about }» er ukjent her.
flaw-other-rules = Utgave { $about } av reglene er ukjent her.
flaw-set-up = Dette spillet kan ikke settes opp slik.
flaw-unreadable = «{ $about }» er ikke et trekk i dette spillet.
flaw-illegal = Trekket «{ $about }» er ikke tillatt.
flaw-no-seed = Det er ikke noe frø ennå.
flaw-other-seed = Frøet er ikke det som ble lovet.
flaw-other-chance = Det trukne «{ $about }» følger ikke av frøet.
flaw-not-over = Frøet er der, men spillet er ikke slutt.
flaw-other-result = Resultatet «{ $about }» er ikke det trekkene fører til.
flaw-other-state = Slutten er ikke det trekkene fører til.

# Hvorfor noe ikke ble gjort
error-bad-record = Denne opptegnelsen kan ikke spilles så langt.
error-no-moment = Derfra kan ingen spille videre.
error-too-slow = Det tar lengre tid enn de tillatte 20 sekundene å lese denne opptegnelsen.
error-record-too-large = En opptegnelse kan ha høyst 400 kB.
