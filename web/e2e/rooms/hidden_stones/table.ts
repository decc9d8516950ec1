// A table of Hidden Stones as a person meets it.
import { expect, type Locator, type Page } from '@playwright/test';
import { StepwiseTable, type Patience } from '../../kit/room.ts';
import { makeTable, type NewTable } from '../../kit/seats.ts';

export const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type Cell = (typeof CELLS)[number];

/** As many cards of each value as the solo game needs, and once more for a table of several, all with this formation. */
export function deckOf(formation: string): string {
  const points = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 5];
  return [...points, ...points].map((value, index) => `${index + 101} ${value} ${formation}`).join('\n');
}

/** Can be scored as soon as a horse lies somewhere. */
export const HORSES = deckOf('H');
/** Nobody ever scores one of these. */
export const HOPELESS = deckOf('UFF/HHH/SSS');

export class Table extends StepwiseTable {
  readonly grid: Locator;
  readonly field: Locator;
  readonly hand: Locator;
  readonly cards: Locator;
  readonly pieces: Locator;
  readonly shining: Locator;
  readonly discards: Locator;
  readonly won: Locator;
  readonly end: Locator;
  readonly pass: Locator;

  constructor(page: Page) {
    super(page);
    this.grid = page.getByRole('grid', { name: 'The nine stones' });
    this.field = this.grid;
    this.hand = page.getByRole('list', { name: 'Your cards' });
    this.cards = this.hand.getByRole('button');
    this.pieces = this.cards;
    this.shining = this.hand.getByRole('button', { name: 'Matches' });
    this.discards = pile(page, /^Discards, /);
    this.won = pile(page, /^Won, /);
    this.end = page.getByRole('button', { name: /^End turn/ });
    this.pass = page.getByRole('button', { name: /^Pass/ });
  }

  // To a table

  /** With bots that move without a thought. Whoever plays here begins. */
  static againstBots(page: Page, opponents = 1): Promise<Table> {
    const bots = Array.from({ length: opponents }, () => 'bot' as const);
    return Table.make(page, { seats: [{ name: 'Ada' }, ...bots], start: 'Ada' });
  }

  static async make(page: Page, wanted: NewTable): Promise<Table> {
    await makeTable(page, 'hidden-stones', wanted);
    return new Table(page);
  }

  /** Alone, so that it is always one's own turn. */
  static async aloneWith(page: Page, deck: string): Promise<Table> {
    const table = await Table.make(page, { seats: [{ name: 'Ada' }], options: { deck } });
    await table.myTurn();
    return table;
  }

  // What one sees

  stone(cell: Cell): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${cell}, `) });
  }

  card(number: number): Locator {
    return this.hand.getByRole('button', { name: `Card ${number}, ` });
  }

  /** What each cell shows: "sun", "moon" … */
  async board(): Promise<string[]> {
    return found(await this.grid.ariaSnapshot(), /gridcell "\w\d, (\w+);/g);
  }

  async face(cell: Cell): Promise<string> {
    return (await this.board())[CELLS.indexOf(cell)] ?? '';
  }

  /** The numbers of one's cards, or only of those that can be scored now. */
  async held(which: 'all' | 'shining' = 'all'): Promise<number[]> {
    const cards = which === 'all' ? /Card (\d+),/g : /Card (\d+),.*Matches/g;
    return found(await this.hand.ariaSnapshot(), cards).map(Number);
  }

  async discarded(): Promise<number> {
    return Number(found(await this.discards.ariaSnapshot(), /Discards, (\d+)/g)[0] ?? 0);
  }

  /** A stone that shows this, if there is one. */
  async find(face: string): Promise<Cell | undefined> {
    return CELLS[(await this.board()).indexOf(face)];
  }

  async myTurn(how: Patience = {}): Promise<void> {
    await expect(this.end).toBeEnabled(how);
  }

  async seen(): Promise<unknown> {
    return { board: await this.board(), discarded: await this.discarded() };
  }

  // What one does

  async step(how: Patience = {}): Promise<void> {
    await this.propose('a1', 'b1');
    await this.pay(undefined, how);
  }

  async endTurn(): Promise<void> {
    await this.leaveBy(() => this.end.click());
  }

  async passTurn(): Promise<void> {
    await this.leaveBy(() => this.pass.click());
  }

  /** Whoever could still score is asked once. */
  async leaveBy(press: () => Promise<void>): Promise<void> {
    await press();
    if (await this.page.getByText('End your turn anyway?').isVisible()) await press();
  }

  async tapStone(cell: Cell): Promise<void> {
    await this.stone(cell).click();
  }

  async propose(a: Cell, b: Cell): Promise<void> {
    await this.tapStone(a);
    await this.tapStone(b);
    await this.says('Choose a card to pay for the swap.');
  }

  async swap(a: Cell, b: Cell, card?: number): Promise<void> {
    await this.propose(a, b);
    await this.pay(card);
  }

  async flip(cell: Cell, card?: number): Promise<void> {
    await this.tapStone(cell);
    await this.page.getByRole('button', { name: /^Flip:/ }).click();
    await this.says('Choose a card to pay for the flip.');
    await this.pay(card);
  }

  /** The first card pays, or this one. */
  async pay(number?: number, how: Patience = {}): Promise<void> {
    const card = number ?? (await this.held())[0] ?? 0;
    await this.card(card).click();
    await this.gone(card, how);
  }

  async score(number: number): Promise<void> {
    await this.card(number).click();
    await this.page.getByRole('button', { name: /^Score/ }).click();
    await this.gone(number);
  }

  /** The card has left the hand, and the server has said so: the next thing can be done. */
  async gone(card: number, how: Patience = {}): Promise<void> {
    await expect(this.card(card)).toHaveCount(0, how);
    await expect(this.myTurnOrOver()).toBeVisible(how);
  }

  /** Scores whatever shines, then ends the turn; passes where nothing shines. False if the game is over. */
  async playSimply(): Promise<boolean> {
    await expect(this.myTurnOrOver()).toBeVisible();
    if (await this.over.isVisible()) return false;
    // With cards that all want a horse, the first who sees none turns one up.
    const wanted = this.hand.getByRole('button', { name: 'horse, anywhere' });
    if (!(await this.shining.count()) && (await wanted.count())) await this.flip((await this.find('boat')) ?? 'a1');
    for (const card of await this.held('shining')) await this.score(card);
    const done = (await this.pass.isVisible()) ? this.pass : this.end;
    await done.click();
    return true;
  }

  private myTurnOrOver(): Locator {
    return this.end.and(this.page.locator(':enabled')).or(this.over).first();
  }
}

/** One can look through a pile, if there is something in it. */
function pile(page: Page, name: RegExp): Locator {
  return page.getByRole('button', { name }).or(page.getByRole('img', { name }));
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
