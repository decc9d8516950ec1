import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import Dialog from './Dialog.svelte';

function sheet() {
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<p>Words</p>' }));
  const { container, rerender } = render(Dialog, { title: 'Keys', open: true, onclose, children });
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('there is no dialog');
  return { dialog, onclose, rerender };
}

test('Esc asks at once for the sheet to be closed, and leaves it to its owner', () => {
  const { dialog, onclose } = sheet();
  const esc = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(esc);
  expect(onclose).toHaveBeenCalledOnce();
  expect(esc.defaultPrevented).toBe(true);
  expect(dialog.open).toBe(true);
});

test('what the browser says of a sheet that is open again closes nothing', async () => {
  const { dialog, onclose, rerender } = sheet();
  await rerender({ open: false });
  await rerender({ open: true });
  onclose.mockClear();
  dialog.dispatchEvent(new Event('close'));
  expect(onclose).not.toHaveBeenCalled();
});

test('a sheet that the browser closed is closed for its owner too', () => {
  const { dialog, onclose } = sheet();
  dialog.close();
  expect(onclose).toHaveBeenCalledOnce();
});

test('it begins with what is in it, under its title, and not with the cross', () => {
  sheet();
  const { activeElement } = document;
  expect(activeElement?.textContent.trim()).toBe('Words');
  expect(activeElement?.getAttribute('aria-label')).toBe('Keys');
});
