// A puzzle as an exercise for the practice table.
import { solution, tryPuzzle } from '../../net/puzzles';
import type { PuzzleTold } from '../../net/wire';
import type { Answered, Exercise } from '../../practice/practice.svelte';

export type PuzzleAnswer = Answered & { reached: number };

export const solve = ({ game, number, seat, view }: PuzzleTold): Exercise<PuzzleAnswer> => ({
  seat,
  view,
  ask: async (moves, check) => {
    const { lines, problems, ...told } = await tryPuzzle(game, number, moves, check);
    return { ...told, lines: [...lines], problems: [...problems] };
  },
  answer: async () => (await solution(game, number)).moves.map(({ data }) => ({ data, reasons: [] })),
});
