# Crossrummy: mi lesz a kézben lévő kövekkel.
cr-beside = Ott nem lehet kő. Válassz egy mezőt.
cr-back-again = Az ott fekvő kő visszakerült hozzád.
cr-put-first = Előbb tedd le a kezedben lévő követ.
cr-give-enough = Elég követ választottál. Koppints egy kiválasztottra, ha vissza akarod venni.
cr-plan-gone = Az asztal megváltozott: a köveid visszakerültek hozzád.
cr-why-taken = foglalt
cr-why-action = nem rakható le
