// A game that is over, told in figures: how the points came about, which turn was the best, when it was decided.
import type { Scoring } from '../../kit/room';
import type { LogLine } from '../../net/wire';
import { turnsIn, type TurnTaken } from '../following/deeds';

export interface BestTurn {
  seat: number;
  /** What it brought. */
  sum: number;
  lines: readonly LogLine[];
  /** The step of it that brought most, as a replay counts steps: from 1. */
  at: number;
  /** What somebody who lost may say about it. */
  sigh: string | null;
}

export interface Story {
  /** What every side had, a player or a team: at first, then after each turn or round. */
  curve: readonly (readonly number[])[];
  best: BestTurn | null;
  /** Where the winner took the lead and kept it: a place of the curve, and the step of a replay, from 1. */
  turning: { place: number; at: number } | null;
}

const eventsOf = (lines: readonly LogLine[]) => lines.flatMap(({ events }) => events as { type: string }[]);

/** `sides`: the seats of each player or team; `winners` are seats. Partners' points are added up. */
export function storyOf(
  log: readonly LogLine[],
  scoring: Scoring,
  sides: readonly (readonly number[])[],
  winners: readonly number[],
): Story {
  const begin: readonly number[] = Array<number>(sides.flat().length).fill(0);
  const follow = (lines: readonly LogLine[], from: readonly number[]) =>
    eventsOf(lines).reduce((sum, event) => scoring.after(event, sum), from);
  const turns = scoring.rounds ? roundsOf(log, follow, begin).flatMap((round) => turnsIn(round)) : turnsIn(log);
  const first = log.findIndex(({ seat }) => seat >= 0);
  let now = follow(log.slice(0, first < 0 ? undefined : first), begin);
  const curve = [now];
  /** The step that led to each place of the curve. */
  const steps = [1];
  for (const { lines } of turns) {
    const next = follow(lines, now);
    if (next === now && scoring.rounds) continue;
    now = next;
    curve.push(now);
    const most = lines.find(({ events }) => gainOf(events, scoring) > 0) ?? lines[0];
    steps.push((most?.number ?? 0) + 1);
  }
  const sums = curve.map((by) => sides.map((seats) => seats.reduce((sum, seat) => sum + (by[seat] ?? 0), 0)));
  const won = sides.flatMap((seats, side) => (seats.some((seat) => winners.includes(seat)) ? [side] : []));
  return { curve: sums, best: bestOf(turns, scoring), turning: turningOf(sums, steps, scoring, won) };
}

/** The log of each round. Whoever has ended one may begin the next, and those are two turns. */
function roundsOf(
  log: readonly LogLine[],
  follow: (lines: readonly LogLine[], from: readonly number[]) => readonly number[],
  begin: readonly number[],
): LogLine[][] {
  const rounds: LogLine[][] = [[]];
  let now = begin;
  for (const line of log) {
    rounds.at(-1)?.push(line);
    const next = follow([line], now);
    if (next !== now) rounds.push([]);
    now = next;
  }
  return rounds;
}

const gainOf = (events: readonly unknown[], { gain }: Scoring): number =>
  (events as readonly { type: string }[]).reduce((sum, event) => sum + gain(event), 0);

function bestOf(turns: readonly TurnTaken[], scoring: Scoring): BestTurn | null {
  let best: BestTurn | null = null;
  for (const { seat, lines } of turns) {
    const sum = gainOf(eventsOf(lines), scoring);
    if (sum <= (best?.sum ?? 0)) continue;
    const [most] = [...lines].sort((a, b) => gainOf(b.events, scoring) - gainOf(a.events, scoring));
    const sighs = eventsOf(lines).map(scoring.sigh);
    best = { seat, sum, lines, at: (most?.number ?? 0) + 1, sigh: sighs.find((words) => words !== null) ?? null };
  }
  return best;
}

/** Of one winning side only, and only where another was ahead before. */
function turningOf(
  curve: Story['curve'],
  steps: readonly number[],
  { lowest }: Scoring,
  winners: readonly number[],
): Story['turning'] {
  const [winner, ...more] = winners;
  if (winner === undefined || more.length) return null;
  const leads = (now: readonly number[]) => {
    const worth = now.map((sum) => (lowest ? -sum : sum));
    const own = worth[winner] ?? 0;
    return worth.every((sum, side) => side === winner || sum < own);
  };
  const behind = curve.findLastIndex((now) => !leads(now));
  const place = behind + 1;
  const wasBehind = curve.slice(1, place).some((now) => Math.max(...now) !== Math.min(...now));
  const at = steps[place];
  return at !== undefined && wasBehind ? { place, at } : null;
}
