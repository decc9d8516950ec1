/** The Crossrummy room. */
import type { Room } from '../../kit/room';
import type { CrossrummyEvent, CrossrummyMove, CrossrummyReason, CrossrummyView } from './wire';
import './colours.css';
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
import { describe, nearEnd, plates, series, tell, turn } from './words/tell';

export const room: Room<CrossrummyView, CrossrummyMove, CrossrummyReason> = {
  id: 'crossrummy',
  Board,
  Sheet,
  scoring,
  Garland,
  moment,
  Moment,
  Rules,
  Picture,
  Deed,
  turn,
  plates,
  tell: (event, names, view) => tell(event as CrossrummyEvent, names, view),
  describe,
  nearEnd,
  series,
  hint: hintWords,
  sound: (event) => sound(event as CrossrummyEvent),
};
