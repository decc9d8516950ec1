// What a plain board says. Of the game it knows no words: it shows those that the server has, which are English.
import type { HintWords } from '../kit/room';
import { t } from '../texts/index.svelte';
import type { PlainView } from '../net/wire';

/** An event as "Ada: laid, tile 7, points 2"; what nobody may see, or what is empty, is left out. */
export function tell(event: { type: string }, names: readonly string[]): string {
  const { type, seat, ...facts } = event as Record<string, unknown>;
  const who = typeof seat === 'number' ? names[seat] : undefined;
  const told = Object.entries(facts)
    .map(([name, value]) => [name.replaceAll('_', ' '), valueWords(value)] as const)
    .filter(([, value]) => value !== '' && !isRule(value))
    .map(([name, value]) => `${name} ${value}`);
  return `${who ? `${who}: ` : ''}${[String(type), ...told].join(', ')}`;
}

/** Which rule it was is for those who read the record. */
const isRule = (value: string): boolean => /^[A-Z]+-\d+$/.test(value);

function valueWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(valueWords).filter(Boolean).join(' ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name} ${valueWords(part)}`)
      .join(' ');
  return typeof value === 'boolean' ? (value ? '✓' : '–') : `${value as string | number}`;
}

/** The text of a picture, without its colours. */
export const textOf = ({ picture }: PlainView): string[] =>
  picture.map((line) =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );

/** Whose turn it is; who the picture means by "player 1"; and its lines, but for those that only draw. */
export function describe(view: PlainView, names: readonly string[]): string {
  const called = names.map((name, seat) => t('plain-called', { name, called: calledInPicture(seat) }));
  const lines = textOf(view)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return [turnWords(view, names), ...called, ...lines].filter(Boolean).join('\n');
}

export const calledInPicture = (seat: number): string => `player ${seat + 1}`;

export function turnWords({ seat, turn }: PlainView, names: readonly string[]): string {
  if (turn === null) return '';
  return turn === seat ? t('your-turn') : t('plain-turn', { name: names[turn] ?? '' });
}

/** The first word of a move is where to look; a move of one word can only be pointed at. */
export function hintWords(move: string, { moves }: PlainView): HintWords {
  const [first = '', ...more] = move.split(' ');
  const where = more.length
    ? t('plain-hint-nudge', { start: first })
    : t('plain-hint-nudge-any', { count: moves.length });
  return { where, place: '', move: [t('plain-hint-whole', { move })], why: [] };
}
