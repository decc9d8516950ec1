import { expect, test } from 'vitest';
import { turnsOf } from '../log';
import { awaited, clockFace, severalPeople, stoodIn } from './pace';
import { setLocale } from '../../texts/index.svelte';
import type { LogLine, SeatInfo } from '../../net/wire';

const line = (number: number, seat: number, stand_in = false): LogLine => ({ number, seat, events: [], stand_in });
const seat = (at: number, kind: SeatInfo['kind']): SeatInfo => ({
  seat: at,
  kind,
  name: '',
  level: '',
  present: true,
  face: '',
  stand_in: false,
});

test('a bot’s moves for somebody count from that person’s own last move on', () => {
  expect(stoodIn([], 0)).toBe(0);
  expect(stoodIn([line(0, 0, true), line(1, 0), line(2, 1, true)], 0)).toBe(0);
  expect(stoodIn([line(0, 0), line(1, 0, true), line(2, 1), line(3, -1), line(4, 0, true)], 0)).toBe(2);
  expect(stoodIn([line(0, 0, true), line(1, 0, true)], 0)).toBe(2);
});

test('a clock rounds up, so that it shows zero only when the time is up', () => {
  expect([600_000, 61_000, 9_001, 1, 0, -5].map(clockFace)).toEqual(['10:00', '1:01', '0:10', '0:01', '0:00', '0:00']);
});

test('people wait for each other only where there are several', () => {
  expect(severalPeople([{ kind: 'device' }, { kind: 'device' }, { kind: 'bot' }])).toBe(false);
  expect(severalPeople([{ kind: 'device' }, { kind: 'open' }])).toBe(true);
  expect(severalPeople([{ kind: 'open' }, { kind: 'bot' }])).toBe(false);
  expect(awaited([seat(0, 'device'), seat(1, 'bot')], [0])).toBe(false);
  expect(awaited([seat(0, 'device'), seat(1, 'person')], [0])).toBe(true);
  expect(awaited([seat(0, 'device'), seat(1, 'person')], [])).toBe(false);
});

test('the log says once in a turn that a bot played for somebody', async () => {
  await setLocale('en');
  const moved = (number: number, seat: number, stand_in: boolean): LogLine => ({
    number,
    seat,
    events: [{ type: 'moved' }],
    stand_in,
  });
  const log = [moved(0, 1, true), moved(1, -1, false), moved(2, 1, true), moved(3, 0, false), moved(4, 1, true)];
  const turns = turnsOf(
    log,
    () => 'Moved.',
    [],
    () => '',
    ['Ada', 'Ben'],
  );
  expect(turns.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['Moved. (A bot played for Ben.)', 'Moved.', 'Moved.'],
    ['Moved.'],
    ['Moved. (A bot played for Ben.)'],
  ]);
});
