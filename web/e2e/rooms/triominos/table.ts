// A table of Triominos as a person meets it.
import { expect, type Locator, type Page } from '@playwright/test';
import { RoomTable } from '../../kit/room.ts';
import { makeTable, type NewTable } from '../../kit/seats.ts';

export class Triominos extends RoomTable {
  readonly field: Locator;
  readonly hand: Locator;
  readonly felt: Locator;
  readonly rack: Locator;
  readonly stones: Locator;
  /** It is one's turn: stones say where they fit. */
  readonly fitting: Locator;
  readonly buy: Locator;
  readonly pass: Locator;
  /** Somebody proposes to stop, and one would rather not. */
  readonly asked: Locator;
  readonly pool: Locator;
  /** The card after a round. */
  readonly between: Locator;

  constructor(page: Page) {
    super(page);
    this.felt = page.getByRole('group', { name: /^Table( with|, still empty)/ });
    this.rack = page.getByRole('list', { name: 'Your stones' });
    this.field = this.felt;
    this.hand = this.rack;
    this.stones = this.rack.getByRole('button');
    this.fitting = this.rack.getByRole('button', { name: 'fits in' });
    this.buy = page.getByRole('button', { name: /^Buy a stone/ });
    this.pass = page.getByRole('button', { name: /^Pass/ });
    this.asked = page.getByRole('button', { name: 'Play on', exact: true });
    this.between = page.getByRole('region', { name: /^Round \d+ is over$/ });
    this.pool = page.getByRole('img', { name: /^Pool: / });
  }

  // To a table

  static async make(page: Page, wanted: NewTable): Promise<Triominos> {
    await makeTable(page, 'triominos', wanted);
    return new Triominos(page);
  }

  // What one sees

  /** The stones of one's rack, as they are called: 3-4-4. */
  async held(): Promise<string[]> {
    const names = await this.stones.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    return names.map((name) => name.slice(0, 5));
  }

  stone(name: string): Locator {
    return this.rack.getByRole('button', { name: new RegExp(`^${name}, `) });
  }

  /** It is one's turn; a bot that would rather stop is told to play on. */
  async myTurn(): Promise<void> {
    expect(await this.myTurnOrOver(), 'one’s turn, and not the end').toBe(true);
  }

  /** False if the game is over, or a round of it. */
  async myTurnOrOver(): Promise<boolean> {
    const { asked, over, between } = this;
    const ready = this.rack.getByRole('button', { name: /fits/ });
    for (;;) {
      await expect(ready.or(asked).or(over).or(between).first()).toBeVisible({ timeout: 20_000 });
      if ((await over.isVisible()) || (await between.isVisible())) return false;
      if (!(await asked.isVisible())) return true;
      await asked.click(); // the next bot may ask the same
    }
  }

  // What one does

  /** Lay this stone, or the one that brings most, on its best place. */
  async lay(name?: string): Promise<string> {
    const stone = name ?? (await this.best());
    const before = await this.held();
    await this.stone(stone).click();
    const sure = this.page.getByRole('button', { name: /^Lay / });
    const places = this.page.getByRole('button', { name: 'Places', exact: true });
    await expect(sure.or(places).first()).toBeVisible();
    if (await sure.isVisible()) await sure.click();
    else {
      await places.click();
      await this.places(stone).getByRole('button').first().click();
    }
    await expect.poll(() => this.held(), { intervals: [30] }).not.toEqual(before); // one less, or those of the next round
    return stone;
  }

  places(stone: string): Locator {
    return this.page.getByRole('region', { name: `Places for ${stone}` });
  }

  private async best(): Promise<string> {
    const names = await this.fitting.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const points = (name: string) => Number(/up to (\d+)/.exec(name)?.[1] ?? 0);
    const [first = ''] = names.sort((a, b) => points(b) - points(a));
    return first.slice(0, 5);
  }

  async buyOne(): Promise<void> {
    const before = await this.stones.count();
    await this.buy.click();
    await expect(this.stones).toHaveCount(before + 1);
    await this.myTurn();
  }

  /** Lays what brings most, else buys, else passes, until the turn is done. False if the game is over, or a round of it. */
  async playSimply(): Promise<boolean> {
    let done = false;
    while (!done) {
      if (!(await this.myTurnOrOver())) return false;
      done = await this.step();
    }
    return true;
  }

  /** One step of a turn; true if it was the last. */
  private async step(): Promise<boolean> {
    // What was said before may still be on its way: nothing is offered then.
    const offered = this.fitting.or(this.buy).or(this.pass).or(this.asked).or(this.over).or(this.between);
    await expect(offered.first()).toBeVisible({ timeout: 20_000 });
    if (await this.fitting.count()) {
      await this.lay();
      return true;
    }
    if (await this.buy.isVisible()) await this.buyOne();
    else if (await this.pass.isVisible()) {
      await this.pass.click();
      return true;
    }
    return false;
  }

  /** The same where several share a device: once it is laid or passed, the curtain falls. */
  async playSimplyHere(): Promise<void> {
    while (!(await this.fitting.count()) && (await this.buy.isVisible())) await this.buyOne();
    if (await this.fitting.count()) await this.lay();
    else await this.pass.click();
  }

  async proposeToStop(): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('button', { name: /^Propose to stop/ }).click();
    await this.page.getByRole('button', { name: 'Propose it' }).click();
  }
}

/** What the server really sent to a page, and which stones it told of. */
export class Told {
  private readonly heard: unknown[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.heard.push(JSON.parse(String(payload)))),
    );
  }

  /** Every stone in any text that was sent, alone or within a move, as 3-4-4. */
  stones(): Set<string> {
    const found = new Set<string>();
    const look = (value: unknown): void => {
      if (typeof value === 'string')
        for (const stone of value.match(/\b[0-5]{3}\b/g) ?? []) found.add([...stone].join('-'));
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
    };
    this.heard.forEach(look);
    return found;
  }
}

/** Every stone that the page names, in words or in attributes, shown or not. */
export async function stonesInPage(page: Page): Promise<Set<string>> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return new Set(html.match(/\b[0-5]-[0-5]-[0-5]\b/g) ?? []);
}
