import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Problem } from '../../../net/wire';
import { LOCALES, setLocale, t } from '../../../texts/index.svelte';
import Editor from './Editor.svelte';
import { goesDown, isNoTile, likely, mayBeLine, nextCell, put, typedTile, type Placed } from './lines';
import { empty, isMissing, isSketch, leftOf, openedOf, problemWords, seated, type Sketch } from './sketch';

const row = (...tiles: string[]): Placed[] => tiles.map((tile, x) => ({ cell: [x, 0], tile }));
const any = () => true;

test('what can be part of a line: one colour step by step, or one number in different colours', () => {
  expect(['y3 y4 y5', 'y5 y4', 'r9 b9 g9 y9'].every((line) => mayBeLine(line.split(' ')))).toBe(true);
  expect(['y3 y5', 'y3 y4 y3', 'r9 r9', 'y3 r4', 'y3 pass-on'].some((line) => mayBeLine(line.split(' ')))).toBe(false);
});

test('beside a tile, what goes on with its run comes first, then what makes a set', () => {
  expect(likely(row('y3'), [1, 0], any)).toEqual(['y4', 'y2', 'r3', 'b3', 'g3']);
  expect(likely(row('y3', 'y4'), [2, 0], any)).toEqual(['y5']);
  expect(likely(row('y3', 'r3'), [2, 0], any)).toEqual(['b3', 'g3']);
  expect(likely(row('y3', 'y4'), [2, 0], () => false)).toEqual([]);
  expect(likely(row('y3'), [-1, 0], any).slice(0, 2)).toEqual(['y2', 'y4']);
  expect(likely(row('y3'), [5, 5], any)).toEqual([]);
});

test('a tile between two lines goes on with both', () => {
  const table: Placed[] = [...row('y3', 'y4'), { cell: [2, 1], tile: 'r5' }];
  expect(likely(table, [2, 0], any)).toEqual(['y5']);
});

test('a line is entered in its own direction, up to where nothing more can lie', () => {
  const column = put(put([], [0, 0], 'y3'), [0, 1], 'y4');
  expect(goesDown(column, [0, 1], false)).toBe(true);
  expect(goesDown(row('y3'), [0, 0], true)).toBe(true);
  expect(nextCell(row('y3', 'y4'), [0, 0], false, any)).toEqual([2, 0]);
  expect(nextCell(row('y3', 'r3', 'b3', 'g3'), [3, 0], false, any)).toBeNull();
  const taken = row('y3', 'r4', 'g9');
  expect(nextCell(taken, [1, 0], false, any), 'behind what is taken, even if nothing fits there').toEqual([3, 0]);
});

test('a typed tile is a colour and a number, in either order', () => {
  const letters = ['y', 'r', 'b', 'g'];
  const read = (text: string, done = false) => typedTile(text, letters, done);
  expect([read('r5'), read('5r'), read('r1'), read('r1', true), read('1r'), read('R12')]).toEqual([
    'r5',
    'r5',
    '',
    'r1',
    'r1',
    'r12',
  ]);
  expect([read('r15'), read('x5'), read('5'), read('r5b'), read('r0')]).toEqual(['', '', '', '', '']);
});

test('a line of two that may go on, and open tiles that are not entered yet, are missing and not wrong', () => {
  const sketch: Sketch = {
    ...empty(2),
    table: [...row('y3', 'y4'), { cell: [0, 5], tile: 'r1' }, { cell: [1, 5], tile: 'b7' }],
  };
  const problem = (code: string, ...pieces: string[]): Problem => ({ rule: 'CR-8', code, text: '', pieces });
  const short = problem('line-short', '0,0', '1,0');
  expect(isMissing(short, sketch)).toBe(true);
  expect(problemWords(short, sketch)).toBe('What else lies beside yellow 3 and yellow 4?');
  expect(isMissing(problem('line-short', '0,5', '1,5'), sketch)).toBe(false);
  expect([
    isMissing(problem('open-count', '6', '2'), sketch),
    isMissing(problem('open-count', '6', '7'), sketch),
  ]).toEqual([true, false]);
  expect(problemWords(problem('entered-twice', 'y3'), sketch)).toContain('yellow 3');
  expect(problemWords(problem('line-short', '0,5', '1,5'), sketch)).toBe(
    'That row would be only two tiles long. (red 1 and blue 7)',
  );
});

test('as soon as a tile lies on the table all have opened, unless somebody says otherwise', () => {
  expect(openedOf(empty(3))).toEqual([false, false, false]);
  expect(openedOf({ ...empty(3), table: row('y3') })).toEqual([true, true, true]);
  expect(seated({ ...empty(2), opened: [true, false] }, 3).opened).toEqual([true, false, false]);
});

test('there are two of each tile, and a link is looked at before it is used', () => {
  const sketch = { ...empty(2), table: row('y3'), rack: ['y3'] };
  expect([leftOf(sketch, 'y3'), leftOf(sketch, 'y4')]).toEqual([0, 2]);
  expect(isSketch(sketch)).toBe(true);
  expect([isSketch({ ...sketch, rack: ['y15'] }), isSketch({ ...sketch, table: [{ cell: [0], tile: 'y1' }] })]).toEqual(
    [false, false],
  );
});

test('by the keyboard: a letter, then numbers; a 1 waits for what comes after it', async () => {
  let sketch = empty(2);
  const props = () => ({
    sketch,
    seats: 2,
    problems: [],
    names: ['You', 'Player 2'],
    change: (now: Sketch) => (sketch = now),
  });
  const { rerender } = render(Editor, props());
  const press = async (key: string) => {
    const cell = document.querySelector('svg [role="button"][tabindex="0"]');
    if (cell) await fireEvent.keyDown(cell, { key });
    await rerender(props());
  };
  for (const key of ['r', '9', '1', '0', '1', '1', 'ArrowDown']) await press(key);
  expect(sketch.table).toEqual(row('r9', 'r10', 'r11'));
  await fireEvent.click(screen.getByRole('button', { name: 'red 11 at column 3, row 1' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Take it away' }));
  expect(sketch.table).toEqual(row('r9', 'r10'));
});

test.each(LOCALES)('in %s each colour has a key of its own', async (locale) => {
  await setLocale(locale);
  expect(new Set(t('cre-letters')).size).toBe(4);
  await setLocale('en');
});

test('what is typed and can’t be says why, at its place', async () => {
  const letters = ['y', 'r', 'b', 'g'];
  const isNone = (text: string, done = false) => isNoTile(text, letters, done);
  expect(['', 'r', 'r1', '5', '14', 'r5'].map((text) => isNone(text))).toEqual(Array(6).fill(false));
  expect(['x', 'r15', '5x', 'r5b'].map((text) => isNone(text))).toEqual(Array(4).fill(true));
  expect([isNone('r', true), isNone('5', true), isNone('', true)]).toEqual([true, true, false]);

  const sketch: Sketch = { ...empty(2), rack: ['y5', 'y5'] };
  render(Editor, { sketch, seats: 2, problems: [], names: ['You', 'Player 2'], change: () => {} });
  const cell = screen.getByRole('button', { name: 'Free: column 1, row 1' });
  await fireEvent.keyDown(cell, { key: '5' });
  expect(screen.getByText('There are only two of yellow 5.')).toBeTruthy();
  for (const key of '17') await fireEvent.keyDown(cell, { key });
  expect(screen.getByText(/^Type the letter of a colour and a number from 1 to 14/)).toBeTruthy();
  await fireEvent.keyDown(cell, { key: 'r' });
  expect(screen.getByText('What lies here?')).toBeTruthy();

  await fireEvent.click(screen.getByRole('button', { name: 'Add: Your tiles' }));
  await fireEvent.input(screen.getByLabelText(/^Type it/), { target: { value: 'y5' } });
  expect(screen.getByText('There are only two of yellow 5.')).toBeTruthy();
});

test('typing goes on behind the tiles that lie there, and the action tiles that are gone have names', async () => {
  const changes: Sketch[] = [];
  const table: Placed[] = [
    { cell: [0, 0], tile: 'r3' },
    { cell: [2, 0], tile: 'g9' },
  ];
  const props = {
    seats: 2,
    problems: [],
    names: ['You', 'Player 2'],
    change: (sketch: Sketch) => changes.push(sketch),
  };
  const { rerender } = render(Editor, { sketch: { ...empty(2), table }, ...props });
  const type = async (key: string) => {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key });
    const sketch = changes.at(-1);
    if (sketch) await rerender({ sketch });
  };
  await fireEvent.click(screen.getByRole('button', { name: /column 2, row 1/i }));
  screen.getByRole('button', { name: /column 2, row 1/i }).focus();
  for (const key of 'r4') await type(key);
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map((one) => one.getAttribute('aria-label'));
  expect(pressed()).toContainEqual(expect.stringMatching(/column 4, row 1/i));
  expect(screen.getByText('“pass on”')).toBeTruthy();
});
