/** Which rules each passage of the rules page tells. */
import type { Passages } from '../../../kit/rules/citing.svelte';

export const PASSAGES: Passages = {
  'crw-rules-setup-text': ['CR-1', 'CR-2'],
  'crw-rules-turn-take': ['CR-3'],
  'crw-rules-turn-draw': ['CR-4'],
  'crw-rules-lines-text': ['CR-7'],
  'crw-rules-table-text': ['CR-8'],
  'crw-rules-groups-text': ['CR-9'],
  'crw-rules-opening-text': ['CR-10'],
  'crw-rules-limit-text': ['CR-11'],
  'crw-rules-move-text': ['CR-6'],
  'crw-rules-pass-on': ['CR-5'],
  'crw-rules-draw-three': ['CR-5'],
  'crw-rules-actions-text': ['CR-5', 'CR-12'],
  'crw-rules-end-text': ['CR-12'],
  'crw-rules-passing-text': ['CR-14'],
  'crw-rules-games-text': ['CR-13'],
  // Both are told in full above.
  'crw-rules-turn-action': ['CR-5'],
  'crw-rules-turn-lay': ['CR-6'],
};
