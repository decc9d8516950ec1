# Poengarket for spill med ekte brikker
crs-game = Et spill
crs-about = Tell brikkene som hver har igjen. Den laveste summen vinner.
crs-out = Hvem la sin siste brikke?
crs-nobody = Ingen, alle passet
crs-numbers = Summen av tallene som er igjen
crs-actions = Handlingsbrikker igjen (20 hver)
