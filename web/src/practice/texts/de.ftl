# Der Übungstisch: jemand spielt allein von einer Stellung aus
practice-note = Was zu tun ist
practice-again = Von vorn beginnen
practice-undo = Letzten Zug zurücknehmen
practice-give-up = Lösung zeigen
practice-follow = Das mache ich
practice-parts = Schritt für Schritt
practice-waiting = Einen Moment…
problem-practice-over = Nimm den letzten Zug zurück oder fang von vorn an.
problem-practice-shown = Mach den markierten Zug oder fang von vorn an.
practice-over = Dieser Zug ist vorbei.
