/** The 72 pattern cards (HS-2), as the game's own list has them: a test compares the two. */
import type { HiddenStonesFace } from '../wire';
import { cells, type Face } from '../art/symbols';

/** By value, in the order of their numbers. */
const FORMATIONS: Record<number, readonly string[]> = {
  1: [
    'BH FT HH HO OB OH SF SO ST TH TS TT B/S F/H H/O O/F O/H O/O O/S S/S S/T T/B T/H T/S .S/O. T./.H',
    '.../.B./... .../.F./...',
  ],
  2: [
    'FF OM UH ..U .HB FO. H.H M.. O.O S.T T.S B/B M/S T/U .T/B. H./.F ././M F/./T S/./B U/./.',
    '.../.../..M ..B/.../O.. ..S/.../S.. H../.../..H T../.../..F U../.../...',
  ],
  3: ['B.B HBS SSS TFO TTT .O/OM T./UT F/./F F/T/H H/H/H O/O/O .S./.../S.S O.O/.../.O.'],
  5: ['.S./H.H/.M. .T./F.F/.O. .U./.../B.B H.T/.../S.O M../.F./..F'],
};

export const VALUES = Object.keys(FORMATIONS).map(Number);

export const DECK: readonly HiddenStonesFace[] = VALUES.flatMap((points) =>
  (FORMATIONS[points] ?? []).flatMap((line) => line.split(' ').map((formation) => ({ points, formation }))),
).map((card, place) => ({ number: place + 1, ...card }));

export const NUMBERS: readonly number[] = DECK.map(({ number }) => number);

const BLANK: HiddenStonesFace = { number: 0, points: 1, formation: '.' };
export const cardOf = (number: number): HiddenStonesFace => DECK[number - 1] ?? BLANK;

/** The cards of a value, or of any (0), on which all of these faces are. */
export function found(numbers: readonly number[], points: number, faces: readonly Face[]): number[] {
  return numbers.filter((number) => {
    const card = cardOf(number);
    const shown = cells(card.formation).flat();
    return (!points || card.points === points) && faces.every((face) => shown.includes(face));
  });
}

/** The card that a typed number stands for; 0 as long as it may go on, or where there is no such card. */
export function typedCard(text: string, done: boolean): number {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  const mayGoOn = text.length === 1 && NUMBERS.includes(10 * number);
  return NUMBERS.includes(number) && (done || !mayGoOn) ? number : 0;
}

/** Whether a text is no number of a card, and can't become one. */
export const isNoCard = (text: string, done: boolean): boolean =>
  done ? text !== '' && !typedCard(text, done) : !/^\d{0,2}$/.test(text) || Number(text) > NUMBERS.length;
