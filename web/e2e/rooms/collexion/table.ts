// A table of ColleXion as a person meets it.
import { expect, type Locator, type Page } from '@playwright/test';
import { applied } from '../../../src/net/changes.ts';
import { RoomTable } from '../../kit/room.ts';
import { makeTable, type NewTable } from '../../kit/seats.ts';

export interface Piece {
  id: number;
  kind: string;
  shape: string;
  colour: string;
  x: number;
  y: number;
  reachable: boolean;
  covered_by: number[];
}

/** What a test reads of a view to know what to touch; it never plays past the table. */
export interface View {
  seat: number | null;
  phase: string;
  turn: number;
  tray: { size: number };
  pieces: Piece[];
  chain: Piece[];
  pair: boolean;
  players: { collection: number[][]; polygons: number; markers: number; complete: string[] }[];
  stacks: { colour: string; markers: number[] }[];
  last_round: string;
  may: { take: { polygon: number }[]; score: { set: string; by: string; rewards: unknown[] }[]; end: boolean };
  sheets: { seat: number; markers: number[]; unused: number; polygons: number; points: number }[];
}

interface Message {
  type: string;
  views?: { seat: number | null; view: View }[];
  news?: { seat: number | null; changes: unknown }[];
}

export const SHAPES = ['triangle', 'square', 'pentagon', 'octagon'];
export const COLOURS = ['green', 'yellow', 'pink', 'blue'];
/** Frames come at once: there is no need to look for them every second only. */
const SOON = { intervals: [20, 50, 100] };
const RIM = 330; // of wood around the tray, in its units

export class ColleXion extends RoomTable {
  readonly field: Locator;
  readonly hand: Locator;
  readonly tray: Locator;
  /** The heap as a list, for the keys. */
  readonly heap: Locator;
  readonly mine: Locator;
  readonly chain: Locator;
  readonly end: Locator;
  readonly handOver: Locator;
  /** The view of each seat of this browser as it was sent last. */
  private readonly views = new Map<number | null, View>();
  /** How often it became another's turn. */
  private passed = 0;

  /** To be made before the page goes to a table, else it misses what is sent first. */
  constructor(page: Page) {
    super(page);
    this.tray = page.getByRole('img', { name: /^(Tray with|The tray is empty)/ });
    this.heap = page.getByRole('listbox', { name: /^Polygons that you can/ });
    this.mine = page.getByRole('region', { name: 'Your collection' });
    this.field = this.tray;
    this.hand = this.mine;
    this.chain = page.getByRole('list', { name: /^Taken in this turn/ });
    this.end = page.getByRole('button', { name: 'End your turn' });
    this.handOver = page.getByRole('button', { name: /^Hand it to/ });
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { views = [], news = [] } = JSON.parse(String(payload)) as Message;
        const turn = [...this.views.values()][0]?.turn;
        for (const { seat, view } of views) this.views.set(seat, view);
        for (const { seat, changes } of news) this.views.set(seat, applied(this.views.get(seat), changes) as View);
        if ([...this.views.values()][0]?.turn !== turn) this.passed++;
      }),
    );
  }

  // To a table

  static async make(page: Page, wanted: NewTable): Promise<ColleXion> {
    const table = new ColleXion(page);
    await makeTable(page, 'collexion', wanted);
    return table;
  }

  // What one sees

  /** The view of whoever is to move at this browser, else of any of its seats. */
  get view(): View {
    const { sent } = this;
    if (!sent) throw new Error('nothing was sent yet');
    return sent;
  }

  private get sent(): View | undefined {
    const all = [...this.views.values()];
    return all.find(({ seat, turn, phase }) => seat === turn && phase === 'play') ?? all[0];
  }

  async myTurn(): Promise<void> {
    expect(await this.myTurnOrOver(), 'one’s turn, and not the end').toBe(true);
  }

  /** False if the game is over. */
  async myTurnOrOver(): Promise<boolean> {
    const due = () =>
      this.sent && (this.sent.phase === 'over' || (this.sent.phase === 'play' && this.sent.seat === this.sent.turn));
    await expect.poll(due, { ...SOON, timeout: 30_000 }).toBe(true);
    if (this.view.phase === 'over') return false;
    const { may } = this.view;
    // The page has drawn it too.
    if (may.take.length) await expect(this.heap.getByRole('option')).toHaveCount(may.take.length);
    return true;
  }

  /** What may be taken now. */
  get offered(): Piece[] {
    const ids = new Set(this.view.may.take.map(({ polygon }) => polygon));
    return this.view.pieces.filter(({ id }) => ids.has(id));
  }

  /** A kind that may be taken twice: at the start at least 17 of 16 kinds can be reached. */
  get twice(): string {
    const kinds = this.offered.map(({ kind }) => kind);
    return kinds.find((kind, at) => kinds.indexOf(kind) !== at) ?? 'none';
  }

  /** What somebody else has collected. */
  collection(name: string): Locator {
    return this.page.getByRole('table', { name: new RegExp(`^${name}’s collection\\.`) });
  }

  // What one does

  /** A point of the tray on the screen. */
  async at(x: number, y: number, size = this.view.tray.size): Promise<{ x: number; y: number }> {
    const box = await this.tray.boundingBox();
    if (!box) throw new Error('the tray is not to be seen');
    const side = Math.min(box.width, box.height);
    const unit = side / (size + 2 * RIM);
    return {
      x: box.x + (box.width - side) / 2 + (x + RIM) * unit,
      y: box.y + (box.height - side) / 2 + (y + RIM) * unit,
    };
  }

  async touch({ x, y }: Piece): Promise<void> {
    const at = await this.at(x, y);
    await this.page.mouse.click(at.x, at.y);
  }

  async take(piece: Piece): Promise<void> {
    const before = this.view.chain.length;
    await this.touch(piece);
    await expect.poll(() => this.view.chain.length, SOON).toBe(before + 1);
    await this.myTurn();
  }

  /** Take pieces of these kinds one after the other, whichever lies free. */
  async takeAll(kinds: readonly string[]): Promise<void> {
    for (const kind of kinds) {
      const piece = this.offered.find((one) => one.kind === kind);
      if (!piece) throw new Error(`no ${kind} to be taken`);
      await this.take(piece);
    }
  }

  async endTurn(): Promise<void> {
    const without = this.page.getByRole('button', { name: 'No, thanks' }); // CX-14
    await expect(this.end.or(without)).toBeVisible();
    if (await without.isVisible()) await without.click();
    const { passed } = this;
    await this.end.click();
    // A bot may be so quick that it is one's turn again already.
    await expect.poll(() => this.view.phase === 'over' || this.passed > passed, SOON).toBe(true);
  }

  /** The button that does what was chosen. */
  get sure(): Locator {
    return this.page.locator('.bar').getByRole('button', { name: /^Score the/ });
  }

  /** Scores the set that is offered first, for the marker that brings most. */
  async scoreOne(): Promise<void> {
    const before = this.own.polygons;
    const choose = this.page.getByRole('button', { name: 'Score a set' });
    await expect(choose.or(this.sure).first()).toBeVisible();
    if (await choose.isVisible()) await choose.click();
    await this.sure.click();
    await expect.poll(() => this.own.polygons, SOON).toBe(before - 4);
    await this.myTurn();
  }

  /** Takes as much as it may up to a number, scores everything, and ends the turn. False if the game is over. */
  async playSimply(most = 4): Promise<boolean> {
    if (!(await this.myTurnOrOver())) return false;
    for (let taken = 0; taken < most && this.offered[0]; taken++) await this.take(this.wanted(this.offered));
    while (this.view.may.score.length) await this.scoreOne();
    await this.endTurn();
    return true;
  }

  /** One of which there is none in the collection yet, if possible. */
  private wanted(pieces: readonly Piece[]): Piece {
    const { collection } = this.own;
    const has = ({ shape, colour }: Piece) => collection[SHAPES.indexOf(shape)]?.[COLOURS.indexOf(colour)];
    const [first] = pieces;
    if (!first) throw new Error('nothing to take');
    return pieces.find((piece) => !has(piece)) ?? first;
  }

  get own(): View['players'][number] {
    const own = this.view.players[this.view.seat ?? 0];
    if (!own) throw new Error('nobody sits here');
    return own;
  }
}
