/** A new group may lie anywhere and any way round: for a lesson that is the same laying. */
import type { CrossrummyMove, CrossrummyView } from './wire';
import { groupOf, keyOf, lineThrough } from './pieces/grid';

export function same(move: CrossrummyMove, accepted: CrossrummyMove, view: CrossrummyView): boolean {
  const [one, other] = [newLine(move, view), newLine(accepted, view)];
  return one !== null && other !== null && [one.join(), one.reverse().join()].includes(other.join());
}

/** The tiles of a laying that is one line and touches nothing, in their order; null if it is anything else. */
function newLine(move: CrossrummyMove, { table }: CrossrummyView): string[] | null {
  if (move.type !== 'lay' || move.moved.length) return null;
  const { laid } = move;
  const [first] = laid;
  if (!first) return null;
  const tiles = new Map(laid.map(({ tile, cell }) => [keyOf(cell), tile]));
  const taken = new Set([...table.map(({ cell }) => keyOf(cell)), ...tiles.keys()]);
  const whole = (cells: readonly unknown[]) => cells.length === laid.length;
  const line = [false, true].map((down) => lineThrough(taken, first.cell, down)).find(whole);
  return line && whole(groupOf(taken, first.cell)) ? line.map((cell) => tiles.get(keyOf(cell)) ?? '') : null;
}
