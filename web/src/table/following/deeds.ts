// What each of the others did last, for whoever comes back to the table and wants to know.
import type { Deed } from '../../kit/room';
import type { LogLine } from '../../net/wire';

const deedOf = (seat: number, lines: LogLine[], after: readonly LogLine[]): Deed => ({
  seat,
  lines,
  stoodIn: lines.some(({ stand_in }) => stand_in === true),
  after,
});

/** What one seat did in a row. `end` is the place of its last line. */
export interface TurnTaken {
  seat: number;
  lines: LogLine[];
  end: number;
}

/** Turn after turn, from a place of the log on. What chance does after a move belongs to it. */
export function turnsIn(log: readonly LogLine[], from = 0): TurnTaken[] {
  const turns: TurnTaken[] = [];
  for (let at = from; at < log.length; at++) {
    const line = log[at] as LogLine;
    const last = turns.at(-1);
    if (last && (line.seat < 0 || line.seat === last.seat)) {
      last.lines.push(line);
      last.end = at;
    } else if (line.seat >= 0) turns.push({ seat: line.seat, lines: [line], end: at });
  }
  return turns;
}

/** For a seat, or a spectator (null): the last turn of each of the others since one's own, the latest last. */
export function deedsOf(log: readonly LogLine[], me: number | null): Deed[] {
  const own = me === null ? -1 : log.findLastIndex(({ seat }) => seat === me);
  const turns = turnsIn(log, own + 1);
  return turns
    .filter(({ seat }, at) => !turns.slice(at + 1).some((later) => later.seat === seat))
    .map(({ seat, lines, end }) => deedOf(seat, lines, log.slice(end + 1)));
}

/** One line of the log, to be pointed at; undefined where nobody has moved yet. What chance does is whoever's moved last. */
export function deedAt(log: readonly LogLine[], number: number): Deed | undefined {
  const at = log.findIndex((line) => line.number === number);
  const line = log[at];
  const mover = log.slice(0, at + 1).findLast(({ seat }) => seat >= 0);
  return line && mover && deedOf(mover.seat, [line], log.slice(at + 1));
}
