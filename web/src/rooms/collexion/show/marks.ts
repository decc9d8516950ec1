/** What stays marked: the polygons that the others got, gave and took out of the tray in their last turns. */
import { eventsOf } from '../../../kit/deeds';
import type { Spot } from '../../../kit/places';
import type { Deed } from '../../../kit/room';
import type { ColleXionEvent } from '../wire';
import { outlineOf, type Point } from '../pieces/geometry';
import { kindsOf } from '../pieces/kinds';
import { cellOf } from './show.svelte';

export interface Marks {
  /** Polygons that came into a collection, and those that somebody else took out of it: by place, who did it. */
  come: ReadonlyMap<Spot, number>;
  lost: ReadonlyMap<Spot, number>;
  /** Where polygons lay that are gone from the tray. The events say it, so it is known after a reload too. */
  gone: readonly Ghost[];
  /** Who scored. */
  scored: ReadonlySet<number>;
}

/** Where a polygon lay in the tray that somebody took. */
export interface Ghost {
  polygon: number;
  seat: number;
  outline: Point[];
}

const ghostOf = ({ polygon, seat, ...lay }: Extract<ColleXionEvent, { type: 'took' | 'removed' }>): Ghost => ({
  polygon,
  seat,
  outline: outlineOf(lay),
});

export function marksOf(deeds: readonly Deed[]): Marks {
  const [come, lost] = [new Map<Spot, number>(), new Map<Spot, number>()];
  const gone: Ghost[] = [];
  const scored = new Set<number>();
  const goes = (seat: number, kind: string, from: number | null, to: number | null) => {
    if (from !== null) come.delete(cellOf(from, kind));
    if (from !== null && from !== seat) lost.set(cellOf(from, kind), seat);
    if (to !== null) come.set(cellOf(to, kind), seat);
    if (to !== null) lost.delete(cellOf(to, kind));
  };
  for (const event of deeds.flatMap((deed) => eventsOf<ColleXionEvent>(deed).own))
    switch (event.type) {
      case 'took':
        goes(event.seat, event.kind, null, event.seat);
        gone.push(ghostOf(event));
        break;
      case 'removed':
        gone.push(ghostOf(event));
        break;
      case 'swapped':
        goes(event.seat, event.got, event.other, event.seat);
        goes(event.seat, event.gave, event.seat, event.other);
        break;
      case 'stole':
        goes(event.seat, event.kind, event.other, event.seat);
        break;
      case 'gave':
      case 'handed':
        goes(event.seat, event.kind, event.seat, event.other);
        break;
      case 'scored':
        for (const kind of kindsOf(event.set)) goes(event.seat, kind, event.seat, null);
        scored.add(event.seat);
        break;
    }
  return { come, lost, gone, scored };
}
