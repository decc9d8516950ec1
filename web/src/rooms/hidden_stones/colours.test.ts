import { describe, expect, test } from 'vitest';
import { contrast, everyPalette } from '../../app/contrast';
import { FACE_NAMES } from './art/symbols';

describe.each(everyPalette())('%s', (_, colours) => {
  test.each(Object.values(FACE_NAMES))('the %s shows on its stone, and the stone on the felt, with 3:1', (name) => {
    expect(contrast(colours, `piece-${name}-mark`, `piece-${name}`)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours, `piece-${name}-edge`, 'felt')).toBeGreaterThanOrEqual(3);
    expect(contrast(colours, `piece-${name}-edge`, 'felt-2')).toBeGreaterThanOrEqual(3);
  });
});
