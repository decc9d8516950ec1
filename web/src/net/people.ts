// The REST side of the house around the tables: invitations, the lobby, one's own tables, other devices.
import { ApiError, call } from './api';
import type {
  Invitation,
  Lobby,
  MadePass,
  MyTable,
  MyTableNow,
  Nameless,
  NewPass,
  OpenedPass,
  TableInfo,
  Withdrawn,
} from './wire';

const part = encodeURIComponent;

/** The table that an invitation leads to. */
export const invitedTo = (invite: string): Promise<TableInfo> => call(`/invites/${part(invite)}`);

export const renewInvite = (table: string, secret: string): Promise<Invitation> =>
  call(`/tables/${part(table)}/invite`, { secret });

export const lobby = (): Promise<Lobby> => call('/lobby');

export const myTables = (tables: MyTable[]): Promise<MyTableNow[]> => call('/mine', { tables });

/** Take the names and faces out of all seats that these secrets open; one that opens none refuses it all. */
export const makeNameless = (tables: MyTable[]): Promise<Nameless> => call('/mine/nameless', { tables });

export const makePass = (wish: NewPass): Promise<MadePass> => call('/passes', wish);

export const openPass = (token: string): Promise<OpenedPass> => call('/passes/open', { token });

/** A pass that is no more is as good as withdrawn. */
export const withdrawPass = (token: string): Promise<Withdrawn> =>
  call<Withdrawn>('/passes/withdraw', { token }).catch((error: unknown) => {
    if (error instanceof ApiError && error.failure.code === 'no-pass') return { keys: 0 };
    throw error;
  });
