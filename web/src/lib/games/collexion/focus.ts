/** Where the keys are when something comes up over the tray, and when it is gone again. */
import type { Attachment } from 'svelte/attachments';

/** The first thing to choose gets the focus; afterwards it goes back to where it was. */
export const focusFirst: Attachment<HTMLElement> = (element) => {
  const before = document.activeElement;
  const ours = before === document.body || element.closest('.room')?.contains(before);
  if (ours) element.querySelector<HTMLElement>('button:not([disabled])')?.focus({ preventScroll: true });
  return () => {
    const lost = element.contains(document.activeElement) || document.activeElement === document.body;
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};
