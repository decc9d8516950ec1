// All that moves on a board, watched as one: a step of a game is over when its last piece has landed.
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const KEY = Symbol('stage');
/** A step that hangs must not stop the game. */
const LONGEST = 8000;
/** After a new view it takes two frames until the first motion has begun. */
const FRAMES = 3;

interface Later {
  timer: ReturnType<typeof setTimeout>;
  run: () => void;
}

/** What a player of steps needs to know of a board. */
export interface Motion {
  /** How many times as fast as usual everything moves. */
  rate: number;
  /** When nothing moves any more. */
  settled(): Promise<void>;
  /** Brings everything to its end at once. */
  finish(): void;
}

/** A board that nobody draws: nothing moves. */
export const STILL: Motion = { rate: 1, settled: () => Promise.resolve(), finish: () => undefined };

export class Stage implements Motion {
  rate = 1;
  #element: Element | undefined;

  readonly #later = new Set<Later>();

  readonly watch: Attachment = (element) => {
    this.#element = element;
    return () => (this.#element = undefined);
  };

  /** Does something later; until then the step goes on. Gives how to call it off. */
  after(ms: number, run: () => void): () => void {
    const later: Later = {
      run,
      timer: setTimeout(() => {
        this.#later.delete(later);
        run();
      }, ms / this.rate),
    };
    this.#later.add(later);
    return () => {
      clearTimeout(later.timer);
      this.#later.delete(later);
    };
  }

  async settled(): Promise<void> {
    const until = performance.now() + LONGEST;
    for (let quiet = 0; quiet < FRAMES && performance.now() < until;) {
      await nextFrame();
      const motions = this.#motions();
      for (const motion of motions) if (motion.playbackRate !== this.rate) motion.updatePlaybackRate(this.rate);
      quiet = motions.length || this.#later.size ? 0 : quiet + 1;
    }
  }

  finish(): void {
    for (const later of this.#later) {
      // What it begins for later is in the set too, and comes next.
      clearTimeout(later.timer);
      this.#later.delete(later);
      later.run();
    }
    for (const motion of this.#motions()) motion.finish();
  }

  /** What comes to an end by itself. Whatever stands in `data-aside` is only for show, and nobody waits for it. */
  #motions(): Animation[] {
    return (this.#element?.getAnimations?.({ subtree: true }) ?? []).filter(({ effect, playState }) => {
      if (playState === 'finished' || effect?.getComputedTiming().endTime === Infinity) return false;
      return !(effect instanceof KeyframeEffect && effect.target?.closest('[data-aside]'));
    });
  }
}

/** A page that nobody looks at draws no frames. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The stage of the boards inside this component. */
export const setStage = (): Stage => setContext(KEY, new Stage());
/** The stage that a board is on; one of its own where nobody watches. */
export const getStage = (): Stage => getContext<Stage | undefined>(KEY) ?? new Stage();
