// Going on on another device: links that lend one's seats, and what such a link brings.
import { location } from '../net/location';
import { look, ownTables } from './mine';
import { knownTable, read, remember, write } from '../app/memory';
import { me } from './me.svelte';
import { makePass, openPass, withdrawPass } from '../net/people';
import type { MadePass, OpenedPass } from '../net/wire';

/** A link that this browser made, and can withdraw. */
export interface Pass {
  id: string;
  token: string;
  /** In ms. */
  made: number;
  seconds: number;
  tables: number;
}

export const madePasses = (): Pass[] => read<Pass[]>('passes', []);

/** Where the link leads. The token stands behind the #, so that no server and no proxy ever has it in its log. */
export const passLink = ({ token }: Pick<MadePass, 'token'>): string => `${location.origin}/device#${token}`;

/** A link to all seats that are one's own here; what is borrowed from another device is not lent on. */
export async function lend(): Promise<Pass> {
  await look(); // a secret that opens nothing any more would spoil the link
  const tables = ownTables();
  const { id, token, seconds } = await makePass({ name: me.name, face: me.face, tables });
  const pass = { id, token, seconds, made: Date.now(), tables: tables.length };
  write('passes', [pass, ...madePasses()]);
  return pass;
}

/** Also one that the server doesn't know any more is off the list then. */
export async function withdraw({ id, token }: Pass): Promise<void> {
  await withdrawPass(token);
  write(
    'passes',
    madePasses().filter((pass) => pass.id !== id),
  );
}

/** Be here who one is there. Seats that this browser has already stay its own. */
export async function goOn(token: string): Promise<OpenedPass> {
  const opened = await openPass(token);
  if (opened.name) me.name = opened.name;
  if (opened.face) me.face = opened.face;
  for (const { table, game, seat, secret } of opened.seats) {
    const { seats = {}, lent = [] } = knownTable(table) ?? {};
    if (seats[seat] !== undefined && !lent.includes(seat)) continue;
    remember(table, { game, seats: { ...seats, [seat]: secret }, lent: [...lent.filter((one) => one !== seat), seat] });
  }
  return opened;
}
