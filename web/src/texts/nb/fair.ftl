# Rettferdig stokking: seglet for et spill, og hvordan alle kan kontrollere det.
fair = Rettferdig stokking
fair-about = Allerede før den første turen ble stokkingen i dette spillet bestemt og forseglet. Ingen kan endre den lenger, heller ikke den som driver serveren.
fair-begun = Dette spillet begynte fra en stilling i et annet. Seglet gjelder alt som stokkes og trekkes etter det.
fair-seal = Seglet for dette spillet
fair-copy = Kopier seglet
fair-how = Slik kan du kontrollere det
fair-keep = Kopier seglet nå, og ta vare på det.
fair-reveal = Når spillet er over, avslører opptaket frøet: tallet som avgjør alt som stokkes og trekkes. Seglet står også i opptaket, under «commitment». Det skal være det du tok vare på.
fair-verify = På din egen maskin kontrollerer Tilery opptaket: at frøet passer til seglet, og at alt som ble trukket, følger av frøet.
fair-by-hand = For hånd: Frøet er skrevet med 64 heksadesimale sifre, altså 32 byte. SHA-256 av disse bytene, ikke av sifrene som tekst, skal være seglet.
fair-over = Spillet er over. Frøet står nå i opptaket.
