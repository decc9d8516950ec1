import type { Room } from '../../kit/room.ts';
import { lesson } from './lesson.ts';
import { Crossrummy } from './table.ts';

export const room: Room<Crossrummy> = {
  game: 'crossrummy',
  title: 'Crossrummy',
  table: (page) => new Crossrummy(page),
  make: Crossrummy.make,
  lesson,
};
