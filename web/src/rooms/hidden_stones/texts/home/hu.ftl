# Hidden Stones, mielőtt leülnénk: mi ez, és miben lehet megegyezni.
hidden-stones-title = Hidden Stones
hidden-stones-pitch = Fordítsd és cserélgesd a kilenc kétoldalú követ, amíg illenek a kártyáidhoz. Minden változtatás egy kártyába kerül: válaszd meg jól, melyiket adod érte.
hidden-stones-option-edition = Ha valaki elég kártyát nyert
hidden-stones-option-edition-piatnik = Végigjátsszuk a kört
hidden-stones-option-edition-piatnik-about = Mindenki ugyanannyiszor kerül sorra (Piatnik-kiadás).
hidden-stones-option-edition-magellan = Rögtön vége
hidden-stones-option-edition-magellan-about = Verseny: a többiek már nem kerülnek sorra (Magellan-kiadás).
hidden-stones-option-start = Ki kezd?
hidden-stones-option-start-random = Sorsolás
hidden-stones-option-deck = Saját készítésű pakli
hidden-stones-option-deck-about = Soronként egy kártya: szám, pont, formáció, például „1 1 BH”. A formáció sorai fentről lefelé következnek, köztük „/” áll; U nap, M hold, F hal, B madár, H ló, O hajó, S mag, T fa, „.” bármilyen kő.
problem-equal-turns = A Piatnik-kiadásban mindenki ugyanannyiszor kerül sorra.
problem-bad-deck = Ez a pakli nem olvasható. Nézd át a sorokat: szám, pont, formáció.
problem-deck-lacks-solo = Az egyedüli játékhoz ebben a pakliban kevés az ilyen értékű kártya: { $card }.
problem-deck-too-small = Ebben a pakliban ennyi játékoshoz kevés a kártya.
