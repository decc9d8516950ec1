// The lessons that this house gives: each a file that the engine wrote, loaded when somebody wants to learn.
import { folderOf } from '../kit/room';
import type { LessonPlan, Same } from './lesson.svelte';

const plans = import.meta.glob<LessonPlan>('../rooms/*/lesson.json', { import: 'default' });
/** A room whose notation has several ways to write a move says which are the same. */
const sames = import.meta.glob<{ same: Same }>('../rooms/*/lesson.ts');

const of = (game: string, file: string) => `../rooms/${folderOf(game)}/${file}`;

export const hasLesson = (game: string): boolean => of(game, 'lesson.json') in plans;

/** The games that can be learnt. */
export const lessonGames = (): string[] =>
  Object.keys(plans).map((path) => (path.split('/')[2] ?? '').replaceAll('_', '-'));

export async function lessonOf(game: string): Promise<{ plan: LessonPlan; same?: Same } | undefined> {
  const plan = await plans[of(game, 'lesson.json')]?.();
  const module = await sames[of(game, 'lesson.ts')]?.();
  return plan && { plan, ...(module && { same: module.same }) };
}
