// One WebSocket to one table. It comes back by itself, and resends what got no answer: the server answers a request
// it has carried out before with its first answer, so that is harmless. A line that dies silently is found out by
// asking: a page can't see the pings that the server and the browser exchange.
import { isHere } from './here';
import { VERSION, type ClientMessage, type Hello, type Ping, type Refused, type ServerMessage } from './wire';

export type Request = Exclude<ClientMessage, Hello | Ping>;
export type ErrorCode = Refused['code'];
export type Connection = 'connecting' | 'open' | 'lost';

/** What of a WebSocket is used here; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  /** A line within this device: it doesn't depend on the network, but may have to be loaded first. */
  here?: boolean;
}

export interface Listener {
  message(message: ServerMessage): void;
  connection(state: Connection): void;
}

const FIRST_DELAY = 400;
const LONGEST_DELAY = 8000;
/** An answer takes milliseconds: after this long the line is dead, even if nobody said so. */
const PATIENCE = 10_000;
/** Where somebody has to think first, it may take longer. */
const LONG_PATIENCE = 30_000;
/** After so long without a word from the server we ask whether the line is still there. */
const QUIET = 15_000;
/** Whoever comes back to the page wants to see the table as it is: after a shorter silence we ask at once… */
const SHORT_QUIET = 5000;
/** … and wait for the answer only so long. */
const SHORT_PATIENCE = 3000;
const PING: Ping = { type: 'ping', id: 'ping' };
/** The messages that answer a request. */
const ANSWERS: readonly string[] = [
  'done',
  'checked',
  'hinted',
  'coached',
  'refused',
] satisfies ServerMessage['type'][];
/** After one of these, the same message would only be refused again. */
const FINAL: ErrorCode[] = ['no-table', 'no-game', 'deleted', 'version'];

export class TableSocket {
  private wire: Wire | null = null;
  private greeted = false;
  private stopped = false;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** Runs until we ask whether the line is still there, and then until we give it up. */
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  /** A server that is older than this page doesn't know pings. */
  private answersPings = true;
  private readonly unanswered = new Map<string, Request>();

  constructor(
    private readonly secrets: () => string[],
    private readonly listener: Listener,
    private readonly dial: () => Wire,
    /** Whether we have no board for the game, and ask for views that need none. */
    private readonly plain: () => boolean = () => false,
  ) {
    addEventListener('online', this.wake);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.look);
    this.connect();
  }

  /** Send a request now, or as soon as there is a line; it is kept until it is answered. */
  request(request: Request): void {
    this.unanswered.set(request.id, request);
    if (this.greeted) this.send(request);
  }

  /** Send what only counts now: without a line, or if the line breaks, it is not sent again. */
  say(request: Request): void {
    if (this.greeted) this.wire?.send(JSON.stringify(request));
  }

  /** Hang up and call again: everything is told afresh. */
  readonly again = (): void => {
    this.hangUp();
    this.connect();
  };

  /** Say who we are and what we can show. May be said again. */
  greet(): void {
    const hello: Hello = { type: 'hello', version: VERSION, secrets: this.secrets() };
    this.wire?.send(JSON.stringify(this.plain() ? { ...hello, plain: true } : hello));
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.retry);
    this.hangUp();
  }

  private connect(): void {
    if (this.stopped) return;
    clearTimeout(this.retry);
    this.greeted = false;
    this.answersPings = true;
    this.listener.connection(this.failures ? 'lost' : 'connecting');
    const wire = this.dial();
    this.wire = wire;
    wire.onopen = () => this.greet();
    wire.onmessage = ({ data }) => this.receive(String(data));
    wire.onclose = () => this.lost();
    this.wait(); // a server that accepts and then says nothing is no line either
  }

  private receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.heardAt = Date.now();
    this.listen();
    if (this.isAboutPing(message)) return;
    if (message.type === 'refused' && message.code === 'closing') return this.lost();
    if (message.type === 'refused' && this.isFinal(message.code)) this.stop();
    if ('id' in message && ANSWERS.includes(message.type)) {
      this.unanswered.delete(message.id);
      if (this.greeted) this.wait();
    }
    if (this.unanswered.size === 0) clearTimeout(this.patience);
    this.listener.message(message);
    if (message.type === 'welcome' && !this.greeted && !this.stopped) {
      this.greeted = true;
      this.failures = 0;
      this.listen();
      this.listener.connection('open');
      for (const request of this.unanswered.values()) this.send(request);
    }
  }

  /** Wait for the next word. Not while the page is hidden: that would only wake the phone. */
  private listen(): void {
    clearTimeout(this.heartbeat);
    if (!this.greeted || !this.answersPings || document.visibilityState === 'hidden') return;
    this.heartbeat = setTimeout(() => this.ping(PATIENCE), QUIET);
  }

  /** Ask whether the line is still there. Whatever is heard then is an answer. */
  private ping(patience: number): void {
    clearTimeout(this.heartbeat);
    this.wire?.send(JSON.stringify(PING));
    this.heartbeat = setTimeout(() => this.lost(), patience);
  }

  /** The answer to a ping, of whatever kind, is nobody else's business. */
  private isAboutPing(message: ServerMessage): boolean {
    if (message.type === 'pong') return true;
    if (message.type !== 'refused' || message.id !== PING.id) return false;
    if (message.code === 'malformed') {
      this.answersPings = false;
      clearTimeout(this.heartbeat);
    }
    return true;
  }

  /** A game with a fault in its rules may still be looked at, unless it can't even be shown. */
  private isFinal(code: ErrorCode): boolean {
    return FINAL.includes(code) || (code === 'rules-fault' && !this.greeted);
  }

  private send(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.patience);
    if (this.wire?.here && !this.greeted) return; // it says by itself if it can't be opened
    const waiting = [...this.unanswered.values()];
    const thinking = waiting.length > 0 && waiting.every(({ type }) => type === 'hint');
    this.patience = setTimeout(
      () => this.lost(),
      this.wire?.here || (this.greeted && thinking) ? LONG_PATIENCE : PATIENCE,
    );
  }

  private lost(): void {
    if (this.stopped) return;
    this.hangUp();
    this.failures += 1;
    this.listener.connection('lost');
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (this.failures - 1));
    // A little chance keeps a whole room from calling a restarted server in the same instant.
    this.retry = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }

  private hangUp(): void {
    clearTimeout(this.patience);
    clearTimeout(this.heartbeat);
    const wire = this.wire;
    this.wire = null;
    this.greeted = false;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private readonly wake = (): void => {
    if (this.stopped) return;
    if (!this.greeted) this.again();
    else if (this.answersPings) this.ping(SHORT_PATIENCE); // the old network may be gone, and the line with it
  };

  private readonly drop = (): void => {
    if (!this.wire?.here) this.lost();
  };

  private readonly look = (): void => {
    if (document.visibilityState === 'hidden') clearTimeout(this.heartbeat);
    else if (this.wire === null || (this.greeted && Date.now() - this.heardAt >= SHORT_QUIET)) this.wake();
    else this.listen();
  };
}

/** The real line to a table. */
export function dialTable(id: string): Wire {
  if (isHere(id)) return dialHere(id);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`);
  return socket as Wire;
}

/** The line to a table of this device: `dial` sends and hangs up, once its house is open. */
function dialHere(id: string): Wire {
  const wire: Wire = {
    here: true,
    send: () => undefined,
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  import('../local').then(({ dial }) => dial(id, wire)).catch(() => wire.onclose?.());
  return wire;
}
