# Mielőtt leülünk
collexion-title = ColleXion
collexion-pitch = Szedj sokszögeket egy összerázott kupacból, és gyűjts teljes szetteket egy színből vagy egy alakból. Ami a végén megmarad, az pontba kerül.
collexion-option-play = Ki kivel játszik?
collexion-option-play-alone = Mindenki magának
collexion-option-play-team = Két csapat
collexion-option-play-team-about = Csak négy játékossal: az 1. és a 3. hely a 2. és a 4. ellen.
collexion-option-game = Melyik játék?
collexion-option-game-standard = Akciójelzőkkel
collexion-option-game-expert = Haladó játék
collexion-option-start = Ki kezd?
collexion-option-start-random = Sorsolás
problem-team-of-four = Csapatjátékhoz négy játékos kell.
