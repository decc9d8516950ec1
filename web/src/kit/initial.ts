/** A letter or digit with no accent of its own after it. Nearly every name begins with one. */
const PLAIN = /^[\p{L}\p{N}](?![\p{M}\p{Cf}])/u;

/** The first letter of a name as a person sees it, for a mark on the board. The browser is asked where the letter
 * ends only if it isn't plain: asking is slow when a table is drawn for the first time. */
export function initialOf(name: string): string {
  const whole = name.trim();
  const first = PLAIN.exec(whole)?.[0] ?? [...new Intl.Segmenter().segment(whole)][0]?.segment ?? '';
  return first.toLocaleUpperCase();
}
