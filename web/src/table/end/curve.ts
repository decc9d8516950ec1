// Where the lines of a score curve run, in units of its drawing.

export const WIDTH = 320;
export const HEIGHT = 132;
/** Who can't tell the colours of the lines apart can follow their dashes. */
export const DASHES = [undefined, '7 4', '1.5 4', '9 4 1.5 4', '4 4'];
const [LEFT, TOP, BOTTOM] = [26, 8, 18];
/** A longer name is cut; "1. játékos" and "Spieler 2" are not, because they would be alike without their ends. */
const LETTERS = 10;
/** How wide a letter of a bold name is, as a part of its height, and the gap before it. */
const [LETTER, GAP] = [0.61, 10];
/** So much of the drawing stays for the curve, however long the names are. */
const CURVE = 0.55;

/** How large the drawing is, and which figures it reaches from and to, whatever the curve says. `size`: how high the
 *  letters at the ends are. */
export interface Frame {
  width: number;
  height: number;
  low: number;
  high: number;
  size: number;
}
const USUAL: Frame = { width: WIDTH, height: HEIGHT, low: 0, high: 1, size: 10.5 };

/** From one name to the next below it, at least. */
const LINE = 13;

export interface Line {
  /** Whose it is: the place in a row of the curve. */
  side: number;
  path: string;
  /** Where it ends, and where its name stands. */
  end: { x: number; y: number };
  label: number;
  last: number;
}

export interface Drawn {
  lines: Line[];
  /** Figures at the left, with how high they are. */
  marks: { figure: number; y: number }[];
  /** Where the lines begin and end. */
  from: number;
  to: number;
  /** Where a place of the curve is, and how high a figure. */
  x: (place: number) => number;
  y: (figure: number) => number;
}

/** A name as it stands at the end of its line. */
export function short(name: string): string {
  const letters = [...name];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join('')}…` : name;
}

/** How much room these words need at the ends of the lines. */
function roomFor(words: readonly string[], { width, size }: Frame): number {
  const most = Math.max(0, ...words.map((one) => [...one].length));
  return Math.min(GAP + most * LETTER * size, width * (1 - CURVE) - LEFT);
}

/** `ends`: for each line of the curve, the lines of writing at its end. */
export function drawn(
  curve: readonly (readonly number[])[],
  ends: readonly (readonly string[])[] = [],
  frame = USUAL,
): Drawn {
  const { width, height } = frame;
  const right = roomFor(ends.flat(), frame);
  const lines = Math.max(1, ...ends.map(({ length }) => length));
  const all = curve.flat();
  const [low, high] = [Math.min(frame.low, ...all), Math.max(frame.high, ...all)];
  const x = (place: number) => LEFT + ((width - LEFT - right) * place) / Math.max(1, curve.length - 1);
  const y = (figure: number) => TOP + ((height - TOP - BOTTOM) * (high - figure)) / (high - low);
  const found = (curve[0] ?? []).map((_, side): Line => {
    const points = curve.map((now, place) => ({ x: x(place), y: y(now[side] ?? 0) }));
    const end = points.at(-1) ?? { x: LEFT, y: BOTTOM };
    const path = `M${points.map((at) => `${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join('L')}`;
    return { side, path, end, label: end.y, last: curve.at(-1)?.[side] ?? 0 };
  });
  spread(found, LINE * lines, height - BOTTOM + LINE);
  // What would stand on the figure of zero is left out.
  const marks = [...new Set([0, low, high])]
    .map((figure) => ({ figure, y: y(figure) }))
    .filter(({ figure, y: at }) => figure === 0 || Math.abs(at - y(0)) >= LINE);
  return { lines: found, marks, from: LEFT, to: width - right, x, y };
}

/** Names don't cover each other: from the top down each keeps its distance, and the lowest stays in the picture. */
function spread(lines: Line[], apart: number, bottom: number): void {
  const order = [...lines].sort((a, b) => a.end.y - b.end.y || a.side - b.side);
  order.reduce((above, line) => (line.label = Math.max(line.end.y, above + apart)), -apart);
  [...order].reverse().reduce((below, line) => (line.label = Math.min(line.label, below - apart)), bottom);
}
