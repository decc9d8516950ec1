// Who sits where: names to show, and the seats of a new table.
import { makeTable, playOn } from '../../net/api';
import { keepInvite } from '../../lobby/invites';
import { me } from '../../people/me.svelte';
import { knownTable, remember } from '../../app/memory';
import { t } from '../../texts/index.svelte';
import type { MadeTable, NewTable, PlayOn, SeatInfo, SeatSecret, SeatWish, TableInfo } from '../../net/wire';

// What a person without a name is called, in every language: a table keeps the words of the language it was made in.
const NAMELESS = [/^Player (\d+)$/, /^Spieler (\d+)$/, /^(\d+)\. játékos$/, /^Игрок (\d+)$/, /^Spiller (\d+)$/];

/** Whether this person gave no name: they are called by the number of their seat, in whichever language. */
const nameless = ({ seat, kind, name }: Pick<SeatInfo, 'seat' | 'kind' | 'name'>): boolean =>
  kind !== 'bot' &&
  (name === '' || NAMELESS.some((words) => words.exec(name.replace(/\s/g, ' '))?.[1] === String(seat + 1)));

/** The name of a seat as people read it. */
export function seatName({ seat, kind, name }: Pick<SeatInfo, 'seat' | 'kind' | 'name'>): string {
  if (name && !nameless({ seat, kind, name })) return name;
  if (kind === 'open') return t('seat-free');
  return kind === 'bot' ? t('name-bot', { number: seat + 1 }) : t('name-player', { number: seat + 1 });
}

/** The names at a table as this device says them: whoever sits here alone and gave no name is told who they are. */
export function spokenNames(seats: readonly SeatInfo[], held: readonly number[]): string[] {
  const [mine, ...more] = held;
  return seats.map((one) => {
    const self = one.seat === mine && more.length === 0 && nameless(one);
    return self ? t('name-player-you', { number: one.seat + 1 }) : seatName(one);
  });
}

/** What a person is called who gave no name. */
export const nameOr = (name: string, seat: number): string => name.trim() || t('name-player', { number: seat + 1 });

/** Bots are called after stones; `taken` names are left out. */
export function botName(index: number): string {
  const names = t('bot-names').split(',');
  return (names[index % names.length] ?? '').trim();
}

/** You and some bots. */
export function againstBots(opponents: number, level: string): SeatWish[] {
  const bots = Array.from({ length: opponents }, (_, index) => ({ kind: 'bot', level, name: botName(index) }) as const);
  return [{ kind: 'device', level: '', name: nameOr(me.name, 0), face: me.face }, ...bots];
}

/** Make a table and keep the secrets of one's seats. Returns its id. */
export async function open(wish: NewTable): Promise<string> {
  return keep(await makeTable(wish), wish.game, wish.seats);
}

function keep(made: MadeTable, game: string, seats: SeatWish[]): string {
  remember(made.id, {
    game,
    seats: Object.fromEntries(made.secrets.map(({ seat, secret }) => [seat, secret])),
    names: seats.map((seat) => seat.name ?? ''),
  });
  keepInvite(made.id, made.invite);
  return made.id;
}

/** Keep one more seat at a table. */
export function hold(table: string, game: string, { seat, secret }: SeatSecret): void {
  remember(table, { game, seats: { ...knownTable(table)?.seats, [seat]: secret } });
}

/** A table that goes on from a position: you on this seat, bots on the others. Returns its id. */
export async function openFrom(
  origin: PlayOn['origin'],
  info: TableInfo,
  mine: number,
  level: string,
): Promise<string> {
  const seats = info.seats.map(({ seat }): SeatWish => {
    if (seat === mine) return { kind: 'device', level: '', name: nameOr(me.name, seat), face: me.face };
    return { kind: 'bot', level, name: botName(seat) };
  });
  return keep(await playOn({ origin, seats, hints: true }), info.game, seats);
}

/** A table that no server has: as much of it as the plates need to show a lesson or a record. */
export function unserved(game: string, seats: SeatWish[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: '',
    game,
    options: {},
    seats: seats.map(({ kind, name = '', level = '', face = '' }, seat) => ({
      seat,
      kind,
      name,
      level,
      face,
      present: true,
      stand_in: false,
    })),
    round: 0,
    started: true,
    hints: false,
    watchers: 0,
    public: false,
    pace: { away: null, level: '', move: null, game: null },
    begun: 0,
    delay: 0,
    ...more,
  };
}
