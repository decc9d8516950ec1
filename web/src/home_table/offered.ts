// What the house has for a game with real pieces, known without loading any of it.
import { folderOf } from '../kit/room';

export const hasEditor = (game: string): boolean => __EDITORS__.includes(folderOf(game));

export const hasScores = (game: string): boolean => __SCORES__.includes(folderOf(game));
