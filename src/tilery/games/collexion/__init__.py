"""ColleXion: take polygons from a shaken heap and complete sets. Rules CX-1 to CX-15 in README.md."""
