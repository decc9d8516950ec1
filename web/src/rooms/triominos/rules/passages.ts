/** Which rules each passage of the rules page tells. */
import type { Passages } from '../../../kit/rules/citing.svelte';

export const PASSAGES: Passages = {
  'trw-rules-setup-text': ['TR-1', 'TR-2'],
  'trw-rules-hands-text': ['TR-3'],
  'trw-rules-lay-text': ['TR-4'],
  'trw-rules-points-text': ['TR-8'],
  'trw-rules-bridge-text': ['TR-9'],
  'trw-rules-hexagon-text': ['TR-9'],
  'trw-rules-double-hexagon-text': ['TR-9'],
  'trw-rules-buy-text': ['TR-5', 'TR-6'],
  'trw-rules-empty-text': ['TR-7'],
  'trw-rules-end-text': ['TR-10'],
  'trw-rules-blocked-text': ['TR-11'],
  'trw-rules-stop-text': ['TR-12'],
  'trw-rules-rounds-text': ['TR-13'],
};
