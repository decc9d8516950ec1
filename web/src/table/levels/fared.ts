// How somebody fares against bots of a level, so that the house can offer the next one. It looks at the games kept by this
// browser.
import { hasWon, type PlayedGame } from '../../me/kept/played';

const RECENT = 4;
const ENOUGH = 3;
/** With more hints in a game, the win says little about who asked for them. */
const FEW_HINTS = 3;

/** The level of the bots, if one person plays against nobody else and all of them play alike. */
export function levelAgainst({ people, partners, bots }: PlayedGame): string | undefined {
  const [first, ...others] = new Set(bots);
  return people || partners || others.length ? undefined : first;
}

/** Whether a game tells how strong somebody is: hints may have won it. */
const tells = (game: PlayedGame): boolean =>
  levelAgainst(game) !== undefined && !(hasWon(game) && game.hints > FEW_HINTS);

/** The next level up for who wins most games, the next one down for who has won none for long; else none. `games`: those
 * that this person played of one game, the newest first. */
export function nextLevel(games: readonly PlayedGame[], levels: readonly string[], rivals: number): string | undefined {
  const told = games.filter(tells);
  const [last] = told;
  const level = last && levelAgainst(last);
  const change = told.findIndex((one) => levelAgainst(one) !== level);
  const here = change < 0 ? told : told.slice(0, change);
  const at = levels.indexOf(level ?? '');
  if (!last || at < 0) return undefined;
  const recent = here.slice(0, RECENT);
  if (hasWon(last) && recent.filter(hasWon).length >= ENOUGH) return levels[at + 1];
  const long = here.slice(0, ENOUGH + rivals);
  return long.length === ENOUGH + rivals && !long.some(hasWon) ? levels[at - 1] : undefined;
}
