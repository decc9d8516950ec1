// The mistakes of a game, to be tried again one after the other.
import type { ReviewMoment } from '../../net/wire';
import { spokenNames } from '../../table/seats/seating';
import type { Seen } from '../moments/seen';
import { tell } from '../moments/telling';
import type { Source } from '../sources';

/** The marked moves of a seat, in the order of the game. */
export const mistakesOf = (moments: readonly ReviewMoment[], seat: number): ReviewMoment[] =>
  moments.filter((moment) => moment.mark !== null && moment.seat === seat);

/** Whose mistakes one may try: one's own; all that have any where nobody knows who reads it. */
export function triers(moments: readonly ReviewMoment[], you: number | undefined): number[] {
  const seats = new Set(moments.filter(({ mark }) => mark !== null).map(({ seat }) => seat));
  return [...seats].filter((seat) => you === undefined || seat === you).sort((a, b) => a - b);
}

/** The step that is named in an address: `?try=12`. */
export function triedIn(search: string): number | null {
  const step = new URLSearchParams(search).get('try') ?? '';
  return /^\d{1,6}$/.test(step) ? Number(step) : null;
}

/** What was done in the game, in words. Whoever tries it again sits on that seat now, whoever made the move: the cards of
 *  the players beside the board call them "You", too. */
export async function doneIn(
  moment: ReviewMoment,
  { info, room }: Pick<Source, 'info' | 'room'>,
  seen: Seen,
): Promise<string> {
  const { seat } = moment;
  return (await tell(moment, seat, seat, seen, room, spokenNames(info.seats))).what;
}
