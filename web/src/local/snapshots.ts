// How it was at the tables of this device when one was there last: enough to list them without opening the house.
import { knownTable, read, write } from '../app/memory';
import type { MyTable, MyTableNow, ServerMessage, TableInfo } from '../net/wire';

const MOST = 30;

type Kept = Pick<MyTableNow, 'id' | 'state'> & { table: TableInfo };

/** Note what a message says about a table. */
export function note(message: ServerMessage): void {
  if (message.type === 'welcome') keep(message.table, message.result !== null, message.views);
  if (message.type !== 'update') return;
  const [last] = read<Kept[]>('here', []);
  if (last) keep(last.table, message.result !== null, message.news);
}

function keep(table: TableInfo, over: boolean, sights: readonly { to_move: boolean }[]): void {
  const state = over ? 'over' : sights.some(({ to_move }) => to_move) ? 'turn' : 'running';
  const others = read<Kept[]>('here', []).filter(({ id }) => id !== table.id);
  write('here', [{ id: table.id, state, table }, ...others].slice(0, MOST));
}

/** As it was; a table that nothing is known of is running. */
export function remembered(tables: readonly MyTable[]): MyTableNow[] {
  const kept = new Map(read<Kept[]>('here', []).map((one) => [one.id, one]));
  return tables.map(({ id }) => kept.get(id) ?? { id, state: knownTable(id)?.over ? 'over' : 'running', table: null });
}
