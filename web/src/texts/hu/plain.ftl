# Games that have no room of their own.
plain-pitch = Ennek a játéknak még nincs saját asztala. Az egyszerű táblán játszhatod: az asztal szövegként látszik, a lépéseket listából választod vagy begépeled.
plain-no-rules = Ehhez a játékhoz nincs elolvasható szabály.
