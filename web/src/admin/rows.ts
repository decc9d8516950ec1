// Tables and games as the host sees them: one row each, in words.
import { titleOf } from '../plain/titles.svelte';
import { ago } from '../texts/ago';
import { t } from '../texts/index.svelte';
import { listed } from '../texts/listed';
import type { AdminGame, AdminTable } from '../net/wire';

export interface Row<T> {
  key: string;
  /** The game and who played it. */
  what: string;
  about: string;
  /** Where it can be looked at; only what is public has an address here. */
  href: string;
  of: T;
}

const named = (players: readonly string[]): string =>
  listed(players.map((name, seat) => name || t('name-player', { number: seat + 1 })));

const what = (game: string, players: readonly string[]): string => `${titleOf(game)}: ${named(players)}`;

export function tableRow(table: AdminTable): Row<AdminTable> {
  const about = [
    t(table.public ? 'admin-public' : 'admin-private'),
    ago(Date.parse(table.touched)),
    t('admin-steps', { count: table.steps }),
    ...(table.connected ? [t('admin-connected', { count: table.connected })] : []),
  ].join(' · ');
  const href = table.id ? `/table/${table.id}` : '';
  return { key: table.code, what: what(table.game, table.players), about, href, of: table };
}

export function gameRow(game: AdminGame): Row<AdminGame> {
  const about = [
    t(game.public ? 'admin-public' : 'admin-private'),
    ago(Date.parse(game.ended)),
    t('library-moves', { count: game.turns }),
  ].join(' · ');
  const href = game.id ? `/table/${game.id}/replay/${game.round}` : '';
  return { key: `${game.code}/${game.round}`, what: what(game.game, game.players), about, href, of: game };
}
