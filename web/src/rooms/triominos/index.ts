/** The Triominos room. */
import type { Room } from '../../kit/room';
import type { TriominosEvent, TriominosMove, TriominosReason, TriominosView } from './wire';
import './colours.css';
import Board from './Board.svelte';
import Deed from './parts/Deed.svelte';
import { hintWords } from './words/hint';
import Picture from './Picture.svelte';
import Rules from './rules/Rules.svelte';
import Garland from './sheets/Garland.svelte';
import ScoreSheet from './sheets/ScoreSheet.svelte';
import Sheet from './sheets/Sheet.svelte';
import { scoring } from './words/scoring';
import { t } from '../../texts/index.svelte';
import { sound } from './show/sound';
import { describe, nearEnd, plates, series, tell, turn } from './words/tell';

export const room: Room<TriominosView, TriominosMove, TriominosReason> = {
  id: 'triominos',
  Board,
  Sheet,
  scoring,
  Garland,
  score: { Paper: ScoreSheet, title: () => t('tr-sheet-open') },
  Rules,
  Picture,
  Deed,
  turn,
  plates,
  tell: (event, names, view) => tell(event as TriominosEvent, names, view),
  describe,
  nearEnd,
  series,
  hint: hintWords,
  sound: (event) => sound(event as TriominosEvent),
};
