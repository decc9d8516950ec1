// What a form for new tables needs where there are guests: the choice, and the words for it.
import Guests from './Guests.svelte';
import type { GuestChoice } from './guests';
import { guestTexts } from './texts';

/** The choice, once its words are there. */
export async function load(): Promise<GuestChoice> {
  await guestTexts();
  return Guests;
}
