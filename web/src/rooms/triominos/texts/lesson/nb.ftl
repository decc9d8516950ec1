# Leksjonen i Triominos. $name spiller mot deg.
lesson-triominos-look = Dette er Triominos. Brikkene dine ligger foran deg, og bare du kan se dem. Hver har tre tall, og summen av dem er poengene den gir.
lesson-triominos-first = Du begynner. Ta 1-1-1 og legg den i midten.
lesson-triominos-first-done = 1 + 1 + 1, det er 3 poeng. { $name } har ingen brikke som passer, og må kjøpe. Hver koster 5 poeng, og å passe etter den tredje koster 10 til: −25.
lesson-triominos-edge = Legg nå 1-1-4 ved siden av brikken din, der det er merket. Kant mot kant, og tallene der må være like.
lesson-triominos-edge-done = I begge ender av kanten møtes 1 og 1. Brikken gir 1 + 1 + 4 = 6 poeng.
lesson-triominos-corner = Noen turer senere. Legg 1-2-3 ved siden av 1-2-2. Spissen peker inn i et hjørne der andre brikker møtes.
lesson-triominos-corner-done = Alle brikkene i det hjørnet har en 1-er der, og det har din også. Alle tall som møtes, må være like: Det er den ene store regelen.
lesson-triominos-buy = Se på de to brikkene dine: Ingen av dem passer noe sted. Kjøp en fra banken.
lesson-triominos-buy-done = Det kostet 5 poeng, men du fikk 1-3-4, og den passer. Du kan kjøpe opptil tre i en tur, og legge så snart du kan.
lesson-triominos-hexagon = Rundt ett hjørne ligger det fem brikker, og én plass er ledig. Legg 1-3-4 der.
lesson-triominos-hexagon-done = En sekskant: seks brikker rundt et hjørne. Du får 50 poeng i tillegg til de 8 for brikken.
lesson-triominos-bridge = Legg 1-2-5 slik at den når fra brikke til brikke: en kant på den ene siden, bare spissen på den andre.
lesson-triominos-bridge-done = En bro: Én kant ligger inntil, og spissen på motsatt side berører også en brikke. Det gir 40 poeng til.
lesson-triominos-last = Du har én brikke igjen. Legg den, så er du ferdig.
lesson-triominos-last-done = { $name } kan legge én brikke til, så er runden slutt. Du ble først ferdig: 25 poeng, pluss alt { $name } fortsatt har.
