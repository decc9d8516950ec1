// The bots that have a name of their own: stones, each with a face. Drawn on a field of 48 units, lit from the upper left.
import type { Eyes, Mouth } from './face';

/** A part of a drawing: what colour it has, a token or how the light falls on it. */
interface Part {
  d: string;
  fill: string;
  opacity?: number;
}

interface Portrait {
  /** Tokens: behind it, the stone, its outline, and what its eyes are drawn with. */
  ground: string;
  body: string;
  edge: string;
  mark: string;
  head: string;
  parts: readonly Part[];
  eyes: Eyes;
  mouth: Mouth;
  /** How high the eyes are, and how far from the middle. */
  high: number;
  apart: number;
}

const light = (d: string, opacity = 0.4): Part => ({ d, fill: 'ivory-light', opacity });
const dark = (d: string, opacity = 0.22): Part => ({ d, fill: 'shadow-ink', opacity });
const spot = (d: string, fill: string, opacity = 0.7): Part => ({ d, fill, opacity });

export const PORTRAITS = {
  /** Knapped, with a spark. */
  flint: {
    ground: 'accent-soft',
    body: 'piece-seed',
    edge: 'piece-seed-edge',
    mark: 'piece-seed-mark',
    head: 'M23 9L35 16L39 30L31 41H17L9 31L12 17Z',
    parts: [
      light('M23 9L12 17L19 20Z'),
      light('M12 17L9 31L17 26L19 20Z', 0.22),
      dark('M35 16L39 30L32 27Z', 0.14),
      dark('M39 30L31 41L29 35L32 27Z'),
      dark('M31 41H17L20 36L29 35Z', 0.14),
      spot('M38 5L39.6 9.4L44 11L39.6 12.6L38 17L36.4 12.6L32 11L36.4 9.4Z', 'piece-fish', 1),
    ],
    eyes: 'dots',
    mouth: 'calm',
    high: 25,
    apart: 5.2,
  },
  /** A smooth oval full of colours. */
  opal: {
    ground: 'back',
    body: 'ivory-light',
    edge: 'ivory-edge',
    mark: 'card-ink',
    head: 'M24 8C35 8 40 17 40 25C40 34 33 41 24 41C15 41 8 34 8 25C8 17 13 8 24 8Z',
    parts: [
      spot('M12 18C14 12 20 10 23 12C22 17 17 20 12 18Z', 'acrylic-pink'),
      spot('M27 11C33 11 37 15 37 19C33 20 28 17 27 11Z', 'acrylic-blue'),
      spot('M34 31C38 29 38 25 39 26C38 33 34 37 31 38C30 35 31 33 34 31Z', 'acrylic-green'),
      spot('M10 29C14 29 17 33 18 38C13 37 10 33 10 29Z', 'acrylic-yellow'),
      spot('M21 13C24 11 26 13 26 16C24 18 21 17 21 13Z', 'piece-horse', 0.5),
    ],
    eyes: 'happy',
    mouth: 'smile',
    high: 25,
    apart: 5.8,
  },
  /** Thin sheets, one on the other; reads a lot. */
  slate: {
    ground: 'ivory-dim',
    body: 'back',
    edge: 'piece-moon',
    mark: 'back-2',
    head: 'M11 12L36 10L38 18L37 37L34 41L12 40L10 33Z',
    parts: [
      light('M11 12L36 10L37 13L11 16Z', 0.3),
      dark('M10.5 33L37.4 34L37 37L34 41L12 40Z', 0.4),
      light('M10 33L37.4 34L37.2 35L10.4 34.2Z', 0.35),
      light('M11 36.6L36 37.6L35.4 38.4L11.4 37.6Z', 0.25),
    ],
    eyes: 'glasses',
    mouth: 'calm',
    high: 22.5,
    apart: 5.4,
  },
  /** Red with warm bands, always in a good mood. */
  jasper: {
    ground: 'card',
    body: 'piece-bird',
    edge: 'piece-bird-edge',
    mark: 'piece-bird-mark',
    head: 'M24 8C31 8 34 15 38 23C42 32 38 41 24 41C10 41 6 32 10 23C14 15 17 8 24 8Z',
    parts: [
      spot('M15.4 14C21 17 28 17 33 14L34.6 17C28 20.4 20 20.4 13.8 17Z', 'piece-fish', 0.85),
      spot('M9 34C18 38.5 30 38.5 39 34L37.4 37C29 41 19 41 10.6 37Z', 'piece-fish', 0.85),
      light('M22 9.6C18 11 16 15 14.6 17.4C17 17 21 13 22 9.6Z', 0.3),
    ],
    eyes: 'tall',
    mouth: 'grin',
    high: 25,
    apart: 5.6,
  },
  /** Ring around ring, grown slowly. */
  agate: {
    ground: 'felt',
    body: 'piece-fish',
    edge: 'piece-fish-edge',
    mark: 'card-ink',
    head: 'M25 7C35 7 41 15 40 25C39 35 32 42 23 41C13 40 7 33 8 23C9 13 15 7 25 7Z',
    parts: [
      spot('M25 10C33 10 38 17 37 25C36 33 31 39 23 38C15 37 10 31 11 23C12 15 17 10 25 10Z', 'ivory-light', 1),
      spot(
        'M25 11.6C32 12 36.4 18 35.4 25C34.6 32 30 37 23 36.4C16 35.6 11.6 30 12.6 23C13.4 16 18 11.4 25 11.6Z',
        'piece-horse',
        1,
      ),
      spot(
        'M25 14C31 14.4 34 19.6 33 25C32.2 31 28.6 34.4 23 34C17.4 33.4 14 29 15 23C15.8 17.4 19.6 13.8 25 14Z',
        'ivory',
        1,
      ),
    ],
    eyes: 'sleepy',
    mouth: 'smile',
    high: 22.5,
    apart: 4.6,
  },
  /** Soft, and a little crumbly. */
  marl: {
    ground: 'back-2',
    body: 'blank',
    edge: 'blank-edge',
    mark: 'card-ink',
    head: 'M16 13C18 9 24 9 26 12C30 9 36 12 36 17C40 20 40 26 38 29C39 35 34 38 30 38C26 42 19 41 16 38C10 39 8 33 10 29C7 24 9 18 13 17C13 15 14 14 16 13Z',
    parts: [
      dark('M14 20a1.4 1.4 0 1 0 .1 0ZM34 20a1.6 1.6 0 1 0 .1 0ZM29 15a1 1 0 1 0 .1 0ZM15 33a1.2 1.2 0 1 0 .1 0Z', 0.3),
      light('M16 13C18 9 24 9 26 12C22 13 18 15 15 19C13 18 14 15 16 13Z', 0.7),
      spot('M36 40a1.8 1.8 0 1 0 .1 0ZM41.4 37a1.2 1.2 0 1 0 .1 0Z', 'blank-edge', 1),
    ],
    eyes: 'tall',
    mouth: 'oh',
    high: 25,
    apart: 5,
  },
  /** Black, cut and polished. */
  onyx: {
    ground: 'blank',
    body: 'piece-moon',
    edge: 'piece-moon-edge',
    mark: 'piece-moon-mark',
    head: 'M17 8H31L40 17V32L31 41H17L8 32V17Z',
    parts: [
      light('M17 8H31L28 13H19Z', 0.34),
      light('M17 8L8 17L13 19L19 13Z', 0.2),
      spot('M8 29.4L40 33.6V32L31 41H17L8 32Z', 'piece-horse', 0.5),
      spot('M8 30L40 34.4L38 36.4L8.4 32.4Z', 'piece-moon-mark', 0.85),
    ],
    eyes: 'tiles',
    mouth: 'smirk',
    high: 20.5,
    apart: 5.4,
  },
  /** A clear crystal that keeps time. */
  quartz: {
    ground: 'ivory',
    body: 'acrylic-blue',
    edge: 'acrylic-blue-edge',
    mark: 'acrylic-blue-mark',
    head: 'M24 4L33 13V24L38 21L42 26V41H6V30L10 25L15 28V13Z',
    parts: [
      light('M24 4L15 13H22Z', 0.75),
      light('M15 13H22V41H15Z', 0.4),
      dark('M30 13H33V41H30Z', 0.2),
      dark('M24 4L33 13H30Z', 0.14),
      light('M6 30L10 25L10.6 30V41H6Z', 0.5),
      dark('M38 21L42 26V41H38Z', 0.2),
    ],
    eyes: 'dots',
    mouth: 'smile',
    high: 21,
    apart: 4.2,
  },
} as const satisfies Record<string, Portrait>;

export type BotCharacter = keyof typeof PORTRAITS;

/** What they are called wherever a table was set up; the texts have the same names, in the same order. */
const CALLED: Record<BotCharacter, readonly string[]> = {
  flint: ['Flint', 'Kiesel', 'Kavics', 'Кремень'],
  opal: ['Opal', 'Opál', 'Опал'],
  slate: ['Slate', 'Schiefer', 'Pala', 'Сланец', 'Skifer'],
  jasper: ['Jasper', 'Jaspis', 'Jáspis', 'Яшма'],
  agate: ['Agate', 'Achat', 'Achát', 'Агат', 'Agat'],
  marl: ['Marl', 'Mergel', 'Márga', 'Мергель'],
  onyx: ['Onyx', 'Ónix', 'Оникс', 'Onyks'],
  quartz: ['Quartz', 'Quarz', 'Kvarc', 'Кварц', 'Kvarts'],
};

/** Who a bot of this name is; undefined for one that somebody has named themselves. */
export const botOf = (name: string): BotCharacter | undefined =>
  (Object.keys(CALLED) as BotCharacter[]).find((who) => CALLED[who].includes(name));
