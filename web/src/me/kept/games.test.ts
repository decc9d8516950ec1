import { expect, test, vi } from 'vitest';
import { unserved } from '../../table/seats/seating';
import { aDraw, aMistake, aPlayer, aReview } from '../../review/fixtures';
import type { Result, TableInfo } from '../../net/wire';
import { aGame } from '../fixtures';
import { allGames, deleteGames, keepGames, troubleNow, useShelf } from './games';
import { noteGame, noteReview } from './noting';
import { PageShelf } from './shelf';

const device = (name: string) => ({ kind: 'device' as const, name, face: 'f' });
const bot = (level: string) => ({ kind: 'bot' as const, name: 'Flint', level });
const table = (seats: Parameters<typeof unserved>[1], more: Partial<TableInfo> = {}) =>
  unserved('some-game', seats, { id: 'here', ...more });
const result = (winners: number[], teams: number[][] = []): Result => ({
  points: [5, 7, 9, 11],
  ranks: [0, 1, 2, 3].map((seat) => (winners.includes(seat) ? 1 : 2)),
  winners,
  reason: 'X-1',
  teams,
});

test('what is kept of a game: how it ended for each seat of this browser, against whom, with how many hints', async () => {
  useShelf(new PageShelf());
  const info = table([device('Ada'), device('Ben'), bot('easy'), bot('normal')]);
  const hints = [
    { at: 1, seat: 1, whole: false },
    { at: 1, seat: 1, whole: true },
    { at: 4, seat: 1, whole: false },
    { at: 5, seat: 0, whole: false },
  ];
  await noteGame(info, result([0, 1]), [0, 1], hints, true);
  await noteGame(info, result([0, 1]), [0, 1], hints, true);
  const [ada, ben, ...more] = (await allGames()).sort((a, b) => a.seat - b.seat);
  expect(more).toEqual([]);
  expect(ada).toMatchObject({ table: 'here', who: 'Ada', share: 0.5, rank: 1, points: 5, hints: 1, people: 1 });
  expect(ben).toMatchObject({ who: 'Ben', hints: 2, bots: ['easy', 'normal'], players: 4, partners: 0, review: null });
});

test('partners have the whole win of their team', async () => {
  useShelf(new PageShelf());
  const info = table([device('Ada'), bot('easy'), bot('easy'), bot('easy')]);
  const teams = [
    [0, 2],
    [1, 3],
  ];
  await noteGame(info, result([0, 2], teams), [0], [], true);
  expect(await allGames()).toMatchObject([{ share: 1, partners: 1 }]);
});

test('whoever only watches keeps nothing, nor does whoever went on from a position', async () => {
  useShelf(new PageShelf());
  await noteGame(table([bot('easy'), bot('easy')]), result([0]), [], [], true);
  await noteGame(table([device('Ada'), bot('easy')], { begun: 7 }), result([0]), [0], [], true);
  await noteGame(table([device('Ada'), bot('easy')], { set_up: true }), result([0]), [0], [], true);
  expect(await allGames()).toEqual([]);
});

test('a game that was over before we came ended when the library says', async () => {
  useShelf(new PageShelf());
  const games = [{ table: 'here', round: 0, ended: '2026-02-03T04:05:06+00:00' }];
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ games, next: '' }), { headers: { 'Content-Type': 'text/json' } })),
  );
  await noteGame(table([device('Ada'), bot('easy')]), result([0]), [0], [], false);
  vi.unstubAllGlobals();
  expect(await allGames()).toMatchObject([{ ended: '2026-02-03T04:05:06.000Z' }]);
});

test('a review that was shown leaves its figures, and the latest one counts', async () => {
  useShelf(new PageShelf());
  await keepGames([aGame({ seat: 1 }), aGame({ round: 1 })]);
  const review = (accuracy: number, version = '2.1') =>
    aReview({
      moments: [{ ...aDraw(0, 0.2), error: 0.03 }, aMistake(1, 0.1)],
      players: [aPlayer(50, -0.2), { ...aPlayer(accuracy, 0.2), marks: { mistake: 2 } }],
      version,
    });
  await noteReview('here', 0, review(70));
  await noteReview('here', 0, review(75));
  const [later, earlier] = await allGames();
  expect(later?.review).toBeNull();
  expect(earlier?.review).toEqual({
    accuracy: 75,
    luck: 0.2,
    doubt: 0.06,
    play: 0,
    marks: { inaccuracy: 0, mistake: 2, blunder: 0 },
    habits: {},
  });
  await noteReview('here', 0, review(75, ''));
  expect((await allGames())[1]?.review, 'a review from an older server').not.toHaveProperty('doubt');
});

test('a browser without room loses nothing while the page is open, and says so', async () => {
  const full = new PageShelf([aGame({ round: 0 })]);
  full.change = () => Promise.reject(new Error('QuotaExceededError'));
  useShelf(full);
  await keepGames([aGame({ round: 1 })]);
  expect((await allGames()).map(({ round }) => round)).toEqual([1, 0]);
  expect(troubleNow()).toBe('full');
  await deleteGames();
  expect(await allGames()).toEqual([]);
});
