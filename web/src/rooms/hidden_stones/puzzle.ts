/** What the puzzles of Hidden Stones ask for. */
import type { PuzzleWords } from '../../kit/room';
import { t } from '../../texts/index.svelte';
import type { HiddenStonesGoal } from './wire';

export const puzzle: PuzzleWords<HiddenStonesGoal> = {
  goal: ({ points }) => t('hs-puzzle-points', { points }),
  reached: ({ points }, reached) => t('hs-puzzle-reached', { points, reached }),
  needs: () => t('hs-puzzle-needs'),
};
