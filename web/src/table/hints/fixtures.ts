/** What the rooms' tests ask of the words of a hint. */
import type { HintWords } from '../../kit/room';
import { lengthOf, TWO_LINES } from './lines';
import { stopsOf } from './stops';

/** What is wrong with a hint: words that are missing (their keys begin like this) or longer than two lines, a reason that
 * nobody gets to read. */
export function faultsOf(hint: HintWords, keys: string): string[] {
  const stops = stopsOf(hint, false);
  const lines = stops.map(({ words, why }) => `${words} ${why}`.trim());
  const [reason = ''] = hint.why;
  const told = stops.some(({ why }) => why.includes(reason));
  const wrong = (line: string) =>
    lengthOf(line) > TWO_LINES || line.length < 4 || /undefined|NaN|\{/.test(line) || line.includes(keys);
  return [...lines.filter(wrong), ...(told ? [] : [`not told: ${reason} (${lines.join(' | ')})`])];
}
