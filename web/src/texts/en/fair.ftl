# Fair shuffle: the seal of a game, and how anybody can check it.
fair = Fair shuffle
fair-about = The shuffle of this game was fixed and sealed before the first move. Nobody can change it now, not even whoever runs this server.
fair-begun = This game started from a given position. The seal covers everything that is shuffled and drawn after that.
fair-seal = The seal of this game
fair-copy = Copy the seal
fair-how = How to check it
fair-keep = Copy the seal now and keep it.
fair-reveal = When the game is over, its record reveals the seed: the number behind every shuffle and every draw. The record also holds the seal, under “commitment”. It must be the same as the one you kept.
fair-verify = On your own computer, Tilery can check the record: that the seed fits the seal, and that every draw follows from the seed.
fair-by-hand = By hand: the seed is written as 64 hexadecimal digits, which stand for 32 bytes. The SHA-256 of those bytes, not of the digits as text, must be the seal.
fair-over = The game is over. The record now reveals the seed.
