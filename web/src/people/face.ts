// A face is drawn from a short text: the same text gives the same face for ever, on every device. So the lists below
// may grow nowhere but by a new kind of face: another order, and everybody would look like somebody else.

/** Colours with an engraved mark and an edge of their own: `--piece-sun`, `--piece-sun-mark`, `--piece-sun-edge`. */
const BODIES = [
  'piece-sun',
  'piece-fish',
  'piece-bird',
  'piece-horse',
  'piece-boat',
  'piece-seed',
  'piece-tree',
  'piece-moon',
  'acrylic-green',
  'acrylic-yellow',
  'acrylic-pink',
  'acrylic-blue',
] as const;
const GROUNDS = ['felt', 'accent-soft', 'card', 'blank', 'back-2', 'ivory-dim'] as const;

/** The pieces of the games as heads, on a field of 48 units: where the eyes are, how far apart, where a hat sits. */
export const HEADS = {
  stone: { d: 'M14 17H34V39H14Z', eyes: 26, apart: 5.6, top: 15.5 },
  seed: { d: 'M24 16a12 12 0 1 0 0 24a12 12 0 1 0 0 -24Z', eyes: 26, apart: 5.4, top: 14.5 },
  tile: { d: 'M15.5 14H32.5V41H15.5Z', eyes: 24, apart: 4.8, top: 12.5 },
  peak: { d: 'M24 15L39 40H9Z', eyes: 31, apart: 4.4, top: 13.5 },
  kite: { d: 'M9 17H39L24 42Z', eyes: 22.5, apart: 5.6, top: 15.5 },
  hexagon: { d: 'M17.5 17H30.5L37 28L30.5 39H17.5L11 28Z', eyes: 26, apart: 5.4, top: 15.5 },
  pentagon: { d: 'M24 15L37 24.5L32 39.5H16L11 24.5Z', eyes: 27, apart: 5.4, top: 13.5 },
  octagon: { d: 'M19 16.5H29L36 23.5V33.5L29 40.5H19L12 33.5V23.5Z', eyes: 26, apart: 5.4, top: 15 },
} as const;
export type Head = keyof typeof HEADS;

/** One eye around 0,0: filled, drawn as a line, or both. */
export const EYES = {
  dots: { fill: 'M-2.1 0a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0Z', line: '' },
  tall: { fill: 'M-1.7 0a1.7 2.9 0 1 0 3.4 0a1.7 2.9 0 1 0 -3.4 0Z', line: '' },
  tiles: { fill: 'M0 -2.7L2.7 0L0 2.7L-2.7 0Z', line: '' },
  peaks: { fill: 'M0 -2.5L2.6 2H-2.6Z', line: '' },
  happy: { fill: '', line: 'M-2.4 1Q0 -2.6 2.4 1' },
  sleepy: { fill: '', line: 'M-2.4 -0.6Q0 2.4 2.4 -0.6' },
  glasses: {
    fill: 'M-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z',
    line: 'M-3.7 0a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0Z',
  },
} as const;
export type Eyes = keyof typeof EYES;

/** A mouth around 0,0, below the eyes. */
export const MOUTHS = {
  smile: { fill: '', line: 'M-3.8 0Q0 3.8 3.8 0' },
  grin: { fill: 'M-4 -0.6H4Q3.4 3.8 0 3.8Q-3.4 3.8 -4 -0.6Z', line: '' },
  calm: { fill: '', line: 'M-2.8 1H2.8' },
  oh: { fill: 'M-1.7 1a1.7 1.9 0 1 0 3.4 0a1.7 1.9 0 1 0 -3.4 0Z', line: '' },
  smirk: { fill: '', line: 'M-3.2 1.6Q1 2.6 3.6 -0.6' },
  beak: { fill: 'M-2.7 -0.8H2.7L0 3Z', line: '' },
} as const;
export type Mouth = keyof typeof MOUTHS;

/** What sits on the head, around 0,0 where it touches. */
export const HATS = {
  none: '',
  cone: 'M-6 0.8L0 -9L6 0.8Z',
  cap: 'M-8 0.8A8 7.2 0 0 1 8 0.8Z',
  boat: 'M-9 -5H9Q6.5 1 0 1Q-6.5 1 -9 -5Z',
  crown: 'M-7 0.8V-6L-3.5 -2.6L0 -7.4L3.5 -2.6L7 -6V0.8Z',
  sprout: 'M-0.9 0.8V-3Q-6.6 -2.6 -7 -8.4Q-1.4 -8.4 0 -4.6Q1.4 -8.4 7 -8.4Q6.6 -2.6 0.9 -3V0.8Z',
  ball: 'M-3.6 -2.6a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z',
} as const;
export type Hat = keyof typeof HATS;

export interface Face {
  ground: (typeof GROUNDS)[number];
  body: (typeof BODIES)[number];
  head: Head;
  eyes: Eyes;
  mouth: Mouth;
  hat: Hat;
  /** The colour of the hat; of a bot's lamp. */
  second: (typeof BODIES)[number];
  cheeks: boolean;
  /** How far the head leans, in degrees. */
  lean: number;
}

/** The features that a text stands for. */
export function faceOf(seed: string): Face {
  const next = dice(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const keys = <K extends string>(all: Record<K, unknown>) => Object.keys(all) as K[];
  const body = pick(BODIES);
  return {
    body,
    ground: pick(GROUNDS),
    head: pick(keys(HEADS)),
    eyes: pick(keys(EYES)),
    mouth: pick(keys(MOUTHS)),
    hat: pick(keys(HATS)),
    second: pick(BODIES.filter((one) => one !== body)),
    cheeks: next() < 0.4,
    lean: Math.round(next() * 14 - 7),
  };
}

/** Numbers from 0 to 1 that depend on nothing but the text: FNV-1a, then mulberry32. */
function dice(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'; // 32: every byte is as likely as any other

/** The text of a face that nobody has seen yet. */
export const newFace = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
