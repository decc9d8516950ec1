// Keys that mean the same at every table.
import type { Camera } from './felt/camera.svelte';

/** In a dialog, or where somebody writes, or with a key held that makes it the browser's. */
export const isForOthers = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target);

export function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog, input, textarea, select, [contenteditable]') !== null;
}

/** Nearer, farther, all of it; false if the key stands for none of them. */
export function look(key: string, camera: Camera): boolean {
  if (key === '+' || key === '=') camera.zoom(1.25);
  else if (key === '-' || key === '−') camera.zoom(0.8);
  else if (key === '0') camera.fit();
  else return false;
  return true;
}

/** What each key does; a name for a key is as the browser says it, in small letters. */
export type Doing = Record<string, () => unknown>;

/** Does what a key stands for; false if it stands for nothing, or there was nothing to do. */
export function press(doing: Doing, key: string): boolean {
  const run = doing[key.toLowerCase()];
  return run !== undefined && run() !== false;
}

/** Where a key leads in a list that goes round; undefined if it leads nowhere. */
export function stepIn(key: string, here: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowUp: (here + count - 1) % count,
    ArrowLeft: (here + count - 1) % count,
    ArrowDown: (here + 1) % count,
    ArrowRight: (here + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}

/** Keys with the ids of the texts that say what they do, as they are listed. */
export type KeyWords = readonly (readonly [key: string, text: string])[];
