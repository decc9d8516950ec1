// Playing at once: with the choices that were made for this game last, or with the usual ones.
import { hintsWanted, quick, rememberQuick, type Way } from '../../app/memory';
import { agreedWith, offersOf } from '../../kit/offers';
import type { GameInfo } from '../../net/wire';
import { againstBots, open } from '../seats/seating';

/** The weakest bot knows no aim: good for tests, no company. */
export const levelsOf = ({ levels }: GameInfo): string[] => levels.filter((level) => level !== 'random');

/** How many bots one can play against. */
export const rivalsOf = ({ seats }: GameInfo): number[] => seats.filter((count) => count > 1).map((count) => count - 1);

export interface Choices {
  opponents: number;
  level: string;
  /** What was agreed on. */
  options: Record<string, string>;
}

const USUAL = 2;
/** The first time one plays against bots that are kind, and not quite the weakest. */
const KIND = 'easy';

/** What can be agreed on with a press. A text that somebody wrote was for one game. */
const pressed = (game: GameInfo): string[] => [
  ...game.options.flatMap(({ name, choices }) => (choices?.length ? [name] : [])),
  ...offersOf(game.id).flatMap(({ decides }) => decides),
];

/** What was chosen last. On another visit it may be no choice any more. */
export function lastChoices(game: GameInfo): Choices {
  const { opponents = USUAL, level = '', options = {} } = quick(game.id);
  const rivals = rivalsOf(game);
  const known = pressed(game);
  return {
    opponents: rivals.includes(opponents) ? opponents : (rivals[0] ?? 0),
    level: [level, KIND, ...levelsOf(game), ...game.levels].find((one) => game.levels.includes(one)) ?? '',
    options: Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name))),
  };
}

/** Alone only if one played alone the last time: everybody else wants company. */
export const quickWay = (game: GameInfo): Way =>
  quick(game.id).way === 'alone' && game.seats.includes(1) ? 'alone' : 'bots';

/** Starts a game against bots. Returns the id of its table. */
export async function playAtOnce(game: GameInfo): Promise<string> {
  const { opponents, level, options } = lastChoices(game);
  const seats = againstBots(quickWay(game) === 'alone' ? 0 : opponents, level);
  const agreed = agreedWith(offersOf(game.id), options, seats.length);
  const id = await open({ game: game.id, options: agreed, seats, hints: hintsWanted(), pace: {} });
  rememberQuick(game.id, { opponents, level });
  return id;
}
