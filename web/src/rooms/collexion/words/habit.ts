/** What a better move was good for, so that somebody learns what they tend to overlook. */
import type { ColleXionMove, ColleXionReason } from '../wire';

/** By the most important reason. */
const KINDS: Partial<Record<ColleXionReason['type'], string>> = {
  scores: 'score',
  completes: 'complete',
  maycomplete: 'complete',
  bringscloser: 'closer',
  denies: 'deny',
  breaks: 'deny',
  frees: 'free',
  goeson: 'free',
  spare: 'give',
  sheds: 'give',
};

export function habit({ data, reasons }: { data: unknown; reasons: readonly unknown[] }): string | null {
  if ((data as ColleXionMove).type === 'end') return 'end';
  const [first] = reasons as readonly ColleXionReason[];
  return (first && KINDS[first.type]) ?? null;
}
