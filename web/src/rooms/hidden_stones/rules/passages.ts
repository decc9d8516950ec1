/** Which rules each passage of the rules page tells. */
import type { Passages } from '../../../kit/rules/citing.svelte';

export const PASSAGES: Passages = {
  'hs-rules-stones-text': ['HS-1'],
  'hs-rules-cards-text': ['HS-2'],
  'hs-rules-setup-text': ['HS-3', 'HS-1'],
  'hs-rules-swap-text': ['HS-4'],
  'hs-rules-flip-text': ['HS-5'],
  'hs-rules-score-text': ['HS-6'],
  'hs-rules-finish-text': ['HS-7', 'HS-8'],
  'hs-rules-pass-text': ['HS-9'],
  'hs-rules-end-text': ['HS-10'],
  'hs-rules-bonus-text': ['HS-12'],
  'hs-rules-editions-text': ['HS-11', 'HS-10'],
  'hs-rules-solo-text': ['HS-13', 'HS-14', 'HS-15'],
};
