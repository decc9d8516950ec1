# Leksjoner: et spill læres ved å spille det.
learn-title = Lær { $title }
learn-coach = Lærer
learn-progress = Steg { $step } av { $steps }
learn-back = Ett steg tilbake
learn-again = Gjenta dette steget
learn-next = Videre
learn-finish = Ferdig
learn-press-next = Bra så langt. Trykk på knappen for å gå videre.
learn-other = Det kan også være et godt trekk, men her gjør vi det som er merket.
problem-lesson-unfinished = Gjør det som står på lappen, eller ta brikkene tilbake.
problem-lesson-next = Dette steget er gjort. Trykk på knappen på lappen for å gå videre.
learn-end = Nå kan du spille
learn-end-about = Det var { $title }. Resten lærer du mens du spiller.
learn-end-play = Spill mot en snill robot
learn-end-rules = Les reglene
learn-end-again = Gjenta leksjonen
learn-end-others = Lær et annet spill
