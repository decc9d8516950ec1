/** Cards that lie open, and those at a table at home of which nobody has said which they are. */
import type { HiddenStonesFace } from '../wire';

export const FACE_DOWN: HiddenStonesFace = { number: 0, points: 0, formation: '.' };

export const isKnown = ({ number }: HiddenStonesFace): boolean => number !== FACE_DOWN.number;
