import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Stepper from './Stepper.svelte';

test('a number that can’t be there is brought within its bounds, and says why until the next key', async () => {
  const changes: number[] = [];
  render(Stepper, { label: 'Penalties', value: 1, most: 3, change: (now: number) => changes.push(now) });
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  await fireEvent.input(field, { target: { value: '8' } });
  expect([changes, screen.getByRole('status').textContent]).toEqual([[], '']); // it may become 0.8
  await fireEvent.change(field);
  expect([field.value, changes]).toEqual(['3', [3]]);
  expect(screen.getByRole('status').textContent).toBe('A whole number from 0 to 3');
  await fireEvent.input(field, { target: { value: '2' } });
  expect([screen.getByRole('status').textContent, changes]).toEqual(['', [3, 2]]);
});
