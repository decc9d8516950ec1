import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause, TurnPlayer, type Frame } from './player.svelte';
import { tempo } from './tempo.svelte';

/** A board whose pieces land when the test says so. */
class Board {
  rate = 1;
  finished = 0;
  #landed: (() => void)[] = [];
  settled = () => new Promise<void>((resolve) => this.#landed.push(resolve));
  finish = () => {
    this.finished += 1;
    this.land();
  };
  land() {
    for (const landed of this.#landed.splice(0)) landed();
  }
}

let board: Board;
let player: TurnPlayer;
const frame = (
  seq: number,
  { own = false, toMove = false, result = null }: Partial<Frame & { toMove: boolean }> = {},
) => ({
  seq,
  own,
  result,
  sights: [
    { seat: 0, view: `view ${seq}`, log: [], news: [{ number: seq, seat: 1, events: [] }], canUndo: false, toMove },
  ],
});
const news = () => player.shown?.sights[0]?.news.length;
const land = () => {
  board.land();
  return vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  board = new Board();
  player = new TurnPlayer();
  player.motion = board;
  player.reset(frame(0, { own: true }));
});
afterEach(() => {
  tempo.current = 'normal';
  vi.useRealTimers();
});

test('what happens before the board is there waits for it, and is seen from the start', async () => {
  player.hold();
  player.push(frame(1));
  expect([player.shown?.seq, player.busy]).toEqual([0, true]);
  player.release();
  expect(player.shown?.seq, 'the board is drawn first').toBe(0);
  await land();
  expect([player.shown?.seq, news()]).toEqual([1, 1]);
});

test('what happened when there was no board at all is shown on it too', async () => {
  player = new TurnPlayer();
  player.reset(frame(0, { own: true }));
  player.push(frame(1));
  player.hold();
  player.motion = board;
  expect(player.shown?.seq).toBe(0);
  player.release();
  await land();
  expect([player.shown?.seq, news()]).toEqual([1, 1]);
});

test('a board that has come holds nothing up', () => {
  player.hold();
  player.release();
  player.push(frame(1));
  expect(player.shown?.seq).toBe(1);
});

test('a step ends when its last piece has landed; then a short pause; then the next', async () => {
  player.push(frame(1));
  player.push(frame(2, { toMove: true }));
  expect(player.shown?.seq).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.shown?.seq, 'its pieces are still in the air').toBe(1);
  await land();
  expect(player.shown?.seq, 'a pause first').toBe(1);
  await vi.advanceTimersByTimeAsync(450);
  expect(player.shown?.seq).toBe(2);
  expect(player.busy, 'the last step is not over').toBe(true);
  await land();
  await vi.advanceTimersByTimeAsync(450);
  expect(player.busy).toBe(false);
});

test('my own step keeps me from nothing, and the others wait for its pieces', async () => {
  player.push(frame(1, { own: true }));
  expect(player.busy).toBe(false);
  player.push(frame(2));
  expect([player.shown?.seq, player.busy]).toEqual([1, true]);
  await land();
  expect(player.shown?.seq, 'without a pause').toBe(2);
});

test('my own next step is shown at once, though pieces of the one before are in the air', () => {
  player.push(frame(1, { own: true }));
  player.push(frame(2, { own: true }));
  expect([player.shown?.seq, player.busy]).toEqual([2, false]);
});

test('a tap skips ahead to the last step', async () => {
  for (const seq of [1, 2, 3]) player.push(frame(seq));
  player.skip();
  expect([player.shown?.seq, player.busy, board.finished]).toEqual([3, false, 1]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(player.shown?.seq).toBe(3);
});

test('step by step each waits for a tap, but not when it is my turn', async () => {
  tempo.current = 'steps';
  player.push(frame(1));
  await land();
  await vi.advanceTimersByTimeAsync(60_000);
  player.push(frame(2, { toMove: true }));
  expect([player.shown?.seq, player.awaiting]).toEqual([1, true]);
  player.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([player.shown?.seq, player.awaiting]).toEqual([2, false]);
  await land();
  await vi.advanceTimersByTimeAsync(450);
  expect(player.busy).toBe(false);
});

test('quick is quicker than calm, in motion and in pauses', () => {
  const pauses = (['quick', 'normal', 'calm'] as const).map((one) => {
    tempo.current = one;
    return pause(1);
  });
  expect(pauses).toEqual([...new Set(pauses)].sort((a, b) => a - b));
  tempo.current = 'quick';
  player.push(frame(1));
  expect(board.rate).toBe(2);
});

test('where many wait, pauses get shorter', () => {
  expect(pause(12)).toBe(150);
});

test('what happened since my own step can be seen again', async () => {
  player.push(frame(1));
  player.push(frame(2));
  player.skip();
  expect(player.canRepeat).toBe(true);
  player.repeat();
  expect([player.shown?.seq, player.busy], 'the table as it was before').toEqual([0, true]);
  await land();
  expect([player.shown?.seq, player.busy]).toEqual([1, true]);
  await land();
  await vi.advanceTimersByTimeAsync(450);
  await land();
  await vi.advanceTimersByTimeAsync(450);
  expect([player.shown?.seq, player.busy, news()]).toEqual([2, false, 1]);
  player.push(frame(3, { own: true }));
  await land();
  expect(player.canRepeat, 'from my own step on everything is new').toBe(false);
});

test('what comes while it is shown again follows it', async () => {
  player.push(frame(1));
  player.skip();
  player.repeat();
  player.push(frame(2));
  await land();
  await land();
  await vi.advanceTimersByTimeAsync(450);
  expect(player.shown?.seq).toBe(2);
});

test('a new start forgets what waited', async () => {
  player.push(frame(1));
  player.push(frame(2));
  player.reset(frame(7));
  await land();
  await vi.advanceTimersByTimeAsync(5000);
  expect([player.shown?.seq, player.busy, player.canRepeat]).toEqual([7, false, false]);
});

test('nobody follows in the background', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  player.push(frame(1));
  player.push(frame(2));
  expect([player.shown?.seq, player.busy]).toEqual([2, false]);
  hidden.mockRestore();
});
