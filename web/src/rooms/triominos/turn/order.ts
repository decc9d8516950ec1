/** In which order the stones stand on the rack; kept for the next game. */
export type RackOrder = 'hand' | 'value';

const REMEMBERED = 'tilery.triominos.order';

export function rememberedOrder(): RackOrder {
  try {
    return localStorage.getItem(REMEMBERED) === 'value' ? 'value' : 'hand';
  } catch {
    return 'hand';
  }
}

export function rememberOrder(order: RackOrder): void {
  try {
    localStorage.setItem(REMEMBERED, order);
  } catch {
    // A browser that keeps nothing: by numbers next time.
  }
}
