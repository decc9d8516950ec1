import { expect, test, vi } from 'vitest';
import type { Tried, Try } from '../../net/wire';
import { aDraw, aMistake, aMoment } from '../fixtures';
import type { Room } from '../../kit/room';
import { unserved } from '../../table/seats/seating';
import { Seen } from '../moments/seen';
import { doneIn, mistakesOf, triedIn, triers } from './mistakes';
import { retry } from './retry';

const NOTHING: Tried = {
  seat: 1,
  view: 'before',
  lines: [],
  problems: [],
  verdict: null,
  cost: 0,
  error: 0,
  reasons: [],
  better: null,
};
const WORSE: Tried = { ...NOTHING, view: 'after', verdict: 'worse', cost: 0.08 };
const origin = { table: 't', round: 0 };
const said = { best: 'x', cost: 0.1 };
const moment = { ...aMistake(4, 0.1), seat: 1, better: { move: 'x', data: { type: 'x' }, reasons: ['good'] } };

/** An exercise whose server says this of every move. */
async function exercise(told: Tried) {
  const ask = vi.fn((wish: Try) => Promise.resolve(wish.moves?.length ? told : NOTHING));
  return { ask, made: await retry(origin, moment, ask) };
}

test('it begins with what the mover saw, and asks about that step', async () => {
  const { ask, made } = await exercise(WORSE);
  expect([made.seat, made.view]).toEqual([1, 'before']);
  expect(ask).toHaveBeenLastCalledWith({ origin, at: 4, moves: [], check: false, said });
  await made.ask([{ type: 'y' }], true);
  expect(ask).toHaveBeenLastCalledWith({ origin, at: 4, moves: [{ type: 'y' }], check: true, said });
});

test('what is worse misses it, what is best or good solves it', async () => {
  const of = async (verdict: Tried['verdict']) =>
    (await (await exercise({ ...WORSE, verdict })).made.ask([{ type: 'y' }], false)).outcome;
  expect([await of('worse'), await of('good'), await of('best'), await of(null)]).toEqual([
    'missed',
    'solved',
    'solved',
    'open',
  ]);
});

test('what the review has said goes along with every move, and its best one is the answer', async () => {
  const { ask, made } = await exercise(WORSE);
  await made.ask([{ type: 'y' }], false);
  expect(ask.mock.calls.map(([wish]) => wish.said)).toEqual([said, said]);
  expect(await made.answer()).toEqual([moment.better]);
});

test('one tries one’s own mistakes; a stranger may try everybody’s', () => {
  const moments = [aMistake(0, 0.1), aDraw(1, 0.3), moment, aMoment(5, { seat: 1 }), { ...aMistake(6, 0.1), seat: 1 }];
  expect([triers(moments, 1), triers(moments, undefined), triers(moments, 2)]).toEqual([[1], [0, 1], []]);
  expect(mistakesOf(moments, 1).map(({ first }) => first)).toEqual([4, 6]);
});

test('the address says which step is tried', () => {
  expect(['?try=12', '', '?try=x', '?try='].map(triedIn)).toEqual([12, null, null, null]);
});

test('whoever tries a move again is spoken to as whoever made it', async () => {
  const steps = (seat: number | null) =>
    Promise.resolve({
      total: 2,
      turns: [],
      view: null,
      steps: [0, 1].map((number) => ({ number, seat: 1, events: [{ type: 'laid' }], changes: ['=', { seat }] })),
    } as never);
  const tell = (_: unknown, names: string[], view: { seat: unknown }) =>
    `${names.join(', ')}, seen by ${String(view.seat)}.`;
  const room = { id: 'no-such-game', tell } as unknown as Room;
  const info = unserved('no-such-game', [{ kind: 'device', name: 'Ada' }, { kind: 'device' }]);
  const made = { ...aMistake(1, 0.1), seat: 1 };
  expect(await doneIn(made, { info, room }, new Seen(steps))).toBe('Ada, Player 2, seen by 1.');
});
