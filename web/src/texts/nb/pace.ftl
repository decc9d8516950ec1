# Tempo: ingen holder et bord oppe.

pace = Tempo
pace-seconds = { $count } s
pace-minutes = { $count } min
pace-away = Hvis noen er borte
pace-away-30 = 30 sekunder
pace-away-120 = 2 minutter
pace-away-600 = 10 minutter
pace-away-86400 = 1 dag
pace-away-never = Vent alltid
pace-away-about = Er det noens tur og de er borte så lenge, spiller en bot videre for dem. Når de kommer tilbake, er plassen deres igjen.
pace-level = Boten spiller da
pace-clock = Klokke
pace-clock-none = Ingen
pace-clock-move = { $time } per trekk
pace-clock-game = { $time } for hele spillet
pace-clock-about = Ingen taper på tid: når den er ute, gjør en bot trekket.
plate-stand-in = en bot spiller
plate-stand-in-for = En bot spiller for { $name }
clock-left = { $time } igjen
clock-soon = Du har ti sekunder igjen.
stand-in-playing = En bot spiller for deg.
stand-in-here = Jeg er her
stand-in-made = { $count ->
    [one] Du var borte; en bot gjorde ett trekk for deg.
   *[other] Du var borte; en bot gjorde { $count } trekk for deg.
}
tell-stand-in = (En bot spilte for { $name }.)
leave-table = Forlat bordet
leave-table-about = En bot spiller videre for deg, så ingen må vente. Du kan komme tilbake når som helst, og da er plassen din igjen.
leave-table-do = Gå
leave-table-stay = Bli
problem-stand-in = Det en bot gjorde for deg, kan ikke tas tilbake.
