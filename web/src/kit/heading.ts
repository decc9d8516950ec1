import { getContext, setContext } from 'svelte';
import { t } from '../texts/index.svelte';

export const YOU = Symbol('you');
type Seat = () => number | undefined;

/** Who looks at this table and has no name to be called by: none, if several people or nobody sit at this device. */
export const setNamelessYou = (seat: Seat): Seat => setContext(YOU, seat);

const getNamelessYou = (): Seat => getContext<Seat | undefined>(YOU) ?? (() => undefined);

/** How a name reads where it stands alone, on a card or above a column: to whoever has none it says "Player 1 (you)". A
 * sentence says "Player 1" and no more: "Player 1 (you) passes" is no language. */
export function headings(): (name: string, seat: number) => string {
  const you = getNamelessYou();
  return (name, seat) => (seat === you() ? t('name-player-you', { number: seat + 1 }) : name);
}
