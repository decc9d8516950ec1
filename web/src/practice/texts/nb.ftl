# Øvebordet: én person spiller fra en stilling
practice-note = Hva du skal gjøre
practice-again = Begynn på nytt
practice-undo = Angre siste trekk
practice-give-up = Vis løsningen
practice-follow = Gjør det
practice-parts = Steg for steg
practice-waiting = Et øyeblikk…
problem-practice-over = Angre siste trekk, eller begynn på nytt.
problem-practice-shown = Gjør det som er merket, eller begynn på nytt.
practice-over = Denne turen er over.
