/** A new group may lie anywhere and any way round: for a lesson that is the same laying. */
import type { CrossrummyView } from './wire';
import { readLay } from './turn/draft';
import { groupOf, keyOf, lineThrough } from './pieces/grid';

export function same(move: string, accepted: string, view: unknown): boolean {
  if (move === accepted) return true;
  const [one, other] = [newLine(move, view as CrossrummyView), newLine(accepted, view as CrossrummyView)];
  return one !== null && other !== null && [one.join(), one.reverse().join()].includes(other.join());
}

/** The tiles of a laying that is one line and touches nothing, in their order; null if it is anything else. */
function newLine(move: string, { table }: CrossrummyView): string[] | null {
  const { laid = [], moved = [] } = readLay(move) ?? {};
  const [first] = laid;
  if (!first || moved.length) return null;
  const tiles = new Map(laid.map(({ tile, cell }) => [keyOf(cell), tile]));
  const taken = new Set([...table.map(({ cell }) => keyOf(cell)), ...tiles.keys()]);
  const whole = (cells: readonly unknown[]) => cells.length === laid.length;
  const line = [false, true].map((down) => lineThrough(taken, first.cell, down)).find(whole);
  return line && whole(groupOf(taken, first.cell)) ? line.map((cell) => tiles.get(keyOf(cell)) ?? '') : null;
}
