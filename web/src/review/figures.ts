// Chances as people read them.
import { figure } from '../texts/figure';

/** A share of the win in whole percent. */
export const percent = (share: number): number => Math.round(share * 100);

/** What somebody gained or lost of it: "+12", "−7", "0". */
export function change(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : figure(points);
}
