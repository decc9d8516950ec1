import { describe, expect, test } from 'vitest';
import { contrast, either, everyPalette, shows } from '../../app/contrast';
import { COLOURS } from './pieces/kinds';

describe.each(everyPalette('src/rooms/collexion/colours.css'))('%s', (_, colours) => {
  test.each(COLOURS)('a %s polygon shows in the tray, and its pattern on it, with 3:1', (colour) => {
    for (const ground of ['cx-tray', 'cx-tray-2'])
      expect(contrast(colours, `acrylic-${colour}`, ground), ground).toBeGreaterThanOrEqual(3);
    expect(contrast(colours, `acrylic-${colour}-mark`, `acrylic-${colour}`)).toBeGreaterThanOrEqual(3);
  });

  test.each(COLOURS)('a %s polygon shows on paper by itself or by its edge with 3:1', (colour) => {
    for (const ground of ['page', 'paper', 'felt'])
      expect(shows(colours, `acrylic-${colour}`, ground), ground).toBeGreaterThanOrEqual(3);
  });

  test('what is written or ringed in the tray shows with 4.5:1, and what glows there with 3:1', () => {
    expect(contrast(colours, 'cx-tray-ink', 'cx-tray')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours, 'glow', 'cx-tray')).toBeGreaterThanOrEqual(3);
    expect(contrast(colours, 'cx-wood-edge', 'cx-wood')).toBeGreaterThanOrEqual(3);
  });

  test.each([0, 1, 2, 3, 4])('what seat %i did shows in the tray and on its rim with 3:1', (seat) => {
    for (const ground of ['cx-tray', 'cx-tray-2', 'cx-wood'])
      expect(either(colours, [`seat-${seat}`, 'seat-ink'], ground), ground).toBeGreaterThanOrEqual(3);
  });
});
