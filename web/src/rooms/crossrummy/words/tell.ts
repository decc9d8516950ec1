/** What happened and how things stand, in sentences. */
import type { Plate } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import { listed } from '../../../texts/listed';
import type { CrossrummyEvent, CrossrummyHandedOn, CrossrummyView } from '../wire';
import { endingWords, laidWords, overWords, tableWords, tileWords, tilesWords } from './words';

/** Which game of the series it is. */
export const series = ({ options, round }: CrossrummyView): string | null =>
  options.rounds > 1 ? t('crw-game-of', { round, rounds: options.rounds }) : null;

export function tell(event: CrossrummyEvent, names: readonly string[], view: CrossrummyView): string | null {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.type) {
    case 'begins':
      return t('crw-tell-begins', { name, round: event.round });
    case 'dealt':
      return null; // One sentence for all, when the open tiles lie there.
    case 'opened':
      return event.tiles.length > 1
        ? t('crw-tell-dealt', { tiles: tilesWords(event.tiles) })
        : t('crw-tell-opened', { tile: tilesWords(event.tiles) });
    case 'took':
      return t('crw-tell-took', { name, tile: tileWords(event.tile) });
    case 'drew':
      return event.tiles.length && event.seat === view.seat
        ? t('crw-tell-drew-tiles', { name, tiles: tilesWords(event.tiles) })
        : t('crw-tell-drew', { name, count: event.count });
    case 'played':
      return t(`crw-tell-${event.action}`, { name, victim: names[event.victim ?? -1] ?? '' });
    case 'handedon':
      return handedOn(event, names, view.seat);
    case 'laid':
      return t('crw-tell-laid', {
        name,
        what: laidWords(event.laid),
        moved: event.moved.length,
        opens: event.opens ? 'yes' : 'no',
      });
    case 'passed':
      return t('crw-tell-passed', { name });
    case 'roundover':
      return endingWords(event, names);
    case 'over':
      // How the only game ended was told just before.
      return view.options.rounds > 1 ? overWords(view.options, event.rule) : t('crw-game-over');
  }
}

/** CR-5: giver and receiver know which tiles, the others how many. */
function handedOn({ seat, to, count, tiles }: CrossrummyHandedOn, names: readonly string[], viewer: number | null) {
  const [name, receiver] = [names[seat] ?? '', names[to] ?? ''];
  if (tiles.length && (viewer === seat || viewer === to))
    return t('crw-tell-handed-tiles', { name, tiles: tilesWords(tiles), to: receiver });
  return t('crw-tell-handed', { name, count, to: receiver });
}

/** Whoever has to do something. While all choose what to pass on, oneself or nobody: who has chosen is not known. */
export function turn(view: CrossrummyView): number | null {
  if (view.phase === 'choose') return view.may.give ? view.seat : null;
  return view.phase === 'play' ? view.turn : null;
}

export function plates(view: CrossrummyView, seat: number): Plate[] {
  const own = [
    { label: t('crw-plate-tiles'), value: String(view.hands[seat] ?? 0) },
    { label: t('crw-plate-opened'), value: t(view.opened[seat] ? 'crw-yes' : 'crw-not-yet') },
  ];
  if (view.options.rounds === 1) return own;
  return [...own, { label: t('crw-plate-points'), value: String(view.totals[seat] ?? 0) }];
}

const FEW_TILES = 2;
const BEFORE: readonly CrossrummyView['phase'][] = ['start', 'deal', 'open'];

/** One short sentence when the end is near: who is nearly out, or that the bag is (CR-12, CR-14). */
export function nearEnd(view: CrossrummyView, names: readonly string[]): string | null {
  if (view.phase === 'over' || BEFORE.includes(view.phase)) return null;
  const count = Math.min(...view.hands);
  if (count > FEW_TILES) return view.bag ? null : t('crw-bag-is-empty');
  const few = view.hands.flatMap((tiles, seat) => (tiles === count ? [names[seat] ?? ''] : []));
  return t('crw-few-left', { players: few.length, names: listed(few), count });
}

function phaseWords(view: CrossrummyView, names: readonly string[]): string {
  if (view.phase === 'over') return t('crw-game-over');
  if (view.phase === 'choose' || view.phase === 'hand-on') return t('crw-choosing');
  if (BEFORE.includes(view.phase)) return t('crw-dealing');
  return t('crw-turn-of', { name: names[view.turn] ?? '' });
}

/** The whole table: whose turn, one's rack, group by group, what lies open, what the others hold. */
export function describe(view: CrossrummyView, names: readonly string[]): string {
  const { options, round, rack, open, bag } = view;
  const soon = nearEnd(view, names);
  const several = options.rounds > 1;
  return [
    phaseWords(view, names),
    ...(several ? [t('crw-game-of', { round, rounds: options.rounds })] : []),
    ...(soon ? [`${soon}.`] : []),
    ...(view.seat === null ? [] : [t('crw-your-tiles', { count: rack.length, tiles: tilesWords(rack) })]),
    ...tableWords(view),
    t('crw-open', { count: open.length, tiles: tilesWords(open) }),
    t('crw-bag', { count: bag }),
    ...view.hands.map((tiles, seat) =>
      t(several ? 'crw-player-points' : 'crw-player', {
        name: names[seat] ?? '',
        tiles,
        opened: view.opened[seat] ? 'yes' : 'no',
        ...(several ? { points: view.totals[seat] ?? 0 } : {}),
      }),
    ),
  ].join('\n');
}
