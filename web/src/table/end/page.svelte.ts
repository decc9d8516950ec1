// The page of the end and its words: most visits don't need them, so they are loaded when a game is over.
import { loadTexts } from '../../texts/index.svelte';
import type GameOver from './GameOver.svelte';

export class EndPage {
  /** Undefined until it is there; so long the board stays. */
  Page = $state.raw<typeof GameOver>();
  failed = $state(false);

  load(): void {
    if (this.Page) return;
    Promise.all([import('./GameOver.svelte'), loadTexts('table', 'endings')]).then(
      ([module]) => (this.Page = module.default),
      () => (this.failed = true),
    );
  }
}
