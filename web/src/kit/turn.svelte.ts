// What the turns of all rooms share: what a person is about to do, before it is a move. It knows no rules; the view says
// what goes.
import type { Problem } from '../net/wire';
import type { BoardProps } from './room';

/** What a turn needs to know of the table, read anew each time. */
export interface TurnTable<V, M> {
  readonly view: V;
  readonly waiting: boolean;
  readonly readonly: boolean;
  /** The others' moves are still being shown. */
  readonly following?: boolean;
  /** Nothing is said about what a move brings. */
  readonly quiet?: boolean;
  readonly play: (move: M) => void;
}

/** Where a move can be tried before it is made. */
export interface CheckingTable<V, M> extends TurnTable<V, M> {
  readonly check: (move: M) => Promise<Problem[]>;
}

/** Why something can't be done: a rule that speaks against it, or the id of a text. */
export type Complaint = Problem | string;

export const against = (code: string, rule = '', ...pieces: string[]): Problem => ({ rule, code, pieces, text: code });

/** The table that a board was given. `before` is done before any move is sent. */
export const tableOf = <V, M>(
  props: () => BoardProps<V, M>,
  before: () => void = () => undefined,
): CheckingTable<V, M> => ({
  get view() {
    return props().view;
  },
  get waiting() {
    return props().waiting;
  },
  get readonly() {
    return props().readonly;
  },
  get following() {
    return props().following ?? false;
  },
  get quiet() {
    return props().quiet ?? false;
  },
  play(move) {
    before();
    props().play(move);
  },
  check: (move) => props().check(move),
});

export abstract class Turn<V extends { phase: string }, M> {
  complaint = $state.raw<Complaint | null>(null);

  protected readonly table: TurnTable<V, M>;
  /** The id of the text that says that a move is still on its way. */
  readonly #sending: string;

  constructor(table: TurnTable<V, M>, sending: string) {
    this.table = table;
    this.#sending = sending;
  }

  /** The others' moves are still being shown: whatever the view says, it is not this person's turn yet. */
  get following(): boolean {
    return this.table.following ?? false;
  }

  /** A move is on its way to the server; it may say which. */
  abstract sent: unknown;

  /** The move was refused, or never went. */
  abstract again(): void;

  /** It is this person who plays. */
  protected abstract mayPlay(): boolean;

  /** Nothing can be begun, and one sees why. */
  protected busy(): boolean {
    return this.table.readonly || Boolean(this.sent);
  }

  /** Why not, where it is not this person's turn. */
  protected notNow(): Complaint {
    return against(this.table.view.phase === 'over' ? 'over' : 'not-your-turn');
  }

  /** Whether something can be begun or done now; if not, it complains. */
  protected myTurn(): boolean {
    this.complaint = null;
    if (this.busy()) return false;
    if (this.mayPlay() && !this.table.waiting) return true;
    this.complaint = this.mayPlay() ? this.#sending : this.notNow();
    return false;
  }
}
