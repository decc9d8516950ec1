# Triominos før man setter seg: hva det er, og hva man kan bli enige om.
triominos-title = Triominos
triominos-pitch = Legg trekantede brikker så tallene stemmer. Bygg broer og lukk sekskanter: De gir flest poeng.
triominos-option-length = Hvor lenge?
triominos-option-length-rounds = { $count ->
    [one] { $count } runde
   *[other] { $count } runder
}
triominos-option-length-target = Til { $points } poeng
triominos-option-start = Hvem begynner?
triominos-option-start-random = Trekk brikker
problem-bad-target = Et mål må være fra 1 til 9999 poeng.
problem-rounds-and-target = Velg et antall runder eller et mål, ikke begge deler.
