import type { Room } from '../../kit/room.ts';
import { lesson } from './lesson.ts';
import { ColleXion } from './table.ts';

export const room: Room<ColleXion> = {
  game: 'collexion',
  title: 'ColleXion',
  table: (page) => new ColleXion(page),
  make: ColleXion.make,
  lesson,
};
