cxw-hint-tray = Such auf dem Spielteller ein { $kind }.
cxw-hint-take = Nimm ein { $kind }.
cxw-hint-remove = Entferne ein { $kind } vom Spielteller.
cxw-hint-other = Schau dir die Sammlung von { $name } an.
cxw-hint-swap = Tausch ein { $mine } gegen ein { $theirs } von { $name }.
cxw-hint-steal = Stiehl { $name } ein { $kind }.
cxw-hint-own = Schau in deine Sammlung: ein { $kind }.
cxw-hint-give = Gib { $name } ein { $kind }.
cxw-hint-hand = Gib ein { $kind } an { $name } weiter.
cxw-hint-collection = Schau dir deine Sammlung an: Ein Set ist vollständig.
cxw-hint-score = Werte das { $set }: { $points } Punkte.
cxw-hint-score-from = Werte das { $set } mit dem Marker aus der { $corner }: { $points } Punkte.
cxw-hint-score-none = Leg das { $set } ab; dafür gibt es keinen Marker mehr.
cxw-hint-enough = Schau dir an, was du hast. Brauchst du noch mehr?
cxw-hint-end = Beende deinen Zug.
cxw-hint-almost = Schau dir dein { $set } an: Ein Polygon fehlt.
cxw-hint-grows = Schau dir dein { $set } an: Es kann wachsen.
cxw-hint-in-reach = Was dir für das { $set } fehlt, liegt frei.
cxw-hint-theirs = Schau, was { $name } hat: ein { $kind }.
cxw-hint-corner = Schau dir den Marker in der { $corner } an.
cxw-why-most = Alles andere bringt weniger.
cxw-why-completes = Damit ist das { $set } vollständig.
cxw-why-closer = Das macht { $have } von 4: { $set }.
cxw-why-denies = { $name } fehlt nur das für ein Set.
cxw-why-breaks = { $name } braucht es für ein Set.
cxw-why-frees = Frei wird: { $list }.
cxw-why-spare = Du hast { $count } × { $kind }.
cxw-why-sheds = Jedes Polygon, das übrig bleibt, kostet einen Punkt.
cxw-why-none-completes = Auch mit weiteren Polygonen wird jetzt kein Set vollständig.
cxw-why-may-complete = Das { $set } schaffst du noch in diesem Zug.
cxw-why-goes-on = { $count ->
    [one] Danach kannst du mit einem weiteren Polygon weitermachen.
   *[other] Danach hast du { $count } Polygone zur Auswahl.
}
cxw-why-only = Kein anderes { $kind } liegt frei.
cxw-why-two-sets = So sind in diesem Zug zwei Sets möglich.
cxw-why-keeps = Du behältst 3 von 4: { $set }.
