// A score sheet: what was written down, what it adds up to, and who has won. Knows no game.
import type { LineKind, RoomScores, ScoreField, ScoreGoal, ScoreLine, Values } from '../kit/scores';

export interface Sheet {
  /** '' for whoever gave none. */
  names: readonly string[];
  teams: boolean;
  goal: ScoreGoal;
  lines: readonly ScoreLine[];
}

/** Who plays together. */
export interface Side {
  seats: readonly number[];
  sum: number;
  /** Ahead of all others, or level with the best. */
  leads: boolean;
}

export const kindOf = (room: RoomScores, { kind }: ScoreLine): LineKind | undefined =>
  room.lines.find(({ id }) => id === kind);

/** What each player gets by a line. */
export function pointsOf(room: RoomScores, seats: number, line: ScoreLine): number[] {
  const points = kindOf(room, line)?.points(line) ?? [];
  return Array.from(
    { length: seats },
    (_, seat) => (line.who < 0 ? points[seat] : line.who === seat ? points[0] : 0) ?? 0,
  );
}

export function sumsOf(room: RoomScores, { names, lines }: Pick<Sheet, 'names' | 'lines'>): number[] {
  return lines
    .map((line) => pointsOf(room, names.length, line))
    .reduce(
      (sums, points) => sums.map((sum, seat) => sum + (points[seat] ?? 0)),
      names.map(() => 0),
    );
}

export const roundsOf = (room: RoomScores, lines: readonly ScoreLine[]): number =>
  lines.filter((line) => kindOf(room, line)?.ends).length;

/** Partners together, others alone. */
export function sidesOf(room: RoomScores, sheet: Sheet): Side[] {
  const sums = sumsOf(room, sheet);
  const together = sheet.teams && room.teams ? room.teams : sheet.names.map((_, seat) => [seat]);
  const keys = together.map((seats) => {
    const total = (of: (seat: number) => number) => seats.reduce((sum, seat) => sum + of(seat), 0);
    const sum = total((seat) => sums[seat] ?? 0);
    return { sum, low: room.lowest ? sum : -sum, tie: total((seat) => room.tie?.(sheet.lines, seat) ?? 0) };
  });
  const isBehind = (one: (typeof keys)[number], other: (typeof keys)[number]) =>
    other.low < one.low || (other.low === one.low && other.tie < one.tie);
  const begun = sheet.lines.length > 0;
  return together.map((seats, at) => {
    const key = keys[at] ?? { sum: 0, low: 0, tie: 0 };
    return { seats, sum: key.sum, leads: begun && !keys.some((other) => isBehind(key, other)) };
  });
}

/** Whether the game is over by what was agreed. A target is looked at after each round. */
export function isOver(room: RoomScores, sheet: Sheet): boolean {
  const { goal, lines } = sheet;
  const rounds = roundsOf(room, lines);
  if (goal.rounds !== undefined) return rounds >= goal.rounds;
  if (room.mostRounds !== undefined && rounds >= room.mostRounds) return true;
  const { target } = goal;
  return (
    target !== undefined &&
    lines.some((line, at) => {
      if (!kindOf(room, line)?.ends) return false;
      return Math.max(...sumsOf(room, { names: sheet.names, lines: lines.slice(0, at + 1) })) >= target;
    })
  );
}

/** Whose turn comes next: after whoever had the last. */
export function nextOf({ names, lines }: Sheet): number {
  const last = lines.findLast(({ who }) => who >= 0);
  return last ? (last.who + 1) % names.length : 0;
}

/** A line with nothing entered yet. */
export function emptyLine(kind: LineKind, sheet: Sheet): ScoreLine {
  const who = kind.of === 'one' ? nextOf(sheet) : -1;
  return { kind: kind.id, who, shared: {}, each: who < 0 ? sheet.names.map(() => ({})) : [{}] };
}

/** The fields that still have to be entered before a line can be written down. */
export function missing(kind: LineKind, line: ScoreLine): ScoreField[] {
  const lacks = (field: ScoreField, values: Values) =>
    (field.when?.(values) ?? true) && (field.needed || field.kind === 'player') && values[field.id] === undefined;
  return [
    ...kind.shared.filter((field) => lacks(field, line.shared)),
    ...kind.each.filter((field) => line.each.some((values) => lacks(field, values))),
  ];
}

/** What this browser has kept, if it is a sheet of this game. */
export function isSheet(data: unknown, room: RoomScores): data is Sheet {
  const { names, teams, goal, lines } = (data ?? {}) as Partial<Record<keyof Sheet, unknown>>;
  const areNumbers = (values: unknown) =>
    typeof values === 'object' && values !== null && Object.values(values).every((one) => Number.isSafeInteger(one));
  const isLine = (line: unknown) => {
    const { kind, who, shared, each } = (line ?? {}) as Partial<Record<keyof ScoreLine, unknown>>;
    const known = room.lines.find(({ id }) => id === kind);
    if (!known || !Array.isArray(names) || !Array.isArray(each) || !areNumbers(shared)) return false;
    const one = known.of === 'one';
    const seated = one ? Number.isInteger(who) && Number(who) >= 0 && Number(who) < names.length : who === -1;
    return seated && each.length === (one ? 1 : names.length) && each.every(areNumbers);
  };
  return (
    Array.isArray(names) &&
    room.seats.includes(names.length) &&
    names.every((name) => typeof name === 'string') &&
    typeof teams === 'boolean' &&
    areNumbers(goal) &&
    Array.isArray(lines) &&
    lines.every(isLine)
  );
}
