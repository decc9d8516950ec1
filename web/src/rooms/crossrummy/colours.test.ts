import { describe, expect, test } from 'vitest';
import { contrast, everyPalette } from '../../app/contrast';
import { COLOUR_NAMES } from './pieces/tiles';

describe.each(everyPalette('src/rooms/crossrummy/colours.css'))('%s', (_, colours) => {
  test.each(Object.values(COLOUR_NAMES))('a %s number reads on ivory with 4.5:1, and has a mark', (colour) => {
    expect(contrast(colours, `cr-${colour}`, 'ivory')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours, `cr-${colour}`, 'ivory-light')).toBeGreaterThanOrEqual(4.5);
    expect(colours.has(`cr-${colour}-mark`)).toBe(true);
  });
});
