/** The Triominos room. */
import type { Room } from '../../kit/room';
import type { TriominosEvent, TriominosMove, TriominosView } from './wire';
import './colours.css';
import Board from './Board.svelte';
import { hintWords } from './words/hint';
import Picture from './Picture.svelte';
import Rules from './rules/Rules.svelte';
import Sheet from './sheets/Sheet.svelte';
import { sound } from './show/sound';
import { describe, nearEnd, plates, series, tell, turn } from './words/tell';

export const room: Room<TriominosView, TriominosMove> = {
  id: 'triominos',
  Board,
  Sheet,
  Rules,
  Picture,
  turn,
  plates,
  tell: (event, names, view) => tell(event as TriominosEvent, names, view),
  describe,
  nearEnd,
  series,
  hint: hintWords,
  sound: (event) => sound(event as TriominosEvent),
};
