/** What is in motion on the table: where each stone is shown, which cells are lit, which cards are in the air. */
import type { Spot } from '../../../kit/places';
import { Show as BaseShow, type Flight as Flying, type Rect } from '../../../kit/flights/show.svelte';
import { Stage } from '../../../kit/flights/stage';
import type { LogLine } from '../../../net/wire';
import type { HiddenStonesEvent, HiddenStonesFace } from '../wire';
import { OTHER_SIDE, type Face } from '../art/symbols';
import { CELLS, changed, type CellName, type Change } from '../pieces/grid';

/** A stone keeps its id while it travels. */
export interface ShownStone {
  id: number;
  cell: CellName;
  face: Face;
}

export interface Flight extends Flying {
  /** Undefined: its back is shown. */
  card: HiddenStonesFace | undefined;
  number: number;
  to: Spot;
}

const OWN = 240;
const OTHER = 550;
const DEALT = 160; // between two cards that one player draws
const LIGHT = 900;
const TOO_MUCH = 16; // after so many steps nobody wants to watch the rest

interface Beat {
  run: () => void;
  lasts: number;
}

export class Show extends BaseShow<Flight> {
  stones = $state<ShownStone[]>([]);
  lit = $state.raw<readonly CellName[]>([]);
  /** Milliseconds that a stone takes now. */
  pace = $state(OWN);
  /** The moves of others are being shown. */
  playing = $state(false);

  #board = '';
  #target = '';
  #beats: Beat[] = [];
  #callOff: () => void = () => undefined;
  #light = 0;
  readonly #stage: Stage;

  constructor(rect: Rect, still: () => boolean, stage = new Stage()) {
    super(rect, still);
    this.#stage = stage;
  }

  /** The board as it should be in the end: at once, unless something is still being shown. */
  aim(board: string): void {
    this.#target = board;
    if (this.playing) return;
    this.pace = OWN;
    this.#arrange(board);
  }

  /** Show what happened. `me` has seen the own moves of stones already, as proposals. */
  tell(lines: readonly LogLine[], me: number | null, card: (number: number) => HiddenStonesFace | undefined): void {
    const events = lines.flatMap((line) => line.events as HiddenStonesEvent[]);
    this.hurry(); // what was still being told is older than this
    for (const event of events) this.#beat(event, me, card);
    if (this.#beats.length > TOO_MUCH) this.hurry();
    else if (this.#beats.length) this.#next();
  }

  /** To the end of it at once: somebody acts. */
  hurry(): void {
    this.#callOff();
    this.playing = false;
    this.#beats = [];
    this.aim(this.#target);
  }

  override stop(): void {
    this.hurry();
    clearTimeout(this.#light);
    super.stop();
  }

  inFlight(number: number): boolean {
    return this.flights.some((flight) => flight.number === number);
  }

  #beat(event: HiddenStonesEvent, me: number | null, card: (number: number) => HiddenStonesFace | undefined): void {
    const own = 'seat' in event && event.seat === me;
    const duration = own ? OWN : OTHER;
    const hand = (number: number) => (own ? `card ${number}` : 'seat' in event ? `seat ${event.seat}` : 'draw');
    const later = (run: () => void, lasts = duration) => this.#beats.push({ run, lasts });
    switch (event.type) {
      case 'swapped':
      case 'flipped': {
        const change: Change =
          event.type === 'swapped' ? { kind: 'swap', a: event.a, b: event.b } : { kind: 'flip', cell: event.cell };
        if (own) return this.#fly(event.card, card(event.card), hand(event.card), 'discard', duration);
        later(() => {
          this.#fly(event.card, card(event.card), hand(event.card), 'discard', duration);
          this.pace = duration;
          this.#change(change);
        }, duration + 120);
        break;
      }
      case 'scored': {
        const run = () => {
          this.#shine(event.cells);
          this.#fly(event.card, card(event.card), hand(event.card), own ? 'won' : `seat ${event.seat}`, duration * 1.3);
        };
        if (own) run();
        else later(run, LIGHT * 0.8);
        break;
      }
      case 'drew':
        // One's own cards come into the hand by themselves.
        if (!own) later(() => this.#fly(0, undefined, 'draw', hand(0), OTHER * 0.8), DEALT);
        break;
      case 'reshuffled':
        later(() => this.#fly(0, undefined, 'discard', 'draw', OTHER * 0.8), OTHER * 0.5);
        break;
    }
  }

  #next(): void {
    const beat = this.#beats.shift();
    this.playing = beat !== undefined;
    if (!beat) return this.#arrange(this.#target);
    beat.run();
    this.#callOff = this.#stage.after(this.still ? beat.lasts / 2 : beat.lasts, () => this.#next());
  }

  #fly(number: number, card: HiddenStonesFace | undefined, from: Spot, to: Spot, duration: number): void {
    this.fly({ card, number, to, duration }, from);
  }

  #shine(cells: readonly CellName[]): void {
    clearTimeout(this.#light);
    this.lit = cells;
    this.#light = window.setTimeout(() => (this.lit = []), LIGHT);
  }

  #change(change: Change): void {
    if (!this.#board) return;
    this.#board = changed(this.#board, change);
    for (const stone of this.stones) {
      if (change.kind === 'flip') {
        if (stone.cell === change.cell) stone.face = OTHER_SIDE[stone.face];
      } else if (stone.cell === change.a) stone.cell = change.b;
      else if (stone.cell === change.b) stone.cell = change.a;
    }
  }

  /** The stones from where they are to a board: one change travels or turns, anything else is laid anew. */
  #arrange(board: string): void {
    if (board === this.#board) return;
    const change = this.#board ? difference(this.#board, board) : null;
    if (change) return this.#change(change);
    this.#board = board;
    if (this.stones.length !== board.length) {
      this.stones = [...board].map((face, id) => ({ id, cell: CELLS[id] ?? '', face: face as Face }));
    } else {
      for (const stone of this.stones) stone.face = board[CELLS.indexOf(stone.cell)] as Face;
    }
  }
}

/** The one change that leads from a board to another, or null. */
export function difference(from: string, to: string): Change | null {
  const cells = CELLS.filter((_, i) => from[i] !== to[i]);
  const [a, b] = cells;
  if (!a || cells.length > 2) return null;
  const change: Change = b ? { kind: 'swap', a, b } : { kind: 'flip', cell: a };
  return changed(from, change) === to ? change : null;
}
