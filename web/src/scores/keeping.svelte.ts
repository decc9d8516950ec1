// The score sheet of one game, kept in this browser and nowhere else.
import { read, write } from '../app/memory';
import type { RoomScores, ScoreGoal, ScoreLine } from '../kit/scores';
import { isSheet, type Sheet } from './sheet';

export class Keeping {
  /** Null until a game has begun. */
  sheet = $state.raw<Sheet | null>(null);
  /** The names of those who played last. */
  names: readonly string[] = [];
  teams = false;
  goal: ScoreGoal;

  constructor(
    readonly game: string,
    readonly room: RoomScores,
  ) {
    const kept = read<{ sheet?: unknown; last?: unknown }>(this.key, {});
    this.goal = room.goals[0] ?? {};
    if (isSheet(kept.last, room)) this.remember(kept.last);
    if (isSheet(kept.sheet, room)) this.show(kept.sheet);
  }

  begin(names: readonly string[], teams: boolean, goal: ScoreGoal): void {
    this.show({ names, teams, goal, lines: [] });
  }

  /** Write a line down: a new one, or another in place of one that was wrong. */
  put(line: ScoreLine, at?: number): void {
    this.change((lines) =>
      at === undefined ? [...lines, line] : lines.map((old, place) => (place === at ? line : old)),
    );
  }

  remove(at: number): void {
    this.change((lines) => lines.filter((_, place) => place !== at));
  }

  /** Another game: the names are there already. */
  again(): void {
    this.sheet = null;
    write(this.key, { last: { names: this.names, teams: this.teams, goal: this.goal, lines: [] } });
  }

  private get key(): string {
    return `scores.${this.game}`;
  }

  private change(lines: (before: readonly ScoreLine[]) => ScoreLine[]): void {
    if (this.sheet) this.show({ ...this.sheet, lines: lines(this.sheet.lines) });
  }

  private show(sheet: Sheet): void {
    this.remember(sheet);
    this.sheet = sheet;
    write(this.key, { sheet });
  }

  private remember({ names, teams, goal }: Sheet): void {
    this.names = names;
    this.teams = teams;
    this.goal = goal;
  }
}
