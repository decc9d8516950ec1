# Hidden Stones før man setter seg: hva det er, og hva man kan bli enige om.
hidden-stones-title = Hidden Stones
hidden-stones-pitch = Snu og bytt ni tosidige steiner til de passer med kortene dine. Hver endring koster et kort, så velg med omhu.
hidden-stones-option-edition = Når noen har vunnet nok kort
hidden-stones-option-edition-piatnik = Spill runden ferdig
hidden-stones-option-edition-piatnik-about = Alle får like mange turer (Piatnik-utgaven).
hidden-stones-option-edition-magellan = Slutt med en gang
hidden-stones-option-edition-magellan-about = Et kappløp: ingen siste tur for de andre (Magellan-utgaven).
hidden-stones-option-start = Hvem begynner?
hidden-stones-option-start-random = Tilfeldig
hidden-stones-option-deck = En hjemmelaget kortstokk
hidden-stones-option-deck-about = Ett kort per linje: nummer, poeng, formasjon, som i «1 1 BH». Radene går ovenfra og ned, skilt med «/»; U sol, M måne, F fisk, B fugl, H hest, O båt, S frø, T tre, «.» hvilken som helst stein.
problem-equal-turns = I Piatnik-utgaven har alle like mange turer.
problem-bad-deck = Denne kortstokken kan ikke leses. Se over hver linje: nummer, poeng, formasjon.
problem-deck-lacks-solo = Denne kortstokken har for få kort med verdi { $card } til solospill.
problem-deck-too-small = Denne kortstokken har for få kort til så mange spillere.
