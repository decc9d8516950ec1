import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Calling from './Calling.svelte';
import { calling } from './calling.svelte';

class FakeNotification {
  static permission = 'default';
  static requestPermission = vi.fn(() => Promise.resolve('granted'));
  static shown: FakeNotification[] = [];
  closed = false;
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: { body: string },
  ) {
    FakeNotification.shown.push(this);
  }
  close() {
    this.closed = true;
  }
}

let hidden: { mockReturnValue: (hidden: boolean) => unknown; mockRestore: () => void };
let page: Record<string, unknown> | undefined;

function look(away: boolean) {
  hidden.mockReturnValue(away);
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

beforeEach(() => {
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  FakeNotification.shown = [];
  hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.title = 'Dominoes · Tilery';
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  hidden.mockRestore();
  await calling.switch(false);
  vi.unstubAllGlobals();
});

test('the title of a page in the background says that it is my turn, until I am back', () => {
  page = mount(Calling, { target: document.body, props: { myTurn: true, title: 'Dominoes' } });
  expect(document.title).toBe('Dominoes · Tilery');
  look(true);
  expect(document.title).toBe('Your turn. Dominoes');
  look(false);
  expect(document.title).toBe('Dominoes · Tilery');
});

test('whoever wants it gets a notification, and it goes when they come', async () => {
  await calling.switch(true);
  page = mount(Calling, { target: document.body, props: { myTurn: true, title: 'Dominoes' } });
  expect(FakeNotification.shown).toEqual([]);
  look(true);
  await vi.waitFor(() =>
    expect(FakeNotification.shown).toMatchObject([{ title: 'Dominoes', options: { body: 'Your turn.' } }]),
  );
  look(false);
  await vi.waitFor(() => expect(FakeNotification.shown[0]?.closed).toBe(true));
});

test('nobody is notified who did not ask for it, or whom the browser does not let', async () => {
  page = mount(Calling, { target: document.body, props: { myTurn: true, title: 'Dominoes' } });
  look(true);
  FakeNotification.requestPermission.mockResolvedValueOnce('denied');
  await calling.switch(true);
  expect(calling.on).toBe(false);
  expect(FakeNotification.shown).toEqual([]);
});
