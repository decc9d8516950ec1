/** What stays marked on the felt: the stones that the others laid in their last turns. */
import { eventsOf } from '../../../kit/deeds';
import type { Point } from '../../../kit/drag';
import type { Deed } from '../../../kit/room';
import type { TriominosEvent, TriominosLying } from '../wire';
import { corners } from '../pieces/geometry';

export interface StoneMark {
  seat: number;
  stone: TriominosLying;
  /** The corner where the letter stands: the numbers are far from there. No two marks share one if that can be. */
  corner: Point;
}

const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 1;

export function marksOf(deeds: readonly Deed[], layout: readonly TriominosLying[]): StoneMark[] {
  const marks: StoneMark[] = [];
  for (const deed of deeds)
    for (const event of eventsOf<TriominosEvent>(deed, 'begins').own) {
      const stone = event.type === 'laid' && layout.find(({ cell }) => cell === event.cell);
      if (!stone) continue;
      const [tip, ...more] = corners(stone);
      const free = [tip, ...more].find((one) => !marks.some(({ corner }) => near(one, corner)));
      marks.push({ seat: deed.seat, stone, corner: free ?? tip });
    }
  return marks;
}
