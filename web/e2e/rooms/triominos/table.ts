// A table of Triominos as a person meets it: everything is found by what it is called, and done by touching it.
import { expect, type Locator, type Page } from '@playwright/test';

export interface NewTable {
  /** Who sits at each seat: a person at this device by name, a bot, or whoever comes by the link. */
  seats: ({ name: string } | 'bot' | 'open')[];
  /** The name of whoever begins; by lot without it. */
  start?: string;
  /** What the choice is called: “3 rounds”, “To 200 points”. */
  length?: string;
}

export class Triominos {
  readonly page: Page;
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
  readonly players: Locator;
  readonly log: Locator;
  readonly over: Locator;
  readonly curtain: Locator;

  constructor(page: Page) {
    this.page = page;
    this.felt = page.getByRole('group', { name: /^Table( with|, still empty)/ });
    this.rack = page.getByRole('list', { name: 'Your stones' });
    this.stones = this.rack.getByRole('button');
    this.fitting = this.rack.getByRole('button', { name: 'fits in' });
    this.buy = page.getByRole('button', { name: /^Buy a stone/ });
    this.pass = page.getByRole('button', { name: /^Pass/ });
    this.asked = page.getByRole('button', { name: 'Play on' });
    this.pool = page.getByRole('img', { name: /^Pool: / });
    this.players = page.getByRole('list', { name: 'Players' });
    this.log = page.getByRole('region', { name: 'What happened' });
    this.over = page.getByRole('region', { name: 'The game is over' });
    this.curtain = page.getByRole('region', { name: 'Curtain' });
  }

  // To a table

  /** The card of the game on the home page. */
  static async card(page: Page): Promise<Locator> {
    await page.goto('/');
    const card = page.getByRole('article', { name: 'Triominos' });
    await expect(card).toBeVisible();
    return card;
  }

  /** A table as the form for new tables makes it. Ends where the maker then is. */
  static async make(page: Page, wanted: NewTable): Promise<Triominos> {
    await page.goto(`/new/triominos?for=${wanted.seats.includes('open') ? 'friends' : 'device'}`);
    return Triominos.fill(page, wanted);
  }

  /** The form is there already. */
  static async fill(page: Page, { seats, start, length }: NewTable): Promise<Triominos> {
    await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible();
    for (let more = 2; more < seats.length; more++) await page.getByRole('button', { name: 'One more seat' }).click();
    for (const [index, seat] of seats.entries()) {
      const kind = typeof seat === 'string' ? seat : 'device';
      await page.getByLabel(`Who takes seat ${index + 1}?`).selectOption(kind);
      if (typeof seat !== 'string') await page.getByLabel(`Name at seat ${index + 1}`).fill(seat.name);
    }
    if (start !== undefined || length !== undefined) await page.getByText('Rules to agree on').click();
    if (start !== undefined)
      await page.getByRole('group', { name: 'Who begins?' }).getByRole('radio', { name: start }).check();
    if (length !== undefined)
      await page.getByRole('group', { name: 'How long?' }).getByRole('radio', { name: length, exact: true }).check();
    await page.getByRole('button', { name: seats.includes('open') ? 'Make the table' : 'Start the game' }).click();
    await page.waitForURL(/\/table\//);
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

  async says(words: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: words })).toBeVisible();
  }

  /** It is one's turn; a bot that would rather stop is told to play on. */
  async myTurn(): Promise<void> {
    expect(await this.myTurnOrOver(), 'one’s turn, and not the end').toBe(true);
  }

  /** False if the game is over. */
  async myTurnOrOver(): Promise<boolean> {
    const { asked } = this;
    const ready = this.rack.getByRole('button', { name: /fits/ });
    for (;;) {
      await expect(ready.or(asked).or(this.over).first()).toBeVisible({ timeout: 20_000 });
      if (await this.over.isVisible()) return false;
      if (!(await asked.isVisible())) break;
      await asked.click(); // the next bot may ask the same
    }
    const card = this.page.getByRole('button', { name: /^On to round/ });
    if (await card.isVisible()) await card.click();
    return true;
  }

  /** Points and stones of a player, from the plate with their name. */
  plate(name: string): Locator {
    return this.players.getByRole('listitem').filter({ hasText: name });
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
    await expect.poll(() => this.held()).not.toEqual(before); // one less, or those of the next round
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

  /** Lays what brings most, else buys, else passes, until the turn is done. False if the game is over. */
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
    const offered = this.fitting.or(this.buy).or(this.pass).or(this.asked).or(this.over);
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
