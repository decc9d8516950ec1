/** The Hidden Stones room. */
import type { Room } from '../../kit/room';
import type { HiddenStonesEvent, HiddenStonesMove, HiddenStonesReason, HiddenStonesView } from './wire';
import Board from './Board.svelte';
import Deed from './parts/Deed.svelte';
import { hintWords } from './words/hint';
import { moment } from './words/moment';
import Moment from './parts/Moment.svelte';
import Picture from './Picture.svelte';
import Rules from './rules/Rules.svelte';
import Garland from './sheets/Garland.svelte';
import Sheet from './sheets/Sheet.svelte';
import { scoring } from './words/scoring';
import { sound } from './show/sound';
import { describe, nearEnd, plates, tell } from './words/tell';

export const room: Room<HiddenStonesView, HiddenStonesMove, HiddenStonesReason> = {
  id: 'hidden-stones',
  Board,
  Sheet,
  scoring,
  Garland,
  moment,
  Moment,
  Rules,
  Picture,
  Deed,
  turn: (view) => (view.phase === 'play' ? view.turn : null),
  lowSkip: true,
  plates,
  tell: (event, names) => tell(event as HiddenStonesEvent, names),
  describe,
  nearEnd,
  hint: hintWords,
  sound: (event) => sound(event as HiddenStonesEvent),
};
