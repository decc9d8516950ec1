/** A hint that somebody at this table asked for: whether one may ask, what it says now, and what comes next. */
import type { Hint, Room } from '../../kit/room';
import type { Sight } from '../following/player.svelte';
import type { Table } from '../table.svelte';
import { stopsOf, type Stop } from './stops';

export interface Asker {
  table: Table;
  room: Room;
  names: string[];
  /** What whoever asks sees. */
  sight: Sight | undefined;
  over: boolean;
  /** Hints are allowed at this table. */
  allowed: boolean;
}

export class AskedHint {
  readonly #asker: () => Asker;
  #given = $derived.by(() => {
    const { table, sight, over } = this.#asker();
    return sight && !over ? table.hint(sight.seat) : null;
  });
  #stops = $derived.by((): Stop[] => {
    const { room, names, sight } = this.#asker();
    if (!this.#given || !sight) return [];
    return stopsOf(room.hint(this.#given.move, sight.view, this.#given.reasons, names), this.#given.only);
  });

  constructor(asker: () => Asker) {
    this.#asker = asker;
  }

  /** One may ask, or go on with what one was told. */
  get may(): boolean {
    const { table, sight, over, allowed } = this.#asker();
    return allowed && !over && sight?.toMove === true && !table.player.busy;
  }

  get thinking(): boolean {
    return this.#asker().table.asking !== null && !this.stop;
  }

  /** All that it will say. */
  get stops(): readonly Stop[] {
    return this.#stops;
  }

  /** What it says now. */
  get stop(): Stop | undefined {
    return this.#given ? this.#stops[Math.min(this.#given.passed, this.#stops.length - 1)] : undefined;
  }

  get next(): Stop | undefined {
    return this.stop && this.#stops[this.#stops.indexOf(this.stop) + 1];
  }

  get words(): string {
    return this.stop ? `${this.stop.words} ${this.stop.why}` : '';
  }

  /** What the board shows of it. */
  get hint(): Hint | null {
    if (!this.#given || !this.stop) return null;
    const { move, reasons } = this.#given;
    return { move, reasons, step: this.stop.step, parts: this.stop.parts };
  }

  /** Asks, then goes on step by step; after the last there is only the move itself. */
  goOn(last: () => void): void {
    const { table, sight } = this.#asker();
    if (!this.may || !sight || sight.seat === null) return;
    if (!this.stop) table.askHint(sight.seat, false);
    else if (this.next) table.passHint(this.next.step === 'move');
    else last();
  }

  /** Does what it says. */
  play(): void {
    const { table, sight } = this.#asker();
    if (this.#given && sight && sight.seat !== null) table.play(sight.seat, this.#given.move);
  }
}
