# Tempo: ingen holder et bord oppe.

pace = Tempo
pace-seconds = { $count } s
pace-minutes = { $count } min
pace-away = Hvis noen er borte
pace-away-30 = 30 sekunder
pace-away-120 = 2 minutter
pace-away-600 = 10 minutter
pace-away-86400 = 1 dag
pace-away-never = Vi venter
pace-away-about = Er noen borte så lenge når det er deres tur, spiller en robot for dem. Når de kommer tilbake, er plassen deres igjen.
pace-level = Da spiller roboten
pace-clock = Klokke
pace-clock-none = Ingen
pace-clock-move = { $time } per trekk
pace-clock-game = { $time } for hele spillet
pace-clock-about = Ingen taper på tid: Når tiden din er ute, gjør en robot trekket.
plate-stand-in = robot spiller
plate-stand-in-for = En robot spiller for { $name }
clock-left = { $time } igjen
clock-soon = Du har ti sekunder igjen.
stand-in-playing = En robot spiller for deg.
stand-in-here = Jeg er tilbake
stand-in-made = { $count ->
    [one] Mens du var borte, gjorde en robot ett trekk for deg.
   *[other] Mens du var borte, gjorde en robot { $count } trekk for deg.
}
tell-stand-in = (En robot spilte for { $name }.)
leave-table = Forlat bordet
leave-table-about = En robot spiller for deg, så ingen trenger å vente. Du kan komme tilbake når som helst, og da er plassen din igjen.
leave-table-do = Gå
leave-table-stay = Bli
problem-stand-in = Du kan ikke angre det en robot gjorde for deg.
