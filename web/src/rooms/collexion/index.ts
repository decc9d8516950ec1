/** The ColleXion room. */
import type { Room } from '../../kit/room';
import type { ColleXionEvent, ColleXionMove, ColleXionView } from './wire';
import './colours.css';
import Board from './Board.svelte';
import { hintWords } from './words/hint';
import Picture from './Picture.svelte';
import Rules from './rules/Rules.svelte';
import Sheet from './sheets/Sheet.svelte';
import { sound } from './show/sound';
import { describe, nearEnd, plates, tell, turn } from './words/tell';

export const room: Room<ColleXionView, ColleXionMove> = {
  id: 'collexion',
  Board,
  Sheet,
  Rules,
  Picture,
  turn,
  plates,
  tell: (event, names, view) => tell(event as ColleXionEvent, names, view),
  describe,
  nearEnd,
  hint: hintWords,
  sound: (event) => sound(event as ColleXionEvent),
};
