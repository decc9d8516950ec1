/** A hint in words: first where to look, then what to do. */
import type { HintWords } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import { listed } from '../../../texts/listed';
import type { CrossrummyLayMove, CrossrummyMove, CrossrummyView } from '../wire';
import { keyOf, plus, type Cell } from '../pieces/grid';
import { lineWords, stretches, tileWords, tilesWords, type Lies } from './words';

export function hintWords(move: CrossrummyMove, view: CrossrummyView, names: readonly string[]): HintWords {
  switch (move.type) {
    case 'take':
      return { nudge: t('crw-hint-open'), whole: t('crw-hint-take', { tile: tileWords(move.tile) }) };
    case 'draw':
      return { nudge: t('crw-hint-bag'), whole: t('crw-hint-draw') };
    case 'passon':
      return { nudge: t('crw-hint-actions'), whole: t('crw-hint-pass-on') };
    case 'drawthree':
      return {
        nudge: t('crw-hint-actions'),
        whole: t('crw-hint-draw-three', { name: names[move.victim] ?? '' }),
      };
    case 'give':
      return { nudge: t('crw-hint-lonely'), whole: t('crw-hint-give', { tiles: tilesWords(move.tiles) }) };
    case 'lay':
      return { nudge: whereToLook(move, view), whole: whatToLay(move, view) };
    default:
      return { nudge: t('crw-hint-nothing'), whole: t('crw-hint-pass') };
  }
}

/** The line that the laying is about; before one has opened, that one can. */
function whereToLook({ laid, moved }: CrossrummyLayMove, view: CrossrummyView): string {
  if (view.seat !== null && !view.opened[view.seat]) return t('crw-hint-you-open');
  const [first] = moved;
  const line = lineAt(first ? first.cell : neighbourOf(laid, view.table)?.cell, view);
  if (!line) return t('crw-hint-new-group', { tile: tileWords(laid[0]?.tile ?? '') });
  return t(first ? 'crw-hint-rearrange' : 'crw-hint-look', { line: lineWords(line.tiles) });
}

/** A longest line through this cell. */
function lineAt(cell: Cell | undefined, { lines }: CrossrummyView) {
  const holds = lines.filter(({ cell: start, down, tiles }) =>
    tiles.some((_, i) => cell && keyOf(plus(start, down ? [0, i] : [i, 0])) === keyOf(cell)),
  );
  return holds.sort((a, b) => b.tiles.length - a.tiles.length)[0];
}

/** "Move green 3 below red 3. Lay blue 3 below green 3." */
function whatToLay({ laid, moved: shoved }: CrossrummyLayMove, view: CrossrummyView): string {
  const gone = new Set(shoved.map(({ cell }) => keyOf(cell)));
  const moved: Lies[] = shoved.map(({ tile, cell, to }) => ({ tile, cell: to ?? cell }));
  const staying: Lies[] = view.table.filter(({ cell }) => !gone.has(keyOf(cell)));
  const after = [...staying, ...moved, ...laid];
  // Best beside what lies there already when one comes to it.
  const placed = (tiles: readonly Lies[], lying: readonly Lies[]) =>
    listed(stretches(tiles).map((line) => placedWords(line, neighbourOf(line, lying) ? lying : after)));
  return [
    ...(moved.length ? [t('crw-hint-move', { tiles: placed(moved, staying) })] : []),
    t('crw-hint-lay', { tiles: placed(laid, [...staying, ...moved]) }),
  ].join(' ');
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
