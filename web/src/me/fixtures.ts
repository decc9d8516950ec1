// Games for tests.
import type { PlayedGame, Reviewed } from './kept/played';

/** Somebody loses against one bot. A later round ended a minute later. */
export const aGame = (more: Partial<PlayedGame> = {}): PlayedGame => ({
  table: 'here',
  round: 0,
  seat: 0,
  game: 'some-game',
  ended: new Date(Date.UTC(2026, 4, 1, 12, more.round ?? 0)).toISOString(),
  who: 'Ada',
  face: '',
  players: 2,
  partners: 0,
  people: 0,
  bots: ['normal'],
  rank: more.share ? 1 : 2,
  share: 0,
  points: 7,
  hints: 0,
  review: null,
  ...more,
});

export const aReview = (more: Partial<Reviewed> = {}): Reviewed => ({
  accuracy: 80,
  luck: 0,
  play: 0,
  doubt: 0.1,
  marks: { inaccuracy: 0, mistake: 0, blunder: 0 },
  habits: {},
  ...more,
});

/** As reviews were kept before they said how far their luck is known. */
export function anOlderReview(more: Partial<Reviewed> = {}): Reviewed {
  const review = aReview(more);
  delete review.doubt;
  return review;
}
