// The REST side of the house for its host. The token goes with every request, in a header and nowhere else.
import { ask, type Asking } from './api';
import type { AdminCounts, AdminGame, AdminGames, AdminTable, AdminTables, Deleted } from './wire';

const asHost =
  (token: string) =>
  <T>(path: string, how: Asking = {}): Promise<T> =>
    ask<T>(`/admin/${path}`, { ...how, headers: token ? { Authorization: `Bearer ${token}` } : {} });

export const counts = (token: string): Promise<AdminCounts> => asHost(token)('counts');

export const tables = (token: string, name: string, start: number): Promise<AdminTables> =>
  asHost(token)('tables', { body: { name, start } });

export const games = (token: string, name: string, after: string): Promise<AdminGames> =>
  asHost(token)('games', { body: { name, after } });

export const deleteTable = (token: string, { code }: AdminTable): Promise<Deleted> =>
  asHost(token)(`tables/${code}`, { method: 'DELETE' });

export const deleteGame = (token: string, { code, round }: AdminGame): Promise<Deleted> =>
  asHost(token)(`tables/${code}/rounds/${round}`, { method: 'DELETE' });

export const clean = (token: string): Promise<Deleted> => asHost(token)('clean', { body: {} });
