# Games that have no room of their own.
plain-pitch = Dette spillet har ikke noe eget bord ennå. Du spiller det på det enkle brettet: Du ser bordet som tekst og velger et trekk fra en liste eller skriver det inn.
plain-no-rules = Det finnes ingen regler å lese for dette spillet.
