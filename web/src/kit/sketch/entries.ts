/** Numbers and lists as forms have them, and as a link may bring them: a link may say anything. */

/** What somebody typed, as a number that can be there. */
export const within = (text: string, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number(text)) || 0));

/** A number that is complete while somebody still types; undefined as long as it isn't one that can be there. */
export function whileTyped(text: string, least: number, most: number): number | undefined {
  return text !== '' && Number(text) === within(text, least, most) ? Number(text) : undefined;
}

/** The same list with another entry at a place. */
export const replaced = <T>(all: readonly T[], place: number, value: T): T[] =>
  all.map((one, at) => (at === place ? value : one));

/** The same list without what is at a place. */
export const without = <T>(all: readonly T[], place: number): T[] => all.filter((_, at) => at !== place);

/** One entry for each of so many: those that were there, else the usual. */
export const forAll = <T>(kept: readonly T[], count: number, usual: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => kept[place] ?? usual(place));

/** No list of a table at home is longer. */
const LONGEST = 120;

const isList = (data: unknown): data is unknown[] => Array.isArray(data) && data.length <= LONGEST;

export const areCounts = (data: unknown, least = 0): data is number[] =>
  isList(data) && data.every((one) => Number.isSafeInteger(one) && (one as number) >= least);

/** Whether all of these are among the known ones. */
export const arePieces = <T>(data: unknown, known: readonly T[]): data is T[] =>
  isList(data) && data.every((one) => known.includes(one as T));

/** A list of lists of known ones, as many as wanted. */
export const arePiles = <T>(data: unknown, known: readonly T[]): data is T[][] =>
  isList(data) && data.every((one) => arePieces(one, known));

export const areTicks = (data: unknown): data is boolean[] =>
  isList(data) && data.every((one) => typeof one === 'boolean');
