// What can be made of a table at home: a game that goes on from it, and a puzzle for friends.
import { deflateRawSync } from 'node:zlib';
import { expectAccessibleAlways, expectTouchable } from '../../kit/look.ts';
import { expect, test, type Page } from '../../kit/test.ts';
import { Triominos } from './table.ts';

/** One's last stone fits. */
const LAST = {
  layout: [
    { cell: '0', numbers: [1, 5, 5] },
    { cell: 's1', numbers: [3, 5, 5] },
  ],
  rack: ['345'],
  others: [2],
  scores: [11, 24],
  bought: 0,
};

/** An ending with a puzzle in it: cells with their numbers. */
const LYING =
  '0:355 e1:534 s1:255 w1:523 w2:250 e2:445 s1w2:505 e3:443 n1e3:134 ' +
  'n1e4:313 n1e5:353 s1e1:522 e5:035 n1e2:441 n2e2:114 n2e3:110 n3e3:401 s2e1:322 ' +
  'n3e4:044 n3e5:450 n4e4:444 n3e2:124 n2e1:451 n4e2:342 s2:230 s3:303 s3e1:343 ' +
  's3w1:030 s2e2:233 s3w2:010 s4w1:403 s2w2:501 s2w3:135 n3e6:545 n3e7:555 n2e7:155 ' +
  's4w2:040 s2w4:312 w3:012 s3w4:121 n4e5:442 n5e5:024 e6:500 s1e6:000 s3w5:212';
const ENDING = {
  layout: LYING.split(' ').map((one) => {
    const [cell = '', numbers = ''] = one.split(':');
    return { cell, numbers: [...numbers].map(Number) };
  }),
  rack: ['002', '022', '115', '224', '245', '333'],
  others: [5],
  scores: [107, 96],
  bought: 0,
};

async function enter(page: Page, sketch: unknown): Promise<void> {
  const packed = deflateRawSync(JSON.stringify({ seats: 2, sketch })).toString('base64url');
  await page.goto(`/at-home/triominos#${packed}`);
}

test('a game goes on from a table at home, and is replayed from there', async ({ page }) => {
  await enter(page, LAST);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio', { name: 'Gently', exact: true }).check();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  const table = new Triominos(page);
  await table.myTurn();
  expect(await table.held()).toEqual(['3-4-5']);
  await expect(page.getByText('Started from a given position.')).toBeVisible();
  await table.lay('3-4-5');
  await expect(table.over).toBeVisible();

  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await page.goto(`/table/${id}/replay/0`);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 0 of \d+$/);
  await expect(page.getByRole('combobox', { name: 'Turn' })).toHaveValue('0');
  await expect(table.felt).toHaveAccessibleName(/^Table with 2 stones/);
  await page.keyboard.press('ArrowRight');
  await expect(table.felt).toHaveAccessibleName(/^Table with 3 stones/);
  await page.keyboard.press('Home');
  await page.waitForURL(/at=0/);

  const record = await (await page.request.get(`/api/tables/${id}/rounds/0/record`)).text();
  await page.goto('/study');
  await page.getByLabel('Or paste its text').fill(record);
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page.getByText('The game starts from a position that was set up.')).toBeVisible();
  await expect(page.getByText('Verified: every draw follows from the seed.')).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Step 0 of \d+$/);
  await page.getByRole('button', { name: 'Share or play on' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/\/table\/[\w-]+$/);
  await table.myTurn();
  expect(await table.held()).toEqual(['3-4-5']);
});

test('a table makes a puzzle for friends, or says kindly what is missing', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, LAST);
  await page.getByRole('button', { name: 'Make a puzzle of it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a puzzle of it' });
  await expect(dialog).toContainText(/We found no puzzle.*one clear answer/s);
  await expectAccessibleAlways(page, 'no puzzle');
  await dialog.getByRole('button', { name: 'Share the table instead' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to this table' })).toBeVisible();

  await page.goto('about:blank');
  await enter(page, ENDING);
  await page.getByRole('button', { name: 'Make a puzzle of it' }).click();
  await expect(dialog).toContainText('you can end 64 points ahead');
  const link = await dialog.getByRole('textbox', { name: 'Link to this puzzle' }).inputValue();

  const friend = await person({ viewport: { width: 390, height: 844 } });
  await friend.goto(link);
  const note = friend.getByRole('region', { name: 'What to do' });
  await expect(note).toContainText('you can end 64 points ahead');
  await expectTouchable(friend, 'a puzzle of a friend');
  const table = new Triominos(friend);
  await table.lay('2-2-4');
  await expect(note).toContainText('Not quite. Have another try.');
  await note.getByRole('button', { name: 'Try again' }).click();
  await note.getByRole('button', { name: 'Show the answer' }).click();
  await note.getByRole('button', { name: 'Do that' }).click();
  await expect(note).toContainText('That is how it is done.');
});

test('a damaged link says so, and one’s own table stays as it was', async ({ page }) => {
  await enter(page, LAST);
  const stone = page.getByRole('button', { name: 'Put 3-4-5 back' });
  await expect(stone).toBeVisible();
  const whole = deflateRawSync(JSON.stringify({ seats: 2, sketch: ENDING })).toString('base64url');
  const damaged = whole.slice(0, -20);
  await page.evaluate((hash) => (location.hash = hash), damaged); // a link that is opened in the same tab
  await expect(page.getByRole('alert')).toContainText('The link is damaged');
  await expect(stone).toBeVisible();
  await expectAccessibleAlways(page, 'a damaged link');
  await page.reload();
  await expect(stone).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0); // told once

  await page.goto('about:blank');
  await page.goto(`/at-home/triominos#${damaged}`);
  await expect(page.getByRole('alert')).toContainText('The link is damaged');
  await expect(stone).toBeVisible();
  await page.goto(`/at-home/triominos/puzzle#${damaged}`);
  await expect(page.getByRole('heading', { name: 'The link to this puzzle is damaged.' })).toBeVisible();
});
