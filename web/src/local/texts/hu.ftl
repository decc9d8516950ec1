# Az eszköz saját háza: az asztalok, amelyek magában a böngészőben futnak.
house-loading = Mindjárt játszhatsz ezen az eszközön (csak első alkalommal tart ilyen sokáig)…
house-failed = Ezen az eszközön most nem sikerült elindítani a játékot. Van elég memória, és első alkalommal internetkapcsolat?
house-moved = Az ezen az eszközön futó játszmáid egy másik lapon vagy ablakban vannak nyitva.
house-back = Játék itt
house-unkept = Ez a böngésző semmit sem őriz meg ehhez az oldalhoz. Játszhatsz, de ha bezárod az oldalt, a játszma elvész.
house-gone = Ezen az eszközön nincs ilyen asztal. Egy eszközön játszott játszma csak ott nyitható meg, ugyanabban a böngészőben, és csak addig, amíg a böngésző megőrzi.
house-noted = Rendben
error-needs-server = Ehhez más emberek kellenek, tehát szerver is. Ezen az eszközön robotok ellen vagy egyedül játszhatsz, vagy körbeadhatjátok.
house-hints = Ezen az eszközön a tippek és az elemzések a „{ $level }” szinten gondolkodnak: ez a legerősebb, amelyet az eszköz gyorsan végig tud gondolni.
house-hints-server = Erősebbet akkor kapsz, ha a szerveren játszol (lásd a beállításokat).
