# Die Lektion von Triominos. $name spielt gegen dich.
lesson-triominos-look = Das ist Triominos. Deine Steine liegen vor dir, und nur du siehst sie. Auf jedem stehen drei Zahlen; ihre Summe sind die Punkte, die er bringt.
lesson-triominos-first = Du beginnst. Nimm 1-1-1 und leg ihn in die Mitte.
lesson-triominos-first-done = 1 + 1 + 1, das sind 3 Punkte. Bei { $name } passt kein Stein, also wird gekauft. Jeder kostet 5 Punkte, und das Passen nach dem dritten noch 10: −25.
lesson-triominos-edge = Leg jetzt 1-1-4 neben deinen Stein, dorthin, wo es markiert ist. Kante kommt an Kante, und die Zahlen dort müssen gleich sein.
lesson-triominos-edge-done = An beiden Enden der Kante trifft 1 auf 1. Der Stein bringt 1 + 1 + 4 = 6 Punkte.
lesson-triominos-corner = Ein paar Züge später. Leg 1-2-3 neben 1-2-2. Die Spitze zeigt in eine Ecke, an der sich andere Steine treffen.
lesson-triominos-corner-done = Jeder Stein hat an dieser Ecke eine 1, und deiner auch. Alle Zahlen, die sich treffen, müssen gleich sein: Das ist die eine große Regel.
lesson-triominos-buy = Sieh dir deine beiden Steine an: Keiner passt irgendwohin. Kauf einen aus dem Vorrat.
lesson-triominos-buy-done = Das hat 5 Punkte gekostet, aber du hast 1-3-4 bekommen, und der passt. Du darfst bis zu drei in einem Zug kaufen und legen, sobald du kannst.
lesson-triominos-hexagon = Um eine Ecke liegen schon fünf Steine, ein Platz ist frei. Leg 1-3-4 dorthin.
lesson-triominos-hexagon-done = Ein Sechseck: sechs Steine um eine Ecke. Du bekommst 50 Punkte zu den 8 des Steins dazu.
lesson-triominos-bridge = Leg 1-2-5 so, dass er von Stein zu Stein reicht: auf einer Seite die Kante, auf der anderen nur die Spitze.
lesson-triominos-bridge-done = Eine Brücke: Eine Kante liegt an, und auch die Spitze gegenüber berührt einen Stein. Das gibt 40 Punkte dazu.
lesson-triominos-last = Du hast nur noch einen Stein. Leg ihn, dann bist du fertig.
lesson-triominos-last-done = { $name } darf noch einen Stein legen, dann ist die Runde vorbei. Du warst zuerst fertig: 25 Punkte und dazu alles, was { $name } noch hat.
