import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Logo from '../app/Logo.svelte';
import type { Room } from '../kit/room';
import { unserved } from '../table/seats/seating';
import { ofTable } from './moments';
import { Replay } from './replay.svelte';
import ReplayTable from './ReplayTable.svelte';

const info = unserved('no-such-game', [
  { kind: 'device', name: 'Ada' },
  { kind: 'bot', name: 'Flint' },
]);
const room = {
  id: 'no-such-game',
  Board: Logo,
  tell: () => null,
  turn: () => null,
  plates: () => [],
} as unknown as Room;

/** Who is called "you" on the cards, looked at from a seat. */
async function you(from: number, held: readonly number[] = []): Promise<string[]> {
  const step = { number: 0, seat: 0, events: [], changes: ['=', {}] };
  const replay = new Replay(() => Promise.resolve({ total: 1, turns: [], view: null, steps: [step] } as never));
  await replay.lookFrom(from);
  const { unmount } = render(ReplayTable, { props: { info, room, replay, hints: [], source: ofTable('t', 0), held } });
  const cards = screen.getByRole('list', { name: 'Players' }).querySelectorAll('.who');
  const called = [...cards].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  unmount();
  return called.filter((name) => name.includes('(you)'));
}

test('only whoever really sits there is called “you”, from wherever one looks', async () => {
  expect(await you(1, [0])).toEqual(['Ada (you)']);
  expect(await you(0, [0])).toEqual(['Ada (you)']);
  expect([await you(1), await you(1, [0, 1])], 'a stranger, or two at one device').toEqual([[], []]);
});
