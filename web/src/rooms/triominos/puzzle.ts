/** What the puzzles of Triominos ask for. */
import type { PuzzleWords } from '../../kit/room';
import { t } from '../../texts/index.svelte';
import type { TriominosGoal } from './wire';

export const puzzle: PuzzleWords<TriominosGoal> = {
  goal: ({ lead }) =>
    t('tr-puzzle-ending', { end: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'even', points: Math.abs(lead) }),
  reached: () => '',
  needs: () => t('tr-puzzle-needs'),
};
