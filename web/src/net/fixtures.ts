// For tests: a line whose other end is in the test's hand, and a table to talk about.
import type { Wire } from './socket';
import type { ServerMessage, TableInfo } from './wire';

export class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(): Record<string, unknown> {
    return this.sent.at(-1) ?? {};
  }
}

export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't1',
  game: 'dominoes',
  options: {},
  seats: [
    { seat: 0, kind: 'device', name: 'Ada', level: '', present: true, face: 'ada', stand_in: false },
    { seat: 1, kind: 'bot', name: 'Flint', level: 'easy', present: true, face: '', stand_in: false },
  ],
  round: 0,
  started: true,
  hints: true,
  watchers: 0,
  public: false,
  pace: { away: null, level: 'normal', move: null, game: null },
  begun: 0,
  set_up: false,
  delay: 0,
  ...more,
});
