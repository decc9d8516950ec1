import { expect, test } from 'vitest';
import { aGame, anOlderReview, aReview } from '../fixtures';
import { BadFile, LARGEST, readFile, writeFile } from './file';

const NOW = new Date('2026-06-01T12:00:00Z');
const games = [aGame({ round: 1, review: aReview({ habits: { hexagon: 2 } }) }), aGame()];

function refusal(text: string): unknown {
  try {
    return readFile(text, NOW);
  } catch (error) {
    return error instanceof BadFile ? { what: error.what, ...error.args } : error;
  }
}

/** The file with one game, of which this is changed. */
const withGame = (change: object) =>
  JSON.stringify({ format: 'tilery-games', version: 1, games: [aGame(), { ...aGame({ round: 1 }), ...change }] });

test('what is written can be read again, a line for each game', () => {
  const text = writeFile(games, NOW);
  expect(readFile(text, NOW)).toEqual(games);
  expect(text.split('\n').filter((line) => line.includes('"table"'))).toHaveLength(2);
  expect(readFile(writeFile([], NOW), NOW)).toEqual([]);
});

test('fields that nobody knows are left out, and times come in one form', () => {
  const text = withGame({ colour: 'red', ended: '2026-05-01T14:00:00+02:00' });
  expect(readFile(text, NOW)[1]).toEqual({ ...aGame({ round: 1 }), ended: '2026-05-01T12:00:00.000Z' });
});

test('a review that doesn’t say how far its luck is known, as older ones, is taken as it is', () => {
  const [, game] = readFile(withGame({ review: anOlderReview() }), NOW);
  expect(game?.review).toEqual(anOlderReview());
  expect(game?.review).not.toHaveProperty('doubt');
});

test.each([
  ['', 'text'],
  ['{"format": "tilery-games", "version": 1, "games": [', 'text'],
  ['null', 'format'],
  ['[1, 2]', 'format'],
  ['{"format": "other"}', 'format'],
  ['{"format": "tilery-games", "version": 2, "games": []}', 'version'],
  ['{"format": "tilery-games", "version": 1}', 'games'],
])('%s is refused: %s', (text, what) => {
  expect(refusal(text)).toEqual({ what });
});

test('a file that is far too large is not even read', () => {
  expect(refusal(' '.repeat(LARGEST + 1))).toEqual({ what: 'large' });
});

test.each<[string, object]>([
  ['table', { table: '../../x' }],
  ['round', { round: -1 }],
  ['seat', { seat: 2 }],
  ['game', { game: 7 }],
  ['ended', { ended: 'yesterday' }],
  ['ended', { ended: '2027-01-01T00:00:00Z' }],
  ['who', { who: 'x'.repeat(101) }],
  ['face', { face: '<svg>' }],
  ['players', { players: 3 }],
  ['bots', { bots: ['normal', ''] }],
  ['share', { share: 1.1 }],
  ['points', { points: null }],
  ['hints', { hints: 0.5 }],
  ['review', { review: [] }],
  ['review.accuracy', { review: aReview({ accuracy: 101 }) }],
  ['review.luck', { review: { ...aReview(), luck: 'much' } }],
  ['review.doubt', { review: aReview({ doubt: -1 }) }],
  ['review.marks', { review: { ...aReview(), marks: { mistake: 1 } } }],
  ['review.habits', { review: aReview({ habits: { 'not a word': 1 } }) }],
])('a game is refused as a whole, and named, if its %s is nonsense', (field, change) => {
  expect(refusal(withGame(change))).toEqual({ what: 'field', number: 2, field });
});

test('what is no game at all lacks its first field', () => {
  expect(refusal('{"format": "tilery-games", "version": 1, "games": [7]}')).toEqual({
    what: 'field',
    number: 1,
    field: 'table',
  });
});
