// The invitations that this tab came with: they open a free seat, and are of no use once one sits there.
import { location } from '../net/location';
const KEY = 'tilery.invite.';
const unsaved = new Map<string, string>();

export function keepInvite(table: string, invite: string): void {
  unsaved.set(table, invite);
  try {
    sessionStorage.setItem(KEY + table, invite);
  } catch {
    // Kept for as long as the page is open.
  }
}

export function keptInvite(table: string): string {
  try {
    return unsaved.get(table) ?? sessionStorage.getItem(KEY + table) ?? '';
  } catch {
    return '';
  }
}

/** What to send to somebody who shall sit down, or only watch. */
export const tableLink = (table: string, invite: string): string =>
  `${location.origin}${invite ? `/join/${invite}` : `/table/${table}`}`;
