/** Tiles in a hand: dragged over the felt from there or from the rack, or a frame that is being drawn. */
import type { Camera } from '../../../kit/felt/camera.svelte';
import type { Point } from '../../../kit/drag';
import type { Grip } from '../../../kit/felt/gestures';
import { cellAt, follow, middle, type Cell } from '../pieces/grid';
import type { Turn } from './turn.svelte';

interface Carried {
  ids: readonly number[];
  /** The one under the finger. */
  grabbed: number;
  /** How far the tiles are from where they lay, in units; null for a tile of the rack. */
  by: Point | null;
  /** The cell that the grabbed one would fall on; null when it is not over the felt. */
  target: Cell | null;
  fits: boolean;
}

const EDGE = 44; // px from the rim of the felt, where it begins to move by itself
const SPEED = 9; // px for each frame

export class Hold {
  #carried = $state.raw<Carried | null>(null);
  /** The frame, by its two corners. */
  frame = $state.raw<[Cell, Cell] | null>(null);

  #drift = 0;
  /** The finger has been away from the rim: only then does coming back to it mean anything. */
  #inner = false;
  #at: Point = { x: 0, y: 0 };
  #again: (at: Point) => void = () => undefined;
  readonly #turn: Turn;
  readonly #camera: Camera;

  constructor(turn: Turn, camera: Camera) {
    this.#turn = turn;
    this.#camera = camera;
  }

  get carried(): Carried | null {
    return this.#carried;
  }

  #carry(carried: Carried | null): void {
    this.#carried = carried;
    this.#turn.carrying = carried?.ids ?? [];
  }

  /** What a finger takes that goes down at this point of the felt. `overRack`: whether it is let go over the rack. */
  grab(at: Point, shift: boolean, overRack: (at: Point) => boolean): Grip | null {
    const turn = this.#turn;
    if (turn.framing || shift) return this.#framing(at);
    const from = this.#camera.toTable(at);
    const start = cellAt(from);
    const piece = turn.draft.at(start);
    if (!piece || !turn.mayArrange) return null;
    if (!turn.selected.has(piece.id)) turn.select([piece.id]);
    const ids = turn.held;
    const grabbed = piece.id;
    const move = (now: Point) => {
      const { x, y } = this.#camera.toTable(now);
      const by = { x: x - from.x, y: y - from.y };
      const centre = middle(start);
      const target = cellAt({ x: centre.x + by.x, y: centre.y + by.y });
      this.#carry({ ids, grabbed, by, target, fits: turn.wouldFit(ids, target, grabbed) });
    };
    return {
      move: (now) => {
        move(now);
        this.#drifting(now, move);
      },
      drop: (now) => {
        const target = this.carried?.target;
        this.cancel();
        if (overRack(now)) turn.takeBack(ids);
        else if (target && turn.lift(ids, target, grabbed)) {
          if (ids.length === 1) turn.select([]);
          follow(this.#camera, target);
        }
      },
      cancel: () => this.cancel(),
    };
  }

  /** A tile of the rack is held over this point of the felt; null: not over the felt. */
  over(id: number, at: Point | null): void {
    const move = (now: Point) => {
      const target = cellAt(this.#camera.toTable(now));
      this.#carry({ ids: [id], grabbed: id, by: null, target, fits: this.#turn.wouldFit([id], target, id) });
    };
    if (at) {
      move(at);
      this.#drifting(at, move);
    } else {
      this.#stopDrifting();
      this.#carry({ ids: [id], grabbed: id, by: null, target: null, fits: false });
    }
  }

  cancel(): void {
    this.#stopDrifting();
    this.#carry(null);
    this.frame = null;
  }

  #framing(at: Point): Grip {
    const start = cellAt(this.#camera.toTable(at));
    const move = (now: Point) => (this.frame = [start, cellAt(this.#camera.toTable(now))]);
    return {
      move: (now) => {
        move(now);
        this.#drifting(now, move);
      },
      drop: (now) => {
        this.cancel();
        this.#turn.frame(start, cellAt(this.#camera.toTable(now)));
      },
      cancel: () => this.cancel(),
    };
  }

  /** Near the rim the felt moves along, for as long as the finger stays there. */
  #drifting(at: Point, again: (at: Point) => void): void {
    this.#at = at;
    this.#again = again;
    const pull = this.#pull();
    this.#inner ||= pull === null;
    if (!this.#drift && this.#inner && pull) this.#drift = requestAnimationFrame(this.#step);
  }

  #pull(): Point | null {
    const { width, height } = this.#camera;
    const along = (x: number, size: number) => (x < EDGE ? SPEED : x > size - EDGE ? -SPEED : 0);
    const pull = { x: along(this.#at.x, width), y: along(this.#at.y, height) };
    return pull.x || pull.y ? pull : null;
  }

  readonly #step = (): void => {
    const pull = this.#pull();
    this.#drift = 0;
    if (!pull) return;
    this.#camera.pan(pull.x, pull.y);
    this.#again(this.#at);
    this.#drift = requestAnimationFrame(this.#step);
  };

  #stopDrifting(): void {
    cancelAnimationFrame(this.#drift);
    this.#drift = 0;
    this.#inner = false;
  }
}
