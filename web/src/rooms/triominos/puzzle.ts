/** What the puzzles of Triominos ask for. */
import type { PuzzleWords } from '../../kit/room';
import { t } from '../../texts/index.svelte';
import type { TriominosGoal } from './wire';

export const puzzle: PuzzleWords<TriominosGoal> = {
  goal: (goal) => {
    switch (goal.type) {
      case 'bestplace':
        return t('tr-puzzle-place');
      case 'setup':
        return t('tr-puzzle-set-up');
      case 'ending': {
        const end = goal.lead > 0 ? 'ahead' : goal.lead < 0 ? 'behind' : 'even';
        return t('tr-puzzle-ending', { end, points: Math.abs(goal.lead) });
      }
    }
  },
  // How many points there are to be had is said only after a try.
  reached: (goal, reached) =>
    goal.type === 'bestplace' && reached > 0 ? t('tr-puzzle-reached', { points: goal.points, reached }) : '',
  quiet: ({ type }) => type === 'bestplace',
  needs: () => t('tr-puzzle-needs'),
};
