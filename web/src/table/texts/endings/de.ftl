# Das Ende einer Partie.
end-you-won = { $points ->
    [none] Du gewinnst!
   *[other] Du gewinnst mit { $points }!
}
end-team-won = { $points ->
    [none] Euer Team gewinnt!
   *[other] Euer Team gewinnt mit { $points }!
}
end-teams-shared = { $points ->
    [none] Beide Teams gewinnen!
   *[other] Beide Teams gewinnen mit { $points }!
}
end-team-place = { $place ->
    [2] Euer Team wird Zweiter
   *[other] Euer Team wird Dritter
}{ $points ->
    [none] { "" }
   *[other] { " " }mit { $points }
}
end-shared-won-you = { $points ->
    [none] Geteilter Sieg: du und { $names }!
   *[other] Geteilter Sieg mit { $points }: du und { $names }!
}
end-name-won = { $points ->
    [none] { $names } gewinnt!
   *[other] { $names } gewinnt mit { $points }!
}
end-names-won = { $points ->
    [none] { $names } gewinnen!
   *[other] { $names } gewinnen mit { $points }!
}
end-shared-won = { $points ->
    [none] { $names } teilen sich den Sieg!
   *[other] { $names } teilen sich den Sieg mit { $points }!
}
end-place = { $place ->
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
   *[other] Fünfter Platz
}{ $points ->
    [none] { "" }
   *[other] { " " }mit { $points }
}
end-place-shared = { $place ->
    [2] Geteilter zweiter Platz
    [3] Geteilter dritter Platz
   *[other] Geteilter vierter Platz
}{ $points ->
    [none] { "" }
   *[other] { " " }mit { $points }
}
end-lost-alone = Diesmal nicht
end-lost-name = Diesmal nicht, { $name }
end-nobody = Diesmal gewinnt niemand
end-line-alone = Jede Partie ist anders. Vielleicht klappt es bei der nächsten.
end-line-win = Wunderbar gespielt.
end-line-close-win = { $gap ->
    [one] Das war knapp: ein Punkt vor { $names }.
   *[other] Das war knapp: { $gap } Punkte vor { $names }.
}
end-line-close = { $gap ->
    [one] So knapp: Nur ein Punkt hat gefehlt.
   *[other] So knapp: Nur { $gap } Punkte haben gefehlt.
}
end-line-lost-0 = Eine gute Partie. Die nächste gehört vielleicht dir.
end-line-lost-1 = Gut gespielt, bis zum letzten Zug.
end-line-lost-2 = Du hast es spannend gemacht. Noch eine?
end-line-far-0 = Diesmal lief es nicht. Die nächste Partie beginnt bei null.
end-line-far-1 = Diese ging klar verloren. Noch ein Versuch?
end-line-others = Gut gespielt, { $names }.
end-figure = { $name } { $figure }
end-curve-points = Punkte
end-curve = { $title }: { $list }
end-curve-turn = Zug { $number }
end-curve-round = Runde { $number }
end-best = Bester Zug
end-by = { $name }: { $what }
end-turning = Wendepunkt
end-turning-turn = Ab Zug { $number } bleibt { $name } vorn.
end-turning-round = Ab Runde { $number } bleibt { $name } vorn.
end-turning-team = { $names } gehen in Führung und bleiben vorn.
end-see = Ansehen
end-hints = Tipps
end-hints-none = Niemand hat sich einen geholt.

# Was Bots am Ende sagen: froh nach einem Sieg, freundlich nach einer Niederlage.
bot-flint-glad = Ein Funken Glück.
bot-flint-kind = Gut gespielt.
bot-opal-glad = Jeder Zug war mir eine Freude.
bot-opal-kind = Was für eine bunte Partie.
bot-slate-glad = Notiert. Danke für die Partie.
bot-slate-kind = Das schreibe ich mir auf.
bot-jasper-glad = Das hat Spaß gemacht. Noch mal?
bot-jasper-kind = Herrlich. Ich will gleich noch mal.
bot-agate-glad = Geduld zahlt sich aus.
bot-agate-kind = Darüber denke ich noch lange nach.
bot-marl-glad = Auch weicher Stein gewinnt manchmal.
bot-marl-kind = Da bin ich ein wenig gebröckelt.
bot-onyx-glad = Die Nacht war auf meiner Seite.
bot-onyx-kind = Das habe ich nicht kommen sehen.
bot-quartz-glad = Tick für Tick. Gute Partie.
bot-quartz-kind = Gutes Timing. Schöne Partie.

# A step up or down, after a few games against bots
level-up = Du gewinnst meistens. Eine Stufe höher spielen die Bots so: { $level }.
level-down = Diese Bots sind schwer zu schlagen. Eine Stufe tiefer spielen sie so: { $level }.
level-try = Ausprobieren
