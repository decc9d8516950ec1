# Leksjonen i Crossrummy. $name spiller mot deg.
lesson-crossrummy-look = Dette er Crossrummy. Nederst står de 15 brikkene dine, og bare du kan se dem. Den som først blir kvitt alle brikkene sine, vinner.
lesson-crossrummy-open = Det første du legger ut, må stå for seg selv. Legg blå 4, 5 og 6 ved siden av hverandre på bordet, og trykk så på «Legg 3 brikker».
lesson-crossrummy-open-done = Det er en rekke: én farge, og tallene går opp ett om gangen. { $name } åpner også med en rekke.
lesson-crossrummy-set = Du har tre tiere. Legg den røde, den grønne og den gule ved siden av hverandre, der de ikke berører noe annet.
lesson-crossrummy-set-done = Det er en sekvens: ett tall i tre eller fire farger. { $name } legger til blå 10. Alt på bordet tilhører alle.
lesson-crossrummy-longer = Den blå rekken din kan vokse. Legg blå 7, 8 og 9 i enden av den.
lesson-crossrummy-longer-done = En rekke kan ha opptil 14 brikker. { $name } hadde ingenting å legge og trakk en brikke fra posen.
lesson-crossrummy-cross = Nå på tvers: Legg rød 5 og grønn 5 under den blå 5-eren, den ene under den andre.
lesson-crossrummy-cross-done = Den blå 5-eren er nå med i to linjer: i rekken og i en sekvens av femmere. Hver linje, vannrett eller loddrett, må ha minst tre brikker og være en sekvens eller en rekke.
lesson-crossrummy-move = Blå 11 passer ingen steder ennå. Flytt blå 10 fra sekvensen til blå 9, og legg så blå 11 ved siden av den.
lesson-crossrummy-move-done = Du kan flytte alt på bordet, så lenge alt stemmer til slutt. Der ligger det igjen tre tiere: fortsatt en sekvens.
lesson-crossrummy-action = En av brikkene dine har ikke noe tall. Den heter «Trekk tre»: Trykk på den og så på knappen.
lesson-crossrummy-action-done = { $name } må trekke tre brikker. Med den andre handlingsbrikken, «Gi videre», gir alle to brikker til venstre.
lesson-crossrummy-take = Til gul 6 og 7 trenger du gul 5. Den ligger åpent ved siden av bordet: Ta den.
lesson-crossrummy-take-done = Det var hele turen din, akkurat som når du trekker fra posen. En ny brikke tar plassen.
lesson-crossrummy-out = Nå passer alle tre. Legg gul 5, 6 og 7 i enden av den gule rekken.
lesson-crossrummy-out-done = Du har ingen brikker igjen: Du vinner med en gang. Tallene { $name } fortsatt har, er straffepoeng; en handlingsbrikke teller 20.
