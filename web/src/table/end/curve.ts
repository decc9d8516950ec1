// Where the lines of a score curve run, in units of its drawing.

export const WIDTH = 320;
export const HEIGHT = 132;
/** Who can't tell the colours of the lines apart can follow their dashes. */
export const DASHES = [undefined, '7 4', '1.5 4', '9 4 1.5 4', '4 4'];
const [LEFT, RIGHT, TOP, BOTTOM] = [26, 84, 8, 18];

/** How large the drawing is, and which figures it reaches from and to, whatever the curve says. */
export interface Frame {
  width: number;
  height: number;
  low: number;
  high: number;
}
const USUAL: Frame = { width: WIDTH, height: HEIGHT, low: 0, high: 1 };

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

/** `lines`: how many lines of writing stand at the end of each curve. */
export function drawn(curve: readonly (readonly number[])[], lines = 1, frame = USUAL): Drawn {
  const { width, height } = frame;
  const all = curve.flat();
  const [low, high] = [Math.min(frame.low, ...all), Math.max(frame.high, ...all)];
  const x = (place: number) => LEFT + ((width - LEFT - RIGHT) * place) / Math.max(1, curve.length - 1);
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
  return { lines: found, marks, from: LEFT, to: width - RIGHT, x, y };
}

/** Names don't cover each other: from the top down each keeps its distance, and the lowest stays in the picture. */
function spread(lines: Line[], apart: number, bottom: number): void {
  const order = [...lines].sort((a, b) => a.end.y - b.end.y || a.side - b.side);
  order.reduce((above, line) => (line.label = Math.max(line.end.y, above + apart)), -apart);
  [...order].reverse().reduce((below, line) => (line.label = Math.min(line.label, below - apart)), bottom);
}
