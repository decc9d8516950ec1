// The puzzle that a table at home makes. The server proves it anew whenever it is asked, and keeps nothing.
import { call } from '../../net/api';
import type { HomePuzzle, PuzzleSolution, PuzzleTried } from '../../net/wire';
import type { Answered, Exercise } from '../../practice/practice.svelte';
import type { Table } from '../link';

export type Attempted = Answered & { reached: number };

/** Its goal is null where nothing can be proven. */
export const puzzleOf = (table: Table): Promise<HomePuzzle> => call('/sketches/puzzle', table);

/** For the practice table. The answer is fetched only when somebody asks for it. */
export const exercise = (table: Table, view: unknown, seen: (view: unknown) => unknown): Exercise<Attempted> => ({
  seat: 0,
  view: seen(view),
  ask: async (moves, check) => {
    const told = await call<PuzzleTried>('/sketches/puzzle/attempt', { ...table, moves, check });
    return { ...told, view: seen(told.view), lines: [...told.lines], problems: [...told.problems] };
  },
  answer: async () => {
    const { moves } = await call<PuzzleSolution>('/sketches/puzzle/solution', table);
    return moves.map(({ data }) => ({ data, reasons: [] }));
  },
});
