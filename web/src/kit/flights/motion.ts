// How pieces fly.
import type { Flight, Rect } from './show.svelte';

export const middleOf = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;

/** The size of a piece where it lands, and how wide it seems where it comes from; in px. */
interface Size {
  width: number;
  height: number;
  first: number;
}

/** From the middle of one place to the middle of another, small at first. Whoever gets it takes it out of sight. */
export function arriving(flight: Flight, element: HTMLElement, rect: Rect, sizeAt: (to: DOMRect) => Size): Keyframe[] {
  const { from, to: spot = '' } = flight;
  const to = rect(spot) ?? from;
  const { width, height, first } = sizeAt(to);
  const [[x0, y0], [x1, y1]] = [middleOf(from), middleOf(to)];
  element.style.cssText = `left:${x1 - width / 2}px;top:${y1 - height / 2}px;width:${width}px`;
  return [
    { transform: `translate(${x0 - x1}px, ${y0 - y1}px) scale(${Math.min(1, first / width)})`, opacity: 0.3 },
    { opacity: 1, offset: 0.25 },
    { transform: 'none', opacity: spot.startsWith('seat ') ? 0.3 : 1 },
  ];
}
