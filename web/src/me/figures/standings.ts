// How often somebody has won, by game and by whom it was played against.
import { hasWon, type PlayedGame } from '../kept/played';

/** Whom a game was played against: bots of one level, bots of several, people (and bots perhaps), or nobody. */
export type Against = { kind: 'level'; level: string } | { kind: 'mixed' | 'people' | 'alone' };

export interface Row {
  against: Against;
  games: number;
  won: number;
}

export interface Standing {
  game: string;
  games: number;
  won: number;
  /** The gentlest bots first, then other bots, people, and games alone. */
  rows: Row[];
}

export function againstOf({ players, people, bots }: Pick<PlayedGame, 'players' | 'people' | 'bots'>): Against {
  if (players === 1) return { kind: 'alone' };
  if (people > 0) return { kind: 'people' };
  const [level = '', ...others] = new Set(bots);
  return others.length ? { kind: 'mixed' } : { kind: 'level', level };
}

const ORDER: readonly Against['kind'][] = ['level', 'mixed', 'people', 'alone'];

/** The game that was played most comes first. `levels`: from the gentlest to the strongest. */
export function standings(games: readonly PlayedGame[], levels: readonly string[]): Standing[] {
  const place = (against: Against): number =>
    against.kind === 'level' ? levels.indexOf(against.level) : levels.length + ORDER.indexOf(against.kind);
  const found = [...groups(games, ({ game }) => game)].map(([game, all]): Standing => {
    const rows = [...groups(all, (one) => JSON.stringify(againstOf(one))).values()].map((some): Row => ({
      against: againstOf(some[0] as PlayedGame),
      games: some.length,
      won: wins(some),
    }));
    return { game, games: all.length, won: wins(all), rows: rows.sort((a, b) => place(a.against) - place(b.against)) };
  });
  return found.sort((a, b) => b.games - a.games || a.game.localeCompare(b.game));
}

export const wins = (games: readonly PlayedGame[]): number => games.filter(hasWon).length;

/** In the order in which the names come. */
export function groups<T>(all: readonly T[], nameOf: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const name = nameOf(one);
    const group = found.get(name);
    if (group) group.push(one);
    else found.set(name, [one]);
  }
  return found;
}
