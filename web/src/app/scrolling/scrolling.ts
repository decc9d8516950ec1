// The browser's way back leads to where one was on a page. Browsers do that themselves only if the page is there at once;
// ours asks the server first.

/** So long a page may take until it is as high as it was, and so long it may still grow after that. */
const PATIENCE = 4000;
const SETTLING = 400;
/** Whoever does this wants to be elsewhere. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface Left {
  scrolled?: number;
}

let stopReturning: () => void = () => undefined;

/** Notes how far down this page one was when one left it. */
export function leaveAt(): void {
  history.replaceState({ ...(history.state as Left | null), scrolled: Math.round(scrollY) }, '');
}

/** Go no further back down. */
export function stay(): void {
  stopReturning();
}

/** To where one was on the page that is shown again, as far as it is high enough. */
export function returnTo(): void {
  stay();
  const { scrolled = 0 } = (history.state as Left | null) ?? {};
  if (!scrolled) return;
  let end = Date.now() + PATIENCE;
  let there = false;
  let frame = requestAnimationFrame(function look() {
    if (Date.now() > end) return stay();
    const { scrollHeight, clientHeight } = document.documentElement;
    const lowest = scrollHeight - clientHeight;
    // A page that folds something when it is left is not as high as it was: then its end is near enough.
    const to = Math.min(scrolled, lowest);
    if (Math.abs(scrollY - to) > 1) scrollTo({ top: to, behavior: 'instant' });
    if (lowest >= scrolled && !there) {
      there = true;
      end = Date.now() + SETTLING;
    }
    frame = requestAnimationFrame(look);
  });
  for (const hand of HANDS) addEventListener(hand, stay, { passive: true });
  stopReturning = () => {
    cancelAnimationFrame(frame);
    for (const hand of HANDS) removeEventListener(hand, stay);
    stopReturning = () => undefined;
  };
}
