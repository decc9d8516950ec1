// A table of Hidden Stones as a person meets it: everything is found by what it is called, and done by touching it.
import { expect, type Locator, type Page } from '@playwright/test';

export const CELLS = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type Cell = (typeof CELLS)[number];

export interface NewTable {
  /** Who sits at each seat: a person at this device by name, a bot, or whoever comes by the link. */
  seats: ({ name: string } | 'bot' | 'open')[];
  /** The name of whoever begins; by lot without it. */
  start?: string;
  deck?: string;
}

/** As many cards of each value as the solo game needs, and once more for a table of several, all with this formation. */
export function deckOf(formation: string): string {
  const points = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 5];
  return [...points, ...points].map((value, index) => `${index + 101} ${value} ${formation}`).join('\n');
}

/** Can be scored as soon as a horse lies somewhere. */
export const HORSES = deckOf('H');
/** Nobody ever scores one of these. */
export const HOPELESS = deckOf('UFF/HHH/SSS');

export class Table {
  readonly page: Page;
  readonly grid: Locator;
  readonly hand: Locator;
  readonly cards: Locator;
  readonly shining: Locator;
  readonly players: Locator;
  readonly discards: Locator;
  readonly won: Locator;
  readonly end: Locator;
  readonly pass: Locator;
  readonly undo: Locator;
  readonly log: Locator;
  readonly over: Locator;
  readonly curtain: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('grid', { name: 'The nine stones' });
    this.hand = page.getByRole('list', { name: 'Your cards' });
    this.cards = this.hand.getByRole('button');
    this.shining = this.hand.getByRole('button', { name: 'Lies on' });
    this.players = page.getByRole('list', { name: 'Players' });
    this.discards = pile(page, /^Discards, /);
    this.won = pile(page, /^Won, /);
    this.end = page.getByRole('button', { name: /^End turn/ });
    this.pass = page.getByRole('button', { name: /^Pass/ });
    this.undo = page.getByRole('button', { name: 'Undo' });
    this.log = page.getByRole('region', { name: 'What happened' });
    this.over = page.getByRole('region', { name: 'The game is over' });
    this.curtain = page.getByRole('region', { name: 'Curtain' });
  }

  // To a table

  /** The card of the game on the home page. */
  static card(page: Page): Locator {
    return page.getByRole('article', { name: 'Hidden Stones' });
  }

  /** From the home page, against so many bots. */
  static async againstBots(page: Page, opponents = 1): Promise<Table> {
    await page.goto('/');
    await Table.card(page)
      .getByRole('group', { name: 'Opponents' })
      .getByRole('radio', { name: String(opponents) })
      .check();
    await Table.card(page)
      .getByRole('button', { name: /^Play against/ })
      .click();
    const table = new Table(page);
    await expect(table.grid).toBeVisible();
    return table;
  }

  static async alone(page: Page): Promise<Table> {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play alone' }).click();
    const table = new Table(page);
    await table.myTurn();
    return table;
  }

  /** A table as the form for new tables makes it. Ends where the maker then is. */
  static async make(page: Page, { seats, start, deck }: NewTable): Promise<Table> {
    await page.goto(`/new/hidden-stones?for=${seats.includes('open') ? 'friends' : 'device'}`);
    await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible();
    if (seats.length === 1) await page.getByRole('button', { name: 'Remove seat 2' }).click();
    for (let more = 2; more < seats.length; more++) await page.getByRole('button', { name: 'One more seat' }).click();
    for (const [index, seat] of seats.entries()) {
      const kind = typeof seat === 'string' ? seat : 'device';
      await page.getByLabel(`Who takes seat ${index + 1}?`).selectOption(kind);
      if (typeof seat !== 'string') await page.getByLabel(`Name at seat ${index + 1}`).fill(seat.name);
    }
    if (start !== undefined || deck !== undefined) await page.getByText('Rules to agree on').click();
    if (start !== undefined)
      await page.getByRole('group', { name: 'Who begins?' }).getByRole('radio', { name: start }).check();
    if (deck !== undefined) {
      await page.getByText('More', { exact: true }).click();
      await page.getByLabel('A home-made deck').fill(deck);
    }
    await page.getByRole('button', { name: seats.includes('open') ? 'Make the table' : 'Start the game' }).click();
    await page.waitForURL(/\/table\//);
    return new Table(page);
  }

  /** Alone, so that it is always one's own turn. */
  static async aloneWith(page: Page, deck: string): Promise<Table> {
    const table = await Table.make(page, { seats: [{ name: 'Ada' }], deck });
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
    const cards = which === 'all' ? /Card (\d+),/g : /Card (\d+),.*Lies on/g;
    return found(await this.hand.ariaSnapshot(), cards).map(Number);
  }

  async discarded(): Promise<number> {
    return Number(found(await this.discards.ariaSnapshot(), /Discards, (\d+)/g)[0] ?? 0);
  }

  /** A stone that shows this, if there is one. */
  async find(face: string): Promise<Cell | undefined> {
    return CELLS[(await this.board()).indexOf(face)];
  }

  async says(words: string | RegExp, how: { timeout?: number } = {}): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: words })).toBeVisible(how);
  }

  async myTurn(how: { timeout?: number } = {}): Promise<void> {
    await expect(this.end).toBeEnabled(how);
  }

  // What one does

  async tapStone(cell: Cell): Promise<void> {
    await this.stone(cell).click();
  }

  async propose(a: Cell, b: Cell): Promise<void> {
    await this.tapStone(a);
    await this.tapStone(b);
    await this.says('Which card pays for the swap?');
  }

  async swap(a: Cell, b: Cell, card?: number): Promise<void> {
    await this.propose(a, b);
    await this.pay(card);
  }

  async flip(cell: Cell, card?: number): Promise<void> {
    await this.tapStone(cell);
    await this.page.getByRole('button', { name: /^Flip:/ }).click();
    await this.says('Which card pays for the flip?');
    await this.pay(card);
  }

  /** The first card pays, or this one. */
  async pay(number?: number): Promise<void> {
    const card = number ?? (await this.held())[0] ?? 0;
    await this.card(card).click();
    await this.gone(card);
  }

  async score(number: number): Promise<void> {
    await this.card(number).click();
    await this.page.getByRole('button', { name: /^Score/ }).click();
    await this.gone(number);
  }

  /** The card has left the hand, and the server has said so: the next thing can be done. */
  async gone(card: number): Promise<void> {
    await expect(this.card(card)).toHaveCount(0);
    await expect(this.myTurnOrOver()).toBeVisible();
  }

  /** Scores whatever shines, then ends the turn; passes where nothing shines. False if the game is over. */
  async playSimply(): Promise<boolean> {
    await expect(this.myTurnOrOver()).toBeVisible();
    if (await this.over.isVisible()) return false;
    for (const card of await this.held('shining')) await this.score(card);
    const done = (await this.pass.isVisible()) ? this.pass : this.end;
    await done.click();
    return true;
  }

  private myTurnOrOver(): Locator {
    return this.end.and(this.page.locator(':enabled')).or(this.over).first();
  }
}

/** By Escape. The next key is meant for the table: the focus has to be back there. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('dialog:focus, dialog :focus')).toHaveCount(0);
}

/** One can look through a pile, if there is something in it. */
function pile(page: Page, name: RegExp): Locator {
  return page.getByRole('button', { name }).or(page.getByRole('img', { name }));
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
