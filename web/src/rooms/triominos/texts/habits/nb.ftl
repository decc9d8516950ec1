# Det noen ofte overser
triominos-habit-hexagon = Du overser sekskanter.
triominos-habit-bridge = Du overser broer.
triominos-habit-out = Du overser at du kan bli ferdig.
triominos-habit-points = Du overser plassen som gir mest.
triominos-habit-quiet = Du overser brikker som gir mindre nå, men hjelper mer senere.
triominos-habit-buy = Du ser ikke når det er bedre å kjøpe.
triominos-habit-pass = Du ser ikke når det er bedre å passe.
triominos-habit-stop = Du feilvurderer når det er best å stoppe.
