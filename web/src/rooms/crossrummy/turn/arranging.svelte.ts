/** Tiles in the hand and on the table: what is held, and where it is put for a trial. What becomes a move of it, `Turn` says. */
/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps are replaced here, never changed */
import { Turn as BaseTurn } from '../../../kit/turn.svelte';
import type { CrossrummyMove, CrossrummyView } from '../wire';
import { Draft, type Refusal } from './draft';
import { groupOf, lineThrough, minus, type Cell } from '../pieces/grid';
import type { Ground } from './settle';
import { isAction } from '../pieces/tiles';

const REFUSALS: Record<Refusal, string> = { taken: 'cr-taken', 'table-tile': 'cr-stays' };

export abstract class Arranging extends BaseTurn<CrossrummyView, CrossrummyMove> {
  ground = $state.raw<Ground>({ round: 0, draft: Draft.of([]), origin: [0, 0] });
  /** Tiles that are held: one of the rack, or any of the table. */
  selected = $state.raw<ReadonlySet<number>>(new Set());
  /** The next drag on the felt draws a frame. */
  framing = $state(false);
  /** Tiles are being carried over the screen. */
  carrying = $state.raw<readonly number[]>([]);
  /** What is selected was put down since, and only stays marked. */
  #down = $state(false);
  /** Where tiles were let go that can't lie there, and the text that says why. */
  refused = $state.raw<{ cell: Cell; why: string } | null>(null);
  /** A move is on its way to the server. */
  sent = $state(false);

  get draft(): Draft {
    return this.ground.draft;
  }

  get view(): CrossrummyView {
    return this.table.view;
  }

  // What is held

  /** Tiles may be arranged: in one's turn, and to try things out while others play. */
  get mayArrange(): boolean {
    const { seat, phase } = this.view;
    return !this.table.readonly && !this.sent && seat !== null && phase !== 'choose' && phase !== 'over';
  }

  /** What is carried, or was taken by a tap and not put down yet. */
  get inAir(): readonly number[] {
    if (this.carrying.length) return this.carrying;
    return this.#down ? [] : [...this.selected];
  }

  /** The one tile of the rack that is held, and its name. */
  get fromRack(): number | null {
    const [only] = this.selected;
    return this.selected.size === 1 && only !== undefined && !this.draft.lying.has(only) ? only : null;
  }

  /** Held tiles that lie on the table. */
  get held(): number[] {
    return [...this.selected].filter((id) => this.draft.lying.has(id));
  }

  select(ids: Iterable<number>): void {
    this.complaint = null;
    this.refused = null;
    this.leaveBeside();
    this.#down = false;
    this.selected = new Set(ids);
  }

  /** A tile on the table, or a cell where something may come to lie. */
  tapCell(cell: Cell): void {
    this.complaint = null;
    const piece = this.draft.at(cell);
    const { fromRack } = this;
    if (fromRack !== null) this.lift([fromRack], cell);
    else if (piece) this.select(this.selected.has(piece.id) && this.selected.size === 1 ? [] : [piece.id]);
    else if (this.held.length) this.lift(this.held, cell);
  }

  /** More of what hangs together with a tile: its longer line, its other line, its group, and round again. */
  widen(cell: Cell): void {
    const { taken } = this.draft;
    const lines = [lineThrough(taken, cell, false), lineThrough(taken, cell, true)];
    const wider = [...lines.sort((a, b) => b.length - a.length), groupOf(taken, cell)]
      .filter((cells) => cells.length > 1)
      .map((cells) => new Set(cells.flatMap((one) => this.draft.at(one)?.id ?? [])));
    const now = wider.findIndex(
      (ids) => ids.size === this.selected.size && [...ids].every((id) => this.selected.has(id)),
    );
    const next = wider.slice(now + 1).find((ids) => now < 0 || ids.size !== this.selected.size) ?? wider[0];
    if (next) this.select(next);
  }

  /** All tiles between two cells. */
  frame(a: Cell, b: Cell): void {
    const within = (at: 0 | 1, cell: Cell) => (cell[at] - a[at]) * (cell[at] - b[at]) <= 0;
    this.framing = false;
    this.select(this.draft.table.flatMap(({ piece, cell }) => (within(0, cell) && within(1, cell) ? [piece.id] : [])));
  }

  // Arranging

  /** Held tiles to a cell: the one that was grabbed (else the first) comes to lie there. */
  lift(ids: readonly number[], to: Cell, grabbed: number | undefined = ids[0]): boolean {
    if (!this.mayArrangeNow() || grabbed === undefined) return false;
    const tile = this.draft.pieces.get(grabbed)?.tile ?? '';
    const from = this.draft.lying.get(grabbed);
    const next = from ? this.draft.move(ids, minus(to, from)) : this.draft.put(grabbed, to);
    const why = isAction(tile) ? 'cr-action-stays' : typeof next === 'string' ? REFUSALS[next] : null;
    if (why) {
      this.select(ids); // they stay in the hand
      this.refused = { cell: to, why };
      return this.#refuse(why);
    }
    const back = !from && this.draft.at(to); // one's own, put there before
    const done = this.arrange(next);
    if (done && !from) this.selected = new Set();
    if (done && back) this.complaint = 'cr-back-again';
    return done;
  }

  /** A tile of the rack was let go where there is nothing: it stays chosen. */
  letGo(id: number): void {
    this.select([id]);
    this.complaint = 'cr-beside';
  }

  /** Whether a drop there would be good. */
  wouldFit(ids: readonly number[], to: Cell, grabbed: number): boolean {
    const from = this.draft.lying.get(grabbed);
    if (isAction(this.draft.pieces.get(grabbed)?.tile ?? '')) return false;
    if (from && ids.length > 1) return this.draft.fits(ids, minus(to, from));
    return from !== undefined || !this.draft.at(to)?.home;
  }

  takeBack(ids: readonly number[]): boolean {
    return this.mayArrangeNow() && this.arrange(this.draft.takeBack(ids));
  }

  takeAllBack(): void {
    if (this.mayArrangeNow()) this.arrange(this.draft.takeAllBack());
  }

  tidy(): void {
    if (this.mayArrangeNow()) this.arrange(this.draft.tidy());
  }

  undo(): void {
    if (this.mayArrangeNow()) this.arrange(this.draft.undo());
  }

  redo(): void {
    if (this.mayArrangeNow()) this.arrange(this.draft.redo());
  }

  protected arrange(next: Draft | Refusal): boolean {
    if (typeof next === 'string') return this.#refuse(REFUSALS[next]);
    this.leaveBeside();
    this.#down = true;
    this.refused = null;
    this.ground = { ...this.ground, draft: next };
    this.selected = new Set([...this.selected].filter((id) => next.lying.has(id)));
    return true;
  }

  #refuse(why: string): false {
    this.complaint = why;
    return false;
  }

  /** Whether tiles may be arranged; if not, that is said. */
  protected mayArrangeNow(): boolean {
    this.complaint = this.mayArrange || this.table.readonly || this.sent ? null : this.notNow();
    return this.mayArrange;
  }

  /** Nothing beside the table is chosen any more. */
  protected abstract leaveBeside(): void;
}
