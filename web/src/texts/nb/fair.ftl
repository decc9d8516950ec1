# Rettferdig stokking: seglet for et spill, og hvordan alle kan kontrollere det.
fair = Rettferdig stokking
fair-about = Stokkingen i dette spillet ble bestemt og forseglet før det første trekket. Nå kan ingen endre den, ikke engang den som driver serveren.
fair-begun = Dette spillet startet fra en gitt stilling. Seglet gjelder alt som stokkes og trekkes etter det.
fair-seal = Seglet til dette spillet
fair-copy = Kopier seglet
fair-how = Slik kontrollerer du det
fair-keep = Kopier seglet nå, og ta vare på det.
fair-reveal = Når spillet er slutt, viser opptaket frøet: tallet bak alt som stokkes og trekkes. Seglet står også i opptaket, under «commitment». Det må være det samme som det du tok vare på.
fair-verify = På din egen maskin kan Tilery kontrollere opptaket: at frøet passer til seglet, og at alt som ble trukket, følger av frøet.
fair-by-hand = For hånd: Frøet er skrevet med 64 heksadesimale sifre, som står for 32 byte. SHA-256 av disse bytene, ikke av sifrene som tekst, må være seglet.
fair-over = Spillet er slutt. Nå viser opptaket frøet.
