// Somebody who plays at a table of this device faster than one can click: through the page's own house, in its worker.
// The page follows, as it follows whatever happens at its table.
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { chosen } from './again.ts';
import {
  hold,
  keptPieces,
  playOn,
  prepare,
  record,
  type Held,
  type Noting,
  type Seen,
  type Thought,
} from './indoors.ts';

/** A game that is over, as a device has it. */
export interface Over {
  table: string;
  kept: Record<string, string>;
  record: string;
  /** By seat, what is seen in the end, and all that happened. */
  seen: { seat: number | null; view: unknown; log: unknown[] }[];
}

/** Milliseconds in which a bot can't have come to its emergency brake, which goes by the clock of a slow machine. */
const UNBRAKED = 1000;

export class QuickPlayer {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** A page of this browser, and somebody who can play in it. */
  static async in(context: BrowserContext): Promise<QuickPlayer> {
    await context.addInitScript(hold);
    await context.exposeFunction('chosen', chosen);
    const page = await context.newPage();
    page.on('worker', (worker) => {
      if (isHouse(worker)) void worker.evaluate(prepare).then(() => page.evaluate(() => (globalThis as Held).letGo()));
    });
    return new QuickPlayer(page);
  }

  /** Plays at the table that the page shows, until it is one's turn after so many moves, or to the end. */
  play(most: number): Promise<Seen> {
    return this.page.evaluate(playOn, most);
  }

  /** What bots have thought since the page was opened, as far as it can be thought again. */
  async thoughts(): Promise<Thought[]> {
    const house = this.page.workers().find(isHouse);
    const thoughts = await house?.evaluate(() => (globalThis as Noting).thoughts);
    return (thoughts ?? []).filter(({ lasted }) => lasted < UNBRAKED);
  }

  /** The game that is over. */
  async over({ table, views }: Seen): Promise<Over> {
    return {
      table: table.id,
      record: await this.page.evaluate(record),
      kept: await this.page.evaluate(keptPieces),
      seen: views.map(({ seat, view, log }) => ({ seat, view, log })),
    };
  }
}

const isHouse = (worker: Worker): boolean => worker.url().includes('house.worker');
