/** A room for any game that has none. */
import type { Component } from 'svelte';
import type { Room } from '../kit/room';
import type { PlainView } from '../net/wire';
import Board from './Board.svelte';
import CardPicture from './CardPicture.svelte';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import { t } from '../texts/index.svelte';
import { calledInPicture, describe, hintWords, tell } from './words';

/** The rules are the only part that has to know which game it is. */
const rulesOf =
  (game: string): Component =>
  (internals) =>
    Rules(internals, { game });

export const plainRoom = (game: string): Room<PlainView, string> => ({
  id: game,
  Board,
  Sheet,
  Rules: rulesOf(game),
  Picture: CardPicture,
  turn: ({ turn }) => turn,
  plates: (_, seat) => [{ label: t('plain-plate'), value: calledInPicture(seat) }],
  tell,
  describe,
  nearEnd: () => null,
  hint: hintWords,
  sound: () => null,
});
