import type { Room } from '../../kit/room.ts';
import { lesson } from './lesson.ts';
import { Triominos } from './table.ts';

export const room: Room<Triominos> = {
  game: 'triominos',
  title: 'Triominos',
  table: (page) => new Triominos(page),
  make: Triominos.make,
  lesson,
};
