/**
 * The table as somebody arranges it, before it is a move: what lay there, what was added from the rack, and every step
 * forth and back. Nothing here is ever changed; each step gives a new draft. Knows no rules (the server checks) but one that
 * is in the nature of the thing: what lay on the table stays on the table (CR-6).
 */
import { groups, inReadingOrder, keyOf, minus, plus, same, wayOut, type Cell } from '../pieces/grid';
import type { CrossrummyLayMove } from '../wire';

/** A tile that can be moved. Equal tiles have different ids here, so that each travels its own way on the screen. */
export interface Piece {
  readonly id: number;
  readonly tile: string;
  /** Where it lay before; null for a tile of the rack. */
  readonly home: Cell | null;
}

/** Where the pieces lie, by id; whatever isn't there stands on the rack. */
export type Arrangement = ReadonlyMap<number, Cell>;

/** Why a step can't be made. */
export type Refusal = 'taken' | 'table-tile';

export class Draft {
  readonly pieces: ReadonlyMap<number, Piece>;
  readonly #steps: readonly Arrangement[];
  readonly #now: number;

  private constructor(pieces: ReadonlyMap<number, Piece>, steps: readonly Arrangement[], now: number) {
    this.pieces = pieces;
    this.#steps = steps;
    this.#now = now;
  }

  static of(pieces: readonly Piece[]): Draft {
    const start = new Map(pieces.flatMap(({ id, home }) => (home ? [[id, home] as const] : [])));
    return new Draft(new Map(pieces.map((piece) => [piece.id, piece])), [start], 0);
  }

  // What lies where

  get lying(): Arrangement {
    return this.#steps[this.#now] ?? new Map();
  }

  get #start(): Arrangement {
    return this.#steps[0] ?? new Map();
  }

  /** The pieces on the table. */
  get table(): { piece: Piece; cell: Cell }[] {
    return [...this.lying].flatMap(([id, cell]) => {
      const piece = this.pieces.get(id);
      return piece ? [{ piece, cell }] : [];
    });
  }

  /** The pieces that still stand on the rack. */
  get rack(): Piece[] {
    return [...this.pieces.values()].filter(({ id }) => !this.lying.has(id));
  }

  /** All that is one's own: what stands on the rack, and what lies on the table for a trial. */
  get own(): Piece[] {
    return [...this.pieces.values()].filter(({ home }) => !home);
  }

  /** What was added from the rack. */
  get added(): Piece[] {
    return [...this.pieces.values()].filter(({ id, home }) => !home && this.lying.has(id));
  }

  get taken(): Set<string> {
    return new Set([...this.lying.values()].map(keyOf));
  }

  at(cell: Cell): Piece | undefined {
    for (const [id, one] of this.lying) if (same(one, cell)) return this.pieces.get(id);
    return undefined;
  }

  /** Nothing is arranged: all lies as it lay. */
  get untouched(): boolean {
    return alike(this.lying, this.#start);
  }

  // Steps

  /** A piece from wherever it is to a cell. Whatever lies there changes places with it. */
  put(id: number, cell: Cell): Draft | Refusal {
    const other = this.at(cell);
    const from = this.lying.get(id);
    if (other?.id === id) return this;
    const next = new Map(this.lying).set(id, cell);
    if (other && from) next.set(other.id, from);
    else if (other?.home) return 'taken';
    else if (other) next.delete(other.id);
    return this.#with(next);
  }

  /** Several pieces by the same way. One alone may change places with another; several need free cells. */
  move(ids: readonly number[], by: Cell): Draft | Refusal {
    const [only] = ids;
    const from = only === undefined ? undefined : this.lying.get(only);
    if (ids.length === 1 && only !== undefined && from) return this.put(only, plus(from, by));
    if (!this.fits(ids, by)) return 'taken';
    const next = new Map(this.lying);
    for (const id of ids) {
      const cell = this.lying.get(id);
      if (cell) next.set(id, plus(cell, by));
    }
    return this.#with(next);
  }

  /** Whether these could lie there without disturbing others. */
  fits(ids: readonly number[], by: Cell): boolean {
    const moving = new Set(ids);
    const others = new Set([...this.lying].filter(([id]) => !moving.has(id)).map(([, cell]) => keyOf(cell)));
    return ids.every((id) => {
      const cell = this.lying.get(id);
      return !cell || !others.has(keyOf(plus(cell, by)));
    });
  }

  /** Back onto the rack, as far as they came from there. CR-6: what lay on the table stays on it. */
  takeBack(ids: readonly number[]): Draft | Refusal {
    const own = ids.filter((id) => this.pieces.get(id)?.home === null);
    if (!own.length) return 'table-tile';
    const next = new Map(this.lying);
    for (const id of own) next.delete(id);
    return this.#with(next);
  }

  takeAllBack(): Draft {
    return this.#with(this.#start);
  }

  /** Space between the groups, so that each can be seen and grow. The largest stays where it is. */
  tidy(gap = 2): Draft {
    const taken = new Set<string>();
    const ways = new Map<string, Cell>();
    for (const group of groups([...this.lying.values()].sort(inReadingOrder))) {
      const by = wayOut(group, taken, gap);
      for (const cell of group) {
        taken.add(keyOf(plus(cell, by)));
        ways.set(keyOf(cell), by);
      }
    }
    return this.#with(new Map([...this.lying].map(([id, cell]) => [id, plus(cell, ways.get(keyOf(cell)) ?? [0, 0])])));
  }

  get canUndo(): boolean {
    return this.#now > 0;
  }

  get canRedo(): boolean {
    return this.#now < this.#steps.length - 1;
  }

  undo(): Draft {
    return this.canUndo ? new Draft(this.pieces, this.#steps, this.#now - 1) : this;
  }

  redo(): Draft {
    return this.canRedo ? new Draft(this.pieces, this.#steps, this.#now + 1) : this;
  }

  #with(next: Arrangement): Draft {
    if (alike(next, this.lying)) return this;
    return new Draft(this.pieces, [...this.#steps.slice(0, this.#now + 1), next], this.#now + 1);
  }

  /** The same steps with other tiles on the rack; what is no longer there is in none of them. */
  among(pieces: readonly Piece[]): Draft {
    const known = new Map(pieces.map((piece) => [piece.id, piece]));
    const steps = this.#steps.map((step) => new Map([...step].filter(([id]) => known.has(id))));
    return new Draft(known, steps, this.#now);
  }

  // The move

  /**
   * The move that makes the table so. Equal tiles can't be told apart, so a cell that holds an equal tile before and after was
   * not touched; of the others, as few as possible are moved. `origin`: the cell that the server calls 0,0.
   */
  laying(origin: Cell): CrossrummyLayMove {
    const { laid, moved } = this.#changes();
    const told = (cell: Cell): [number, number] => [cell[0] - origin[0], cell[1] - origin[1]];
    const byTarget = <C extends { cell: Cell }>(all: C[]) => all.sort((a, b) => inReadingOrder(a.cell, b.cell));
    return {
      type: 'lay',
      laid: byTarget(laid).map(({ tile, cell }) => ({ tile, cell: told(cell) })),
      moved: byTarget(moved).map(({ tile, from, cell }) => ({ tile, cell: told(from), to: told(cell) })),
    };
  }

  #changes(): Laying {
    const before = byTile([...this.pieces.values()].flatMap(({ tile, home }) => (home ? [{ tile, cell: home }] : [])));
    const after = byTile(this.table.map(({ piece, cell }) => ({ tile: piece.tile, cell })));
    const [laid, moved]: [Laying['laid'], Laying['moved']] = [[], []];
    for (const [tile, cells] of after) {
      const was = before.get(tile) ?? [];
      const left = was.filter((cell) => !cells.some((one) => same(one, cell)));
      const come = cells.filter((cell) => !was.some((one) => same(one, cell))).sort(inReadingOrder);
      for (const from of left) {
        const nearest = come.reduce(
          (best, cell, at) => (far(cell, from) < far(come[best] ?? cell, from) ? at : best),
          0,
        );
        const [cell] = come.splice(nearest, 1);
        if (cell) moved.push({ tile, from, cell });
      }
      laid.push(...come.map((cell) => ({ tile, cell })));
    }
    return { laid, moved };
  }

  /** One step that arranges the table as a laying says; null if that is no laying of these tiles. */
  arranged({ laid, moved }: CrossrummyLayMove, origin: Cell): Draft | null {
    const next = new Map(this.#start);
    const at = (cell: Cell) => [...this.#start].find(([, one]) => same(one, plus(cell, origin)))?.[0];
    for (const { tile, cell, to } of moved) {
      const id = at(cell);
      if (id === undefined || !to || this.pieces.get(id)?.tile !== tile) return null;
      next.set(id, plus(to, origin));
    }
    for (const { tile, cell } of laid) {
      const piece = [...this.pieces.values()].find((one) => !one.home && one.tile === tile && !next.has(one.id));
      if (!piece) return null;
      next.set(piece.id, plus(cell, origin));
    }
    const cells = [...next.values()].map(keyOf);
    return new Set(cells).size === cells.length ? this.#with(next) : null;
  }
}

const far = (a: Cell, b: Cell): number => Math.hypot(...minus(a, b));

function byTile(all: { tile: string; cell: Cell }[]): Map<string, Cell[]> {
  const found = new Map<string, Cell[]>();
  for (const { tile, cell } of all) found.set(tile, [...(found.get(tile) ?? []), cell]);
  return found;
}

function alike(a: Arrangement, b: Arrangement): boolean {
  return a.size === b.size && [...a].every(([id, cell]) => same(b.get(id) ?? [NaN, NaN], cell));
}

/** On the screen's grid. */
interface Laying {
  laid: { tile: string; cell: Cell }[];
  moved: { tile: string; from: Cell; cell: Cell }[];
}
