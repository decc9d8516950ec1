// A mistake as an exercise: the position before it, and a server that judges another move.
import { alike } from '../../practice/alike';
import type { Answered, Exercise, Outcome } from '../../practice/practice.svelte';
import type { ReviewMoment, Tried, Try } from '../../net/wire';
import { tryAgain } from '../../net/tries';

export type Judged = Answered & Pick<Tried, 'verdict' | 'cost' | 'reasons' | 'better'>;

/** What the review has called the best is never worse, even if this time another move looks better by a little. */
function outcomeOf({ verdict }: Tried, move: unknown, { better }: ReviewMoment): Outcome {
  if (!verdict) return 'open';
  return verdict === 'worse' && !(better && alike(move, better.data)) ? 'missed' : 'solved';
}

function judged(told: Tried, move: unknown, moment: ReviewMoment): Judged {
  const { view, verdict, cost, reasons, better } = told;
  const outcome = outcomeOf(told, move, moment);
  const isFound = verdict === 'worse' && outcome === 'solved';
  return {
    view,
    lines: [...told.lines],
    problems: [...told.problems],
    outcome,
    verdict: isFound ? 'best' : verdict,
    cost: isFound ? 0 : cost,
    reasons,
    better: isFound ? null : better,
  };
}

export async function retry(
  origin: Try['origin'],
  moment: ReviewMoment,
  ask: (wish: Try) => Promise<Tried> = tryAgain,
): Promise<Exercise<Judged>> {
  const at = moment.first;
  const { seat, view } = await ask({ origin, at, moves: [], check: false });
  const { better } = moment;
  return {
    seat,
    view,
    ask: async (moves, check) =>
      judged(await ask({ origin, at, moves: moves as NonNullable<Try['moves']>, check }), moves.at(-1), moment),
    answer: () => Promise.resolve(better ? [better] : []),
  };
}
