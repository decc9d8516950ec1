# Games that have no room of their own.
plain-pitch = Dieses Spiel hat noch keinen eigenen Tisch. Du spielst es auf dem einfachen Brett: Du siehst den Tisch als Text und wählst einen Zug aus einer Liste oder gibst ihn ein.
plain-no-rules = Für dieses Spiel gibt es keine Regeln zum Nachlesen.
