// A table as this browser knows it: who sits there, what each of its seats sees, what is on its way.
import { TurnPlayer, type Frame, type Sight } from './following/player.svelte';
import { Unchecked, type Hint } from '../kit/room';
import { applied } from '../net/changes';
import { TableSocket, type Connection, type ErrorCode, type Request, type Wire } from '../net/socket';
import type { SignName } from './signs/drawings';
import { Signs } from './signs/signs.svelte';
import type {
  Coached,
  HintTaken,
  Hinted,
  Move,
  Problem,
  Refused,
  SeatClock,
  SeatView,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from '../net/wire';

/** A request without its id. */
type Wish = Request extends infer R ? (R extends { id: string } ? Omit<R, 'id'> : never) : never;

/** A hint as the server gave it, and how many of its stops were passed. */
export interface Given extends Pick<Hint, 'move' | 'reasons'>, Pick<Hinted, 'seat' | 'seq' | 'whole' | 'only'> {
  passed: number;
}

/** Where the answer to a check is waited for. */
interface Answer {
  resolve: (problems: Problem[]) => void;
  reject: (why: Error) => void;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  /** What opens a free seat; the server tells it to those who sit here. */
  invite = $state('');
  /** The seal of this game's shuffle; empty until it starts. */
  commitment = $state('');
  connection = $state<Connection>('connecting');
  /** The line was lost at least once, and is back: worth a word. */
  returned = $state(false);
  /** The move, undo or rematch that is on its way. */
  waiting = $state.raw<Request | null>(null);
  /** Why the last move was refused; empty again with the next. */
  problems = $state.raw<Problem[]>([]);
  /** Why the last request failed where no rule of the game is concerned. */
  error = $state<ErrorCode | null>(null);
  /** There is no such table (any more), or this page is too old for the server: no use in trying again. */
  gone = $state<'no-table' | 'no-game' | 'deleted' | 'rules-fault' | 'version' | null>(null);
  /** The hints that anybody took in this game, where they belong in the log. */
  hints = $state.raw<readonly HintTaken[]>([]);
  /** The question for a hint that is on its way. */
  asking = $state.raw<Request | null>(null);
  /** The clocks of the people at the table as of `clocksAt`, by `performance.now()`. */
  clocks = $state.raw<readonly SeatClock[]>([]);
  clocksAt = 0;
  /** Counts the welcomes. */
  greeted = $state(0);
  /** Hears what the coach says, where somebody wants one: then it looks at their moves. */
  coach: ((word: Coached) => void) | null = null;
  private given = $state.raw<Given | null>(null);
  readonly player = new TurnPlayer();
  readonly signs = new Signs(() => this.held);

  /** Our views are those that need no board. */
  private plain = false;
  private latest: Frame | null = null;
  /** The step that the answered request made; its update may still be on the way. */
  private awaited = 0;
  /** The id of the last sign that one made. */
  private signing = '';
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly checks = new Map<string, Answer>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly goodbyes = new Map<string, () => void>();
  private readonly socket: TableSocket;

  /**
   * `disown`: the server doesn't know a secret of ours; without it one can still watch.
   * `hasBoard`: whether there is a board for a game; of others we ask for plain views.
   */
  constructor(
    secrets: () => string[],
    dial: () => Wire,
    private readonly disown: () => void = () => undefined,
    private readonly hasBoard: (game: string) => boolean = () => true,
  ) {
    const listener = { message: this.receive, connection: this.connected };
    this.socket = new TableSocket(secrets, listener, dial, () => this.plain);
  }

  get seq(): number {
    return this.latest?.seq ?? 0;
  }

  get shown(): Frame | null {
    return this.player.shown;
  }

  /** The seats that this browser holds. */
  get held(): number[] {
    return this.shown?.sights.flatMap(({ seat }) => (seat === null ? [] : [seat])) ?? [];
  }

  /** What this seat sees now; a spectator's sight where this browser doesn't hold it. */
  sight(seat: number | null): Sight | undefined {
    const sights = this.shown?.sights ?? [];
    return sights.find((one) => one.seat === seat) ?? sights[0];
  }

  play(seat: number, move: unknown, coach = this.coach !== null): void {
    const wish = { type: 'move' as const, seat, seq: this.seq, move: move as Move['move'] };
    this.ask(coach ? { ...wish, coach } : wish);
  }

  undo(seat: number): void {
    this.ask({ type: 'undo', seat, seq: this.seq });
  }

  rematch(seat: number): void {
    this.ask({ type: 'rematch', seat, seq: this.seq });
  }

  /** The hint that this seat was given for what it sees now. */
  hint(seat: number | null): Given | null {
    const { given, shown } = this;
    return given && given.seat === seat && given.seq === shown?.seq ? given : null;
  }

  askHint(seat: number, whole: boolean): void {
    if (this.asking || this.waiting || this.player.busy) return;
    this.error = null;
    this.asking = { type: 'hint', id: newId(), seat, seq: this.seq, whole };
    this.socket.request(this.asking);
  }

  /** On to the next stop of the hint. That the whole move was shown is told to the server, and nothing waits for it. */
  passHint(whole: boolean): void {
    if (!this.given) return;
    this.given = { ...this.given, passed: this.given.passed + 1 };
    if (whole && !this.given.whole) this.askHint(this.given.seat, true);
  }

  closeHint(): void {
    this.forgetHint();
  }

  /** What is wrong with a move, without making it. Fails with the code if the server doesn't say. */
  check(seat: number, move: unknown): Promise<Problem[]> {
    const id = newId();
    return new Promise((resolve, reject) => {
      this.checks.set(id, { resolve, reject });
      this.socket.request({ type: 'check', id, seat, move: move as Move['move'] });
    });
  }

  /** Somebody sits here after all: a bot need not play for them. */
  here(seat: number): void {
    this.socket.request({ type: 'here', id: newId(), seat });
  }

  /** Make a friendly sign to the others. It is for now, or not at all. */
  sign(seat: number, sign: SignName): void {
    if (this.signs.resting || this.connection !== 'open') return;
    this.signs.rest();
    this.signing = newId();
    this.socket.say({ type: 'sign', id: this.signing, seat, sign });
  }

  /** Go for good. Done when the server knows that a bot plays on. */
  async quit(): Promise<void> {
    const told = this.held.map(
      (seat) =>
        new Promise<void>((resolve) => {
          const id = newId();
          this.goodbyes.set(id, resolve);
          this.socket.request({ type: 'leave', id, seat });
        }),
    );
    await Promise.all(told);
  }

  /** Say hello anew, with the seats that this browser holds now. */
  greet(): void {
    this.socket.again();
  }

  leave(): void {
    this.socket.stop();
    this.player.stop();
    this.signs.stop();
  }

  private ask(wish: Wish): void {
    if (this.waiting || this.player.busy) return; // one thing at a time
    const request = { ...wish, id: newId() } as Request;
    this.waiting = request;
    this.problems = [];
    this.error = null;
    this.socket.request(request);
  }

  private readonly connected = (state: Connection): void => {
    this.returned = state === 'open' && this.connection === 'lost';
    this.connection = state;
  };

  private readonly receive = (message: ServerMessage): void => {
    switch (message.type) {
      case 'welcome':
        return this.begin(message);
      case 'update':
        return this.step(message);
      case 'seats':
        this.info = message.table;
        return;
      case 'done':
        this.goodbyes.get(message.id)?.();
        if (this.waiting?.id === message.id) this.awaited = message.seq;
        return this.settle();
      case 'hints':
        this.hints = message.hints;
        return;
      case 'signed':
        return this.signs.see(message);
      case 'hinted':
        if (this.asking?.id !== message.id) return; // the table went on meanwhile
        this.asking = null;
        this.given = {
          ...message,
          move: this.plain ? message.move : message.data,
          passed: this.given?.seq === message.seq && this.given.seat === message.seat ? this.given.passed : 0,
        };
        return;
      case 'coached': {
        const { waiting } = this;
        if (waiting?.id === message.id) this.waiting = null; // it was not made
        this.coach?.({ ...message, data: this.plain ? message.move : message.data });
        return;
      }
      case 'checked':
        this.checks.get(message.id)?.resolve([...message.problems]);
        this.checks.delete(message.id);
        return;
      case 'refused':
        return this.refused(message);
    }
  };

  private begin({ table, seq, views, result, hints, invite, clocks, commitment }: Welcome): void {
    if (!this.plain && !this.hasBoard(table.game)) {
      this.plain = true;
      return this.socket.greet(); // and what comes until then is nothing that we could show
    }
    const another = this.info !== null && this.info.round !== table.round;
    if (seq !== this.seq) this.forgetHint();
    this.hints = hints;
    if (this.info?.id !== table.id) this.signs.enter(table.id);
    this.info = table;
    this.invite = invite;
    this.commitment = commitment;
    this.latest = { seq, sights: views.map((one) => sight(one)), result: result ?? null, own: false };
    this.player.reset(this.latest);
    this.setClocks(clocks);
    this.greeted += 1;
    if (another) this.problems = [];
    this.settle();
  }

  private setClocks(clocks: readonly SeatClock[]): void {
    this.clocksAt = performance.now();
    this.clocks = clocks;
  }

  private step({ seq, news, undone, result, clocks }: Update): void {
    const before = this.latest;
    if (!before || seq <= before.seq) return; // heard already
    if (seq !== before.seq + 1) return this.socket.again(); // something was missed: ask for everything
    const sights = news.map((one) => {
      const old = before.sights.find(({ seat }) => seat === one.seat);
      const log = old?.log ?? [];
      const view = applied(old?.view, one.changes);
      return sight({ ...one, view }, undone ? log.slice(0, -undone) : log);
    });
    const held = sights.map((one) => one.seat);
    const own = Boolean(undone) || sights.some(({ news }) => news.some((line) => held.includes(line.seat)));
    this.latest = { seq, sights, result: result ?? null, own };
    this.player.push(this.latest);
    this.setClocks(clocks);
    this.forgetHint();
    if (this.answeredBy(sights, Boolean(undone))) this.waiting = null;
    this.settle();
  }

  /** One's own step says as much as the word that it is done, and comes before it: whoever sees it may go on. */
  private answeredBy(sights: Sight[], undone: boolean): boolean {
    const { waiting } = this;
    if (waiting?.type === 'undo') return undone;
    return waiting?.type === 'move' && sights.some(({ news }) => news.some(({ seat }) => seat === waiting.seat));
  }

  /** A hint is for one moment. */
  private forgetHint(): void {
    this.given = null;
    this.asking = null;
  }

  /** The request is done with once its step has arrived too: until then the board shows the old table. */
  private settle(): void {
    if (this.awaited > 0 && this.seq >= this.awaited) {
      this.awaited = 0;
      this.waiting = null;
    }
  }

  private refused({ id, code, text, problems }: Refused): void {
    if (problems?.length) this.checks.get(id)?.resolve([...problems]);
    else this.checks.get(id)?.reject(new Unchecked(code, text)); // too fast, say: that is no word about the move
    this.checks.delete(id);
    this.goodbyes.get(id)?.();
    if (code === 'no-table' || code === 'no-game' || code === 'deleted' || code === 'version') this.gone = code;
    if (code === 'rules-fault' && this.connection !== 'open') this.gone = code;
    if (code === 'stale') this.socket.again(); // an update got lost: ask for everything
    if (id !== '' && id === this.signing) this.error = code;
    if (id !== '' && id === this.asking?.id) {
      this.asking = null;
      this.error = code;
    }
    if (id !== '' && id !== this.waiting?.id) return;
    if (id !== '') this.waiting = null;
    this.problems = [...(problems ?? [])];
    this.error = code === 'illegal' && this.problems.length ? null : code;
    if (code === 'withdrawn') this.disown(); // what can be seen without it comes by itself
    if (code === 'not-your-seat' && id === '' && this.connection !== 'open') {
      this.disown();
      this.socket.again();
    }
  }
}

/** `before`: the log so far, to which the view's own lines are added; without it they are the whole log. */
function sight({ seat, view, log, can_undo, to_move }: SeatView, before?: Sight['log']): Sight {
  const all = [...(before ?? []), ...log];
  return { seat, view, log: all, news: before ? [...log] : [], canUndo: can_undo, toMove: to_move };
}

/** 128 random bits. (`crypto.randomUUID` is missing on plain http, as in a home network.) */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
