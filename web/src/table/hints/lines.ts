// How much two lines of a hint hold on a phone of 390 px.

/** Letters, as wide as Latin ones are on average. */
export const TWO_LINES = 90;
const CYRILLIC_WIDER = 1 / 8;

/** How many letters a text counts for. */
export const lengthOf = (text: string): number =>
  text.length + CYRILLIC_WIDER * (text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0);
