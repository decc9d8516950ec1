/** A piece that comes onto a rack, as a transition of Svelte. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** From a place on the screen to its own; it just appears where there is none, or where nothing should move. */
export function arrivingFrom(from: DOMRect | undefined, element: Element, still: boolean): TransitionConfig {
  if (!from || still) return { duration: 160, css: (now) => `opacity: ${now}` };
  const to = element.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  return {
    duration: 320,
    easing: cubicOut,
    css: (_, left) => `transform: translate(${x * left}px, ${y * left}px); z-index: 3`,
  };
}
