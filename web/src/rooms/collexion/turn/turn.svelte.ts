/** What a person is about to do, before it is a move. Knows no rules: `view.may` says what goes. */
import { against, Turn as BaseTurn, type Complaint, type TurnTable } from '../../../kit/turn.svelte';
import type { ColleXionComplete, ColleXionMove, ColleXionReward, ColleXionTrayMove, ColleXionView } from '../wire';
import { countOf, KINDS } from '../pieces/kinds';

/** What was begun by touching a marker or a button. */
export type Doing = 'remove' | 'swap' | 'steal' | 'give' | 'score';

/** What the person is in the middle of. `piece`: one in the tray was chosen to be taken. */
export type Step = 'watch' | 'sent' | 'idle' | 'piece' | Doing;

/** A polygon in somebody's collection; of a gift only whose it will be is chosen. */
export interface Held {
  seat: number;
  kind: string;
}

export class Turn extends BaseTurn<ColleXionView, ColleXionMove> {
  /** The polygon in the tray that was chosen. */
  piece = $state<number | null>(null);
  /** The one under the pointer, or where the keys are in the list. */
  hovered = $state<number | null>(null);
  /** The one in the tray that the complaint is about. */
  refused = $state<number | null>(null);
  /** The kind of one's own that goes. */
  mine = $state<string | null>(null);
  theirs = $state.raw<Held | null>(null);
  /** The move that is on its way to the server. */
  sent = $state.raw<ColleXionMove | null>(null);
  /** CX-14: the pair that one goes on without using, by how many had been taken. */
  #without = $state(0);
  #doing = $state<Doing | null>(null);
  #set = $state<string | null>(null);
  #stack = $state<string | null>(null);

  constructor(table: TurnTable<ColleXionView, ColleXionMove>) {
    super(table, 'cx-sending');
  }

  get #may(): ColleXionView['may'] {
    return this.table.view.may;
  }

  /** It is this person who plays. */
  get my(): boolean {
    const { view, readonly } = this.table;
    return !readonly && !this.following && view.phase === 'play' && view.turn === view.seat;
  }

  /** CX-7: nothing more is taken or handed over, so the sets come next; a marker may still be used instead. */
  get #scoringIsNext(): boolean {
    const { take, hand, score } = this.#may;
    return score.length > 0 && !take.length && !hand && !this.#pairAsks;
  }

  get doing(): Doing | null {
    if (!this.my) return null;
    return this.#doing ?? (this.#scoringIsNext ? 'score' : null);
  }

  /** Something was begun that can be left again. */
  get begun(): boolean {
    return this.#doing !== null;
  }

  get step(): Step {
    if (this.sent) return 'sent';
    if (!this.my) return 'watch';
    return this.doing ?? (this.piece === null ? 'idle' : 'piece');
  }

  // In the tray

  /** What can be touched in the tray, each with the move that it would be. */
  get offered(): ColleXionTrayMove[] {
    if (!this.my || this.sent) return [];
    if (this.doing === 'remove') return this.#may.remove;
    return this.doing ? [] : this.#may.take;
  }

  #offer(id: number | null): ColleXionTrayMove | undefined {
    return this.offered.find(({ polygon }) => polygon === id);
  }

  /** `sure` takes it at once; else the first tap chooses and the second takes. Removing is always asked. */
  tapPiece(id: number, sure = false): void {
    if (!this.myTurn()) return;
    if (!this.#offer(id)) {
      this.complaint = this.#whyNot(id);
      this.refused = id;
    } else if (this.piece === id || (sure && !this.doing)) {
      this.piece = id;
      this.confirm();
    } else this.piece = id;
  }

  /** What was chosen before stays chosen. */
  #whyNot(id: number): Complaint {
    const { view } = this.table;
    const piece = view.pieces.find((one) => one.id === id);
    if (view.scoring) return against('scoring-begun', 'CX-9');
    if (this.doing && this.doing !== 'remove') return 'cx-choose-first';
    if (piece?.covered_by.length) return 'cx-covered';
    if (view.handed) return against('handed-over', 'CX-13');
    if (view.chain.length >= 4) return against('four-taken', 'CX-5');
    return view.chain.length ? 'cx-no-match' : 'cx-not-this';
  }

  // Markers, and what may be done after a pair

  can(doing: Doing): boolean {
    const { remove, swap_mine, swap_theirs, steal, give, score } = this.#may;
    if (!this.my) return false;
    if (doing === 'swap') return swap_mine.length > 0 && swap_theirs.length > 0;
    return { remove, steal, give, score }[doing].length > 0;
  }

  /** Begin with a marker; once more to leave it. */
  begin(doing: Doing): void {
    const again = this.#doing === doing;
    if (!this.myTurn()) return;
    if (!again && !this.can(doing)) {
      this.complaint = this.#whyNoMarker(doing); // what was begun goes on
      return;
    }
    this.#drop();
    if (!again) this.#doing = doing;
  }

  #whyNoMarker(doing: Doing): Complaint {
    const { view } = this.table;
    if (view.scoring) return against('scoring-begun', 'CX-9');
    if (view.acted) return against('one-marker', 'CX-9');
    return doing === 'swap' && view.players.some(({ seat, polygons }) => seat !== view.seat && polygons)
      ? 'cx-nothing-to-give'
      : 'cx-nothing-to-get';
  }

  /** CX-14: a pair was taken, and one has not yet said to go on without. */
  get pair(): boolean {
    return this.#pairAsks && !this.doing && !this.sent;
  }

  get #pairAsks(): boolean {
    const { view } = this.table;
    const { steal, give, remove } = view.may;
    const possible = [steal, give, remove].some(({ length }) => length > 0);
    return this.my && view.options.expert && view.pair && possible && this.#without !== view.chain.length;
  }

  goOn(): void {
    this.#without = this.table.view.chain.length;
  }

  // Collections

  /** What can be touched in a collection. */
  offersOf(seat: number): string[] {
    const { swap_mine, swap_theirs, steal, give } = this.#may;
    const own = seat === this.table.view.seat;
    const kinds = (all: { kind: string; seat?: number }[]) =>
      all.filter((one) => one.seat === undefined || one.seat === seat).map(({ kind }) => kind);
    switch (this.doing) {
      case 'swap':
        return own ? kinds(swap_mine) : this.mine ? kinds(swap_theirs) : [];
      case 'steal':
        return kinds(steal);
      case 'give':
        return own ? give.map(({ kind }) => kind) : [];
      default:
        return [];
    }
  }

  /** Who can be given the polygon that was chosen. */
  get takers(): number[] {
    if (this.doing !== 'give' || !this.mine) return [];
    return this.#may.give.filter(({ kind }) => kind === this.mine).map(({ seat }) => seat);
  }

  tapKind({ seat, kind }: Held): void {
    if (!this.myTurn() || !this.offersOf(seat).includes(kind)) return;
    if (seat === this.table.view.seat) {
      this.mine = this.mine === kind ? null : kind;
      const [only, ...more] = this.takers;
      if (this.doing === 'give') this.theirs = null;
      if (only !== undefined && !more.length) this.theirs = { seat: only, kind: '' };
    } else this.theirs = this.theirs?.seat === seat && this.theirs.kind === kind ? null : { seat, kind };
  }

  tapTaker(seat: number): void {
    if (this.myTurn() && this.takers.includes(seat)) this.theirs = { seat, kind: '' };
  }

  // Scoring

  get sets(): ColleXionComplete[] {
    return this.step === 'score' || this.step === 'sent' ? this.#may.score : [];
  }

  /** The set that is about to be scored: the one that was chosen, else the one that brings most. */
  get set(): ColleXionComplete | null {
    const { score } = this.#may;
    const points = ({ rewards }: ColleXionComplete) => Math.max(...rewards.map((reward) => reward.points));
    const best = score.reduce<ColleXionComplete | null>((a, b) => (a && points(a) >= points(b) ? a : b), null);
    return this.my ? (score.find(({ set }) => set === this.#set) ?? best) : null;
  }

  /** What it would bring: from the corner that was chosen, else from the best. */
  get reward(): ColleXionReward | null {
    const rewards = this.set?.rewards ?? [];
    const best = rewards.reduce<ColleXionReward | null>((a, b) => (a && a.points >= b.points ? a : b), null);
    return rewards.find(({ stack }) => stack === this.#stack) ?? best;
  }

  /** There is nothing to choose: one set, and one way to score it. */
  get plainScore(): boolean {
    const [only, ...more] = this.#may.score;
    return only?.rewards.length === 1 && !more.length;
  }

  tapSet(set: string): void {
    if (!this.myTurn()) return;
    this.#set = set;
    this.#stack = null;
  }

  /** The corners from which a marker can be chosen now. */
  get stacks(): string[] {
    if (this.step !== 'score') return [];
    return this.set?.rewards.map(({ stack }) => stack).filter(Boolean) ?? [];
  }

  tapStack(stack: string): void {
    if (this.myTurn() && this.stacks.includes(stack)) this.#stack = stack;
  }

  // The move

  /** What has been chosen so far, as a move; null as long as something is missing. */
  get move(): ColleXionMove | null {
    const { swap_mine, swap_theirs, steal, give } = this.#may;
    const { mine, theirs } = this;
    switch (this.doing) {
      case null:
      case 'remove':
        return this.#offer(this.piece)?.move ?? null;
      case 'swap': {
        const first = swap_mine.find(({ kind }) => kind === mine);
        const second = swap_theirs.find(({ seat, kind }) => seat === theirs?.seat && kind === theirs.kind);
        if (!first || !second) return null;
        return { type: 'swap', mine: KINDS.indexOf(first.kind), theirs: KINDS.indexOf(second.kind), seat: second.seat };
      }
      case 'steal':
        return steal.find(({ seat, kind }) => seat === theirs?.seat && kind === theirs.kind)?.move ?? null;
      case 'give':
        return give.find(({ seat, kind }) => seat === theirs?.seat && kind === mine)?.move ?? null;
      case 'score':
        return this.reward?.move ?? null;
    }
  }

  confirm(): void {
    const { move } = this;
    if (!this.myTurn()) return;
    if (move) this.#send(move);
    else this.complaint = this.doing ? 'cx-choose-first' : 'cx-choose-piece';
  }

  /** The one way to score, without being asked. */
  score(): void {
    if (!this.plainScore) return this.begin('score');
    const { reward } = this;
    if (reward && this.myTurn()) this.#send(reward.move);
  }

  hand(): void {
    if (this.myTurn() && this.#may.hand) this.#send({ type: 'hand' });
  }

  end(): void {
    if (!this.myTurn()) return;
    if (this.#may.end) this.#send({ type: 'end' });
    else if (this.#may.must_take) this.complaint = against('must-take', 'CX-5');
    else this.begin('score');
  }

  /** One step back out of what was begun; false if there was nothing. */
  cancel(): boolean {
    if (this.sent) return false;
    const { mine, theirs, piece } = this;
    const doing = this.#doing;
    if (doing === null && piece === null && this.complaint === null) return false;
    this.#drop();
    if ((doing === 'swap' || doing === 'give') && mine && theirs) [this.#doing, this.mine] = [doing, mine];
    else if (doing && doing !== 'score' && (mine ?? theirs ?? piece) !== null) this.#doing = doing;
    return true;
  }

  /** The table has answered, or it is another's turn. What was chosen stays if it is still there. */
  settle(): void {
    const [doing, piece, mine, theirs] = [this.#doing, this.piece, this.mine, this.theirs];
    const set = this.#set;
    const done = this.sent !== null;
    this.#drop();
    this.hovered = null;
    if (!this.table.view.chain.length) this.#without = 0;
    if (!this.my || done) return;
    if (doing && this.can(doing)) {
      this.#doing = doing;
      if (this.#may.score.some((one) => one.set === set)) this.#set = set;
    }
    if (this.#offer(piece)) this.piece = piece;
    const collection = this.table.view.players.find(({ seat }) => seat === this.table.view.seat)?.collection ?? [];
    if (mine && countOf(collection, mine)) [this.mine, this.theirs] = [mine, theirs];
  }

  #drop(): void {
    this.piece = null;
    this.mine = null;
    this.theirs = null;
    this.complaint = this.refused = null;
    this.sent = null;
    this.#doing = null;
    this.#set = null;
    this.#stack = null;
  }

  #send(move: ColleXionMove): void {
    this.complaint = this.refused = null;
    this.sent = move;
    this.table.play(move);
  }

  again(): void {
    this.settle();
  }

  protected override myTurn(): boolean {
    this.refused = null;
    return super.myTurn();
  }

  protected mayPlay(): boolean {
    return this.my;
  }
}
