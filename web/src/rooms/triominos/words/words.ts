/** Stones, the layout and the end of a round in words: what a person who doesn't see the table hears. */
import { t } from '../../../texts/index.svelte';
import { listed } from '../../../texts/listed';
import type { TriominosLying, TriominosOptions, TriominosRoundOver, TriominosSheet } from '../wire';

/** '344' is read 3-4-4. */
export const dashed = (stone: string): string => [...stone].join('-');

export const valueOf = (stones: readonly string[]): number =>
  [...stones.join('')].reduce((sum, number) => sum + Number(number), 0);

/** Points with a real minus. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** What is added to a sum. */
export const signed = (points: number): string => (points < 0 ? figure(points) : `+${points}`);

const named = (seats: readonly number[], names: readonly string[]) => listed(seats.map((seat) => names[seat] ?? ''));

/** How a round ended, and what that brought: of its sheet, or of the news that it is over. */
export function endingWords(
  { hands, end_points }: Pick<TriominosSheet, 'hands' | 'end_points'>,
  rule: string,
  names: readonly string[],
): string {
  if (rule === 'TR-12') return t('trw-end-stopped');
  if (rule === 'TR-11') {
    const held = hands.map(valueOf);
    const lowest = Math.min(...held);
    const seats = held.flatMap((value, seat) => (value === lowest ? [seat] : []));
    const points = end_points[seats[0] ?? 0] ?? 0;
    return t('trw-end-blocked', { count: seats.length, names: named(seats, names), points });
  }
  const first = end_points.findIndex((points) => points > 0);
  return t('trw-end-out', { name: names[first] ?? '', points: end_points[first] ?? 0 });
}

export const roundOverWords = (event: TriominosRoundOver, names: readonly string[]): string =>
  endingWords(event, event.rule, names);

/** Why the game is over: by the rule that ended its only round, or because the series has come to its end (TR-13). */
export function overWords(rule: string, options: TriominosOptions, totals: readonly number[], rounds: number): string {
  if (rule !== 'TR-13') return t(`trw-over-${rule.toLowerCase()}`);
  const { target } = options;
  if (target === null) return t('trw-over-rounds', { count: options.rounds });
  const reached = totals.some((total) => total >= target);
  return reached ? t('trw-over-target', { target }) : t('trw-over-limit', { count: rounds });
}

/** Which round it is, and of what. */
export function roundWords(options: TriominosOptions, round: number): string {
  if (options.target !== null) return t('trw-round-target', { round, target: options.target });
  return options.rounds > 1 ? t('trw-round-of', { round, rounds: options.rounds }) : t('trw-round', { round });
}

/** The stones that share an edge with this one, each with its side. */
function besideWords({ row, column, up }: TriominosLying, layout: readonly TriominosLying[]): string[] {
  const at = (r: number, c: number) => layout.find((one) => one.row === r && one.column === c);
  const sides = [
    ['trw-beside-left', at(row, column - 1)],
    ['trw-beside-right', at(row, column + 1)],
    up ? ['trw-beside-below', at(row + 1, column)] : ['trw-beside-above', at(row - 1, column)],
  ] as [string, TriominosLying | undefined][];
  return sides.flatMap(([id, stone]) => (stone ? [t(id, { stone: dashed(stone.stone) })] : []));
}

export function lyingWords(stone: TriominosLying, layout: readonly TriominosLying[]): string {
  const [a, b, c] = stone.numbers;
  const itself = t(stone.up ? 'trw-lying-up' : 'trw-lying-down', { stone: dashed(stone.stone), a, b, c });
  return `${[itself, ...besideWords(stone, layout)].join('; ')}.`;
}

/** Line by line in reading order, each stone with its neighbours. */
export function layoutWords(layout: readonly TriominosLying[]): string[] {
  if (!layout.length) return [t('trw-no-stones-laid')];
  const top = Math.min(...layout.map(({ row }) => row));
  const inOrder = [...layout].sort((a, b) => a.row - b.row || a.column - b.column);
  const stones = inOrder.flatMap((stone, i) => {
    const begins = stone.row !== inOrder[i - 1]?.row;
    return [...(begins ? [t('trw-row', { row: stone.row - top + 1 })] : []), lyingWords(stone, layout)];
  });
  return [t('trw-stones-laid', { count: layout.length }), ...stones];
}
