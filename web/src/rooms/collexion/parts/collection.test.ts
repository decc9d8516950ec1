import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { Places } from '../../../kit/places';
import { loadTexts, setLocale } from '../../../texts/index.svelte';
import { aPlayer } from '../fixtures';
import { marksOf } from '../show/marks';
import { Show } from '../show/show.svelte';
import Collection from './Collection.svelte';

beforeAll(async () => {
  await setLocale('en');
  await loadTexts('collexion', 'table');
});

test('a collection that a hint is about says so, so that the hint does not lie over it', () => {
  const show = new Show(
    () => undefined,
    () => true,
  );
  const shared = { label: '', names: [], show, places: new Places(), marks: marksOf([]) };
  const hints = { cells: [], seats: [1], trail: [] };
  const about = [0, 1].map((seat) => {
    const { container } = render(Collection, { player: aPlayer(seat), hints, ...shared });
    return container.querySelector('table')?.dataset['hint'];
  });
  expect(about).toEqual([undefined, 'seat 1']);
});
