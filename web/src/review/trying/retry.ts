// A mistake as an exercise: the position before it, and a server that judges another move.
import type { Answered, Exercise, Outcome } from '../../practice/practice.svelte';
import type { ReviewMoment, Tried, Try } from '../../net/wire';
import { tryAgain } from '../../net/tries';

export type Judged = Answered & Pick<Tried, 'verdict' | 'cost' | 'reasons' | 'better'>;

function outcomeOf({ verdict }: Tried): Outcome {
  if (!verdict) return 'open';
  return verdict === 'worse' ? 'missed' : 'solved';
}

function judged(told: Tried): Judged {
  const { view, lines, problems, verdict, cost, reasons, better } = told;
  return { view, lines: [...lines], problems: [...problems], outcome: outcomeOf(told), verdict, cost, reasons, better };
}

/** What the review has said of the moment goes along: the server judges in the light of it, and never says otherwise. */
export async function retry(
  origin: Try['origin'],
  { first: at, better, cost }: ReviewMoment,
  ask: (wish: Try) => Promise<Tried> = tryAgain,
): Promise<Exercise<Judged>> {
  const said = better && { best: better.move, cost };
  const { seat, view } = await ask({ origin, at, moves: [], check: false, said });
  return {
    seat,
    view,
    ask: async (moves, check) =>
      judged(await ask({ origin, at, moves: moves as NonNullable<Try['moves']>, check, said })),
    answer: () => Promise.resolve(better ? [better] : []),
  };
}
