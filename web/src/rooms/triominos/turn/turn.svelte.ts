/** What a person is about to do, before it is a move. Knows no rules: `view.may` says what goes and what it brings. */
import { against, Turn as BaseTurn, type TurnTable } from '../../../kit/turn.svelte';
import { clashAt, freeCells, sameCell, type Clash } from '../pieces/clash';
import type { Cell } from '../pieces/geometry';
import type { TriominosMove, TriominosPlace, TriominosView } from '../wire';

/** What the person is in the middle of. `sure`: a stone lies on a place for a trial. */
export type Step = 'watch' | 'answer' | 'idle' | 'stone' | 'cell' | 'sure' | 'sent';

export class Turn extends BaseTurn<TriominosView, TriominosMove> {
  /** The stone that was chosen. */
  stone = $state<string | null>(null);
  /** The cell that was chosen before any stone. */
  cell = $state<string | null>(null);
  /** The cell where the stone lies for a trial. */
  #trial = $state<string | null>(null);
  /** The same, as long as the pointer or the focus is there. */
  #hovered = $state<string | null>(null);
  /** Where the stone was put though it doesn't fit there. */
  #wrong = $state.raw<Clash | null>(null);
  /** The same, as long as it is held over such a place. */
  #overWrong = $state.raw<Clash | null>(null);
  /** Laid, and on its way to the server. */
  sent = $state.raw<TriominosPlace | true | null>(null);

  constructor(table: TurnTable<TriominosView, TriominosMove>) {
    super(table, 'tr-sending');
  }

  get #may(): TriominosView['may'] {
    return this.table.view.may;
  }

  /** It is this person who plays. */
  get mine(): boolean {
    const { lay, buy, pass } = this.#may;
    return !this.table.readonly && !this.following && (lay.length > 0 || buy || pass);
  }

  get step(): Step {
    if (this.sent) return 'sent';
    if (this.table.readonly) return 'watch';
    if (this.#may.answer && !this.following) return 'answer';
    if (!this.mine) return 'watch';
    if (this.#trial) return 'sure';
    if (this.stone) return 'stone';
    return this.cell ? 'cell' : 'idle';
  }

  /** Nothing is said about what a place brings. */
  get quiet(): boolean {
    return this.table.quiet ?? false;
  }

  /** Where the chosen stone fits, the best first unless nothing is said about that. */
  get places(): TriominosPlace[] {
    if (!this.stone || this.table.readonly) return [];
    const places = this.#may.lay.filter(({ stone }) => stone === this.stone);
    return this.quiet ? places : places.sort((a, b) => b.points - a.points);
  }

  /** One place for each cell where anything fits: what can be chosen before a stone is. */
  get open(): TriominosPlace[] {
    if (this.stone || !this.mine) return [];
    return this.#may.lay.filter((place, at, all) => all.findIndex(({ cell }) => cell === place.cell) === at);
  }

  /** Where the stone is shown for a trial. */
  get trial(): TriominosPlace | null {
    if (typeof this.sent === 'object' && this.sent) return this.sent;
    return this.#place(this.#hovered) ?? this.#place(this.#trial);
  }

  /** The same, wherever the pointer is meanwhile. */
  get tried(): TriominosPlace | null {
    return this.#place(this.#trial);
  }

  #place(cell: string | null): TriominosPlace | null {
    return this.#may.lay.find((place) => place.cell === cell && place.stone === this.stone) ?? null;
  }

  /** Where the chosen stone is shown though it doesn't fit there, and what speaks against it. */
  get clash(): Clash | null {
    if (this.sent) return null;
    return this.#overWrong ?? (this.#hovered ? null : this.#wrong);
  }

  /** The same, wherever the pointer is meanwhile. */
  get refused(): Clash | null {
    return this.sent ? null : this.#wrong;
  }

  /** What speaks against the chosen stone on a free cell; null if nothing does. */
  clashOn(cell: Cell): Clash | null {
    if (!this.stone || !this.mine || this.places.some((place) => sameCell(place, cell))) return null;
    return clashAt(this.table.view.layout, cell, this.stone);
  }

  /** Every free place where the chosen stone doesn't fit; those where least is wrong come first. */
  get elsewhere(): Clash[] {
    const found = freeCells(this.table.view.layout).flatMap((cell) => this.clashOn(cell) ?? []);
    return found.sort((a, b) => a.touches.length - b.touches.length);
  }

  /** The best that a stone can bring now; undefined if it fits nowhere. */
  best(stone: string): TriominosPlace | undefined {
    const fitting = this.#may.lay.filter((place) => place.stone === stone && (!this.cell || place.cell === this.cell));
    return fitting.reduce<TriominosPlace | undefined>((a, b) => (a && a.points >= b.points ? a : b), undefined);
  }

  // Stones and places

  tapStone(stone: string): void {
    const { cell } = this;
    const again = this.stone === stone;
    this.#drop();
    if (again || this.table.readonly) return;
    this.stone = stone;
    if (!this.mine) return;
    const there = this.#may.lay.filter((place) => place.cell === cell);
    const here = there.find((place) => place.stone === stone);
    const [first] = there;
    const { places } = this;
    if (here) this.#trial = here.cell;
    else if (first) this.#wrong = this.clashOn(first);
    else if (places.length === 1) this.#trial = places[0]?.cell ?? null;
    else if (!places.length) this.complaint = 'tr-fits-nowhere';
  }

  /** `sure` lays at once; else the first tap tries it and the second lays. */
  tapCell(cell: string, sure = false): void {
    if (!this.myTurn()) return;
    if (!this.stone) {
      this.cell = this.cell === cell ? null : cell;
      return;
    }
    const place = this.places.find((one) => one.cell === cell);
    this.#wrong = null;
    if (place && (sure || this.#trial === place.cell)) this.lay(place);
    else this.#trial = place?.cell ?? null;
  }

  /** A free place where the chosen stone doesn't fit, or none of one's stones: the stone stays chosen, and one sees why. */
  tapWrong(cell: Cell): void {
    if (!this.#chosen || !this.myTurn()) return;
    if (!this.stone) {
      this.complaint = 'tr-none-here';
      return;
    }
    this.#trial = this.#hovered = null;
    this.#wrong = this.clashOn(cell);
  }

  /** Where nothing can lie: on a stone, or away from all of them. What was chosen stays chosen. */
  tapAside(lying?: string): void {
    if (!this.stone) this.complaint = null;
    else if (this.myTurn()) {
      this.#wrong = null;
      this.complaint = lying ? against('cell-taken', 'TR-4', '', lying) : against('no-edge', 'TR-4');
    }
  }

  /** Something may come to lie: a stone is chosen, or may be. */
  get #chosen(): boolean {
    return this.stone !== null || this.mine;
  }

  /** The stone leaves the rack by hand; false if it may not. */
  take(stone: string): boolean {
    if (this.table.readonly) return false;
    if (this.stone !== stone) this.tapStone(stone);
    if (!this.myTurn()) return false;
    this.try(null);
    return true;
  }

  try(place: TriominosPlace | Clash | null): void {
    this.complaint = null;
    this.#trial = place && 'cell' in place ? place.cell : null;
    this.#wrong = place && 'touches' in place ? place : null;
  }

  hover(place: TriominosPlace | Clash | null): void {
    this.#hovered = place && 'cell' in place ? place.cell : null;
    this.#overWrong = place && 'touches' in place ? place : null;
  }

  lay(place: TriominosPlace | null = this.trial): void {
    if (!this.myTurn()) return;
    if (place) this.#send(place.move, place);
    else this.complaint = this.stone ? 'tr-choose-place' : 'tr-choose-stone';
  }

  // The rest of a turn

  buy(): void {
    if (this.myTurn()) this.#send({ type: 'buy' });
  }

  pass(): void {
    if (this.myTurn()) this.#send({ type: 'pass' });
  }

  stop(): void {
    if (this.myTurn()) this.#send({ type: 'stop' });
  }

  answer(agrees: boolean): void {
    if (!this.#may.answer || this.table.readonly || this.table.waiting) return;
    this.#send({ type: agrees ? 'agree' : 'decline' });
  }

  /** One step back out of what was begun; false if there was nothing. */
  cancel(): boolean {
    if (this.sent) return false;
    const { stone } = this;
    const back = this.#wrong !== null || (this.#trial !== null && this.places.length > 1);
    if (!(stone ?? this.cell ?? this.complaint)) return false;
    this.#drop();
    if (back) this.stone = stone;
    return true;
  }

  /** The table has answered, or it is another's turn. */
  settle(): void {
    const stone = this.table.view.rack.some((one) => one.stone === this.stone) ? this.stone : null;
    const trial = this.#trial;
    this.#drop();
    this.stone = stone;
    if (this.mine && this.#place(trial)) this.#trial = trial;
  }

  #drop(): void {
    this.stone = null;
    this.cell = null;
    this.#trial = null;
    this.#hovered = null;
    this.#wrong = null;
    this.#overWrong = null;
    this.complaint = null;
    this.sent = null;
  }

  #send(move: TriominosMove, place: TriominosPlace | true = true): void {
    this.complaint = null;
    this.#hovered = null;
    this.#wrong = null;
    this.cell = null;
    this.sent = place;
    this.table.play(move);
  }

  again(): void {
    this.settle();
  }

  protected mayPlay(): boolean {
    return this.mine;
  }
}
