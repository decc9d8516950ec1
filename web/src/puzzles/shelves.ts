// The puzzles that this house has, asked for once.
import { ApiError, games } from '../net/api';
import { puzzleShelf } from '../net/puzzles';
import type { PuzzleShelf } from '../net/wire';
import { hasRoom } from '../rooms';
import { dayOf, numberOfDay } from './days';
import { isDone, marksOf } from './kept';

export interface Shelf {
  game: string;
  levels: readonly string[];
}

let known: Promise<Shelf[]> | undefined;

/** Of all games that have a board and puzzles, in the order of the house. */
export function shelves(): Promise<Shelf[]> {
  known ??= ask();
  known.catch(() => (known = undefined));
  return known;
}

async function ask(): Promise<Shelf[]> {
  const all = (await games()).filter(({ id }) => hasRoom(id));
  const found = await Promise.all(all.map(({ id }) => puzzleShelf(id).catch(none)));
  return all.flatMap(({ id: game }, at) => {
    const shelf = found[at];
    return shelf?.count ? [{ game, levels: shelf.levels }] : [];
  });
}

/** A game may have no puzzles; anything else that goes wrong is told. */
function none(error: unknown): PuzzleShelf | null {
  if (error instanceof ApiError && error.failure.code === 'not-found') return null;
  throw error;
}

/** The number of today's puzzle on a shelf. */
export const todays = ({ levels }: Shelf, now = Date.now()): number => numberOfDay(dayOf(now), levels.length);

/** The next puzzle of a game, from this number on and round again, that nobody has done here; of this level, if one is
 * named. Undefined if all are done. */
export function nextUnsolved({ game, levels }: Shelf, after: number, level = ''): number | undefined {
  const marks = marksOf(game);
  const numbers = levels.map((_, at) => ((after + at) % levels.length) + 1);
  return numbers.find((number) => {
    const mark = marks[number];
    return (!level || levels[number - 1] === level) && !(mark && isDone(mark));
  });
}

/** From the easiest to the hardest. */
const LEVELS = ['beginner', 'easy', 'casual', 'normal', 'strong', 'expert', 'beyond'];

/** The puzzles of a game at one level: how many there are, how many are solved here, and the next one, which is the first
 * where all are done. */
export interface Level {
  level: string;
  count: number;
  solved: number;
  next: number;
}

export function byLevel(shelf: Shelf): Level[] {
  const marks = marksOf(shelf.game);
  return LEVELS.flatMap((level) => {
    const numbers = shelf.levels.flatMap((one, at) => (one === level ? [at + 1] : []));
    const [first] = numbers;
    if (first === undefined) return [];
    const solved = numbers.filter((number) => marks[number]?.solved).length;
    return [{ level, count: numbers.length, solved, next: nextUnsolved(shelf, 0, level) ?? first }];
  });
}

/** Where to go after a puzzle: after one of today's to the next game's, after any other to the next one of its game. */
export function onwards(all: readonly Shelf[], game: string, number: number): string {
  const here = all.findIndex((shelf) => shelf.game === game);
  const shelf = all[here];
  if (!shelf) return '/puzzles';
  if (number === todays(shelf)) {
    const others = [...all.slice(here + 1), ...all.slice(0, here)];
    const open = others.find((other) => {
      const mark = marksOf(other.game)[todays(other)];
      return !(mark && isDone(mark));
    });
    return open ? `/puzzles/${open.game}/${todays(open)}` : '/puzzles';
  }
  const next = nextUnsolved(shelf, number);
  return next === undefined ? '/puzzles' : `/puzzles/${game}/${next}`;
}
