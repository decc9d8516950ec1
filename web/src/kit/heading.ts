import { getContext, setContext } from 'svelte';
import { t } from '../texts/index.svelte';

export const YOU = Symbol('you');
type Seat = () => number | undefined;

/** Who looks at this table and has no name to be called by: none, if several people or nobody sit at this device. */
export const setNamelessYou = (seat: Seat): Seat => setContext(YOU, seat);

export const getNamelessYou = (): Seat => getContext<Seat | undefined>(YOU) ?? (() => undefined);

/** How a name reads where it stands alone, on a card or above a column: whoever has none, and looks at it, is just "You".
 * A sentence says "Player 1 (you)", because its verb needs a name in every language. */
export function headings(): (name: string, seat: number) => string {
  const you = getNamelessYou();
  return (name, seat) => (seat === you() ? t('name-you') : name);
}
