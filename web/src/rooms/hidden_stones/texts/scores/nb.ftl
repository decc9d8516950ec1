# Poengarket for spill med ekte brikker
hss-game = Et spill
hss-about = Tell kortene som hver har vunnet. Den som har flest kort med verdi 1, får 3 poeng til.
hss-cards-1 = Kort med verdi 1
hss-cards-2 = Kort med verdi 2
hss-cards-3 = Kort med verdi 3
hss-cards-5 = Kort med verdi 5
