// How somebody fares against bots of a level, so that the house can offer the next one. Kept by this browser alone.
import { read, write } from '../../app/memory';
import type { Result, TableInfo } from '../../net/wire';

/** One game against bots that all play at one level. */
interface Fared {
  /** The table and its round: a page that is opened again counts nothing twice. */
  id: string;
  level: string;
  won: boolean;
}

const KEPT = 12;
const RECENT = 4;
const ENOUGH = 3;
/** With more hints in a game, the win says little about who asked for them. */
const FEW_HINTS = 3;

const key = (game: string): string => `fared.${game}`;

function kept(game: string): Fared[] {
  const games = read<Fared[]>(key(game), []);
  return Array.isArray(games) ? games : [];
}

/** The level of the bots, if one person plays against nobody else and all of them play alike. */
export function levelAgainst({ seats }: Pick<TableInfo, 'seats'>): string | undefined {
  const bots = seats.filter(({ kind }) => kind === 'bot');
  const [first, ...others] = bots.map(({ level }) => level);
  return first && bots.length === seats.length - 1 && others.every((level) => level === first) ? first : undefined;
}

/** Note how a game ended, unless hints have won it. The newest comes first. */
export function note(info: TableInfo, result: Result, held: readonly number[], hints = 0): void {
  const level = levelAgainst(info);
  const [seat] = held;
  if (!level || seat === undefined || result.teams.length) return;
  const won = result.winners.includes(seat);
  if (won && hints > FEW_HINTS) return;
  const id = `${info.id}/${info.round}`;
  const before = kept(info.game);
  if (before.some((game) => game.id === id)) return;
  write(key(info.game), [{ id, level, won }, ...before].slice(0, KEPT));
}

/** The next level up for who wins most games, the next one down for who has won none for long; else none. */
export function nextLevel(game: string, levels: readonly string[], rivals: number): string | undefined {
  const games = kept(game);
  const level = games[0]?.level ?? '';
  const change = games.findIndex((one) => one.level !== level);
  const here = change < 0 ? games : games.slice(0, change);
  const at = levels.indexOf(level);
  if (at < 0) return undefined;
  const recent = here.slice(0, RECENT);
  if (games[0]?.won && recent.filter(({ won }) => won).length >= ENOUGH) return levels[at + 1];
  const long = here.slice(0, ENOUGH + rivals);
  return long.length === ENOUGH + rivals && long.every(({ won }) => !won) ? levels[at - 1] : undefined;
}
