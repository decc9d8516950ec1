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
