/** The game in figures. One game: how many tiles everybody holds. A series: what the games cost together (CR-13). */
import type { Scoring } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { CrossrummyEvent, CrossrummyView } from '../wire';

/** So many tiles at once are worth a word. */
export const MANY = 7;

/** How many tiles everybody holds after an event. */
function held(event: CrossrummyEvent, now: readonly number[]): readonly number[] {
  const change = (at: number, by: number) => now.map((count, seat) => (seat === at ? count + by : count));
  switch (event.type) {
    case 'begins':
      return now.map(() => 0);
    case 'dealt':
    case 'drew':
      return change(event.seat, event.count);
    case 'took':
      return change(event.seat, 1);
    case 'played':
      return change(event.seat, -1);
    case 'handedon':
      return now.map(
        (count, seat) => count + (seat === event.to ? event.count : 0) - (seat === event.seat ? event.count : 0),
      );
    case 'laid':
      return now.map((count, seat) => (seat === event.seat ? event.left : count));
    default:
      return now;
  }
}

export const laidAtOnce = (told: { type: string }): number => {
  const event = told as CrossrummyEvent;
  return event.type === 'laid' ? event.laid.length : 0;
};

export function scoring(view: CrossrummyView): Scoring {
  const rounds = view.options.rounds > 1;
  return {
    title: t(rounds ? 'crw-curve-points' : 'crw-curve-tiles'),
    lowest: true,
    rounds,
    margins: { close: 5, far: 60 },
    // The fewest win, so "You win with 0" would puzzle people: the place says it all, and the sheet has the figures.
    final: () => null,
    after(told, now) {
      const event = told as CrossrummyEvent;
      if (!rounds) return held(event, now);
      return event.type === 'roundover' ? event.totals : now;
    },
    gain: laidAtOnce,
    amount: (count) => t('crw-laid-at-once', { count }),
    sigh: (event) => (laidAtOnce(event) >= MANY ? t('crw-sigh') : null),
  };
}
