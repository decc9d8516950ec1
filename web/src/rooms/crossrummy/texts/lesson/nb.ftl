# Leksjonen i Crossrummy. $name spiller mot deg.
lesson-crossrummy-look = Dette er Crossrummy. Nederst står de 15 brikkene dine, og bare du ser dem. Den som først blir kvitt alle brikkene, vinner.
lesson-crossrummy-open = Det første du legger ut, må stå for seg selv. Legg blå 4, 5 og 6 ved siden av hverandre på bordet, og trykk «Legg 3 brikker».
lesson-crossrummy-open-done = Det er en rekke: én farge, og tallene går opp ett om gangen. { $name } åpner også med en rekke.
lesson-crossrummy-set = Du har tre tiere. Legg den røde, den grønne og den gule ved siden av hverandre, der de ikke berører noe annet.
lesson-crossrummy-set-done = Det er en sekvens: ett tall i tre eller fire farger. { $name } legger til blå 10. På bordet eier alle alt.
lesson-crossrummy-longer = Den blå rekken din kan vokse. Legg blå 7, 8 og 9 i enden av den.
lesson-crossrummy-longer-done = En rekke kan ha opptil 14 brikker. { $name } hadde ingenting å legge og trakk en brikke fra posen.
lesson-crossrummy-cross = Nå på kryss: Legg rød 5 og grønn 5 under den blå 5, den ene under den andre.
lesson-crossrummy-cross-done = Blå 5 er nå med i to linjer: i rekken og i en sekvens av femmere. Hver linje, vannrett og loddrett, må ha minst tre brikker og være riktig.
lesson-crossrummy-move = Blå 11 passer ingen steder ennå. Flytt blå 10 fra sekvensen til blå 9, og legg så blå 11 ved siden av.
lesson-crossrummy-move-done = Du kan flytte alt på bordet, så lenge alt er riktig til slutt. Der ligger det igjen tre tiere: fortsatt en sekvens.
lesson-crossrummy-action = En av brikkene dine har ikke noe tall. Den heter «Trekk tre»: Trykk på den og så på knappen.
lesson-crossrummy-action-done = { $name } må trekke tre brikker. Med den andre handlingsbrikken, «Gi videre», gir alle to brikker til venstre.
lesson-crossrummy-take = Gul 6 og 7 mangler gul 5. Den ligger åpent ved siden av bordet: Ta den.
lesson-crossrummy-take-done = Det var hele turen din, slik det også er å trekke fra posen. En ny brikke ligger åpent på plassen.
lesson-crossrummy-out = Nå passer alle tre. Legg gul 5, 6 og 7 i enden av den gule rekken.
lesson-crossrummy-out-done = Du har ingen brikker igjen og vinner med en gang. Tallene { $name } fortsatt har, er minuspoeng; en handlingsbrikke teller 20.
