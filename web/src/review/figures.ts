// Chances as people read them.
import { figure } from '../texts/figure';

/** A share of the win in whole percent. What one player gains and another loses is the same number. */
export const percent = (share: number): number => Math.sign(share) * Math.round(Math.abs(share) * 100);

/** Shares of one win in whole percent that make a hundred, as their sum does. */
export function percents(shares: readonly number[]): number[] {
  const whole = shares.map((share) => Math.floor(share * 100));
  const total = percent(shares.reduce((sum, share) => sum + share, 0));
  const rest = total - whole.reduce((sum, one) => sum + one, 0);
  const lost = (place: number) => (shares[place] ?? 0) * 100 - (whole[place] ?? 0);
  const first = [...shares.keys()].sort((a, b) => lost(b) - lost(a)).slice(0, rest);
  return whole.map((one, place) => one + Number(first.includes(place)));
}

/** What somebody gained or lost of it: "+12", "−7", "0". */
export function change(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : figure(points);
}
