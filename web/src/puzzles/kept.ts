// What this browser knows of the puzzles somebody has tried. Nobody else does.
import { read, write } from '../app/memory';

/** `tries` are those that missed it, and the one that solved it. Whoever has `seen` the answer can't solve it any more. */
export interface Mark {
  tries: number;
  solved?: boolean;
  seen?: boolean;
}

interface Kept {
  marks: Record<string, Record<number, Mark>>;
  /** On which a puzzle of the day was solved. */
  days: number[];
}

const KEY = 'puzzles';
/** More than anybody will see in a row; the oldest are forgotten. */
const MOST_DAYS = 2000;

function kept(): Kept {
  const { marks = {}, days = [] } = read<Partial<Kept>>(KEY, {});
  return { marks, days: Array.isArray(days) ? days : [] };
}

/** What became of the puzzles of a game, by number. */
export const marksOf = (game: string): Record<number, Mark> => kept().marks[game] ?? {};

export const markOf = (game: string, number: number): Mark => marksOf(game)[number] ?? { tries: 0 };

export const isDone = ({ solved, seen }: Mark): boolean => Boolean(solved ?? seen);

export const daysSolved = (): readonly number[] => kept().days;

function change(game: string, number: number, to: (mark: Mark) => Mark, day?: number): void {
  const { marks, days } = kept();
  const mine = { ...marks[game], [number]: to(marks[game]?.[number] ?? { tries: 0 }) };
  const more = day === undefined || days.includes(day) ? days : [...days, day].slice(-MOST_DAYS);
  write(KEY, { marks: { ...marks, [game]: mine }, days: more });
}

/** One try that missed. Once a puzzle is done, nothing counts any more. */
export const rememberMiss = (game: string, number: number): void =>
  change(game, number, (mark) => (isDone(mark) ? mark : { ...mark, tries: mark.tries + 1 }));

/** `day`: it was the puzzle of that day. */
export function rememberSolved(game: string, number: number, day?: number): void {
  if (isDone(markOf(game, number))) return;
  change(game, number, (mark) => ({ tries: mark.tries + 1, solved: true }), day);
}

/** Somebody has looked at the answer. */
export const rememberSeen = (game: string, number: number): void =>
  change(game, number, (mark) => (isDone(mark) ? mark : { ...mark, seen: true }));

/** The game whose puzzles were looked through last. */
export const lastShelf = (): string => read<string>('puzzle-shelf', '');
export const rememberShelf = (game: string): void => write('puzzle-shelf', game);

/** The puzzle that was begun last, and its moves so far: a reload goes on there. */
interface Begun {
  id: string;
  moves: readonly unknown[];
}

export function begunMoves(puzzle: string): readonly unknown[] {
  const { id, moves } = read<Begun>('puzzle-begun', { id: '', moves: [] });
  return id === puzzle && Array.isArray(moves) ? (moves as unknown[]) : [];
}
export const rememberBegun = (id: string, moves: readonly unknown[]): void =>
  write('puzzle-begun', { id, moves } satisfies Begun);
