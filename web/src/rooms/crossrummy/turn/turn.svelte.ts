/** What a person is about to do, before it is a move. Knows no rules: `view.may` says what goes, `check` what is still wrong. */
/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps are replaced here, never changed */
import type { Complaint, CheckingTable } from '../../../kit/turn.svelte';
import type { LogLine, Problem } from '../../../net/wire';
import type { CrossrummyLayMove, CrossrummyMove, CrossrummyView } from '../wire';
import { Arranging } from './arranging.svelte';
import { Checker } from './checker.svelte';
import { cellOf, plus, type Cell } from '../pieces/grid';
import { layingIn, settle } from './settle';
import { byColour, isAction } from '../pieces/tiles';

/** What the person is in the middle of. */
export type Step = 'watch' | 'sent' | 'give' | 'given' | 'open' | 'bag' | 'action' | 'draft' | 'tile' | 'idle';

export class Turn extends Arranging {
  /** What is chosen beside the table: the place of an open tile, or the bag. */
  beside = $state<number | 'bag' | null>(null);
  /** *Pass on*: what goes to the left neighbour. */
  giving = $state.raw<ReadonlySet<number>>(new Set());
  /** *Draw three*: against whom. */
  victim = $state<number | null>(null);
  /** Tiles that came with the last change of the table. */
  fresh: ReadonlySet<number> = new Set();
  readonly checker: Checker;

  constructor(table: CheckingTable<CrossrummyView, CrossrummyMove>) {
    super(table, 'cr-sending');
    this.checker = new Checker((move) => table.check(move));
  }

  // How things stand

  /** It is this person who plays. */
  get mine(): boolean {
    const { take, draw, lay, pass_on, draw_three, pass } = this.view.may;
    return !this.table.readonly && !this.following && (take || draw || lay || pass_on || draw_three.length > 0 || pass);
  }

  get step(): Step {
    const { may, phase, chosen } = this.view;
    if (this.table.readonly) return 'watch';
    if (this.sent) return 'sent';
    if (may.give && !this.following) return 'give';
    if (phase === 'choose' && chosen) return 'given';
    if (this.mine && this.beside === 'bag') return 'bag';
    if (this.mine && this.beside !== null) return 'open';
    if (this.mine && this.action) return 'action';
    if (this.inAir.length) return 'tile';
    if (!this.draft.untouched) return 'draft';
    if (this.selected.size) return 'tile';
    return this.mine ? 'idle' : 'watch';
  }

  /** The open tile that is chosen. */
  get open(): string | null {
    return typeof this.beside === 'number' ? (this.view.open[this.beside] ?? null) : null;
  }

  get action(): 'pass-on' | 'draw-three' | null {
    const tile = this.fromRack === null ? '' : (this.draft.pieces.get(this.fromRack)?.tile ?? '');
    return isAction(tile) ? tile : null;
  }

  /** The move that the draft stands for; null as long as nothing is arranged. */
  get laying(): CrossrummyLayMove | null {
    return this.draft.untouched ? null : this.draft.laying(this.ground.origin);
  }

  /** What is wrong with the draft, with cells of the screen's grid. */
  get troubles(): { problem: Problem; cells: Cell[] }[] {
    const { origin } = this.ground;
    return this.checker.problems.map((problem) => ({
      problem,
      cells: (problem.pieces ?? []).filter((piece) => piece.includes(',')).map((piece) => plus(cellOf(piece), origin)),
    }));
  }

  /** All that is arranged is right, and nothing is in the air. */
  get right(): boolean {
    return this.checker.right && this.mine && !this.inAir.length;
  }

  // Choosing

  tapRack(id: number): void {
    this.complaint = null;
    this.beside = null;
    if (this.view.may.give && !this.table.readonly) return this.#pick(id);
    if (this.table.readonly || this.sent) return;
    this.select(this.fromRack === id ? [] : [id]);
  }

  #pick(id: number): void {
    const giving = new Set(this.giving);
    if (!giving.delete(id)) {
      const { give } = this.view.may;
      if (give > 1 && giving.size >= give) {
        this.complaint = 'cr-give-enough'; // nothing that was chosen goes back by itself
        return;
      }
      if (giving.size >= give) giving.clear(); // the only one: this instead of that
      giving.add(id);
    }
    this.giving = giving;
  }

  override select(ids: Iterable<number>): void {
    super.select(ids);
    const { draw_three } = this.view.may;
    this.victim = draw_three.length === 1 ? (draw_three[0] ?? null) : null;
  }

  protected leaveBeside(): void {
    this.beside = null;
  }

  tapOpen(place: number | 'bag'): void {
    if (!this.myTurn()) return;
    this.selected = new Set();
    this.beside = this.beside === place ? null : place;
  }

  /** Begin what a move says, as if one had done it oneself: only the button is left to press. */
  follow(move: CrossrummyMove): void {
    if (move.type === 'lay') {
      const draft = this.draft.arranged(move, this.ground.origin);
      if (draft && this.mayArrangeNow()) this.arrange(draft);
    } else if (move.type === 'draw') this.beside = 'bag';
    else if (move.type === 'take') this.beside = this.view.open.indexOf(move.tile);
    else if (move.type === 'give') this.giving = this.#named(move.tiles);
    else if (move.type === 'passon') this.select(this.#named(['pass-on']));
    else if (move.type === 'drawthree') {
      this.select(this.#named(['draw-three']));
      this.victim = move.victim;
    }
  }

  /** One piece of the rack for each name. */
  #named(tiles: readonly string[]): Set<number> {
    const left = [...this.draft.rack];
    return new Set(
      tiles.flatMap((tile) => {
        const at = left.findIndex((piece) => piece.tile === tile);
        return at < 0 ? [] : left.splice(at, 1).map(({ id }) => id);
      }),
    );
  }

  // Moves

  lay(): void {
    const { laying } = this;
    if (!this.myTurn()) return;
    if (!laying) this.complaint = 'cr-lay-what';
    else if (this.inAir.length) this.complaint = 'cr-put-first';
    else if (!this.right) this.complaint = this.checker.problems[0] ?? 'cr-checking';
    else this.#send(laying);
  }

  draw(): void {
    if (!this.myTurn()) return;
    if (this.view.may.draw) this.#send({ type: 'draw' });
    else this.complaint = 'cr-bag-empty';
  }

  take(): void {
    const { open } = this;
    if (this.myTurn() && open) this.#send({ type: 'take', tile: open });
  }

  act(): void {
    const { action, victim } = this;
    if (!this.myTurn() || !action) return;
    if (action === 'pass-on') this.#send({ type: 'passon' });
    else if (victim !== null) this.#send({ type: 'drawthree', victim });
    else this.complaint = 'cr-whom';
  }

  give(): void {
    const tiles = [...this.giving].flatMap((id) => this.draft.pieces.get(id)?.tile ?? []).sort(byColour);
    if (this.sent || this.table.waiting || tiles.length !== this.view.may.give) return;
    this.#send({ type: 'give', tiles });
  }

  pass(): void {
    if (this.myTurn() && this.view.may.pass) this.#send({ type: 'pass' });
  }

  #send(move: CrossrummyMove): void {
    this.complaint = null;
    this.sent = true;
    this.table.play(move);
  }

  /** One step back out of what was begun; false if there was nothing. */
  cancel(): boolean {
    const begun = this.selected.size > 0 || this.beside !== null || this.framing || this.complaint !== null;
    this.select([]);
    this.framing = false;
    return begun;
  }

  // The table

  /** The table has changed, or it answered. */
  settle(news: readonly LogLine[]): void {
    const { pieces, untouched } = this.draft;
    const tried = !untouched && !this.sent; // what I sent is laid, even if the news tell only what another did next
    this.ground = settle(this.ground.round ? this.ground : null, this.view, layingIn(news));
    this.fresh = new Set([...this.draft.pieces.keys()].filter((id) => !pieces.has(id)));
    this.#forget();
    const laid = layingIn(news);
    if (tried && this.draft.untouched && laid && laid.seat !== this.view.seat) this.complaint = 'cr-plan-gone';
  }

  again(): void {
    this.sent = false;
  }

  #forget(): void {
    const { pieces } = this.draft;
    const there = (ids: ReadonlySet<number>) => new Set([...ids].filter((id) => pieces.has(id)));
    this.sent = false;
    this.beside = null;
    this.complaint = null;
    this.refused = null;
    this.selected = there(this.selected);
    this.giving = this.view.may.give ? there(this.giving) : new Set();
  }

  /** Ask about the draft, or stop asking. */
  ask(): void {
    this.checker.ask(this.mine && this.view.may.lay ? this.laying : null);
  }

  protected mayPlay(): boolean {
    return this.mine;
  }

  protected override notNow(): Complaint {
    return 'cr-not-now';
  }
}
