import { expect, test } from 'vitest';
import type { Room } from '../../../kit/room';
import { sound } from './sound';

const heard = sound as unknown as Room['sound'];

test.each(Object.entries({ laid: 'tile', bought: 'draw', roundover: 'score', passed: null }))(
  'what %s sounds like: %s',
  (type, name) => {
    expect(heard({ type })).toBe(name);
  },
);
