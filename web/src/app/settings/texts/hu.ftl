# Beállítások: milyen legyen az oldal ebben a böngészőben.

settings-kept = Mindezt csak ez a böngésző őrzi meg.
settings-language = Nyelv
settings-theme = Megjelenés
theme-system = Az eszköz szerint
theme-light = Világos
theme-dark = Sötét
settings-text = Betűméret
text-normal = Normál
text-large = Nagy
text-larger = Még nagyobb
settings-contrast = Erősebb kontraszt
settings-contrast-about = Sötétebb betűk, és minden körül jól látható vonal.
settings-sound = Hang
volume-off = Ki
volume-soft = Halk
volume-medium = Közepes
volume-loud = Hangos
settings-vibration = Rezgés
settings-vibration-about = A telefon röviden megrezdül, amikor lépsz.
settings-hints = Tippek az új asztaloknál
settings-hints-about = Amikor asztalt nyitsz, még megváltoztathatod.
settings-coach = Edző mellettem
settings-coach-about = Ha más ember nem játszik: egyértelmű hiba után szól, és a lépést visszaveheted. Ez tippnek számít.
settings-place = Játékok robotok ellen
place-device = Ezen az eszközön
place-server = A szerveren
