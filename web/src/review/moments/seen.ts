// What was seen in a game that is over, from every seat: a review speaks of moves as whoever made them saw the table.
import type { ReplayPage } from '../../net/wire';
import { Pages, type Step } from '../../replay/pages';

export class Seen {
  private readonly seats = new Map<number | null, Pages>();

  constructor(private readonly ask: (seat: number | null, start: number) => Promise<ReplayPage>) {}

  /** These steps of the log, as a seat saw them; null: a spectator. Those that are not there are left out; before the
   *  first there is one only in a game that was set up. */
  async steps(seat: number | null, first: number, last: number): Promise<Step[]> {
    const pages = this.seats.get(seat) ?? new Pages((start) => this.ask(seat, start));
    this.seats.set(seat, pages);
    const found: Step[] = [];
    if (first < 0) {
      await pages.load(0);
      if (pages.start) found.push(pages.start);
    }
    for (let at = Math.max(0, first); at <= last; at++) {
      await pages.load(at);
      const step = pages.steps[at];
      if (step) found.push(step);
    }
    return found;
  }
}
