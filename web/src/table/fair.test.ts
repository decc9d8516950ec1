import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLocale } from '../texts/index.svelte';
import { tableInfo } from '../net/fixtures';
import FairShuffle from './FairShuffle.svelte';

const SEAL = '2c124dc6fb1493035066a121a878320c8098f8f30a4d477f7eedb413d19f5a28';

async function sheet(over = false, begun = 0): Promise<HTMLElement> {
  render(FairShuffle, { info: tableInfo({ id: 'here', round: 2, begun }), commitment: SEAL, over });
  await fireEvent.click(screen.getByRole('button', { name: 'Fair shuffle' }));
  return screen.getByRole('dialog', { name: 'Fair shuffle' });
}

beforeEach(startLocale);
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
});

test('the sheet says what the seal is, shows it, and how to check it', async () => {
  const words = (await sheet()).textContent;
  expect(words).toContain('sealed before the first move');
  expect(words).toContain('Copy the seal now');
  expect(words).toContain(SEAL);
  expect(words).toContain('tilery verify FILE');
  expect(words).toContain('The SHA-256 of those bytes, not of the digits as text, must be the seal.');
});

test('the seal is copied in one piece', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await sheet();
  await fireEvent.click(screen.getByRole('button', { name: 'Copy the seal' }));
  expect(writeText).toHaveBeenCalledWith(SEAL);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
});

test('where there is no clipboard, the seal is selected and copied the old way', async () => {
  vi.stubGlobal('navigator', {});
  let selected = '';
  const execCommand = () => {
    selected = getSelection()?.toString() ?? '';
    return true;
  };
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  await sheet();
  await fireEvent.click(screen.getByRole('button', { name: 'Copy the seal' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(selected).toBe(SEAL);
});

test('while the game is on there is no way to the seed yet', async () => {
  await sheet();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('The record now reveals the seed', { exact: false })).toBeNull();
});

test('after the game it leads to the record and the replay of that game', async () => {
  expect((await sheet(true)).textContent, 'it is too late for that').not.toContain('Copy the seal now');
  expect(screen.getByText('The record now reveals the seed', { exact: false })).toBeTruthy();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Save the record')).toBe('/api/tables/here/rounds/2/record');
  expect(link('Replay')).toBe('/table/here/replay/2');
});

test.each([0, 12])('of a game begun after %i given moves it says what the seal covers', async (begun) => {
  const words = (await sheet(false, begun)).textContent;
  expect(words.includes('a given position')).toBe(begun > 0);
});
