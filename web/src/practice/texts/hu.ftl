# A gyakorlóasztal: valaki egyedül játszik egy állásból
practice-note = Teendő
practice-again = Kezdem elölről
practice-undo = Utolsó lépés visszavonása
practice-give-up = Mutasd a megoldást
practice-follow = Meglépem
practice-parts = Lépésről lépésre
practice-waiting = Egy pillanat…
problem-practice-over = Vond vissza az utolsó lépést, vagy kezdd elölről.
problem-practice-shown = Tedd meg a jelölt lépést, vagy kezdd elölről.
practice-over = Ez a lépés véget ért.
