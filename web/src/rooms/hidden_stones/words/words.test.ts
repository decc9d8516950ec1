import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, setLocale } from '../../../texts/index.svelte';
import type { HiddenStonesEvent } from '../wire';
import { aView, held } from '../fixtures';
import { describe as describeTable, nearEnd, plates, tell } from './tell';
import { cardWords, formationWords, heldWords, stoneWords } from './words';

describe('in English', () => {
  beforeAll(() => setLocale('en'));

  test.each([
    ['BH', 'bird on the left, horse on the right'],
    ['O/H', 'boat above, horse below'],
    ['.HB', 'in a row from left to right: any stone, horse, bird'],
    ['F/./T', 'in a column from top to bottom: fish, any stone, tree'],
    ['T./UT', 'in a square of four: tree top left, sun bottom left and tree bottom right'],
    ['.../.F./...', 'in the whole grid: fish in the centre'],
    ['M../.F./..F', 'in the whole grid: moon top left, fish in the centre and fish bottom right'],
    ['U', 'sun, anywhere'],
    ['SH./..T', 'row 1: seed, horse, any stone; row 2: any stone, any stone, tree'],
  ])('the formation %s reads: %s', (formation, words) => {
    expect(formationWords(formation)).toBe(words);
  });

  test('a stone says where it lies and what is beneath', () => {
    expect(stoneWords('BHSTFOUSH', 'a1')).toBe('a1, bird; other side fish');
  });

  test('a card says where it lies or what it lacks', () => {
    expect(heldWords(held(1, 'BH', { lies: true, cells: ['a1', 'b1'] }), 1)).toBe(
      '1. Card 1, 1 point: bird on the left, horse on the right. Matches a1 and b1.',
    );
    expect(heldWords(held(33, '.HB', { points: 2, cells: ['b1', 'c1'], missing: ['c1'] }), 2)).toContain(
      'Missing: bird on c1.',
    );
  });

  test('the end is announced when it is near', () => {
    const cards = (n: number) => Array.from({ length: n }, (_, i) => ({ number: i + 1, points: 1, formation: 'BH' }));
    expect(nearEnd(aView())).toBeNull();
    expect(nearEnd(aView({ won: [cards(8), []] }))).toBe('Near the end: 8 of 10 cards');
    expect(nearEnd(aView({ last_round: true }))).toBe('Last round');
  });
});

const EVENTS: HiddenStonesEvent[] = [
  { type: 'laid', board: 'BHSTFOUSH' },
  { type: 'begins', seat: 0 },
  { type: 'drew', seat: 0, card: 17 },
  { type: 'reshuffled', count: 5 },
  { type: 'swapped', seat: 1, card: 17, a: 'a1', b: 'b1' },
  { type: 'flipped', seat: 1, card: 17, cell: 'a1', face: 'F' },
  { type: 'scored', seat: 0, card: 17, points: 2, cells: ['a1', 'b1'] },
  { type: 'ended', seat: 0 },
  { type: 'passed', seat: 0 },
  { type: 'penalty', count: 2 },
  { type: 'lastround', seat: 0 },
  ...['HS-10', 'HS-11', 'HS-14', 'HS-15'].map((rule) => ({ type: 'over', rule }) as const),
];

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => setLocale(locale));

  test('every event is told, and nothing is left untranslated', () => {
    const told = EVENTS.map((event) => tell(event, ['Ada', 'Bea']));
    for (const words of told) expect(words).toMatch(/^(?!.*(hs-|\{)).{3,}$/);
  });

  test('what others draw is not told', () => {
    expect(tell({ type: 'drew', seat: 1, card: 0 }, ['Ada', 'Bea'])).toBeNull();
  });

  test('the table, the plates and the cards have words', () => {
    const words = [
      describeTable(aView(), ['Ada', 'Bea']),
      cardWords({ number: 71, points: 5, formation: 'H.T/.../S.O' }),
      ...plates(aView(), 1).map(({ label, value }) => `${label} ${value}`),
    ];
    for (const one of words) expect(one).not.toMatch(/hs-|\{|undefined/);
  });
});
