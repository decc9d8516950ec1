# Beállítások: milyen legyen az oldal ebben a böngészőben.

settings = Beállítások
settings-kept = Mindezt csak ez a böngésző őrzi meg.
settings-language = Nyelv
settings-theme = Megjelenés
theme-system = Mint az eszközön
theme-light = Világos
theme-dark = Sötét
settings-text = Betűméret
text-normal = Normál
text-large = Nagy
text-larger = Nagyobb
settings-contrast = Erősebb kontraszt
settings-contrast-about = Sötétebb betűk és jól látható vonalak.
settings-sound = Hang
volume-off = Ki
volume-soft = Halk
volume-medium = Közepes
volume-loud = Hangos
settings-vibration = Rezgés
settings-vibration-about = A telefon röviden megrezdül, amikor lépsz.
settings-hints = Tippek az új asztaloknál
settings-hints-about = Amikor asztalt nyitsz, másképp is dönthetsz.
