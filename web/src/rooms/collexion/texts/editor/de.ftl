# Ein Tisch zu Hause: was man davon eingibt
cxe-polygons = Polygone
cxe-where = Wo sie sind
# Als Reiter auf einem schmalen Telefon bricht das Wort um.
cxe-tray = Spiel{ "\u00AD" }teller
cxe-tray-about = Auf dem Spielteller: die, auf denen nichts liegt. Tippe für jedes auf sein Bild.
cxe-no-polygons = Du hast keine Polygone auf dem Spielteller eingegeben. Ist er wirklich leer?
cxe-collection = Deine Sammlung.
cxe-collection-of = { $name }: die Sammlung.
cxe-gone = Weg
cxe-gone-about = Aus dem Spiel, soweit du es weißt. Das kannst du weglassen.
cxe-one-more = { $kind }: { $count }. Eins mehr
cxe-covered = Wie viele unter den anderen liegen, falls du es weißt
cxe-stacks = Punkte-Marker in den Ecken
cxe-points = Gewonnene Punkte-Marker
cxe-points-of = Deine Marker mit { $points } Punkten
cxe-markers-of = Punkte-Marker von { $name }
cxe-actions = Übrige Aktions-Marker
cxe-team = Zwei Teams: Du spielst mit { $name }.
cxe-too-many = Davon gibt es nur fünf: { $kind }.
