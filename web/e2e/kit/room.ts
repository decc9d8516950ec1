// What the house's tests know of a game: how to come to a table of it, and how to make a move there. Each room has such
// a driver in rooms/<room>/index.ts; it is found by its folder.
import { expect, type Locator, type Page } from '@playwright/test';
import type { NewTable } from './seats.ts';
import type { Taught } from './taught.ts';

/** A table as a person meets it: everything is found by what it is called, and done by touching it. */
export abstract class RoomTable {
  readonly page: Page;
  readonly players: Locator;
  readonly log: Locator;
  readonly over: Locator;
  readonly curtain: Locator;
  readonly undo: Locator;
  /** What is played on. */
  abstract readonly field: Locator;
  /** One's own pieces. */
  abstract readonly hand: Locator;

  constructor(page: Page) {
    this.page = page;
    this.players = page.getByRole('list', { name: 'Players' });
    this.log = page.getByRole('region', { name: 'Game log' });
    this.over = page.getByRole('region', { name: 'The game is over' });
    this.curtain = page.getByRole('region', { name: 'Curtain' });
    this.undo = page.getByRole('button', { name: 'Undo' });
  }

  /** It is one's turn, and nothing is on its way. */
  abstract myTurn(how?: Patience): Promise<void>;

  /** Plays one turn as well as it can be done without thinking. False if the game is over. */
  abstract playSimply(): Promise<boolean>;

  /** The same without asking for a hint. */
  playUnaided(): Promise<boolean> {
    return this.playSimply();
  }

  /** A player as the others see them. */
  plate(name: string): Locator {
    return this.players.getByRole('listitem').filter({ hasText: name });
  }

  /** Below the board: what one can do, or what another does just now, which is said to those who hear the table elsewhere. */
  async says(words: string | RegExp, how: Patience = {}): Promise<void> {
    const said = this.page.getByRole('status').or(this.page.locator('.status > span'));
    await expect(said.filter({ hasText: words }).first()).toBeVisible(how);
  }

  /** Whoever is next at this device opens the curtain. */
  async come(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `I am ${name}` }).click();
  }
}

export interface Patience {
  timeout?: number;
}

/** A table where a turn has several steps, and each can be taken back. */
export abstract class StepwiseTable extends RoomTable {
  /** The button that ends the turn. */
  abstract readonly end: Locator;
  /** What one holds, each piece by itself. */
  abstract readonly pieces: Locator;
  /** A step that changes what everybody sees and costs a piece of one's own; it stays one's turn. */
  abstract step(how?: Patience): Promise<void>;
  /** Ends the turn, whether something better could still be done or not. */
  abstract endTurn(): Promise<void>;
  /** What everybody sees. */
  abstract seen(): Promise<unknown>;
  /** What only oneself sees. */
  abstract held(): Promise<unknown[]>;
}

export interface Room<Table extends RoomTable = RoomTable> {
  /** As the address says it. */
  game: string;
  title: string;
  /** The table that this page shows. */
  table: (page: Page) => Table;
  make: (page: Page, wanted: NewTable) => Promise<Table>;
  lesson: Taught;
}

/** What the house's tests play where it does not matter what: one can be alone there, and take steps back. */
export interface HouseRoom extends Room<StepwiseTable> {
  /** Alone, so that it is always one's turn. */
  alone: (page: Page) => Promise<StepwiseTable>;
  /** Loses the game that one plays alone. */
  lose: (table: StepwiseTable) => Promise<void>;
  /** Options with which a game is over after a few turns. */
  short: Record<string, string>;
  /** The name of one of its golden records. */
  golden: string;
}
