/** What the puzzles of Crossrummy ask for. */
import type { PuzzleWords } from '../../kit/room';
import { t } from '../../texts/index.svelte';
import type { CrossrummyGoal } from './wire';

export const puzzle: PuzzleWords<CrossrummyGoal> = {
  goal: ({ tiles }) => t('cr-puzzle-all', { tiles }),
  reached: ({ tiles }, reached) => t('cr-puzzle-reached', { tiles, reached }),
  needs: () => t('cr-puzzle-needs'),
};
