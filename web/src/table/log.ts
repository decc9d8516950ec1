// The log as people read it: a turn after a turn.
import { t } from '../texts/index.svelte';
import type { HintTaken, LogLine } from '../net/wire';

export interface Told {
  key: string;
  /** Of the line, or of the one that a hint came before. */
  number: number;
  text: string;
  /** What it tells; undefined for a hint. */
  line?: LogLine;
  /** Whose hint it was; of nothing else. */
  hint?: number;
}

export interface TurnTold {
  /** Of its first line: stays the same while the turn grows. */
  key: string;
  seat: number;
  lines: Told[];
}

type Tell = (event: { type: string }) => string | null;

/** The sentences of one line; '' where there is nothing worth telling. `names`: for whom a bot stood in. */
export function sentences(line: LogLine, tell: Tell, names: readonly string[] = []): string {
  const told = line.events.map((event) => tell(event as { type: string })).filter(Boolean);
  if (told.length && line.stand_in) told.push(t('tell-stand-in', { name: names[line.seat] ?? '' }));
  return told.join(' ');
}

/** What one seat does in a row belongs together, with what chance does to it. Hints stand where they were taken. */
export function turnsOf(
  log: LogLine[],
  tell: Tell,
  hints: readonly HintTaken[] = [],
  tellHint: (hint: HintTaken) => string = () => '',
  names: readonly string[] = [],
): TurnTold[] {
  const turns: TurnTold[] = [];
  const add = (seat: number, told: Told) => {
    const last = turns.at(-1);
    if (last && (seat < 0 || seat === last.seat)) last.lines.push(told);
    else turns.push({ key: told.key, seat, lines: [told] });
  };
  let told = 0;
  const tellHints = (number: number) => {
    for (let hint = hints[told]; hint && hint.at <= number; hint = hints[++told])
      add(hint.seat, {
        key: `hint ${told}`,
        number: Math.min(number, log.length - 1),
        text: tellHint(hint),
        hint: hint.seat,
      });
  };
  let stoodIn = -1;
  for (const line of log) {
    tellHints(line.number);
    const again = line.stand_in === true && line.seat === stoodIn; // said once in a turn
    const text = sentences(again ? { ...line, stand_in: false } : line, tell, names);
    if (line.seat >= 0) stoodIn = line.stand_in ? line.seat : -1;
    if (text) add(line.seat, { key: String(line.number), number: line.number, text, line });
  }
  tellHints(log.length); // those after steps that are still to be shown wait for them
  return turns;
}

export const hintTold = ({ seat }: HintTaken, names: readonly string[]): string =>
  t('tell-hint', { name: names[seat] ?? '' });

/** One for each hint, however much of it was shown. */
export const eachOnce = (hints: readonly HintTaken[]): HintTaken[] =>
  hints.filter(({ at, seat }, i) => hints.findIndex((one) => one.at === at && one.seat === seat) === i);
