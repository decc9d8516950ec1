/** A letter or a figure that nothing is put upon: nearly every name begins like that. */
const PLAIN = /^[\p{L}\p{N}](?![\p{M}\p{Cf}])/u;

/** The first letter of a name as a person sees it, for a mark on the board. Only where it isn't plain is the browser asked
 * where it ends: that takes long when a table is drawn for the first time. */
export function initialOf(name: string): string {
  const whole = name.trim();
  const first = PLAIN.exec(whole)?.[0] ?? [...new Intl.Segmenter().segment(whole)][0]?.segment ?? '';
  return first.toLocaleUpperCase();
}
