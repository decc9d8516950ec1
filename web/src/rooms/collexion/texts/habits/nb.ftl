# Det noen ofte overser
collexion-habit-score = Du overser sett du kan levere.
collexion-habit-complete = Du overser mangekanter som gjør et sett komplett.
collexion-habit-closer = Du overser mangekanter som bringer et sett nærmere.
collexion-habit-deny = Du overser hva de andre trenger.
collexion-habit-free = Du overser hva et trekk frigjør.
collexion-habit-give = Du gir fra deg feil mangekanter.
collexion-habit-end = Du ser ikke når det er bedre å avslutte turen.
