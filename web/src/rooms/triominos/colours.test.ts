import { describe, expect, test } from 'vitest';
import { contrast, everyPalette } from '../../app/contrast';

describe.each(everyPalette('src/rooms/triominos/colours.css'))('%s', (_, colours) => {
  test.each([0, 1, 2, 3, 4, 5])('the number %i reads on ivory with 4.5:1', (number) => {
    expect(contrast(colours, `number-${number}`, 'ivory')).toBeGreaterThanOrEqual(4.5);
  });
});
