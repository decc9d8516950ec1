# Ein Tisch zu Hause: was man davon eingibt
# Die Tasten für Gelb, Rot, Blau und Grün
cre-letters = grbn
cre-colour = Farbe
cre-left = { $count ->
    [0] keiner übrig
   *[other] noch { $count }
}
cre-free = Frei: { $where }
cre-put = { $piece } hierher legen
cre-first = Hier steht, was als Nächstes kommen könnte.
cre-then-right = Dann weiter nach rechts
cre-then-down = Dann weiter nach unten
cre-type = Tippe ihn, zum Beispiel { $example }, oder wähl ihn unten
cre-no-such = Tippe den Buchstaben einer Farbe und eine Zahl von 1 bis { $last }, zum Beispiel { $example }.
cre-open-none = Keine. { $count } liegen offen neben dem Beutel.
cre-no-tiles = Du hast keine eigenen Steine eingegeben. Hast du wirklich keine?
cre-opened = Wer hat eröffnet?
cre-gone = Schon gespielte Aktionssteine
cre-lone = Was liegt neben { $tiles }?
cre-short = Was liegt noch neben { $tiles }?
cre-twice = { $tile } gibt es nur zweimal.
cre-nobody = Auf dem Tisch liegen Steine, also hat jemand eröffnet. Gib an, wer.
