/** The Crossrummy room. */
import type { Room } from '../../room';
import type { CrossrummyEvent, CrossrummyView } from '../../wire';
import Board from './Board.svelte';
import { hintWords } from './hint';
import Picture from './Picture.svelte';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import { sound } from './sound';
import { describe, nearEnd, plates, series, tell, turn } from './tell';

export const room: Room<CrossrummyView> = {
  id: 'crossrummy',
  Board,
  Sheet,
  Rules,
  Picture,
  turn,
  plates,
  tell: (event, names, view) => tell(event as CrossrummyEvent, names, view),
  describe,
  nearEnd,
  series,
  hint: hintWords,
  sound: (event) => sound(event as CrossrummyEvent),
};
