# Pontlap valódi készlettel játszott játszmákhoz
scores-title = Pontlap
scores-about = Itt vezethetitek egy valódi készlettel játszott játszma pontjait. Ebben a böngészőben maradnak, kapcsolat sem kell hozzá.
scores-players = Hányan játszotok?
scores-name = { ARTICLE($number) } { $number }. játékos neve
scores-teams = Két csapat
scores-teams-about = A társak egymással szemben ülnek: 1 és 3 a 2 és a 4 ellen.
scores-goal = Mikor van vége?
scores-target = { $points } pontnál
scores-begin = Kezdjük
scores-round = { $number }. forduló
scores-game = { $number }. játszma
scores-kinds = Mit írunk fel?
scores-who = Ki lépett?
scores-put = Felírom: { $points }
scores-put-all = Felírom
scores-missing = Hiányzik még: { $what }
scores-range = Egész szám 0 és { $most } között
scores-less = { $what }: eggyel kevesebb
scores-more = { $what }: eggyel több
scores-leads = vezet
scores-next = következik
scores-winner = nyert
scores-won-shared = { $names } osztozik a győzelmen.
scores-lines = Minden, amit felírtatok
scores-change = Javítás
scores-correct = A sor javítása
scores-remove = A sor törlése
scores-again = Új játszma
scores-again-about = Ennek a játszmának még nincs vége. A pontlapja kiürül, a nevek megmaradnak.
scores-rounds = { $count } forduló után
scores-games = { $count } játszma után
scores-won = { $count ->
    [one] { $names } nyert!
   *[other] { $names } nyert!
}
