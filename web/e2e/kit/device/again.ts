// The same game in the Python of a server: what a device has kept and told must be what comes of the seed and the moves.
import { Python } from '../python.ts';
import type { Thought } from './indoors.ts';
import type { Over } from './player.ts';

const python = new Python('device/again.py');

/** What somebody does who sees this. */
export async function chosen(game: string, view: unknown): Promise<string> {
  const move = await python.ask<string>({ kind: 'sees', game, view });
  if (move === undefined) throw new Error('Nobody knows what to do.');
  return move;
}

/** All that a device has of a game and of what its bots thought, and all that there should be. */
export async function playedAgain(over: Over, thoughts: Thought[]): Promise<{ kept: unknown; again: unknown }> {
  const found = await python.ask<{ kept: unknown; again: unknown }>({ kind: 'over', ...over, thoughts });
  if (!found) throw new Error('What was kept is no game.');
  return found;
}
