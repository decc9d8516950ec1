/** The ColleXion room. */
import type { Room } from '../../kit/room';
import type { ColleXionEvent, ColleXionMove, ColleXionReason, ColleXionView } from './wire';
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
import { describe, nearEnd, plates, teamsOf, tell, turn } from './words/tell';

export const room: Room<ColleXionView, ColleXionMove, ColleXionReason> = {
  id: 'collexion',
  Board,
  moment,
  Moment,
  flatMoment: true,
  Sheet,
  scoring,
  Garland,
  Rules,
  Picture,
  Deed,
  turn,
  teams: teamsOf,
  strip: true,
  lowSkip: true,
  plates,
  tell: (event, names, view) => tell(event as ColleXionEvent, names, view),
  describe,
  nearEnd,
  hint: hintWords,
  sound: (event) => sound(event as ColleXionEvent),
};
