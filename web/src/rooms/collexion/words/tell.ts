/** What happened and how things stand, in sentences. */
import type { Plate } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import { listed } from '../../../texts/listed';
import type { ColleXionEvent, ColleXionScored, ColleXionView } from '../wire';
import { isColour } from '../pieces/kinds';
import { cornerWords, kindWords, kindsWords, playerWords, setWords, stacksWords, trayWords } from './words';

export function tell(event: ColleXionEvent, names: readonly string[], view: ColleXionView): string | null {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  const other = 'other' in event ? (names[event.other] ?? '') : '';
  const kind = 'kind' in event ? kindWords(event.kind) : '';
  switch (event.type) {
    case 'begins':
      return t('cxw-tell-begins', { name });
    case 'shaken':
      return t('cxw-tell-shaken', { count: event.reachable });
    case 'took':
      // CX-14: a pair means something to experts only.
      return t(event.pair && view.options.expert ? 'cxw-tell-pair' : 'cxw-tell-took', { name, kind });
    case 'removed':
      return t('cxw-tell-removed', { name, kind });
    case 'swapped':
      return t('cxw-tell-swapped', { name, other, gave: kindWords(event.gave), got: kindWords(event.got) });
    case 'stole':
      return t('cxw-tell-stole', { name, other, kind });
    case 'gave':
      return t('cxw-tell-gave', { name, other, kind });
    case 'handed':
      return t('cxw-tell-handed', { name, other, kind });
    case 'scored':
      return scored(event, name);
    case 'ended':
      // What was taken was told.
      return event.taken ? null : t('cxw-tell-nothing', { name });
    case 'lastround':
      return t(event.rule === 'CX-10' ? 'cxw-tell-last-markers' : 'cxw-tell-last-tray');
    case 'over':
      return overWords(event.rule);
  }
}

/** CX-8: a colour set has its own corner, for a shape set it is chosen. */
function scored({ set, stack, points }: ColleXionScored, name: string): string {
  if (!points) return t('cxw-tell-scored-none', { name, set: setWords(set) });
  if (isColour(set)) return t('cxw-tell-scored', { name, set: setWords(set), points });
  return t('cxw-tell-scored-from', { name, set: setWords(set), corner: cornerWords(stack), points });
}

/** Why the game is over (CX-10, CX-11). */
export const overWords = (rule: string): string => t(rule === 'CX-10' ? 'cxw-over-cx-10' : 'cxw-over-cx-11');

/** Nobody while the tray is shaken. */
export const turn = (view: ColleXionView): number | null => (view.phase === 'play' ? view.turn : null);

/** The board shows all that there is to see of a player. */
export const plates = (): Plate[] => [];

/** CX-13: who plays together; nobody in the usual game. */
export const teamsOf = ({ players }: ColleXionView): number[][] =>
  players.flatMap(({ seat, partner }) => (partner !== null && seat < partner ? [[seat, partner]] : []));

const FEW_MARKERS = 3;
/** What all players together take in a lap or two. */
const FEW_POLYGONS = 12;

/** One short sentence when the end is near. */
export function nearEnd(view: ColleXionView): string | null {
  if (view.phase !== 'play') return null;
  if (view.last_round) return t(view.last_round === 'CX-10' ? 'cxw-last-round-no-points' : 'cxw-last-round');
  const markers = view.stacks.reduce((sum, stack) => sum + stack.markers.length, 0);
  if (markers <= FEW_MARKERS) return t('cxw-few-markers', { count: markers });
  const count = view.pieces.length;
  return count <= FEW_POLYGONS ? t('cxw-few-polygons', { count }) : null;
}

function phaseWords(view: ColleXionView, names: readonly string[]): string {
  if (view.phase === 'over') return t('cxw-game-over');
  return view.phase === 'play' ? t('cxw-turn-of', { name: names[view.turn] ?? '' }) : t('cxw-shaking');
}

/** What was agreed on, if it is not the usual game. */
function agreed(view: ColleXionView, names: readonly string[]): string[] {
  const { options } = view;
  const [one = '', other = ''] = teamsOf(view).map((seats) => seats.map((seat) => names[seat]).join(' + '));
  return [...(options.team ? [t('cxw-teams', { one, other })] : []), ...(options.expert ? [t('cxw-expert')] : [])];
}

export function describe(view: ColleXionView, names: readonly string[]): string {
  const soon = nearEnd(view);
  const next = view.pieces.filter(({ takeable }) => takeable).map(({ kind }) => kind);
  const taken = view.chain.map(({ kind }) => kind);
  return [
    phaseWords(view, names),
    ...agreed(view, names),
    ...(soon ? [`${soon}.`] : []),
    ...(taken.length ? [t('cxw-taken', { list: listed(taken.map(kindWords)) })] : []),
    ...(taken.length && next.length ? [t('cxw-next', { list: kindsWords(next) })] : []),
    ...view.players.map((player) => playerWords(player, view, names)),
    ...(view.mine.length
      ? [t('cxw-your-markers', { list: listed(view.mine.map(String)), sum: view.mine.reduce((a, b) => a + b, 0) })]
      : []),
    ...stacksWords(view),
    ...trayWords(view),
  ].join('\n');
}
