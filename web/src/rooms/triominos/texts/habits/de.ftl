# Was jemand oft übersieht
triominos-habit-hexagon = Du übersiehst Sechsecke.
triominos-habit-bridge = Du übersiehst Brücken.
triominos-habit-out = Du übersiehst, dass du fertig werden kannst.
triominos-habit-points = Du übersiehst den Platz, der am meisten bringt.
triominos-habit-quiet = Du übersiehst Steine, die jetzt weniger bringen und später mehr nützen.
triominos-habit-buy = Du siehst nicht, wann Kaufen besser ist.
triominos-habit-pass = Du siehst nicht, wann Passen besser ist.
triominos-habit-stop = Du schätzt falsch ein, wann man aufhören sollte.
