// Who played well and who was lucky, in one sentence. It claims nothing that the numbers don't show.
import { t, type Args } from '../texts/index.svelte';
import { listed } from '../texts/listed';
import type { ReviewPlayer } from '../net/wire';
import { HIDDEN } from './moments/chosen';

/** A smaller difference is none: points of accuracy, and a share of the win. */
const PLAY = 3;
const LUCK = 0.05;
/** Whoever shares a win is not the winner. */
const SHARE = 0.01;

interface Side {
  seats: readonly number[];
  luck: number;
  /** What it gained by what lay hidden. */
  unknown: number;
  /** The share of the win. */
  result: number;
  /** Null where somebody had nothing to decide. */
  accuracy: number | null;
}

/** `sides`: the seats of each player or team; `you`: who reads it, if one person does; `doubt`: by how much anybody's luck
 *  may be wrong. '' where nothing can be said. */
export function sentenceOf(
  players: readonly ReviewPlayer[],
  sides: readonly (readonly number[])[],
  names: readonly string[],
  you: number | undefined,
  doubt = 0,
): string {
  const all = sides.map((seats) => sideOf(seats, players));
  const [alone] = all;
  if (all.length < 2) return alone ? aloneWords(alone, doubt) : '';
  if (all.some(({ accuracy }) => accuracy === null)) return '';
  const of = all.length > 2 ? 'more' : '2';
  const { best, luckiest } = leadersOf(all, doubt);
  const called = calling(names, you);
  if (best && best === luckiest) return t(`review-both-${of}`, called(best));
  return t('review-sentence', {
    play: best ? t(`review-play-${of}`, called(best)) : t(`review-play-even-${of}`),
    luck: luckiest ? t(`review-luck-${of}`, called(luckiest)) : t(`review-luck-even-${of}`),
  });
}

/** That somebody else won than the sentence lets one expect: accuracy is a mean over all moves, and one can lose a game
 *  by a single one of them. '' where there is nothing odd about it. */
export function stillOf(
  players: readonly ReviewPlayer[],
  sides: readonly (readonly number[])[],
  names: readonly string[],
  you: number | undefined,
  doubt = 0,
): string {
  const all = sides.map((seats) => sideOf(seats, players));
  if (all.length < 2 || all.some(({ accuracy }) => accuracy === null)) return '';
  const winner = leader(all, ({ result }) => result, SHARE);
  const { best, luckiest } = leadersOf(all, doubt);
  const praised = [best, luckiest].filter((side) => side !== undefined);
  return winner && praised.length && !praised.includes(winner) ? t('review-still', calling(names, you)(winner)) : '';
}

/** That neither play nor luck moved the chances as much as what lay hidden, and whom that helped. '' where it is not so. */
export function hiddenOf(
  players: readonly ReviewPlayer[],
  sides: readonly (readonly number[])[],
  names: readonly string[],
  you: number | undefined,
): string {
  const all = sides.map((seats) => sideOf(seats, players));
  const [helped] = [...all].sort((a, b) => b.unknown - a.unknown);
  if (all.length < 2 || !helped || helped.unknown < HIDDEN) return '';
  const known = players.flatMap(({ luck, play, others }) => [luck, play, others].map(Math.abs));
  return helped.unknown > Math.max(...known) ? t('review-hidden', calling(names, you)(helped)) : '';
}

const leadersOf = (all: readonly Side[], doubt: number) => ({
  best: leader(all, ({ accuracy }) => accuracy ?? 0, PLAY),
  // What one gained another lost: the difference may be wrong by twice as much.
  luckiest: leader(all, ({ luck }) => luck, Math.max(LUCK, 2 * doubt)),
});

const calling =
  (names: readonly string[], you: number | undefined) =>
  (side: Side): Args => ({
    name: listed(side.seats.map((seat) => names[seat] ?? '')),
    who: side.seats.length > 1 ? 'team' : side.seats[0] === you ? 'you' : 'one',
  });

function sideOf(seats: readonly number[], players: readonly ReviewPlayer[]): Side {
  const own = seats.flatMap((seat) => players[seat] ?? []);
  const accuracies = own.flatMap(({ accuracy }) => accuracy ?? []);
  return {
    seats,
    luck: own[0]?.luck ?? 0, // partners win together, and have the same luck
    unknown: own[0]?.unknown ?? 0,
    result: own[0]?.result ?? 0,
    accuracy:
      accuracies.length === own.length && own.length > 0
        ? accuracies.reduce((sum, one) => sum + one, 0) / own.length
        : null,
  };
}

function aloneWords({ luck }: Side, doubt: number): string {
  const least = Math.max(LUCK, doubt);
  return t(luck >= least ? 'review-alone-lucky' : luck <= -least ? 'review-alone-unlucky' : 'review-alone-even');
}

/** Who is ahead of all others by the margin at least. */
function leader(sides: readonly Side[], value: (side: Side) => number, margin: number): Side | undefined {
  const [first, second] = [...sides].sort((a, b) => value(b) - value(a));
  return first && second && value(first) - value(second) >= margin ? first : undefined;
}
