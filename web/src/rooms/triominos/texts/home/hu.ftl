# Triominos, mielőtt leülnénk: mi ez, és miben lehet megegyezni.
triominos-title = Triominos
triominos-pitch = Illeszd egymáshoz a háromszög alakú köveket úgy, hogy a számok egyezzenek. Építs hidat, zárj be hatszöget: ezek érik a legtöbbet.
triominos-option-length = Meddig?
triominos-option-length-rounds = { $count } forduló
triominos-option-length-target = { $points } pontig
triominos-option-start = Ki kezd?
triominos-option-start-random = Kőhúzás dönti el
problem-bad-target = A célpontszám 1 és 9999 között lehet.
problem-rounds-and-target = Vagy a fordulók számát válaszd meg, vagy a célpontszámot, ne mindkettőt.
