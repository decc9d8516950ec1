/** What happened and how things stand, in sentences. */
import type { Plate } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import { listed } from '../../../texts/listed';
import type { TriominosEvent, TriominosView } from '../wire';
import { dashed, figure, layoutWords, overWords, roundOverWords, roundWords } from './words';

/** Which round it is, if there may be more than one. */
export const series = ({ options, round }: TriominosView): string | null =>
  options.rounds > 1 || options.target !== null ? roundWords(options, round) : null;

export function tell(event: TriominosEvent, names: readonly string[], view: TriominosView): string | null {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.type) {
    case 'lot':
      return t('trw-tell-lot', { name, stone: dashed(event.stone) });
    case 'tie':
      return t('trw-tell-tie', { names: listed(event.seats.map((seat) => names[seat] ?? '')) });
    case 'begins':
      return t('trw-tell-begins', { name, round: event.round });
    case 'drew':
      return event.stone ? t('trw-tell-drew', { name, stone: dashed(event.stone) }) : null;
    case 'bought':
      return t('trw-tell-bought', { name, count: event.count, price: event.price });
    case 'laid':
      return t('trw-tell-laid', {
        name,
        stone: dashed(event.stone),
        points: event.points,
        bonus: event.bonus || 'none',
      });
    case 'passed':
      return t('trw-tell-passed', { name, price: event.price });
    case 'lastlap':
      return t('trw-tell-lastlap', { name });
    case 'proposed':
      return t('trw-tell-proposed', { name });
    case 'answered':
      return t(event.agrees ? 'trw-tell-agrees' : 'trw-tell-declines', { name });
    case 'playedon':
      return t('trw-tell-playedon', { name });
    case 'roundover':
      return roundOverWords(event, names);
    case 'over':
      // How the only round ended was told just before.
      if (event.rule !== 'TR-13') return t('trw-game-over');
      return overWords(event.rule, view.options, view.totals, view.sheets.length);
  }
}

/** Whoever has to do something: in a vote, the viewer before others. Nobody while stones are drawn for the round. */
export function turn(view: TriominosView): number | null {
  if (view.phase === 'play' || view.phase === 'buy') return view.turn;
  if (view.phase !== 'vote') return null;
  const asked = (seat: number) => seat !== view.turn && view.votes[seat] === null;
  if (view.seat !== null && asked(view.seat)) return view.seat;
  const following = view.votes.map((_, i) => (view.turn + i) % view.seats).find(asked);
  return following ?? null;
}

export function plates(view: TriominosView, seat: number): Plate[] {
  return [
    { label: t('trw-plate-stones'), value: String(view.hands[seat] ?? 0) },
    { label: t('trw-plate-points'), value: figure(view.totals[seat] ?? 0) },
  ];
}

const FEW_STONES = 2;
/** From here on the target is near: what one good turn brings. */
const GOOD_TURN = 60;

/** One short sentence when the end is near. */
export function nearEnd(view: TriominosView): string | null {
  if (view.phase === 'over' || view.phase === 'start' || view.phase === 'deal') return null;
  if (view.out !== null) return t('trw-last-lap');
  const fewest = Math.min(...view.hands);
  if (fewest <= FEW_STONES) return t('trw-few-stones', { count: fewest });
  const { target } = view.options;
  const points = Math.max(...view.totals);
  return target !== null && points >= target - GOOD_TURN ? t('trw-near-target', { points, target }) : null;
}

function phaseWords(view: TriominosView, names: readonly string[]): string {
  const name = names[view.turn] ?? '';
  switch (view.phase) {
    case 'over':
      return t('trw-game-over');
    case 'start':
    case 'deal':
      return t('trw-drawing');
    case 'vote':
      return t('trw-vote-of', { name });
    default:
      return t('trw-turn-of', { name });
  }
}

export function describe(view: TriominosView, names: readonly string[]): string {
  const list = listed(view.rack.map(({ stone }) => dashed(stone)));
  const soon = nearEnd(view);
  return [
    phaseWords(view, names),
    roundWords(view.options, view.round),
    ...(soon ? [`${soon}.`] : []),
    ...(list ? [t('trw-your-stones', { count: view.rack.length, list })] : []),
    ...layoutWords(view.layout),
    t('trw-pool', { count: view.pool }),
    ...view.hands.map((stones, seat) =>
      t('trw-player', { name: names[seat] ?? '', stones, points: view.totals[seat] ?? 0 }),
    ),
  ].join('\n');
}
