/** What stays marked on the board: the stones that the others turned, swapped or scored with in their last turns. */
import type { Deed } from '../../../kit/room';
import type { HiddenStonesEvent } from '../wire';
import type { CellName } from '../pieces/grid';

function touched(event: HiddenStonesEvent): readonly CellName[] {
  switch (event.type) {
    case 'flipped':
      return [event.cell];
    case 'swapped':
      return [event.a, event.b];
    case 'scored':
      return event.cells;
    default:
      return [];
  }
}

/** By cell: who had a hand in it, the latest last. */
export function marksOf(deeds: readonly Deed[]): Map<CellName, number[]> {
  const marks = new Map<CellName, number[]>();
  for (const { seat, lines } of deeds)
    for (const cell of lines.flatMap(({ events }) => events as HiddenStonesEvent[]).flatMap(touched)) {
      const seats = marks.get(cell) ?? [];
      if (!seats.includes(seat)) marks.set(cell, [...seats, seat]);
    }
  return marks;
}
