# Huset på denne enheten: bordene som kjører i selve nettleseren.
house-loading = Snart kan du spille på denne enheten (det tar bare så lang tid første gang)…
house-failed = Det gikk ikke å gjøre klart til spill på denne enheten. Er det nok minne, og nett den første gangen?
house-moved = Spillene dine på denne enheten er åpne i en annen fane eller et annet vindu.
house-back = Spill her
house-unkept = Denne nettleseren tar ikke vare på noe for denne siden. Du kan spille, men spillet er borte når du lukker siden.
house-gone = Dette bordet finnes ikke på denne enheten. Et spill på en enhet kan bare åpnes der, i den samme nettleseren, og bare så lenge den tar vare på det.
house-noted = Greit
error-needs-server = Til det trengs andre mennesker, og dermed en server. På denne enheten kan du spille mot roboter eller alene, eller sende den rundt.
house-hints = Tips og analyser på denne enheten tenker som nivået «{ $level }»: Det er det sterkeste som enheten tenker gjennom raskt.
house-hints-server = Du får sterkere hvis du spiller på serveren (se innstillingene).
