// Who won, in words: *you* where one person sits at this device, names for everybody else.
import type { Scoring } from '../../kit/room';
import { figure } from '../../texts/figure';
import { t } from '../../texts/index.svelte';
import { listed } from '../../texts/listed';
import type { Result } from '../../net/wire';
import { sidesOf } from './sides';

export interface Verdict {
  headline: string;
  /** Who won, where the headline doesn't say it, and a friendly word for those who lost too. */
  lines: string[];
  /** Somebody at this device has won. */
  won: boolean;
}

/** What a side needs for its words. */
interface Side {
  seats: readonly number[];
  rank: number;
  points: number | null;
}

/** How many sentences there are for those who lost: in the usual way, and by far. */
const LINES = { lost: 3, far: 2 };

/** `held`: the seats at this device. `scoring`: what a seat ended with, and what is close in this game; null where no number says it. */
export function verdictOf(
  result: Result,
  names: readonly string[],
  held: readonly number[],
  scoring: Pick<Scoring, 'final' | 'margins'> | null,
): Verdict {
  const sides = ranked(result, scoring?.final ?? (() => null));
  const best = sides.filter(({ seats }) => seats.some((seat) => result.winners.includes(seat)));
  const me = held.length === 1 ? held[0] : undefined;
  const mine = sides.find(({ seats }) => me !== undefined && seats.includes(me));
  const won = held.some((seat) => result.winners.includes(seat));
  const named = (seats: readonly number[]) => listed(seats.map((seat) => names[seat] ?? ''));
  const facts = { best, mine, me, named };
  if (!best.length) return { headline: nobody(names, mine), lines: [t('end-line-alone')], won };
  if (mine && won) return { headline: own(facts), lines: [wonLine(sides, mine, named, scoring?.margins)], won };
  const winners = nameWinners(facts);
  if (mine)
    return { headline: placed(sides, mine), lines: [winners, lostLine(best, mine, result, scoring?.margins)], won };
  const others = names.map((_, seat) => seat).filter((seat) => !result.winners.includes(seat));
  return { headline: winners, lines: others.length ? [t('end-line-others', { names: named(others) })] : [], won };
}

interface Facts {
  best: readonly Side[];
  mine: Side | undefined;
  me: number | undefined;
  named: (seats: readonly number[]) => string;
}

function ranked(result: Result, final: (seat: number) => number | null): Side[] {
  return sidesOf(result).map((seats) => {
    const [first = 0] = seats;
    return { seats, rank: result.ranks[first] ?? 1, points: final(first) };
  });
}

const isTeam = (side: Side | undefined): boolean => (side?.seats.length ?? 0) > 1;

/** How a text asks for points that are not there. */
const pointsOf = (side: Side | undefined) => ({ points: side?.points == null ? 'none' : figure(side.points) });

const nobody = (names: readonly string[], mine: Side | undefined): string => {
  if (names.length > 1) return t('end-nobody');
  return mine ? t('end-lost-alone') : t('end-lost-name', { name: names[0] ?? '' });
};

/** "You win with 57!" */
function own({ best, mine, me, named }: Facts): string {
  const seats = best.flatMap((side) => side.seats);
  if (best.length > 1 && isTeam(mine)) return t('end-teams-shared', pointsOf(mine));
  if (best.length > 1)
    return t('end-shared-won-you', { names: named(seats.filter((seat) => seat !== me)), ...pointsOf(mine) });
  return t(isTeam(mine) ? 'end-team-won' : 'end-you-won', pointsOf(mine));
}

/** "Ada wins with 57!" */
function nameWinners({ best, named }: Facts): string {
  const seats = best.flatMap((side) => side.seats);
  const words = { names: named(seats), ...pointsOf(best[0]) };
  if (best.length > 1) return t(isTeam(best[0]) ? 'end-teams-shared' : 'end-shared-won', words);
  return t(seats.length > 1 ? 'end-names-won' : 'end-name-won', words);
}

/** "Second with 57", "Your team comes second with 57" */
function placed(sides: readonly Side[], mine: Side): string {
  const place = 1 + sides.filter(({ rank }) => rank < mine.rank).length;
  const shared = sides.filter(({ rank }) => rank === mine.rank).length > 1;
  const words = isTeam(mine) ? 'end-team-place' : shared ? 'end-place-shared' : 'end-place';
  return t(words, { place, ...pointsOf(mine) });
}

function gap(one: Side | undefined, other: Side | undefined): number | null {
  if (one?.points == null || other?.points == null) return null;
  return Math.abs(one.points - other.points);
}

type Margins = Scoring['margins'] | undefined;

const isClose = (by: number | null, margins: Margins): by is number =>
  by !== null && by > 0 && by <= (margins?.close ?? 0);

function wonLine(sides: readonly Side[], mine: Side, named: Facts['named'], margins: Margins): string {
  const next = [...sides].filter(({ rank }) => rank > mine.rank).sort((a, b) => a.rank - b.rank)[0];
  const by = gap(mine, next);
  if (next && isClose(by, margins)) return t('end-line-close-win', { gap: by, names: named(next.seats) });
  return t('end-line-win');
}

function lostLine([best]: readonly Side[], mine: Side, { points }: Result, margins: Margins): string {
  const by = gap(best, mine);
  if (isClose(by, margins)) return t('end-line-close', { gap: by });
  if (!margins) return t('end-line-lost-0'); // nobody knows how exciting it was
  // Not always the same words, and the same ones when somebody comes back.
  const which = (lines: number) => Math.abs(points.reduce((sum, one) => sum + one, 0)) % lines;
  const behind = by ?? Math.abs((points[best?.seats[0] ?? 0] ?? 0) - (points[mine.seats[0] ?? 0] ?? 0));
  return behind > margins.far ? t(`end-line-far-${which(LINES.far)}`) : t(`end-line-lost-${which(LINES.lost)}`);
}
