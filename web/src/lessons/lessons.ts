// The lessons that this house gives: each a file that the engine wrote, loaded when somebody wants to learn.
import { folderOf } from '../kit/room';
import type { Lesson } from '../net/wire';
import type { Same } from './lesson.svelte';

const plans = import.meta.glob<Lesson>('../rooms/*/lesson.json', { import: 'default' });
/** A room in which several moves are as good as the same says which. */
const sames = import.meta.glob<{ same: Same }>('../rooms/*/lesson.ts');

const of = (game: string, file: string) => `../rooms/${folderOf(game)}/${file}`;

export const hasLesson = (game: string): boolean => of(game, 'lesson.json') in plans;

/** The games that can be learnt. */
export const lessonGames = (): string[] =>
  Object.keys(plans).map((path) => (path.split('/')[2] ?? '').replaceAll('_', '-'));

export async function lessonOf(game: string): Promise<{ plan: Lesson; same?: Same } | undefined> {
  const plan = await plans[of(game, 'lesson.json')]?.();
  const module = await sames[of(game, 'lesson.ts')]?.();
  return plan && { plan, ...(module && { same: module.same }) };
}
