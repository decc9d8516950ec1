// A table of Crossrummy as a person meets it.
import { doIt, slip, toTheMove } from '../../kit/hints.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { deal } from '../../kit/dealt.ts';
import { RoomTable } from '../../kit/room.ts';
import { makeTable, sit, type MadeTable, type NewTable } from '../../kit/seats.ts';

export type Cell = readonly [column: number, row: number];

export interface Position {
  /** By name, people; the others are bots. The first begins. */
  seats: ({ name: string } | 'bot')[];
  /** What each holds at least, 'r4 r5 r6'; the rest of the 15 is filled up with what goes with nothing. */
  hands: string[];
  open?: string;
  /** What was played already, '0 lay …'. */
  played?: string[];
  options?: Record<string, string>;
}

const COLOURS = { y: 'yellow', r: 'red', b: 'blue', g: 'green' };
const ALL = [...'yrbg'].flatMap((colour) => Array.from({ length: 14 }, (_, i) => `${colour}${i + 1}`));
const HAND = 15;
const OPEN = 6;

/** 'r5' is called “red 5”. */
export function called(tile: string): string {
  const colour = COLOURS[tile.charAt(0) as keyof typeof COLOURS];
  return /^[yrbg]\d+$/.test(tile) ? `${colour} ${tile.slice(1)}` : `“${tile.replace('-', ' ')}”`;
}

/** The dealing: hands and open tiles filled up from the bag, in an order in which neighbours are far apart. */
function dealing({ hands, open = '' }: Position): [number, string][] {
  const wanted = [...hands, open].map((text) => text.split(' ').filter(Boolean));
  const bag = [...ALL, ...ALL].map((_, i) => [...ALL, ...ALL][(i * 37) % (2 * ALL.length)] ?? '');
  for (const tile of wanted.flat().filter((one) => /\d/.test(one))) bag.splice(bag.indexOf(tile), 1);
  return wanted.map((tiles, i) => {
    const missing = (i < hands.length ? HAND : OPEN) - tiles.length;
    return [-1, `+${[...tiles, ...bag.splice(0, missing)].join(' ')}`];
  });
}

export function dealt(position: Position): Promise<MadeTable> {
  const played = (position.played ?? []).map((line): [number, string] => [
    Number(line.split(' ')[0]),
    line.slice(line.indexOf(' ') + 1),
  ]);
  return deal({
    game: 'crossrummy',
    options: { start: '0', ...position.options },
    seats: position.seats,
    log: [...dealing(position), ...played],
  });
}

const ADA_AND_BOT: Position['seats'] = [{ name: 'Ada' }, 'bot'];
const ADA_AND_BEN: Position['seats'] = [{ name: 'Ada' }, { name: 'Ben' }];

/** Ada can open with a red run. */
export const OPENING: Position = { seats: ADA_AND_BOT, hands: ['r4 r5 r6 b9 g9', ''] };

/** Both have opened: blue 4–6 at 0,0 and green 1–3 far to the right. Ada can cross the blue 5. */
export const CROSSING: Position = {
  seats: ADA_AND_BOT,
  hands: ['b4 b5 b6 r5 y5', 'g1 g2 g3'],
  played: ['0 lay b4@0,0 b5@1,0 b6@2,0', '1 lay g1@6,0 g2@7,0 g3@8,0'],
};

/** The rulebook's rearrangement, before … */
export const BEFORE: Position = {
  seats: ADA_AND_BEN,
  hands: ['r5 r6 r7 r8 b6 y6 r2 r4 b3', 'r3 g3 y3 y4 y5'],
  played: ['0 lay y6@1,0 b6@1,1 r5@0,2 r6@1,2 r7@2,2 r8@3,2', '1 lay r3@-4,1 g3@-4,2 y3@-4,3 y4@-3,3 y5@-2,3'],
};

/** … and after, as the table lies then. */
export const AFTER_THREE = Object.fromEntries(
  ['y3@1,0 y4@2,0 y5@3,0 y6@4,0', 'b6@4,1', 'r2@0,2 r3@1,2 r4@2,2 r5@3,2 r6@4,2 r7@5,2 r8@6,2', 'g3@1,3', 'b3@1,4']
    .join(' ')
    .split(' ')
    .map((one) => one.split('@').reverse() as [string, string]),
);

/** Red 1–12 lies there; Ada has blue, green and yellow 12 left, Ben has a pass on more. */
export const LAST_TURN: Position = {
  seats: ADA_AND_BEN,
  hands: [`${Array.from({ length: 12 }, (_, i) => `r${i + 1}`).join(' ')} b12 g12 y12`, ''],
  played: [`0 lay ${Array.from({ length: 12 }, (_, i) => `r${i + 1}@${i},0`).join(' ')}`, '1 draw', '-1 +pass-on'],
};

export class Crossrummy extends RoomTable {
  readonly field: Locator;
  readonly hand: Locator;
  readonly felt: Locator;
  /** What has the focus when the keys are on the felt. */
  readonly cells: Locator;
  readonly rack: Locator;
  readonly tiles: Locator;
  readonly openTiles: Locator;
  readonly draw: Locator;
  readonly lay: Locator;
  readonly allBack: Locator;
  readonly pieces: Locator;
  /** Choosing what to pass on. */
  readonly giving: Locator;

  constructor(page: Page) {
    super(page);
    this.felt = page.locator('div.felt');
    this.cells = page.getByRole('grid', { name: /^Table with/ });
    this.rack = page.getByRole('list', { name: 'Your tiles' });
    this.field = this.felt;
    this.hand = this.rack;
    this.tiles = this.rack.getByRole('button');
    this.openTiles = page.getByRole('group', { name: 'Open tiles' });
    this.draw = page.getByRole('button', { name: 'Draw a tile', exact: true });
    this.lay = page.getByRole('button', { name: /^Lay (\d+ )?tiles?$/ });
    this.allBack = page.getByRole('button', { name: 'Take all back', exact: true });
    this.pieces = page.locator('svg.layout .piece');
    this.giving = page.getByRole('region', { name: 'Pass on' });
  }

  // To a table

  /** The page takes these seats at a table that was dealt; without a list all of them. */
  static async at(page: Page, table: Promise<MadeTable>, seats?: number[]): Promise<Crossrummy> {
    await sit(page, await table, seats);
    return new Crossrummy(page);
  }

  static async make(page: Page, wanted: NewTable): Promise<Crossrummy> {
    await makeTable(page, 'crossrummy', wanted);
    return new Crossrummy(page);
  }

  // What one sees

  /** It is one's turn and nothing is on its way. */
  async myTurn(): Promise<void> {
    await expect(this.draw).toBeEnabled({ timeout: 20_000 });
  }

  /** What lies on the table, by cell as the server counts them: {'0,0': 'b4'}. What is being arranged counts too. */
  async lying(): Promise<Record<string, string>> {
    return Object.fromEntries(
      await this.pieces.evaluateAll((all) =>
        all.map((one) => [one.getAttribute('data-cell') ?? '', one.getAttribute('data-tile') ?? '']),
      ),
    );
  }

  tile(tile: string): Locator {
    return this.rack.getByRole('button', { name: called(tile), exact: true }).first();
  }

  /** What the rack holds, as it is called. */
  async held(): Promise<string[]> {
    return this.tiles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  }

  /** Where the middle of a cell is on the screen. */
  async where([column, row]: Cell): Promise<{ x: number; y: number }> {
    return this.page.evaluate(
      ([x, y]) => {
        const table = document.querySelector<SVGGElement>('svg.layout .table');
        const piece = document.querySelector<SVGGElement>('svg.layout .piece');
        const grid = table?.getScreenCTM();
        if (!grid) throw new Error('there is no table');
        const at = piece?.getScreenCTM();
        const [px, py] = (piece?.dataset.cell ?? '0,0').split(',').map(Number) as [number, number];
        const from = at ? { x: at.e, y: at.f } : new DOMPoint(50, 50).matrixTransform(grid);
        return { x: from.x + (x - px) * 100 * grid.a, y: from.y + (y - py) * 100 * grid.d };
      },
      [column, row] as const,
    );
  }

  // What one does

  /** Where tiles are small, the first tap brings the place nearer. */
  async tapCell(cell: Cell): Promise<void> {
    const { x, y } = await this.where(cell);
    const scale = () =>
      this.page.evaluate(() => document.querySelector<SVGGElement>('svg.layout .table')?.getScreenCTM()?.a);
    const before = await scale();
    await this.page.mouse.click(x, y);
    if ((await scale()) === before) return;
    const now = await this.where(cell);
    await this.page.mouse.click(now.x, now.y);
  }

  /** From the rack onto the table, by two taps. */
  async put(tile: string, cell: Cell): Promise<void> {
    const before = await this.pieces.count();
    await this.tile(tile).click();
    await this.tapCell(cell);
    await expect(this.pieces).toHaveCount(before + 1);
  }

  /** 'r4 r5 r6' side by side from this cell on. */
  async putLine(tiles: string, [column, row]: Cell, down = false): Promise<void> {
    for (const [i, tile] of tiles.split(' ').entries())
      await this.put(tile, down ? [column, row + i] : [column + i, row]);
  }

  /** From one place of the table to another, by dragging. */
  async drag(from: Cell, to: Cell): Promise<void> {
    const [a, b] = [await this.where(from), await this.where(to)];
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
    await this.page.mouse.move(b.x, b.y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** From the rack onto the table, by dragging. */
  async dragFromRack(tile: string, cell: Cell): Promise<void> {
    const box = await this.tile(tile).boundingBox();
    const to = await this.where(cell);
    if (!box) throw new Error(`${tile} is not to be seen`);
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y + 20, { steps: 6 });
    await this.page.mouse.move(to.x, to.y, { steps: 3 });
    await this.page.mouse.up();
  }

  async layAll(): Promise<void> {
    await expect(this.lay).toBeEnabled();
    await this.lay.click();
    await expect(this.lay).toBeHidden();
  }

  async drawOne(): Promise<void> {
    await this.myTurn();
    await this.draw.click();
    await expect(this.draw).toBeHidden();
  }

  /** Choose these and hand them on. */
  async give(...tiles: string[]): Promise<void> {
    await expect(this.giving).toBeVisible(); // before, a tap would take a tile to lay it
    for (const tile of tiles) await this.tile(tile).click();
    await this.page.getByRole('button', { name: /^Give (this|these)/ }).click();
  }

  override async playUnaided(): Promise<boolean> {
    const { draw, giving, over, page, tiles } = this;
    const ready = draw.and(page.locator(':enabled'));
    await expect(ready.or(giving).or(over).first()).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) return false;
    if (await giving.isVisible()) {
      for (const place of [0, 1]) await tiles.nth(place).click();
      await page.getByRole('button', { name: /^Give (this|these)/ }).click();
      await expect(giving).toBeHidden();
    } else await draw.click();
    return true;
  }

  /** As a whole hint says. */
  async playSimply(): Promise<boolean> {
    const { page, over } = this;
    const lamp = page.getByRole('button', { name: 'Hint', exact: true });
    await expect(lamp.or(over).first()).toBeVisible({ timeout: 30_000 });
    if (await over.isVisible()) return false;
    await lamp.click();
    await toTheMove(page);
    await doIt(page).click();
    await expect(slip(page)).toBeHidden();
    return true;
  }
}
