// Writes down how a game ended for those who sat at this browser, and later what its review said.
import { searchLibrary } from '../../net/api';
import type { HintTaken, Result, ReviewTold, TableInfo } from '../../net/wire';
import { luckDoubt } from '../../review/moments/chosen';
import { sidesOf } from '../../table/end/sides';
import { eachOnce } from '../../table/log';
import { habitsIn } from '../habits';
import { allGames, keepGames, rewrite } from './games';
import type { PlayedGame, Reviewed } from './played';

/** Each seat of a game is written down once, however often its end is looked at. `seen`: somebody saw it end, just now. */
export async function noteGame(
  info: TableInfo,
  result: Result,
  held: readonly number[],
  hints: readonly HintTaken[],
  seen: boolean,
): Promise<void> {
  // A game that went on from a position says little about who wins.
  if (!held.length || info.begun > 0 || info.set_up) return;
  const { id: table, round } = info;
  const kept = (await allGames()).filter((game) => game.table === table && game.round === round);
  const missing = held.filter((seat) => !kept.some((game) => game.seat === seat));
  if (!missing.length) return;
  const ended = seen ? new Date().toISOString() : await endOf(table, round);
  await keepGames(missing.map((seat) => played(info, result, seat, hints, ended)));
}

/** When a game ended that was over before we came; now, where nobody knows. */
async function endOf(table: string, round: number): Promise<string> {
  const games = await searchLibrary({ own: [table], mine: true }).then(
    (shelf) => shelf.games,
    () => [],
  );
  const found = games.find((game) => game.table === table && game.round === round);
  return (found ? new Date(found.ended) : new Date()).toISOString();
}

/** How a game ended for one seat. */
export function played(
  info: TableInfo,
  result: Result,
  seat: number,
  hints: readonly HintTaken[],
  ended: string,
): PlayedGame {
  const sides = sidesOf(result);
  const winning = sides.filter((side) => side.some((one) => result.winners.includes(one)));
  const others = info.seats.filter((one) => one.seat !== seat);
  return {
    table: info.id,
    round: info.round,
    seat,
    game: info.game,
    ended,
    who: info.seats[seat]?.name ?? '',
    face: info.seats[seat]?.face ?? '',
    players: info.seats.length,
    partners: (sides.find((side) => side.includes(seat))?.length ?? 1) - 1,
    people: others.filter(({ kind }) => kind !== 'bot').length,
    bots: others.flatMap(({ kind, level }) => (kind === 'bot' ? [level] : [])),
    rank: result.ranks[seat] ?? 1,
    share: result.winners.includes(seat) ? 1 / winning.length : 0,
    points: result.points[seat] ?? 0,
    hints: eachOnce(hints).filter((hint) => hint.seat === seat).length,
    review: null,
  };
}

/** A review of this game was shown: its figures come to what is kept of the game. */
export async function noteReview(table: string, round: number, review: ReviewTold): Promise<void> {
  const games = (await allGames()).filter((game) => game.table === table && game.round === round);
  const reviewed = await Promise.all(
    games.map(async (game) => ({ ...game, review: await reviewOf(game.game, game.seat, review) })),
  );
  await rewrite(reviewed);
}

async function reviewOf(
  game: string,
  seat: number,
  { players, moments, version }: ReviewTold,
): Promise<Reviewed | null> {
  const player = players[seat];
  if (!player) return null;
  const { accuracy, luck, play, marks } = player;
  const counted = { inaccuracy: marks.inaccuracy ?? 0, mistake: marks.mistake ?? 0, blunder: marks.blunder ?? 0 };
  const habits = await habitsIn(
    game,
    moments.filter((moment) => moment.seat === seat),
  );
  // A review of an older server doesn't say how sure it is, and none of its errors doesn't mean that there are none.
  const doubt = version ? { doubt: luckDoubt(moments) } : {};
  return { accuracy, luck, play, ...doubt, marks: counted, habits };
}
