# Crossrummy: hva som skjer med brikker i hånden.
cr-beside = Der kan det ikke ligge noen brikke. Velg en rute.
cr-back-again = Brikken som lå der, er hos deg igjen.
cr-put-first = Legg først ned brikken du har i hånden.
cr-give-enough = Du har valgt nok. Trykk på en valgt brikke for å ta den tilbake.
cr-plan-gone = Bordet er endret: Brikkene dine er hos deg igjen.
cr-why-taken = opptatt
cr-why-action = legges ikke
