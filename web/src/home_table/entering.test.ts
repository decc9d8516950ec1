import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomEditor } from '../kit/editor';
import type { Problem } from '../net/wire';
import { Entering } from './entering.svelte';
import { enteredIn, isLink, linkTo, tableOf } from './link';

const editor = {
  seats: [2, 3],
  empty: (seats: number) => ({ held: Array.from({ length: seats }, () => 4) }),
  isSketch: (data: unknown): data is { held: number[] } => Array.isArray((data as { held?: unknown } | null)?.held),
  seated: ({ held }: { held: number[] }, seats: number) => ({
    held: Array.from({ length: seats }, (_, place) => held[place] ?? 4),
  }),
} as unknown as RoomEditor;

const PROBLEM = { rule: 'X-1', code: 'too-many-held', text: 'Too many.', pieces: [] };
let asked: { path: string; body: unknown }[] = [];
let answers: Record<string, unknown> = {};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  asked = [];
  answers = { '/api/sketches': { problems: [], played: 0, view: { own: 1 }, lines: [], legal: ['end'] } };
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as unknown });
    return Promise.resolve(Response.json(answers[path]));
  });
});

/** Other files share the clock. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.runAllTimersAsync();

test('the server is asked once after a few quick changes', async () => {
  const entering = new Entering('draughts', editor);
  entering.change({ held: [1, 4] });
  entering.change({ held: [2, 4] });
  expect(entering.ready).toBe(false);
  await settled();
  expect(asked.map(({ body }) => body)).toEqual([
    { game: 'draughts', seats: 2, sketch: { held: [2, 4] }, options: {}, moves: [], check: true },
  ]);
  expect(entering.ready).toBe(true);
});

test('what is wrong is known until something changes, and what was best is forgotten', async () => {
  answers['/api/sketches'] = { problems: [PROBLEM], played: 0, view: null, lines: [], legal: [] };
  const entering = new Entering('draughts', editor);
  await settled();
  expect([entering.problems.length, entering.known, entering.ready]).toEqual([1, true, false]);
  answers['/api/sketches'] = { problems: [], played: 0, view: {}, lines: [], legal: ['end'] };
  answers['/api/sketches/best'] = { moves: [{ move: 'end' }] };
  entering.clear();
  await settled();
  await entering.think();
  expect(entering.best?.moves).toEqual([{ move: 'end' }]);
  entering.change({ held: [0, 0] });
  expect(entering.best).toBe(null);
});

test('what is not entered yet is missing and not wrong, and nothing is said to be right before anything is entered', async () => {
  const empty = { rule: 'X-1', code: 'cell-empty', text: 'Empty.', pieces: [] };
  const words = ({ code }: Problem) => `my ${code}`;
  const own: RoomEditor = { ...editor, isMissing: ({ code }) => code === 'cell-empty', problemWords: words };
  const entering = new Entering('draughts', own);
  await settled();
  expect([entering.untouched, entering.ready]).toEqual([true, false]);
  answers['/api/sketches'] = { problems: [empty, PROBLEM], played: 0, view: null, lines: [], legal: [] };
  entering.change({ held: [1, 1] });
  await settled();
  expect([entering.untouched, entering.missing, entering.wrong]).toEqual([false, [empty], [PROBLEM]]);
  expect(entering.words(PROBLEM)).toBe('my too-many-held');
});

test('what may have been forgotten is asked about once, and again after it was there', async () => {
  const doubt = (sketch: unknown) => ((sketch as { held: number[] }).held[0] ? '' : 'Is your hand empty?');
  const entering = new Entering('draughts', { ...editor, doubt });
  entering.change({ held: [0, 3] });
  expect(entering.doubt).toBe(''); // first what is wrong
  await settled();
  expect([entering.doubt, entering.ready]).toEqual(['Is your hand empty?', false]);
  entering.confirm();
  expect([entering.doubt, entering.ready]).toEqual(['', true]);
  for (const [held, ready] of [
    [[0, 2], true],
    [[1, 2], true],
    [[0, 2], false],
  ] as const) {
    entering.change({ held });
    await settled();
    expect(entering.ready).toBe(ready);
  }
});

test('a form may know more than the sketch: the options of the game', async () => {
  const asking = (sketch: unknown) => ({ sketch, options: { expert: 'yes' } });
  new Entering('draughts', { ...editor, asked: asking }).change({ held: [1, 1] });
  await settled();
  expect(asked.at(-1)?.body).toMatchObject({ sketch: { held: [1, 1] }, options: { expert: 'yes' } });
});

test('an answer about an older table comes too late', async () => {
  const entering = new Entering('draughts', editor);
  answers['/api/sketches/best'] = { moves: [{ move: 'end' }] };
  const thought = entering.think();
  entering.change({ held: [1, 1] });
  await thought;
  expect(entering.best).toBe(null);
});

test('the table is kept, and more players are given what they begin with', () => {
  const entering = new Entering('draughts', editor);
  entering.change({ held: [1, 2] });
  entering.seat(3);
  expect(new Entering('draughts', editor).sketch).toEqual({ held: [1, 2, 4] });
});

test('a link brings the table, and a strange one brings none', async () => {
  vi.useRealTimers();
  const link = await linkTo('draughts', { seats: 2, sketch: { held: [3, 5] } });
  expect(await enteredIn(new URL(link).hash, editor)).toEqual({ seats: 2, sketch: { held: [3, 5] } });
  for (const strange of ['', '#x', new URL(await linkTo('draughts', { seats: 9, sketch: { held: [] } })).hash])
    expect(await enteredIn(strange, editor)).toBe(undefined);
});

test('an address that was meant to hold a table is told from one that was not', () => {
  expect(['', '#', '#content', '#bVBNDoIw'].map(isLink)).toEqual([false, false, false, true]);
});

test('the server is asked about a table of a link as about one that was entered', () => {
  const asking = (sketch: unknown) => ({ sketch, options: { expert: 'yes' } });
  const table = tableOf('draughts', { seats: 2, sketch: { held: [] } }, { ...editor, asked: asking });
  expect(table).toEqual({ game: 'draughts', seats: 2, sketch: { held: [] }, options: { expert: 'yes' } });
});

test('on the practice table the turn is over when nothing more can be done', async () => {
  const entering = new Entering('draughts', editor);
  const exercise = await entering.exercise();
  expect(exercise.view).toEqual({ own: 1 });
  expect((await exercise.ask(['lay'], false)).outcome).toBe('open');
  answers['/api/sketches'] = { problems: [], played: 1, view: {}, lines: [], legal: [] };
  expect((await exercise.ask(['end'], false)).outcome).toBe('solved');
  entering.leave();
});
