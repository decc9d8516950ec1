/** Who plays by keys, or hears the table, must not fall out of it: many a button goes away when it is pressed, or rests. */
import type { Attachment } from 'svelte/attachments';

const REACHED = ':is([tabindex="0"]:not([disabled]), button:not([disabled], [tabindex]))';

/** One's hand if the room says where it is, also while it offers nothing; else the board; else whatever can be reached. */
const HOMES = [
  `[data-hand] ${REACHED}`,
  '[data-hand] [tabindex]:not([disabled])',
  `[data-hint-area] ${REACHED}`,
  REACHED,
];

function home(ground: HTMLElement): HTMLElement | null {
  return HOMES.map((which) => ground.querySelector<HTMLElement>(which)).find((one) => one !== null) ?? null;
}

/** A table has come in place of something else, and with that the focus has gone. Who plays by keys goes on at their hand;
 * whoever hears the table, at its beginning. */
export function arriveAt(main: HTMLElement, byKey: boolean): void {
  ((byKey && home(main)) || main).focus({ preventScroll: true });
}

/** Where the focus would be lost, the hand or the board takes it. It goes back to a button that only rested, if nothing was done since. */
export const keepFocus: Attachment<HTMLElement> = (ground) => {
  let last: Element | null = null;
  let resting: Element | null = null;
  /** Whoever plays by mouse or finger has no place to lose, and some places come forward when they have the focus. */
  let pointing = false;

  function arrive({ target }: FocusEvent) {
    if (!(target instanceof Element) || target.closest('dialog')) return; // a dialog gives back what it took
    last = target;
    resting = null;
  }
  function press({ type }: Event) {
    resting = null;
    pointing = type === 'pointerdown';
  }
  function look() {
    if (pointing) return;
    const { activeElement } = document;
    if (resting?.isConnected && !resting.matches(':disabled') && ground.contains(activeElement)) return take(resting);
    const gone = activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
    // Somebody who leaves a button that is still there wants to be elsewhere.
    if (!last || !gone || (last.isConnected && !last.matches(':disabled'))) return;
    const rests = last.isConnected ? last : null;
    take(home(ground));
    resting = rests;
  }
  function take(element: Element | null) {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    else last = null;
  }

  const watcher = new MutationObserver(look);
  watcher.observe(ground, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  ground.addEventListener('focusin', arrive);
  document.addEventListener('keydown', press, true);
  document.addEventListener('pointerdown', press, true);
  return () => {
    watcher.disconnect();
    ground.removeEventListener('focusin', arrive);
    document.removeEventListener('keydown', press, true);
    document.removeEventListener('pointerdown', press, true);
  };
};
