// Tables of the device itself: the house runs in the browser, beside a server or without one.
import { START, onDevice } from '../../kit/device/device.ts';
import { playAgainstOneBot } from '../../kit/home.ts';
import { someRoom } from '../../kit/rooms.ts';
import { expect, test } from '../../kit/test.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });
// Python is started several times, which takes a second of a core each: long on a busy machine.
test.beforeEach(() => test.slow());

test('two tabs never play the same game: the second takes it over, until the first takes it back', async ({
  page,
  context,
}) => {
  await onDevice(context);
  await playAgainstOneBot(page, someRoom.title);
  await someRoom.table(page).myTurn(START);
  const second = await context.newPage();
  await second.goto(page.url());
  await someRoom.table(second).myTurn(START);
  const moved = page.getByRole('alert').filter({ hasText: 'open in another tab' });
  await expect(moved).toBeVisible();
  await someRoom.table(second).playUnaided();
  await someRoom.table(second).myTurn(START);

  await moved.getByRole('button', { name: 'Play here' }).click();
  await expect(moved).toBeHidden(START);
  await someRoom.table(page).myTurn(START);
  await expect
    .poll(() => someRoom.table(page).log.allInnerTexts())
    .toEqual(await someRoom.table(second).log.allInnerTexts());
  await expect(second.getByRole('alert').filter({ hasText: 'open in another tab' })).toBeVisible();
});

test(
  'where tabs can not lock each other out, the older one finds out with its next step',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await onDevice(context);
    await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined })); // plain http
    await playAgainstOneBot(page, someRoom.title);
    await someRoom.table(page).myTurn(START);
    const second = await context.newPage();
    await second.goto(page.url());
    await someRoom.table(second).myTurn(START);
    const log = await someRoom.table(second).log.allInnerTexts();
    const step = someRoom.table(page).step();
    await expect(page.getByRole('alert').filter({ hasText: 'open in another tab' })).toBeVisible();
    await expect(step).rejects.toThrow(); // it was never made
    await second.reload();
    await someRoom.table(second).myTurn(START);
    expect(await someRoom.table(second).log.allInnerTexts()).toEqual(log); // nothing of that step was kept
  },
);

test(
  'a house that breaks down is opened again, and the table with it',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await onDevice(context);
    await playAgainstOneBot(page, someRoom.title);
    const table = someRoom.table(page);
    await table.myTurn(START);
    const log = await table.log.allInnerTexts();
    const [house] = page.workers().filter((worker) => worker.url().includes('house.worker'));
    // As when the memory is used up: an error that nobody catches.
    await house?.evaluate(() => void setTimeout(() => (globalThis as unknown as { gone(): void }).gone()));
    await expect.poll(() => page.workers().includes(house as never)).toBe(false);
    await expect.poll(async () => (await table.log.allInnerTexts()).join()).toBe(log.join());
    await table.myTurn(START);
    await table.playUnaided();
  },
);

test(
  'what could not be kept for a while is kept as soon as that is possible',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await onDevice(context);
    await context.route(/house\.worker/, async (route) => {
      const answer = await route.fetch();
      const noting =
        'self.dbs = []; const open = IDBFactory.prototype.open; IDBFactory.prototype.open = function (...given) {' +
        'const asked = open.apply(this, given); asked.addEventListener("success", () => self.dbs.push(asked.result));' +
        'return asked; };';
      await route.fulfill({ response: answer, body: noting + (await answer.text()) });
    });
    await playAgainstOneBot(page, someRoom.title);
    const table = someRoom.table(page);
    await table.myTurn(START);
    const house = page.workers().find((worker) => worker.url().includes('house.worker'));

    // As when the page was in the background for long: the browser has closed the database.
    await house?.evaluate(() => (globalThis as unknown as { dbs: IDBDatabase[] }).dbs.at(-1)?.close());
    await table.playUnaided();
    await table.myTurn(START);
    const told = page.getByRole('status').filter({ hasText: 'This browser keeps nothing' });
    await expect(told).toBeHidden();

    // The disk is full for two turns, and then there is room again.
    const refuse = (refused: boolean) =>
      house?.evaluate((off) => {
        const { prototype } = IDBObjectStore as unknown as { prototype: { put: unknown; was?: unknown } };
        prototype.was ??= prototype.put;
        prototype.put = off ? abort : prototype.was;
        function abort(this: IDBObjectStore) {
          try {
            this.transaction.abort();
          } catch {
            // it was aborted with the entry before
          }
        }
      }, refused);
    await refuse(true);
    await table.playUnaided();
    await table.myTurn(START);
    await expect(told).toBeVisible();
    await refuse(false);
    await table.playUnaided();
    await table.myTurn(START);
    await expect(told).toBeHidden();
    const log = await table.log.allInnerTexts();
    await page.reload();
    await someRoom.table(page).myTurn(START);
    expect(await someRoom.table(page).log.allInnerTexts()).toEqual(log);
  },
);

test('where the browser keeps nothing, one can play, and is told', { tag: '@thorough' }, async ({ page, context }) => {
  await onDevice(context);
  await context.route(/house\.worker/, async (route) => {
    const answer = await route.fetch();
    const refusing = 'Object.defineProperty(self, "indexedDB", { get() { throw new Error("refused") } });';
    await route.fulfill({ response: answer, body: refusing + (await answer.text()) });
  });
  await playAgainstOneBot(page, someRoom.title);
  await someRoom.table(page).myTurn(START);
  const told = page.getByRole('status').filter({ hasText: 'This browser keeps nothing' });
  await expect(told).toBeVisible();
  await told.getByRole('button').click();
  await expect(told).toBeHidden();
  await someRoom.table(page).playUnaided();
});
