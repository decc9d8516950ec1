/** What is only counted, player by player. */
import { t } from '../../texts/index.svelte';
import type { EditorProps } from '../editor';
import { replaced } from './entries';

export interface CountColumn {
  title: string;
  /** What the number of a player is called. */
  label: (name: string, seat: number) => string;
  /** One for each player. A `null` has nothing to enter there. */
  values: readonly (number | null)[];
  /** The number of a `null`: it follows from something else. */
  known?: (seat: number) => number;
  least?: number | readonly number[];
  most: number;
  /** Numbers that are too large to be counted with a button. */
  large?: boolean;
  wrong?: (seat: number) => boolean;
  change: (seat: number, value: number) => void;
}

interface Holding {
  others: readonly number[];
}

/** What everybody holds: so many pieces of one's own, which are entered elsewhere, and what the others have, counted. */
export const heldColumn = <S extends Holding>(
  own: number,
  most: number,
  { sketch, problems, change }: Pick<EditorProps<S>, 'sketch' | 'problems' | 'change'>,
): CountColumn => ({
  title: t('sketch-holds'),
  label: (name) => t('sketch-holds-of', { name }),
  values: [null, ...sketch.others],
  known: () => own,
  most,
  wrong: () => problems.some(({ code }) => code === 'too-many-held'),
  change: (seat, count) => change({ ...sketch, others: replaced(sketch.others, seat - 1, count) }),
});
