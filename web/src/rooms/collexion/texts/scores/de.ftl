# Der Punktezettel für Partien mit echten Steinen
cxs-game = Eine Partie
cxs-about = Zählt, was am Ende alle haben. Jeder unbenutzte Aktions-Marker bringt 1 Punkt, jedes übrige Polygon kostet 1.
cxs-markers = Punkte auf Punkte-Markern
cxs-actions = Unbenutzte Aktions-Marker
cxs-polygons = Übrige Polygone
