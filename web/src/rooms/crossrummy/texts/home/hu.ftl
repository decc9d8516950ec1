# Mielőtt leülünk
crossrummy-title = Crossrummy
crossrummy-pitch = Rakj le egymást keresztező szetteket és sorozatokat, és rendezd át kedvedre az egész asztalt. Az nyer, akinek először fogynak el a kövei.
crossrummy-option-length = Meddig?
crossrummy-option-length-games = { $count } játszma
crossrummy-option-start = Ki kezd?
crossrummy-option-start-random = Sorsolás
