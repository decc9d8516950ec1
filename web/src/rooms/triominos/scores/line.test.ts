import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { LineKind, RoomScores } from '../../../kit/scores';
import { scoreTexts } from '../../../scores/rooms';
import LineForm from '../../../scores/LineForm.svelte';

const kind: LineKind = {
  id: 'turn',
  title: 'trs-turn',
  of: 'all',
  shared: [],
  each: [
    { id: 'outcome', kind: 'choice', label: 'trs-outcome', choices: ['trs-laid', 'trs-passed'] },
    { id: 'stone', kind: 'number', label: 'trs-stone', most: 15, when: ({ outcome = 0 }) => outcome === 0 },
  ],
  points: ({ each }) => each.map(({ stone = 0 }) => stone),
  ends: false,
};
const room: RoomScores = { seats: [1], unit: 'round', goals: [{}], lines: [kind] };

async function form() {
  await scoreTexts('triominos');
  const onput = vi.fn();
  const sheet = { names: ['Ada'], teams: false, goal: {}, lines: [] };
  render(LineForm, { props: { kind, sheet, names: ['Ada'], room, onput } });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Sum of the stone/ });
  const put = screen.getByRole<HTMLButtonElement>('button', { name: 'Write down' });
  return { onput, field, put };
}

test.each(['99', '16', '-5', '1.5', '1e1', 'x'])(
  '%s stays as it was typed, is refused and not written down',
  async (text) => {
    const { onput, field, put } = await form();
    await fireEvent.input(field, { target: { value: text } });
    expect([field.value, field.getAttribute('aria-invalid'), put.disabled]).toEqual([text, 'true', true]);
    expect(screen.getByRole('status').textContent).toBe('A whole number from 0 to 15');
    await fireEvent.submit(field);
    expect(onput).not.toHaveBeenCalled();

    await fireEvent.input(field, { target: { value: '15' } });
    expect([screen.getByRole('status').textContent, put.disabled]).toEqual(['', false]);
    await fireEvent.submit(field);
    expect(onput).toHaveBeenCalledWith(expect.objectContaining({ each: [{ stone: 15 }] }));
  },
);

test('a field that does not matter any more holds nothing up', async () => {
  const { field, put } = await form();
  await fireEvent.input(field, { target: { value: '99' } });
  await fireEvent.click(screen.getByRole('radio', { name: /Passed/ }));
  expect(put.disabled).toBe(false);
});
