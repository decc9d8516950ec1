cxw-hint-tray = Se etter en { $kind } i esken.
cxw-hint-take = Ta en { $kind }.
cxw-hint-remove = Fjern en { $kind } fra esken.
cxw-hint-other = Se på samlingen til { $name }.
cxw-hint-swap = Bytt en { $mine } mot en { $theirs } fra { $name }.
cxw-hint-steal = Stjel en { $kind } fra { $name }.
cxw-hint-own = Se i samlingen din: en { $kind }.
cxw-hint-give = Gi { $name } en { $kind }.
cxw-hint-hand = Gi en { $kind } videre til { $name }.
cxw-hint-collection = Se på samlingen din: Et sett er komplett.
cxw-hint-score = Lever et { $set }: { $points } poeng.
cxw-hint-score-from = Lever et { $set } og ta merket i { $corner }: { $points } poeng.
cxw-hint-score-none = Kast et { $set }; det er ingen merker igjen for det.
cxw-hint-enough = Se på det du har. Trenger du mer?
cxw-hint-end = Avslutt turen.
cxw-hint-almost = Se på samlingen din: Et { $set } mangler bare én.
cxw-hint-grows = Se på samlingen din: Et { $set } kan vokse.
cxw-hint-in-reach = Det du trenger til et { $set }, ligger fritt.
cxw-hint-theirs = Se på en { $kind } hos { $name }.
cxw-hint-corner = Se på merket i { $corner }.
cxw-why-most = Alle andre valg gir mindre.
cxw-why-completes = Da er et { $set } komplett.
cxw-why-closer = Da har du { $have } av 4: { $set }.
cxw-why-denies = { $name } mangler bare denne til et sett.
cxw-why-breaks = { $name } trenger den til et sett.
cxw-why-frees = Det frigjør: { $list }.
cxw-why-spare = Du har { $count } × { $kind }.
cxw-why-sheds = Hver mangekant til overs koster ett poeng.
cxw-why-none-completes = Du får ikke noe komplett sett selv om du tar flere.
cxw-why-may-complete = Du kan gjøre et { $set } komplett i denne turen.
cxw-why-goes-on = { $count ->
    [one] Etterpå kan du fortsette med én til.
   *[other] Etterpå kan du velge mellom { $count } andre.
}
cxw-why-only = Ingen annen { $kind } ligger fritt.
cxw-why-two-sets = Slik er to sett mulig i denne turen.
cxw-why-keeps = Du beholder 3 av 4: { $set }.
