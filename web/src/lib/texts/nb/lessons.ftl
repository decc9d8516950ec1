# Leksjoner: et spill læres ved å spille det.
learn = Lær
learn-short = Lær det på 5 minutter
learn-title = Lær { $title }
learn-coach = Lærer
learn-progress = Steg { $step } av { $steps }
learn-back = Ett steg tilbake
learn-again = Dette steget en gang til
learn-next = Videre
learn-finish = Ferdig
learn-press-next = Så langt er alt bra. Trykk på knappen for å gå videre.
learn-other = Det kan også være et godt trekk. Her gjør vi det som er merket.
learn-end = Nå kan du spille
learn-end-about = Det var { $title }. Resten kommer når du spiller.
learn-end-play = Spill mot en snill robot
learn-end-rules = Les reglene
learn-end-again = Leksjonen en gang til
learn-end-others = Lær et annet spill
