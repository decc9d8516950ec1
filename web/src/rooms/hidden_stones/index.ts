/** The Hidden Stones room. */
import type { Room } from '../../kit/room';
import type { HiddenStonesEvent, HiddenStonesMove, HiddenStonesView } from './wire';
import Board from './Board.svelte';
import { hintWords } from './words/hint';
import Picture from './Picture.svelte';
import Rules from './rules/Rules.svelte';
import Sheet from './sheets/Sheet.svelte';
import { sound } from './show/sound';
import { describe, nearEnd, plates, tell } from './words/tell';

export const room: Room<HiddenStonesView, HiddenStonesMove> = {
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
