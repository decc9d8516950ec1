# Det enkle brettet: for spill som ikke har noe eget rom.
plain-picture = Bordet som tekst
plain-plate = brett
plain-called = { $name } heter «{ $called }» på brettet.
plain-turn = { $name } har turen.
plain-doing = Din tur
plain-type = Skriv inn et trekk, eller velg ett
plain-play = Spill
plain-moves = { $count ->
    [one] Det eneste trekket
   *[other] Alle { $count } trekk
}
plain-moves-some = { $count ->
    [one] Ett av de mulige trekkene
   *[other] { $count } av de mulige trekkene
}
plain-moves-none = Ingen trekk i listen inneholder dette.
plain-undo = Angre
plain-hint-nudge = Et godt trekk begynner med «{ $start }».
plain-hint-nudge-any = { $count ->
    [one] Det finnes bare ett trekk å velge.
   *[other] Ett av de { $count } trekkene i listen er bedre enn de andre.
}
plain-hint-whole = Et godt trekk: { $move }
plain-ended-by = Hva som avsluttet spillet
plain-sheet = Resultat
plain-sheet-rank = Plass
plain-sheet-player = Spiller
plain-sheet-points = Poeng
