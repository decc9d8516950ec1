import { cleanup, render } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VOLUMES } from '../../app/memory';
import TableSounds from '../../table/TableSounds.svelte';
import { folderOf, type Room } from '../../kit/room';
import { enter, ROOMS } from '../../rooms';
import { Sounds, sounds } from './sound.svelte';
import { SOUNDS, strike, type SoundName } from './synth';

/** What was started: at which second, how loud, and for how long. */
interface Struck {
  begin: number;
  end: number;
  loud: number;
}

/** An audio context that only writes down what it is told. */
class FakeAudio {
  struck: Struck[] = [];
  state = 'running';
  currentTime = 10;
  sampleRate = 8000;
  destination = {};
  resume = vi.fn();
  suspend = vi.fn();
  private loud = 0;
  createGain() {
    const ramp = (value: number) => (this.loud = Math.max(this.loud, value));
    this.loud = 0;
    return { gain: { setValueAtTime: ramp, exponentialRampToValueAtTime: ramp }, connect: () => undefined };
  }
  createBiquadFilter() {
    return { frequency: {}, Q: {}, connect: () => ({}) };
  }
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createOscillator = () => this.source();
  createBufferSource = () => this.source();
  private source() {
    const now: Struck = { begin: 0, end: 0, loud: this.loud };
    return {
      frequency: {},
      connect: (to: unknown) => to,
      start: (at: number) => this.struck.push(Object.assign(now, { begin: at })),
      stop: (at: number) => (now.end = at),
    };
  }
}

let audio: FakeAudio;
let vibrate: ReturnType<typeof vi.fn>;
const heard = () => audio.struck.length;
const house = () => new Sounds(() => audio as unknown as AudioContext);
const visit = (search: string) => history.replaceState(null, '', `/${search}`);
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

/** A house that somebody has touched. */
function touched(): Sounds {
  const all = house();
  const stop = all.listen();
  dispatchEvent(new Event('pointerdown'));
  stop();
  return all;
}

beforeEach(() => {
  audio = new FakeAudio();
  vibrate = vi.fn(() => true);
  vi.stubGlobal('AudioContext', FakeAudio);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true });
  localStorage.clear();
  visit('');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(Object.keys(SOUNDS) as SoundName[])('%s is short and quiet, and ends', (name) => {
  strike(audio as unknown as AudioContext, name);
  expect(heard()).toBe(SOUNDS[name].length);
  for (const { begin, end, loud } of audio.struck) {
    expect(begin).toBeGreaterThanOrEqual(10);
    expect(end).toBeGreaterThan(begin);
    expect(end).toBeLessThan(11.5);
    expect(loud).toBeGreaterThan(0.01);
    expect(loud).toBeLessThan(0.15);
  }
});

test('nothing sounds before somebody has touched the page, then it does', async () => {
  const all = house();
  const stop = all.listen();
  await all.play(['tile']);
  expect(heard()).toBe(0);
  dispatchEvent(new Event('keydown'));
  await all.play(['tile']);
  expect(heard()).toBe(SOUNDS.tile.length);
  stop();
});

test('sound and vibration have a switch each, and both are remembered', async () => {
  const all = touched();
  all.on = false;
  await all.play(['tile'], true);
  expect([heard(), vibrate.mock.calls.length]).toEqual([0, 1]);
  all.vibration = false;
  await all.play(['tile'], true);
  expect([heard(), vibrate.mock.calls.length]).toEqual([0, 1]);
  expect([house().on, house().vibration]).toEqual([false, false]);
  all.on = true;
  expect([house().on, house().vibration]).toEqual([true, false]);
});

test('the louder the volume, the louder a tile, and never loud', async () => {
  const all = touched();
  const peaks: number[] = [];
  for (const one of VOLUMES) {
    audio.struck = [];
    all.volume = one;
    await all.play(['tile']);
    peaks.push(Math.max(...audio.struck.map(({ loud }) => loud)));
  }
  expect(peaks).toEqual(peaks.toSorted((a, b) => a - b));
  expect(new Set(peaks).size).toBe(3);
  expect(Math.max(...peaks)).toBeLessThan(0.35);
  expect(house().volume).toBe('loud');
});

test.each([
  ['?fast', 0],
  ['?fast&sound', 1],
  ['', 1],
])('at %s a tile is heard %i times', async (search, times) => {
  visit(search);
  await touched().play(['tile']);
  expect(heard()).toBe(times * SOUNDS.tile.length);
});

test('a page that a program drives is quiet unless asked', async () => {
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  await touched().play(['tile']);
  expect(heard()).toBe(0);
});

test('in the background only the call to one’s turn is heard, more softly, and nothing is felt', async () => {
  const all = touched();
  await all.play(['turn']);
  const loud = Math.max(...audio.struck.map((one) => one.loud));
  audio.struck = [];
  hide(true);
  await all.play(['tile', 'turn'], true);
  expect(heard()).toBe(SOUNDS.turn.length);
  expect(Math.max(...audio.struck.map((one) => one.loud))).toBeLessThan(loud);
  expect(vibrate).not.toHaveBeenCalled();
});

test('of a step with many events each sound is heard once, the last three one after the other', async () => {
  await touched().play(['draw', 'draw', 'stone', 'tile', 'turn']);
  const [first, second, third] = ['stone', 'tile', 'turn'] as const;
  expect(heard()).toBe([first, second, third].reduce((sum, name) => sum + SOUNDS[name].length, 0));
  const begins = audio.struck.map(({ begin }) => begin);
  expect(begins[SOUNDS.stone.length]).toBeGreaterThan(begins[0] ?? 0);
});

test('only what one did oneself is felt, and only for a moment', async () => {
  const all = touched();
  await all.play(['tile']);
  await all.play(['score'], true);
  expect(vibrate).not.toHaveBeenCalled();
  await all.play(['tile'], true);
  await all.play(['illegal'], true);
  expect(vibrate.mock.calls).toEqual([[10], [15]]);
});

interface Schemas {
  components: { schemas: Record<string, { anyOf?: { $ref: string }[]; properties?: { type: { enum: string[] } } }> };
}

/** The types of all events of a game. */
function eventsOf(game: string): string[] {
  const { schemas } = (JSON.parse(readFileSync(`src/rooms/${folderOf(game)}/wire.json`, 'utf8')) as Schemas).components;
  const union = Object.entries(schemas).find(([name]) => name.endsWith('Event'))?.[1].anyOf ?? [];
  return union.flatMap(({ $ref }) => schemas[$ref.split('/').at(-1) ?? '']?.properties?.type.enum ?? []);
}

test.each(ROOMS)(
  'of every event of %s it is known how it sounds',
  async (game) => {
    const room = await enter(game);
    const types = eventsOf(game);
    expect(types).toContain('over');
    for (const type of types) expect(room?.sound({ type }), type).not.toBe(undefined);
    expect(room?.sound({ type: 'over' })).toBe('over');
  },
  30_000,
); // whole rooms are loaded

test('a table sounds as its steps are shown, calls whose turn it becomes, and thuds at what is illegal', async () => {
  const play = vi.spyOn(sounds, 'play').mockResolvedValue();
  const room = { sound: ({ type }: { type: string }) => (type === 'laid' ? 'tile' : null) } as Room;
  const line = (seat: number, type: string) => ({ number: 0, seat, events: [{ type }] });
  const { rerender } = render(TableSounds, { room, news: [], seat: 0, myTurn: true });
  await tick();
  expect(play.mock.calls.filter(([names]) => names.length)).toEqual([]); // it was one's turn before one came
  await rerender({ news: [line(0, 'laid')], myTurn: false });
  expect(play).toHaveBeenLastCalledWith(['tile'], true);
  await rerender({ news: [line(1, 'laid')] });
  expect(play).toHaveBeenLastCalledWith(['tile'], false);
  await rerender({ news: [line(1, 'passed')], myTurn: true });
  expect(play).toHaveBeenLastCalledWith(['turn'], true);
  await rerender({ problems: [{ code: 'x', text: '', rule: '' }] as never });
  expect(play).toHaveBeenLastCalledWith(['illegal'], true);
});
