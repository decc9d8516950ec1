// Who sits where: names to show, and the seats of a new table.
import { makeTable, playOn } from '../../net/api';
import { keepInvite } from '../../lobby/invites';
import { me } from '../../people/me.svelte';
import { knownTable, remember } from '../../app/memory';
import { t } from '../../texts/index.svelte';
import type { MadeTable, NewTable, PlayOn, SeatInfo, SeatSecret, SeatWish, TableInfo } from '../../net/wire';

/** The name of a seat as people read it, each in their own language: the table keeps no words for people without one. */
export function seatName({ seat, kind, name }: Pick<SeatInfo, 'seat' | 'kind' | 'name'>): string {
  if (name) return name;
  if (kind === 'open') return t('seat-free');
  return kind === 'bot' ? t('name-bot', { number: seat + 1 }) : t('name-player', { number: seat + 1 });
}

/** The seat of whoever sits at this device alone and gave no name. */
export function namelessYou(seats: readonly SeatInfo[], held: readonly number[]): number | undefined {
  const [mine, ...more] = held;
  return mine !== undefined && more.length === 0 && seats[mine]?.name === '' ? mine : undefined;
}

/** The names at a table, as sentences say them. */
export const spokenNames = (seats: readonly SeatInfo[]): string[] => seats.map(seatName);

/** Who sits at a table that one has left, in a list of tables: "You, Flint". */
export function listedNames(seats: readonly SeatInfo[], held: readonly number[]): string[] {
  const you = namelessYou(seats, held);
  return seats.map((one) => (one.seat === you ? t('name-you') : seatName(one)));
}

/** Bots are called after stones; `taken` names are left out. */
export function botName(index: number): string {
  const names = t('bot-names').split(',');
  return (names[index % names.length] ?? '').trim();
}

/** You and some bots. */
export function againstBots(opponents: number, level: string): SeatWish[] {
  const bots = Array.from({ length: opponents }, (_, index) => ({ kind: 'bot', level, name: botName(index) }) as const);
  return [{ kind: 'device', level: '', name: me.name, face: me.face }, ...bots];
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
  info: Pick<TableInfo, 'game' | 'seats'>,
  mine: number,
  level: string,
): Promise<string> {
  const seats = info.seats.map(({ seat }): SeatWish => {
    if (seat === mine) return { kind: 'device', level: '', name: me.name, face: me.face };
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
    set_up: false,
    ...more,
  };
}
