/** A hint in words: first where to look, then the place, then what to do, a long laying part by part. */
import type { HintWords } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import { listed } from '../../../texts/listed';
import type { CrossrummyLayMove, CrossrummyLine, CrossrummyMove, CrossrummyReason, CrossrummyView } from '../wire';
import { keyOf, plus, same, type Cell } from '../pieces/grid';
import { laidWords, lineWords, stretches, tileWords, tilesWords, type Lies } from './words';

/** Letters of a sentence that leaves room for a reason. */
const SHORT = 56;
/** A laying of more parts is also told in short. */
const PARTS = 3;

export function hintWords(
  move: CrossrummyMove,
  view: CrossrummyView,
  reasons: readonly CrossrummyReason[],
  names: readonly string[],
): HintWords {
  const why = whyWords(reasons);
  const only = (where: string, whole: string) => ({ where, place: '', move: [whole], why });
  switch (move.type) {
    case 'take': {
      const tile = tileWords(move.tile);
      return {
        where: t('crw-hint-open'),
        place: t('crw-hint-tile', { tile }),
        move: [t('crw-hint-take', { tile })],
        why,
      };
    }
    case 'draw':
      return only(t('crw-hint-bag'), t('crw-hint-draw'));
    case 'passon':
      return only(t('crw-hint-actions'), t('crw-hint-pass-on'));
    case 'drawthree':
      return only(t('crw-hint-actions'), t('crw-hint-draw-three', { name: names[move.victim] ?? '' }));
    case 'give':
      return only(t('crw-hint-lonely'), t('crw-hint-give', { tiles: tilesWords(move.tiles) }));
    case 'lay': {
      const parts = partsOf(move, view).map(({ words }) => words);
      const short = t('crw-hint-short', { laid: move.laid.length, moved: move.moved.length });
      return {
        where: whereToLook(move, view),
        place: whatFits(move),
        move: parts,
        ...(parts.length > PARTS ? { short } : {}),
        why,
      };
    }
    default:
      return only(t('crw-hint-nothing'), t('crw-hint-pass'));
  }
}

/** The line that the laying is about; before one has opened, that one can. */
function whereToLook(move: CrossrummyLayMove, view: CrossrummyView): string {
  if (view.seat !== null && !view.opened[view.seat]) return t('crw-hint-you-open');
  const line = lineToLookAt(move, view);
  if (!line) return t('crw-hint-new-group', { tile: tileWords(move.laid[0]?.tile ?? '') });
  return t(move.moved.length ? 'crw-hint-rearrange' : 'crw-hint-look', { line: lineWords(line.tiles) });
}

/** Of what is moved, else of what the new tiles would lie beside; none for a new group. */
export function lineToLookAt({ laid, moved }: CrossrummyLayMove, view: CrossrummyView): CrossrummyLine | undefined {
  return lineAt((moved[0] ?? neighbourOf(laid, view.table))?.cell, view);
}

export const cellsOf = ({ cell, down, tiles }: CrossrummyLine): Cell[] =>
  tiles.map((_, i) => plus(cell, down ? [0, i] : [i, 0]));

/** A longest line through this cell. */
function lineAt(cell: Cell | undefined, { lines }: CrossrummyView): CrossrummyLine | undefined {
  const holds = lines.filter((line) => cell && cellsOf(line).some((one) => same(one, cell)));
  return holds.sort((a, b) => b.tiles.length - a.tiles.length)[0];
}

function whatFits({ laid }: CrossrummyLayMove): string {
  const named = t('crw-hint-there', { tiles: laidWords(laid) });
  return named.length <= SHORT ? named : t('crw-hint-there-count', { count: laid.length });
}

/** What is done at once: a sentence, and the tiles that it is about. */
export interface Part extends Pick<CrossrummyLayMove, 'laid' | 'moved'> {
  words: string;
}

/** "Move green 3 below red 3. Lay blue 3 below green 3." What can't be said shortly is said line by line. */
export function partsOf(move: CrossrummyLayMove, view: CrossrummyView): Part[] {
  const { laid, moved: shoved } = move;
  const gone = new Set(shoved.map(({ cell }) => keyOf(cell)));
  const moved = shoved.map((one) => ({ ...one, from: one.cell, cell: one.to ?? one.cell }));
  const staying: Lies[] = view.table.filter(({ cell }) => !gone.has(keyOf(cell)));
  const after = [...staying, ...moved, ...laid];
  // Best beside what lies there already when one comes to it.
  const placed = (line: readonly Lies[], lying: readonly Lies[]) =>
    placedWords(line, neighbourOf(line, lying) ? lying : after);
  const say = (key: 'crw-hint-move' | 'crw-hint-lay', lines: readonly Lies[][], lying: readonly Lies[]) =>
    t(key, { tiles: listed(lines.map((line) => placed(line, lying))) });
  const [moves, lays] = [stretches(moved), stretches(laid)];
  const whole = [
    ...(moves.length ? [say('crw-hint-move', moves, staying)] : []),
    say('crw-hint-lay', lays, [...staying, ...moved]),
  ].join(' ');
  if (whole.length <= SHORT || moves.length + lays.length === 1) return [{ words: whole, laid, moved: shoved }];
  let lying = staying;
  const parts: Part[] = [];
  for (const line of moves) {
    const moving = line.map(({ tile, from, to }) => ({ tile, cell: from, to }));
    parts.push({ words: say('crw-hint-move', [line], lying), laid: [], moved: moving });
    lying = [...lying, ...line];
  }
  for (const line of lays) {
    parts.push({ words: say('crw-hint-lay', [line], lying), laid: line, moved: [] });
    lying = [...lying, ...line];
  }
  return parts;
}

const SIDES = [
  ['right', [-1, 0]],
  ['left', [1, 0]],
  ['below', [0, -1]],
  ['above', [0, 1]],
] as const;

/** "red 7 and 8 to the right of red 6": what lies there already says where, at the ends of the line before its sides. */
function placedWords(line: readonly Lies[], table: readonly Lies[]): string {
  const words = lineWords(line.map(({ tile }) => tile));
  const down = line.length > 1 && line[0]?.cell[0] === line[1]?.cell[0];
  const sides = down ? [...SIDES.slice(2), ...SIDES.slice(0, 2)] : SIDES;
  for (const [side, by] of sides) {
    const beside = neighbourOf(line, table, [by]);
    if (beside) return t(`crw-hint-${side}`, { line: words, tile: tileWords(beside.tile) });
  }
  return t('crw-hint-alone', { line: words });
}

/** The first tile of the table that touches one of these, and is none of them. */
function neighbourOf(
  tiles: readonly Lies[],
  table: readonly Lies[],
  ways: readonly Cell[] = SIDES.map(([, by]) => by),
): Lies | undefined {
  const own = new Set(tiles.map(({ cell }) => keyOf(cell)));
  const beside = tiles.flatMap(({ cell }) => ways.map((by) => keyOf(plus(cell, by)))).filter((key) => !own.has(key));
  return table.find(({ cell }) => beside.includes(keyOf(cell)));
}

const whyWords = (reasons: readonly CrossrummyReason[]): string[] =>
  reasons.map((reason) => {
    switch (reason.type) {
      case 'goesout':
        return t('crw-why-goes-out');
      case 'opens':
        return t('crw-why-opens');
      case 'lays':
        return t('crw-why-lays', { points: reason.points });
      case 'makes':
        return t('crw-why-makes', { line: lineWords(reason.tiles) });
      case 'crosses':
        return t('crw-why-crosses', { tile: tileWords(reason.tile) });
      case 'keeps':
        return t('crw-why-keeps', { kind: reason.kind, tiles: tilesWords([reason.tile, reason.other]) });
      case 'together':
        return t('crw-why-sorted', { tiles: reason.tiles, of: reason.of });
      case 'completes':
        return t('crw-why-completes', { kind: reason.kind, tiles: tilesWords(reason.tiles) });
      case 'pairs':
        return t('crw-why-pairs', { tile: tileWords(reason.other) });
      case 'noneopencompletes':
        return t('crw-why-none-open');
      case 'maycomplete':
        return t('crw-why-may-complete', { tiles: reason.tiles, unseen: reason.unseen });
      case 'sheds':
        return t('crw-why-sheds', { points: reason.points });
      case 'fewest':
        return t('crw-why-fewest', { count: reason.tiles });
      case 'fitsnothing':
        return t('crw-why-alone', { count: reason.tiles.length });
    }
  });
