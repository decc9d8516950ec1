# Et opptak å se på
study-about = Hvert ferdig spill kan lagres som et opptak. Her kan du gå gjennom et opptak steg for steg.
study-drop = Slipp en opptaksfil her, eller velg en
study-paste = Eller lim inn teksten
study-look = Se på det
study-private = Serveren leser det, men beholder ingenting.
study-private-here = Det leses på denne enheten, og ingenting blir tatt vare på.
study-broken-link = Denne lenken er ufullstendig. Be om den en gang til, eller om selve opptaket.
study-empty = Det er ingen trekk i dette opptaket.
study-verified = Kontrollert: Alt som ble trukket, følger av frøet.
study-no-seed = Uten frø kan det som ble trukket, ikke kontrolleres.
study-set-up = Spillet starter fra en stilling som var satt opp på forhånd.
study-begun = { $count ->
    [one] Spillet begynte etter det første steget.
   *[other] Spillet begynte etter de første { $count } stegene.
}
study-another = Et annet opptak

# Hva som er galt med et opptak
flaw-line = Linje { $line }:
flaw-no-record = Dette er ikke et opptak fra Tilery.
flaw-no-gap = Den tomme linjen mellom hodelinjene og trekkene mangler.
flaw-header = «{ $about }» er ikke en hodelinje. En hodelinje ser slik ut: «navn: verdi».
flaw-header-unknown = Hodelinjen «{ $about }» er ukjent eller står der to ganger.
flaw-header-missing = Hodelinjen «{ $about }» mangler.
flaw-players = Antallet spillere stemmer ikke med antallet plasser.
flaw-number = «{ $about }» er ikke et tall.
flaw-begun = Opptaket har ikke { $about } trekk å begynne etter.
flaw-hex = «{ $about }» består ikke av 64 heksadesimale sifre.
flaw-cut-off = Den siste linjen er kuttet av.
flaw-who = «{ $about }» sier ikke hvem som gjør trekket.
flaw-long-line = En linje kan ha høyst { $about } tegn.
flaw-many-moves = Et opptak kan ha høyst { $about } trekk.
flaw-no-game = Spillet «{ $about }» er ukjent her.
flaw-other-rules = Versjon { $about } av reglene er ukjent her.
flaw-position = Startstillingen i dette spillet er ikke mulig.
flaw-set-up = Dette spillet kan ikke settes opp slik.
flaw-unreadable = «{ $about }» er ikke et trekk i dette spillet.
flaw-illegal = Trekket «{ $about }» er ikke tillatt.
flaw-no-seed = Det er ikke noe frø ennå.
flaw-other-seed = Frøet er ikke det som ble lovet.
flaw-other-chance = Trekningen «{ $about }» følger ikke av frøet.
flaw-not-over = Frøet er der, men spillet er ikke slutt.
flaw-other-result = Resultatet «{ $about }» er ikke det trekkene fører til.
flaw-other-state = Sluttstillingen er ikke den trekkene fører til.
