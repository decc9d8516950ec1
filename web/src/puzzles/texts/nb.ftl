# Oppgaver: én stilling, én tur, ett mål
puzzles-about = Én stilling, én tur, ett mål. Hvert spill har en ny oppgave hver dag.
puzzles-today = Oppgaver for { $date }
puzzles-all = Alle oppgaver
puzzles-of = Oppgaver i { $title }
puzzles-by-number = Etter nummer
puzzles-own = Med ekte brikker hjemme: Legg inn det som ligger på bordet, se hva som er best, og lag en oppgave av det til vennene dine.
puzzles-level = Vanskelighet
puzzles-any-level = Alle
puzzles-next = Neste uløste oppgave
puzzles-solved = { $solved } av { $count } løst
puzzles-none = Her er det ingen oppgaver ennå.
puzzle-level-beginner = Veldig lett
puzzle-level-easy = Lett
puzzle-level-casual = Ganske lett
puzzle-level-normal = Litt av en nøtt
puzzle-level-strong = Vanskelig
puzzle-level-expert = Veldig vanskelig
puzzle-level-beyond = For vanskelig for robotene våre
puzzle-streak = { $count ->
    [one] Én dag så langt
   *[other] { $count } dager på rad
}
puzzle-streak-open = – løs én i dag for å holde det gående.
puzzle-number = Oppgave { $number }
puzzle-today = Dagens oppgave
puzzle-solve = Løs den
puzzle-is-solved = Løst
puzzle-is-today = i dag
puzzle-is-seen = Løsningen er vist
puzzle-reached = Ikke helt: { $reached }. Prøv en gang til.
puzzle-missed = Ikke helt. Prøv en gang til.
puzzle-give-up = Vise løsningen? Da kan oppgaven ikke lenger telle som løst.
puzzle-go-on = Fortsett å prøve
puzzle-solved = { $count ->
    [0] Løst.
    [1] Løst på første forsøk.
   *[other] Løst på { $count } forsøk.
}
puzzle-shown = Slik gjøres det.
puzzle-next = Neste oppgave

# Det man forteller andre
puzzle-share = Del
puzzle-share-day = { $title }-oppgaven { $date }
puzzle-share-number = { $title }, oppgave { $number }
puzzle-share-solved = { $count ->
    [1] løst på første forsøk
   *[other] løst på { $count } forsøk
}
