/** The Hidden Stones room. */
import type { Room } from '../../room';
import type { HiddenStonesEvent, HiddenStonesView } from '../../wire';
import Board from './Board.svelte';
import { hintWords } from './hint';
import Picture from './Picture.svelte';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import { sound } from './sound';
import { describe, nearEnd, plates, tell } from './tell';

export const room: Room<HiddenStonesView> = {
  id: 'hidden-stones',
  Board,
  Sheet,
  Rules,
  Picture,
  turn: (view) => (view.phase === 'play' ? view.turn : null),
  plates,
  tell: (event, names) => tell(event as HiddenStonesEvent, names),
  describe,
  nearEnd,
  hint: hintWords,
  sound: (event) => sound(event as HiddenStonesEvent),
};
