// What the bots say when the game is over: each in their own way, and never unkind.
import { botOf } from '../../people/bots';
import { t } from '../../texts/index.svelte';
import type { SeatInfo } from '../../net/wire';
import type { BestTurn } from './story';

export interface Goodbye {
  seat: SeatInfo;
  words: string;
}

/** One of those who lost may sigh about the best turn, if a person made it. */
export function goodbyes(seats: readonly SeatInfo[], winners: readonly number[], best: BestTurn | null): Goodbye[] {
  const byPerson = seats.some(({ seat, kind }) => seat === best?.seat && kind !== 'bot');
  let sigh = byPerson ? (best?.sigh ?? null) : null;
  return seats.flatMap((seat) => {
    const who = seat.kind === 'bot' ? botOf(seat.name) : undefined;
    if (!who) return [];
    const won = winners.includes(seat.seat);
    if (!won && sigh !== null) {
      const words = sigh;
      sigh = null;
      return [{ seat, words }];
    }
    return [{ seat, words: t(`bot-${who}-${won ? 'glad' : 'kind'}`) }];
  });
}
