/** Which rules each passage of the rules page tells. */
import type { Passages } from '../../../kit/rules/citing.svelte';

export const PASSAGES: Passages = {
  'cxw-rules-setup-text': ['CX-1', 'CX-2', 'CX-3'],
  'cxw-rules-reach-text': ['CX-4'],
  'cxw-rules-turn-text': ['CX-5'],
  'cxw-rules-must-text': ['CX-5', 'CX-6'],
  'cxw-rules-sets-text': ['CX-7'],
  'cxw-rules-colour-set-text': ['CX-8'],
  'cxw-rules-shape-set-text': ['CX-8'],
  'cxw-rules-markers-text': ['CX-8'],
  'cxw-rules-actions-text': ['CX-9'],
  'cxw-rules-others-text': ['CX-9'],
  'cxw-rules-end-text': ['CX-10', 'CX-11'],
  'cxw-rules-tie-text': ['CX-12'],
  'cxw-rules-team-text': ['CX-13'],
  'cxw-rules-expert-text': ['CX-14'],
  'cxw-rules-both-text': ['CX-15'],
};
