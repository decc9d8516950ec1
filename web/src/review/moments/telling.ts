// A moment of a review in words: what happened, and what would have been better.
import type { Room } from '../../kit/room';
import { hasRoom } from '../../rooms';
import { sentences } from '../../table/log';
import { t } from '../../texts/index.svelte';
import type { ReviewMoment } from '../../net/wire';
import type { Step } from '../../replay/pages';
import type { Seen } from './seen';

export interface Told {
  what: string;
  better: string;
  /** Part by part, where `better` tells a long move in short. */
  parts: readonly string[];
  why: string;
}

/** More draws in a row are counted, not told. */
const FEW = 3;
/** More reasons are not read; the most important come first. */
const REASONS = 3;

/** From whose seat a moment is told: whoever moved; for a draw whoever moved before it, because it is mostly theirs. */
export function tellerOf(moments: readonly ReviewMoment[], moment: ReviewMoment): number {
  if (moment.seat >= 0) return moment.seat;
  return moments.findLast(({ first, seat }) => first < moment.first && seat >= 0)?.seat ?? 0;
}

/** What whoever moved could see is told, to `you` or about them. */
export async function tell(
  moment: ReviewMoment,
  seat: number,
  you: number | undefined,
  seen: Seen,
  room: Room,
  names: readonly string[],
): Promise<Told> {
  const { first, last, better } = moment;
  const steps = await seen.steps(seat, first - 1, last);
  const before = steps.find(({ number }) => number < first);
  // Rooms say "you" to the seat that looks on.
  const shown = seat === you ? steps : await seen.steps(null, first, last);
  const viewAt = new Map(shown.map(({ number, view }) => [number, view]));
  const told = steps
    .filter(({ number }) => number >= first)
    .map((step) => lineOf({ ...step, view: viewAt.get(step.number) ?? step.view }, room, names));
  const lines = told.filter(Boolean);
  const hint =
    better && before
      ? room.hint(hasRoom(room.id) ? better.data : better.move, before.view, better.reasons, [...names])
      : null;
  return {
    what:
      lines.length > FEW
        ? manyDraws(moment)
        : lines.join(' ') || ended(moment, steps, names) || (await chose(moment, you, seen, room, names)),
    better: hint ? (hint.short ?? hint.move.join(' ')) : (better?.move ?? ''),
    parts: hint?.short ? hint.move : [],
    why: hint ? hint.why.slice(0, REASONS).join(' ') : '',
  };
}

const manyDraws = ({ first, last }: ReviewMoment): string =>
  first === 0 ? t('review-deal') : t('review-draws', { count: last - first + 1 });

/** A log may be silent about the end of a turn, because it has told the turn; here it is what the moment is about. */
const ended = ({ seat }: ReviewMoment, steps: readonly Step[], names: readonly string[]): string =>
  steps.at(-1)?.events.some((event) => (event as { type?: string }).type === 'ended')
    ? t('review-ended', { name: names[seat] ?? '' })
    : '';

/** A log may be silent about a choice: whoever chooses to draw does nothing that it could tell before they have drawn.
 *  What that is, is told by the next moment, and what others must not see by none. */
async function chose(
  { seat, last }: ReviewMoment,
  you: number | undefined,
  seen: Seen,
  room: Room,
  names: readonly string[],
): Promise<string> {
  if (seat < 0) return t('review-draws', { count: 1 });
  const [next] = await seen.steps(seat === you ? seat : null, last + 1, last + 1);
  const draws = next && next.seat < 0 && lineOf(next, room, names);
  return t(draws ? 'review-draws-next' : 'review-chose', { name: names[seat] ?? '' });
}

const lineOf = (step: Step, room: Room, names: readonly string[]): string =>
  sentences(step, (event) => room.tell(event, [...names], step.view), names);
