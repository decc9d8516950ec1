/** Places, prices and what goes on, in words. */
import { problemText } from '../../../net/refusals';
import { t } from '../../../texts/index.svelte';
import type { TriominosPlace, TriominosStone, TriominosView } from '../wire';
import type { Complaint } from '../../../kit/turn.svelte';
import type { Turn } from '../turn/turn.svelte';
import { listed } from '../../../texts/listed';
import type { Clash, Touch } from '../pieces/clash';
import { middle } from '../pieces/geometry';
import { dashed } from './words';

type Bonus = TriominosPlace['bonus'];

export function bonusWord(bonus: Bonus): string {
  return bonus ? t(`tr-as-${bonus}`) : '';
}

/** "61: 11 + hexagon 50"; "11 points" where there is no bonus. */
export function sumWords({
  points,
  value,
  bonus,
  bonus_points,
}: Pick<TriominosPlace, 'points' | 'value' | 'bonus' | 'bonus_points'>): string {
  if (!bonus) return t('tr-sum', { points });
  return t('tr-sum-bonus', { points, value, bonus: bonusWord(bonus), more: bonus_points });
}

/** "between 3-4-4 and 0-4-5" */
export function whereWords(beside: readonly string[]): string {
  const [a, b, c] = beside.map(dashed);
  if (c) return t('tr-among', { a: a ?? '', b: b ?? '', c });
  if (b) return t('tr-between', { a: a ?? '', b });
  return a ? t('tr-beside', { a }) : t('tr-first-place');
}

/** "between 3-4-4 and 0-4-5, hexagon, 61 points"; in a quiet turn only where it is. */
export function placeWords({ beside, bonus, points }: TriominosPlace, quiet = false): string {
  if (quiet) return whereWords(beside);
  return [whereWords(beside), bonusWord(bonus), t('tr-sum', { points })].filter(Boolean).join(', ');
}

/** "Here 3 would touch 5." The corner is marked on the table. */
export function clashWords({ stone, touches }: Clash): string {
  if (!touches.length) return t('problem-does-not-fit', { a: dashed(stone) });
  const words = touches.map(({ mine, theirs }) => t('tr-touch', { mine, theirs }));
  return t('tr-clash', { touches: listed([...new Set(words)]) }); // a triple would say the same twice
}

/** "beside 3-4-4: 3 would touch 5 (top left)", for those who hear it. */
export function misfitWords(clash: Clash): string {
  const at = (touch: Touch) =>
    `${t('tr-touch', { mine: touch.mine, theirs: touch.theirs })} (${cornerWord(clash, touch)})`;
  return `${whereWords(clash.beside)}: ${t('tr-clash', { touches: listed(clash.touches.map(at)) })}`;
}

function cornerWord(clash: Clash, { at }: Touch): string {
  const { x, y } = middle(clash);
  const side = Math.sign(Math.round(at.x - x));
  return t('tr-corner', { corner: `${at.y < y ? 'top' : 'bottom'}${['-left', '', '-right'][side + 1] ?? ''}` });
}

/** What a stone of the rack is called. */
export function rackWords({ stone, value }: TriominosStone, turn: Turn, view: TriominosView): string {
  const name = t('tr-stone', { stone: dashed(stone), value });
  if (!turn.mine) return name;
  const count = view.may.lay.filter((place) => place.stone === stone).length;
  const best = turn.best(stone);
  if (!best) return `${name}, ${t('tr-fits-not')}`;
  if (turn.quiet) return name;
  return [name, t('tr-fits', { count, points: best.points }), bonusWord(best.bonus)].filter(Boolean).join(', ');
}

export function complaintWords(complaint: Complaint): string {
  if (typeof complaint === 'string') return t(complaint);
  const pieces = complaint.pieces?.map((piece) => (/^[0-5]{3}$/.test(piece) ? dashed(piece) : piece));
  return problemText(pieces ? { ...complaint, pieces } : complaint);
}

/** What stopping now would cost: TR-12, the value of the stones in one's own hand. */
export const held = (view: TriominosView): number => view.rack.reduce((sum, { value }) => sum + value, 0);

/** The one line that says what goes on and what can be done now. */
export function promptWords(turn: Turn, view: TriominosView, names: readonly string[]): string {
  const name = names[view.turn] ?? '';
  switch (turn.step) {
    case 'sent':
      return t('tr-sending');
    case 'answer':
      return t('tr-asked', { name, cost: held(view) });
    case 'watch':
      return watching(view, name);
    case 'sure':
      return turn.trial ? `${dashed(turn.trial.stone)}: ${placeWords(turn.trial, turn.quiet)}` : '';
    case 'stone':
      return t('tr-now-place', { stone: dashed(turn.stone ?? ''), count: turn.places.length });
    case 'cell':
      return t('tr-now-stone');
    case 'idle':
      return idle(view);
  }
}

function watching(view: TriominosView, name: string): string {
  switch (view.phase) {
    case 'start':
      return t('tr-drawing');
    case 'deal':
      return t('tr-dealing');
    case 'buy':
      return t('tr-buying', { name });
    case 'vote':
      return t('tr-voting', { name });
    case 'over':
      return t('tr-done');
    case 'play':
      return t('tr-playing', { name });
  }
}

function idle({ layout, may, out, bought, pool }: TriominosView): string {
  if (!layout.length) return t('tr-lay-first');
  if (out !== null) return t(may.lay.length ? 'tr-last-lap-lay' : 'tr-last-lap-none');
  if (may.must_lay) return t('tr-must-lay');
  if (may.lay.length) return bought ? t('tr-lay-after-buy', { bought }) : t('tr-lay');
  if (may.buy) return t(bought ? 'tr-none-again' : 'tr-none', { left: 3 - bought });
  return t(pool ? 'tr-none-three' : 'tr-none-pool');
}
