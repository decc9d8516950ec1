import { expect, test } from 'vitest';
import type { Room } from '../../kit/room';
import type { ReviewMoment } from '../../net/wire';
import { ROOMS } from '../../rooms';
import { aDraw, aMistake, aMoment } from '../fixtures';
import { Seen } from './seen';
import { tell, tellerOf } from './telling';

const [game = ''] = ROOMS;
const asked: (number | null)[] = [];
/** Ten steps; each view is who looks, and how many steps there were. */
const seen = new Seen((seat) => {
  asked.push(seat);
  const steps = Array.from({ length: 10 }, (_, number) => ({
    number,
    seat: 0,
    events: [{ type: `step ${number}` }],
    changes: ['=', { seat, at: number }],
  }));
  return Promise.resolve({ total: 10, turns: [], view: null, steps } as never);
});
const room = {
  id: game,
  tell: (event: { type: string }, _: string[], view: unknown) =>
    `${event.type} seen by ${String((view as { seat: number | null }).seat)}.`,
  hint: (move: unknown, view: unknown, reasons: readonly unknown[]) => ({
    where: '',
    place: '',
    move: [`Do ${String(move)} after ${(view as { at: number }).at}.`],
    why: reasons.map(String),
  }),
} as unknown as Room;

test('a move is told as whoever made it saw it, and so is what would have been better, before it', async () => {
  const moment = { ...aMistake(4, 0.1), seat: 1, better: { move: 'x', data: 'that', reasons: ['It scores.'] } };
  expect(await tell(moment, 1, 1, seen, room, ['Ada', 'Ben'])).toEqual({
    what: 'step 4 seen by 1.',
    better: 'Do that after 3.',
    parts: [],
    why: 'It scores.',
  });
  expect(asked).toEqual([1]);
});

test('to anybody else it is told as a spectator would hear it', async () => {
  const moment = { ...aMistake(4, 0.1), seat: 1 };
  expect((await tell(moment, 1, 0, seen, room, [])).what).toBe('step 4 seen by null.');
});

test('a long move is told in short, and its parts beside it; of many reasons the first three', async () => {
  const hint = () => ({
    where: '',
    place: '',
    move: ['Move a.', 'Lay b.'],
    short: 'Lay 1.',
    why: ['1.', '2.', '3.', '4.'],
  });
  const moment = { ...aMistake(4, 0.1), better: { move: 'x', data: 'that', reasons: [] } };
  expect(await tell(moment, 0, 0, seen, { ...room, hint } as Room, [])).toMatchObject({
    better: 'Lay 1.',
    parts: ['Move a.', 'Lay b.'],
    why: '1. 2. 3.',
  });
});

test('the end of a turn is told even if the log is silent about it; other silence stays', async () => {
  const silent = { ...room, tell: () => null } as Room;
  const step = { number: 0, seat: 0, changes: ['=', null] };
  const of = (type: string) =>
    new Seen(() =>
      Promise.resolve({ total: 1, turns: [], view: null, steps: [{ ...step, events: [{ type }] }] } as never),
    );
  expect((await tell(aMistake(0, 0.1), 0, undefined, of('ended'), silent, ['Ada'])).what).toBe('Ada ends the turn.');
  expect((await tell(aMistake(0, 0.1), 0, 0, of('ended'), silent, ['Ada'])).what, 'by the same name').toBe(
    'Ada ends the turn.',
  );
  expect((await tell(aMistake(0, 0.1), 0, 0, of('chose'), silent, ['Ada'])).what, 'no card is empty').toBe(
    'Ada makes a choice.',
  );
});

test('that somebody chose to draw is told once, and what they drew once', async () => {
  const step = { changes: ['=', null] };
  const steps = [
    { ...step, number: 0, seat: 0, events: [] },
    { ...step, number: 1, seat: -1, events: [{ type: 'drew' }] },
    { ...step, number: 2, seat: 0, events: [] },
    { ...step, number: 3, seat: 1, events: [{ type: 'laid' }] },
  ];
  const drawing = new Seen(() => Promise.resolve({ total: 4, turns: [], view: null, steps } as never));
  const telling = { ...room, tell: (event: { type: string }) => `Ada ${event.type}.` } as unknown as Room;
  const what = async (moment: ReviewMoment) => (await tell(moment, 0, 0, drawing, telling, ['Ada'])).what;
  expect([await what(aMistake(0, 0.1)), await what(aDraw(1, 0.1)), await what(aMistake(2, 0.1))]).toEqual([
    'Ada decides to draw.',
    'Ada drew.',
    'Ada makes a choice.',
  ]);
});

test('a game without a room says moves in notation', async () => {
  const moment = { ...aMistake(4, 0.1), better: { move: 'x', data: 'that', reasons: [] } };
  const told = await tell(moment, 0, 0, seen, { ...room, id: 'no-such-game' }, []);
  expect(told.better).toBe('Do x after 3.');
});

test('many draws in a row are counted', async () => {
  expect((await tell({ ...aDraw(2, 0.1), last: 4 }, 0, 0, seen, room, [])).what).toBe(
    'step 2 seen by 0. step 3 seen by 0. step 4 seen by 0.',
  );
  expect((await tell({ ...aDraw(2, 0.1), last: 5 }, 0, 0, seen, room, [])).what).toBe('4 draws in a row.');
  const deal = { ...aDraw(0, 0.1), last: 5 };
  expect((await tell(deal, 0, 0, seen, room, [])).what, 'those before the first move').toBe('The deal at the start.');
});

test('a draw is told by whoever moved before it', () => {
  const moments = [aDraw(0, 0.1), aMoment(3, { seat: 1 }), aDraw(4, 0.2)];
  expect(moments.map((moment) => tellerOf(moments, moment))).toEqual([0, 1, 1]);
});
