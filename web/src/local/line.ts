// A line to a table of this device, as `TableSocket` uses it.
import { knownTable } from '../app/memory';
import type { Wire } from '../net/socket';
import type { ServerMessage } from '../net/wire';
import { house } from './house.svelte';
import { note } from './snapshots';

/** Put a line through: from now on `wire` sends and hangs up, unless nobody is there any more. */
export async function dial(table: string, wire: Wire): Promise<void> {
  let left = false;
  wire.close = () => {
    left = true;
  };
  await house.open();
  if (left) return;
  const id = house.dial(table, {
    ...wire,
    onopen: () => wire.onopen?.(),
    onmessage: ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      note(message);
      if (message.type === 'hinted') house.hinted(knownTable(table)?.game ?? '');
      wire.onmessage?.({ data });
    },
    onclose: () => wire.onclose?.(),
  });
  wire.send = (text) => house.send(id, text);
  wire.close = () => house.hangUp(id);
}
