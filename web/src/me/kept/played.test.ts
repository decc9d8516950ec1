import { expect, test } from 'vitest';
import { aGame, aReview } from '../fixtures';
import { merged } from './played';

const rounds = (games: readonly { round: number }[]) => games.map(({ round }) => round);

test('a game that comes again is counted once', () => {
  const kept = [aGame({ round: 0 })];
  expect(merged(kept, [aGame({ round: 0, points: 99 })])).toEqual({ added: [], completed: [], dropped: [] });
  expect(rounds(merged(kept, [aGame({ round: 1 }), aGame({ round: 1 })]).added)).toEqual([1]);
});

test('another seat, round or table is another game', () => {
  const others = [aGame({ seat: 1 }), aGame({ round: 1 }), aGame({ table: 'there' })];
  expect(merged([aGame()], others).added).toEqual(others);
});

test('a review comes to a game that had none, and takes the place of none', () => {
  const review = aReview({ accuracy: 91 });
  expect(merged([aGame()], [aGame({ points: 99, review })]).completed).toEqual([aGame({ review })]);
  expect(merged([aGame({ review })], [aGame({ review: aReview() })]).completed).toEqual([]);
  expect(merged([aGame({ review })], [aGame()]).completed).toEqual([]);
  expect(merged([], [aGame(), aGame({ review })])).toEqual({ added: [aGame({ review })], completed: [], dropped: [] });
});

test('of too many games the oldest are dropped, and old ones don’t come in', () => {
  const kept = [1, 2, 3].map((round) => aGame({ round }));
  const { added, dropped } = merged(kept, [aGame({ round: 4 }), aGame({ round: 5 })], 3);
  expect(rounds(added)).toEqual([4, 5]);
  expect(rounds(dropped)).toEqual([1, 2]);
  expect(merged(kept, [aGame({ round: 0 })], 3)).toEqual({ added: [], completed: [], dropped: [] });
});
