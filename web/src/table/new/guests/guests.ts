// Bots that are programs of somebody else: those that are here now and play a game.
import type { Component } from 'svelte';
import { call } from '../../../net/api';
import type { HouseBot, SeatWish } from '../../../net/wire';

/** Where one of them is chosen. */
export type GuestChoice = Component<{ guests: HouseBot[]; chosen: HouseBot | undefined }, object, 'chosen'>;

/** None if the server can't say: one can always play without them. */
export const guestsOf = (game: string): Promise<HouseBot[]> =>
  call<HouseBot[]>(`/games/${encodeURIComponent(game)}/bots`).catch(() => []);

/** The same seats, with this bot in place of the first of the house. */
export function withGuest(seats: SeatWish[], { level, name }: HouseBot): SeatWish[] {
  const at = seats.findIndex(({ kind }) => kind === 'bot');
  return seats.map((seat, index) => (index === at ? { kind: 'bot', level, name, face: '' } : seat));
}
