/** The other seats in table order, from the one at the left of who looks on; all seats for a spectator. */
export const othersOf = (seat: number | null, seats: number): number[] =>
  Array.from({ length: seats }, (_, index) => ((seat ?? seats - 1) + 1 + index) % seats).filter(
    (other) => other !== seat,
  );
