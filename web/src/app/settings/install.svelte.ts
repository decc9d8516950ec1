// The page as something one has: kept for when the server is away, and put among the apps where the browser offers it.

/** What Chromium says before it would ask by itself; the standard types don't know it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);

export const install = {
  /** Whether the browser would install the page now. */
  get offered(): boolean {
    return offer !== null;
  },
  /** Ask the person; the browser offers it once, and again on another visit. */
  async ask(): Promise<void> {
    const asked = offer;
    offer = null;
    await asked?.prompt();
  },
};

/** Whoever has it among the apps plays without a network, too. */
const keepHouse = (): void => void import('../../local').then(({ keepFiles }) => keepFiles());

/** Once the page is there, so that nothing it needs has to wait: keep all of it. Works only over https and at home. */
export function keepAtHand(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // it stands in the settings, and in nobody's way
    offer = event as Offer;
  });
  addEventListener('appinstalled', () => {
    offer = null;
    keepHouse();
  });
  if (matchMedia('(display-mode: standalone)').matches) keepHouse();
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined); // just not kept, then
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
