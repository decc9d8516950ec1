// Calls somebody back to a table whose page is in the background: by the title of its tab, and by a notification where
// they asked for that.
import { location } from '../../net/location';
import { read, write } from '../../app/memory';

let wanted = $state(read<boolean>('calling', false));
let granted = $state(typeof Notification !== 'undefined' && Notification.permission === 'granted');

export const calling = {
  /** Whether this browser can notify at all. Over plain http it can't. */
  get possible(): boolean {
    return typeof Notification !== 'undefined' && Notification.permission !== 'denied' && isSecureContext;
  },
  get on(): boolean {
    return wanted && granted;
  },
  /** Asks the browser for leave when it is switched on. */
  async switch(on: boolean): Promise<void> {
    if (on) granted = (await Notification.requestPermission()) === 'granted';
    wanted = on && granted;
    write('calling', wanted);
  },
  /** Notifies, if that is wanted. Gives how to take it back. */
  async call(title: string, about: string): Promise<() => void> {
    if (!this.on) return () => undefined;
    const tag = location.pathname; // one for each table
    try {
      const shown = new Notification(title, { body: about, tag, icon: '/icons/192.png' });
      shown.onclick = () => {
        window.focus();
        shown.close();
      };
      return () => shown.close();
    } catch {
      // On a phone only a service worker may show one.
      const worker = await navigator.serviceWorker.ready;
      await worker.showNotification(title, { body: about, tag, icon: '/icons/192.png' });
      return () => void worker.getNotifications({ tag }).then((all) => all.forEach((one) => one.close()));
    }
  },
};
