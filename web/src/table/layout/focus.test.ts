import { afterEach, beforeEach, expect, test } from 'vitest';
import { arriveAt, keepFocus } from './focus';

let stop: ReturnType<typeof keepFocus>;
const find = (id: string) => document.getElementById(id) as HTMLButtonElement;
/** Mutations are heard of after what is under way. */
const heard = () => Promise.resolve();

beforeEach(() => {
  document.body.innerHTML = `<main><p id="ground">
    <button id="tool"></button><span data-hint-area><i id="board" tabindex="0"></i></span><button id="lay"></button>
    </p><button id="outside"></button></main>`;
  stop = keepFocus(find('ground'));
});
afterEach(() => {
  stop?.();
  document.body.innerHTML = '';
});

test('a button that goes away when it is pressed leaves the focus to the board', async () => {
  find('lay').focus();
  find('lay').remove();
  await heard();
  expect(document.activeElement).toBe(find('board'));
});

test('one’s hand has it rather than the board, also while it offers nothing', async () => {
  find('tool').insertAdjacentHTML('afterend', '<span data-hand><i id="hand" tabindex="-1"></i></span>');
  find('lay').focus();
  find('lay').remove();
  await heard();
  expect(document.activeElement).toBe(find('hand'));
});

test('a mouse or a finger has no place to lose', async () => {
  find('lay').focus();
  find('lay').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  find('lay').remove();
  await heard();
  expect(document.activeElement).toBe(document.body);
});

test('a button that only rests has it back as soon as it can be pressed again', async () => {
  find('lay').focus();
  find('lay').disabled = true;
  await heard();
  expect(document.activeElement).toBe(find('board'));
  find('lay').disabled = false;
  await heard();
  expect(document.activeElement).toBe(find('lay'));
});

test.each(['board', 'outside'])('not if somebody is at work meanwhile: %s', async (where) => {
  find('lay').focus();
  find('lay').disabled = true;
  await heard();
  find(where).focus();
  find(where).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  find('lay').disabled = false;
  await heard();
  expect(document.activeElement).toBe(find(where));
});

test('whoever left the board is left alone', async () => {
  find('lay').focus();
  find('outside').focus();
  find('lay').remove();
  await heard();
  expect(document.activeElement).toBe(find('outside'));
  find('tool').focus();
  find('tool').blur();
  find('ground').append('something new');
  await heard();
  expect(document.activeElement).toBe(document.body);
});

test('a hand has it rather than the board', async () => {
  find('tool').toggleAttribute('data-hand');
  find('tool').innerHTML = '<i id="first" tabindex="-1"></i><i id="piece" tabindex="0"></i>';
  find('lay').focus();
  find('lay').remove();
  await heard();
  expect(document.activeElement).toBe(find('piece'));
});

test('what was done in a dialog is the dialog’s', async () => {
  find('tool').outerHTML = '<dialog id="tool" open><button id="close"></button></dialog>';
  find('close').focus();
  find('tool').remove();
  await heard();
  expect(document.activeElement).toBe(document.body);
});

test('without a board it goes to what can be reached', async () => {
  find('lay').focus();
  find('board').remove();
  find('lay').remove();
  await heard();
  expect(document.activeElement).toBe(find('tool'));
});

test('where a table comes in place of a curtain, one goes on at the hand by key, and else at the beginning', () => {
  const main = document.querySelector('main') as HTMLElement;
  main.tabIndex = -1;
  find('tool').insertAdjacentHTML('afterend', '<span data-hand><i id="hand" tabindex="0"></i></span>');
  arriveAt(main, true);
  expect(document.activeElement).toBe(find('hand'));
  arriveAt(main, false);
  expect(document.activeElement).toBe(main);
});
