// Which tables are on this device, and where new ones against bots are made. What such a table needs is loaded with the
// first of them, see `local`: this file comes with every page, so it only decides.
import { read } from '../app/memory';

/** Ids that no server gives begin like this. */
export const isHere = (table: string): boolean => table.startsWith('~');

export type Place = 'device' | 'server';
/** A server on one's own machine is as near as the device, and thinks faster. */
const NEAR = /^(localhost|127\.|\[)/;
export const place = (): Place => read<Place>('place', NEAR.test(location.hostname) ? 'server' : 'device');

/** Whether a request is, or may be, one for the house of this device. */
export const mayBeHere = (path: string, body: unknown): boolean =>
  __STATIC__ ||
  path.includes('/~') ||
  /([[,]|"(id|table)":)"~/.test(JSON.stringify(body)) ||
  (/^\/(tables|play-on)$/.test(path) && place() === 'device');

/** Whether the house can be opened without a network. */
export const isKept = (): boolean => read('house', '') !== '';
