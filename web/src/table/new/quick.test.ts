// Playing at once: one press, and the game begins as it was played last.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quick, rememberHintsWanted, rememberQuick } from '../../app/memory';
import type { GameInfo, NewTable as Wish } from '../../net/wire';
import { lastChoices, playAtOnce } from './quick';

const GAME = {
  id: 'draughts',
  title: 'Draughts',
  seats: [1, 2, 3],
  levels: ['random', 'easy', 'hard'],
  options: [
    { name: 'length', default: 'long', choices: ['short', 'long'] },
    { name: 'board', default: '' },
  ],
} as unknown as GameInfo;

let asked: Wish[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal('fetch', (_: string, how: RequestInit) => {
    asked.push(JSON.parse(how.body as string) as Wish);
    return Promise.resolve(Response.json({ id: 't1', secrets: [], invite: '' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const kinds = () => asked[0]?.seats.map(({ kind, level }) => (kind === 'bot' ? level : kind));

test('who has never played meets two bots that play gently', async () => {
  expect(await playAtOnce(GAME)).toBe('t1');
  expect(kinds()).toEqual(['device', 'easy', 'easy']);
  expect(asked[0]).toMatchObject({ game: 'draughts', options: {}, hints: true });
});

test('who has played before gets what they chose then, also by which rules and without hints', async () => {
  rememberQuick('draughts', { way: 'bots', opponents: 1, level: 'hard', options: { length: 'short' } });
  rememberHintsWanted(false);
  await playAtOnce(GAME);
  expect(kinds()).toEqual(['device', 'hard']);
  expect(asked[0]).toMatchObject({ options: { length: 'short' }, hints: false });
});

test('who played alone plays alone again; who played with others plays against bots, and stays with those others', async () => {
  rememberQuick('draughts', { way: 'alone' });
  await playAtOnce(GAME);
  expect(kinds()).toEqual(['device']);
  asked = [];
  rememberQuick('draughts', { way: 'friends' });
  await playAtOnce(GAME);
  expect(kinds()).toEqual(['device', 'easy', 'easy']);
  expect(quick('draughts').way).toBe('friends'); // the sheet opens where one was
});

test('what is no choice any more is left out, and so is a text that was written for one game', () => {
  const options = { length: 'short', board: 'x.x', colour: 'red' };
  rememberQuick('draughts', { opponents: 7, level: 'divine', options });
  expect(lastChoices(GAME)).toEqual({ opponents: 1, level: 'easy', options: { length: 'short' } });
});
