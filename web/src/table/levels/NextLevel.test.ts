import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { useShelf } from '../../me/kept/games';
import { noteGame } from '../../me/kept/noting';
import { PageShelf } from '../../me/kept/shelf';
import type { GameInfo, Result } from '../../net/wire';
import { setLocale } from '../../texts/index.svelte';
import { unserved } from '../seats/seating';
import NextLevel from './NextLevel.svelte';

const BOT = { kind: 'bot' as const, name: 'Flint', level: 'easy' };
const GAME = { id: 'some-game', levels: ['random', 'beginner', 'easy', 'normal'] } as GameInfo;
const WON: Result = { points: [7, 5], ranks: [1, 2], winners: [0], reason: 'X-1', teams: [] };

async function finish(round: number, result = WON) {
  const seats = [{ kind: 'device' as const, name: 'Ada' }, BOT];
  const info = { ...unserved('some-game', seats, { id: 'here', hints: true }), round };
  cleanup();
  const noted = noteGame(info, result, [0], [], true);
  render(NextLevel, { info, held: [0], noted, ask: () => Promise.resolve([GAME]) });
  await new Promise((done) => setTimeout(done));
}

beforeEach(async () => {
  useShelf(new PageShelf());
  await setLocale('en');
});

test('whoever wins three games is offered stronger bots', async () => {
  await finish(0);
  await finish(1);
  expect(screen.queryByRole('button')).toBeNull();
  await finish(2);
  expect(await screen.findByText('You win most games. One step up, the bots play like this: Well.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try it' })).toBeTruthy();
});

test('whoever never wins is offered weaker ones', async () => {
  for (let round = 0; round < 4; round++) await finish(round, { ...WON, winners: [1], ranks: [2, 1] });
  expect(
    await screen.findByText('These bots are hard to beat. One step down, they play like this: Very gently.'),
  ).toBeTruthy();
});
