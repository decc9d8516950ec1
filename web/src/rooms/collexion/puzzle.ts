/** What the puzzles of ColleXion ask for. */
import type { PuzzleWords } from '../../kit/room';
import { t } from '../../texts/index.svelte';
import type { ColleXionGoal } from './wire';

export const puzzle: PuzzleWords<ColleXionGoal> = {
  goal: ({ points }) => t('cx-puzzle-points', { points }),
  reached: ({ points }, reached) => t('cx-puzzle-reached', { points, reached }),
  needs: () => t('cx-puzzle-needs'),
};
