# Ein Tisch zu Hause: was man davon eingibt
hse-what = Was zeigt { $cell }?
hse-shows = { $cell } zeigt: { $face }. Oder etwas anderes?
hse-all-there = Alle neun Steine sind da. Tippe auf einen, um ihn zu ändern.
hse-left = { $count ->
    [0] keiner übrig
   *[other] noch { $count }
}
hse-card = Karte { $number } ({ $points }, { $formation })
hse-no-cards = Du hast keine eigenen Karten eingegeben. Hast du wirklich keine?
hse-value = Wert
hse-any-value = Alle
hse-with = Mit diesen Steinen
hse-none-found = Keine Karte, die noch übrig ist, hat sie alle.
hse-type = Tippe ihre Nummer, oder wähl sie unten
hse-no-such-card = Die Karten haben die Nummern 1 bis { $last }.
hse-none-left = Davon ist kein Stein mehr übrig: { $face }.
hse-won = Gewonnene Karten
hse-won-of = Gewonnene Karten von { $name }
hse-won-mine = Deine gewonnenen Karten
hse-unnamed = { $count ->
    [0] Noch keine Karten.
   *[other] Keine davon benannt. Der Zufall bestimmt sie.
}
hse-unknown = Eine Karte, die nicht benannt ist
hse-which = Welche Karten gewonnen oder abgelegt wurden
hse-passed = Ich habe in meinem letzten Zug gepasst.
hse-acted = Ich habe in diesem Zug schon etwas getan.
hse-scored = Ich habe in diesem Zug schon eine Karte eingelöst.
hse-penalties = Minuspunkte
problem-hs-entered-twice = Karte { $card } kann nicht an zwei Orten sein.
