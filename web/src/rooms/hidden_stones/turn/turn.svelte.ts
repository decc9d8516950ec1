/** What a person is about to do with the stones and cards, before it is a move. Knows no rules: `view.may` says what goes. */
import { against, Turn as BaseTurn, type TurnTable } from '../../../kit/turn.svelte';
import type { HiddenStonesHeld, HiddenStonesMove, HiddenStonesView } from '../wire';
import { changed, moveOf, sideBySide, type CellName, type Change } from '../pieces/grid';

/** What the person is in the middle of. */
export type Step = 'watch' | 'idle' | 'stone' | 'card' | 'pay' | 'change' | 'leave';

export class Turn extends BaseTurn<HiddenStonesView, HiddenStonesMove> {
  /** The stone that was chosen first. */
  stone = $state<CellName | null>(null);
  /** A change that lies on the board as a proposal until a card pays for it. */
  change = $state.raw<Change | null>(null);
  /** The card that was put down to pay, before anything is changed. */
  payer = $state<number | null>(null);
  /** The card that was picked. */
  card = $state<number | null>(null);
  /** The card under the pointer or the focus. */
  hovered = $state<number | null>(null);
  /** The turn is about to end though a card can be scored: asked once. */
  leaving = $state<'end' | 'pass' | null>(null);
  /** The change has been paid and sent; it stays on the board until the answer comes. */
  sent = $state(false);

  constructor(table: TurnTable<HiddenStonesView, HiddenStonesMove>) {
    super(table, 'hs-sending');
  }

  get #may(): HiddenStonesView['may'] {
    return this.table.view.may;
  }

  get mine(): boolean {
    return this.#may.end && !this.table.readonly && !this.following;
  }

  /** The board with the proposed change on it. */
  get board(): string {
    const { board } = this.table.view;
    return this.change && board ? changed(board, this.change) : board;
  }

  get step(): Step {
    if (!this.mine) return 'watch';
    if (this.leaving) return 'leave';
    if (this.change) return 'pay';
    if (this.stone) return 'stone';
    if (this.payer !== null) return 'change';
    return this.card === null ? 'idle' : 'card';
  }

  /** The card whose formation is shown on the board. */
  get looking(): HiddenStonesHeld | null {
    const number = this.hovered ?? this.card;
    return this.table.view.hand.find((card) => card.number === number) ?? null;
  }

  mayScore(card: number): boolean {
    return this.#may.score.includes(card);
  }

  // Stones

  /** `again` says that this is the second of two quick taps. */
  tapStone(cell: CellName, again = false): void {
    if (!this.#mayChange()) return;
    if (again && (this.stone === cell || this.stone === null)) return this.flip(cell);
    const { stone: first, payer, change } = this;
    this.#drop();
    this.payer = payer;
    if (change) this.complaint = 'hs-taken-back';
    if (first === null) this.stone = cell;
    else if (first !== cell) this.swap(first, cell);
  }

  swap(a: CellName, b: CellName): void {
    if (!this.#mayChange()) return;
    if (sideBySide(a, b)) return this.#propose({ kind: 'swap', a, b });
    const { payer } = this;
    this.#drop();
    this.payer = payer;
    this.stone = b;
    this.complaint = against('not-adjacent', 'HS-4', a, b);
  }

  flip(cell: CellName | null = this.stone): void {
    if (!this.#mayChange()) return;
    if (cell) this.#propose({ kind: 'flip', cell });
    else this.complaint = 'hs-choose-stone';
  }

  /** A stone was dragged, and let go where there is no other: it is chosen, and one reads what to do. */
  letGoStone(cell: CellName): void {
    if (!this.#mayChange()) return;
    const { payer, change } = this;
    if (!change) {
      this.#drop();
      this.payer = payer;
      this.stone = cell;
    }
    this.complaint = 'hs-drop-stone';
  }

  #propose(change: Change): void {
    const payer = this.payer;
    this.#drop();
    this.change = change;
    if (payer !== null) this.#pay(payer, change);
  }

  // Cards

  tapCard(number: number): void {
    this.complaint = this.leaving = null;
    if (this.change && this.mine) return this.pay(number);
    if (this.payer !== null) this.payer = this.payer === number ? null : number;
    else this.card = this.card === number ? null : number;
    this.stone = null;
  }

  /** A card was dragged, and let go on no pile: it is picked, and one reads what to do. */
  letGoCard(number: number): void {
    if (!this.change && this.payer === null) [this.card, this.stone] = [number, null];
    if (this.mine) this.complaint = 'hs-drop-card';
  }

  /** This card pays: for the proposed change, or for the one that comes next. */
  pay(number: number | null = this.card): void {
    if (!this.#mayChange() || number === null) return;
    if (this.change) return this.#pay(number, this.change);
    this.payer = number;
    this.card = null;
  }

  #pay(number: number, change: Change): void {
    this.#send(moveOf(number, change));
  }

  score(number: number | null = this.card): void {
    if (!this.myTurn()) return;
    const choices = this.#may.score;
    const card = number ?? (choices.length === 1 ? choices[0] : undefined);
    if (card === undefined) this.complaint = choices.length ? 'hs-choose-score' : 'hs-nothing-scores';
    else if (!this.mayScore(card)) this.complaint = against('formation-absent', 'HS-6', String(card));
    else {
      this.#drop();
      this.#send({ type: 'score', card });
    }
  }

  // The turn

  end(): void {
    this.#leave('end');
  }

  pass(): void {
    this.#leave('pass');
  }

  #leave(type: 'end' | 'pass'): void {
    if (!this.myTurn()) return;
    const asked = this.leaving !== null || !this.#may.score.length;
    this.#drop();
    if (asked) this.#send({ type });
    else this.leaving = type;
  }

  /** The card that can be scored now and brings most. */
  get best(): HiddenStonesHeld | undefined {
    const cards = this.table.view.hand.filter(({ number }) => this.mayScore(number));
    return cards.reduce<HiddenStonesHeld | undefined>((a, b) => (a && a.points >= b.points ? a : b), undefined);
  }

  /** One step back out of what was begun; false if there was nothing. */
  cancel(): boolean {
    if (this.sent) return false;
    const begun = this.change ?? this.stone ?? this.card ?? this.leaving ?? this.complaint;
    if (begun === null && this.payer === null) return false;
    const payer = begun === null ? null : this.payer;
    this.#drop();
    this.payer = payer;
    return true;
  }

  /** The table has answered, or it is another's turn. */
  settle(): void {
    const hand = this.table.view.hand.map((card) => card.number);
    const kept = (number: number | null) => (number !== null && hand.includes(number) ? number : null);
    const [card, payer] = [kept(this.card), this.sent ? null : kept(this.payer)];
    this.hovered = kept(this.hovered);
    this.#drop();
    this.card = card;
    if (this.mine) this.payer = payer;
  }

  #drop(): void {
    this.leaving = null;
    this.stone = null;
    this.change = null;
    this.payer = null;
    this.card = null;
    this.complaint = null;
    this.sent = false;
  }

  #send(move: HiddenStonesMove): void {
    this.complaint = null;
    this.sent = true;
    this.table.play(move);
  }

  again(): void {
    this.settle();
  }

  protected mayPlay(): boolean {
    return this.#may.end;
  }

  /** What was sent lies on the board as before, so it has to be said. */
  protected override busy(): boolean {
    return this.table.readonly;
  }

  #mayChange(): boolean {
    if (!this.myTurn()) return false;
    if (!this.#may.act) this.complaint = 'hs-no-card';
    return this.#may.act;
  }
}
