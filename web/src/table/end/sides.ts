// Who plays together: everybody alone, or teams.
import type { Result } from '../../net/wire';

export const sidesOf = ({ teams, ranks }: Pick<Result, 'teams' | 'ranks'>): readonly (readonly number[])[] =>
  teams.length ? teams : ranks.map((_, seat) => [seat]);

/** Short, for a list of sides: "Ada + Cleo". The names as they stand alone. */
export const sideName = (side: readonly number[], names: readonly string[]): string =>
  side.map((seat) => names[seat] ?? '').join(' + ');

/** A colour of the theme: that of a team, or of the one seat. */
export const sideColour = (side: readonly number[], at: number): string =>
  side.length > 1 ? `var(--team-${at})` : `var(--seat-${side[0] ?? 0})`;
