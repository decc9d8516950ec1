// The log as people read it: a turn after a turn.
import type { LogLine } from './wire';

export interface Told {
  number: number;
  text: string;
}

export interface TurnTold {
  /** Of its first line: stays the same while the turn grows. */
  number: number;
  seat: number;
  lines: Told[];
}

type Tell = (event: { type: string }) => string | null;

/** The sentences of one line; '' where there is nothing worth telling. */
export function sentences(line: LogLine, tell: Tell): string {
  return line.events
    .map((event) => tell(event as { type: string }))
    .filter(Boolean)
    .join(' ');
}

/** What one seat does in a row belongs together, with what chance does to it. */
export function turnsOf(log: LogLine[], tell: Tell): TurnTold[] {
  const turns: TurnTold[] = [];
  for (const line of log) {
    const text = sentences(line, tell);
    if (!text) continue;
    const last = turns.at(-1);
    if (last && (line.seat < 0 || line.seat === last.seat)) last.lines.push({ number: line.number, text });
    else turns.push({ number: line.number, seat: line.seat, lines: [{ number: line.number, text }] });
  }
  return turns;
}
