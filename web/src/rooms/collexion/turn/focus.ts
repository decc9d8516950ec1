/** Where the keys are when something comes up over the tray. */
import type { Attachment } from 'svelte/attachments';

/** What is chosen already, else the first thing to choose, gets the focus; afterwards it goes back to where it was. */
export const focusFirst: Attachment<HTMLElement> = (element) => {
  const before = document.activeElement;
  const ours = before === document.body || element.closest('.room')?.contains(before);
  const find = (which: string) => element.querySelector<HTMLElement>(`button${which}`);
  if (ours) (find('[aria-pressed=true]') ?? find(':not([disabled])'))?.focus({ preventScroll: true });
  return () => {
    const lost = element.contains(document.activeElement) || document.activeElement === document.body;
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};
