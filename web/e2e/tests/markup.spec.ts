// Names and other texts that are meant to do something: they are shown as they were typed, everywhere, and nothing runs.
import { DATA } from '../kit/dealt.ts';
import { lastTurns } from '../kit/ending.ts';
import { harmless, MORE, NAMES, shown, watch } from '../kit/markup.ts';
import { inviteLink, sitDown } from '../kit/people.ts';
import { someRoom } from '../kit/rooms.ts';
import { expect, test } from '../kit/test.ts';

test('at one device: curtain, plates, log and hints', async ({ page }) => {
  await watch(page);
  const table = await someRoom.make(page, { seats: NAMES.map((name) => ({ name })) });
  const met = new Set<string>();
  for (const turn of NAMES.keys()) {
    await expect(table.curtain).toBeVisible();
    met.add((await table.curtain.getByRole('heading').first().textContent()) ?? '');
    await harmless(page);
    await table.curtain.getByRole('button').click();
    await table.myTurn();
    await shown(page, NAMES);
    if (turn === 0) {
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await expect(table.log).toContainText('asked for a hint.');
      await shown(page, NAMES);
      await page.keyboard.press('Escape');
    }
    await table.step();
    await shown(page, NAMES);
    await table.endTurn();
  }
  for (const name of NAMES) expect([...met].join('\n')).toContain(name);
});

test(
  'at one device: the end, the replay, the record and the list of tables',
  { tag: '@thorough' },
  async ({ page }) => {
    test.skip(!DATA, 'TILERY_DATA names the database of the server that is tested');
    await watch(page);
    const table = await lastTurns(page, NAMES);
    await shown(page, NAMES);

    const record = await page.request.get(
      `/api/tables/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}/rounds/0/record`,
    );
    expect(record.headers()['content-type']).toContain('text/plain');
    expect(record.headers()['content-disposition']).toContain('attachment');
    for (const [seat, name] of NAMES.entries()) expect(await record.text()).toContain(`player ${seat}: ${name}\n`);

    await page.getByRole('link', { name: 'Replay' }).click();
    await expect(table.field).toBeVisible();
    await shown(page, NAMES);
    await page.goto('/library');
    await shown(page, NAMES);
    await page.goto('/study');
    await page.getByLabel('Or paste its text').fill(await record.text());
    await page.getByRole('button', { name: 'Look at it' }).click();
    await expect(table.field).toBeVisible();
    await shown(page, NAMES);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
    await shown(page, NAMES);
  },
);

test('in the waiting room, for whoever comes by the link, and for whoever watches', async ({ page, person }) => {
  const [guest, eve] = [await person(), await person()];
  for (const each of [page, guest, eve]) await watch(each);
  await someRoom.make(page, { seats: [{ name: MORE[0] }, 'open'] });
  await shown(page, [MORE[0]]);
  const link = await inviteLink(page);
  await guest.goto(link);
  await shown(guest, [MORE[0]]);
  await sitDown(guest, link, MORE[1]);
  await eve.goto(page.url());
  for (const each of [page, guest, eve]) {
    await expect(someRoom.table(each).field).toBeVisible();
    await shown(each, MORE);
  }
});

test('in the lobby', async ({ page }) => {
  await watch(page);
  const seats = [{ kind: 'device', name: NAMES[0] }, { kind: 'open' }];
  await page.request.post('/api/tables', { data: { game: someRoom.game, options: {}, seats, public: true } });
  await page.goto('/lobby');
  await shown(page, [NAMES[0]]);
});

test('in the address', async ({ page }) => {
  await watch(page);
  for (const place of ['table/', 'new/', 'rules/', 'table/x/replay/', '']) {
    await page.goto(`/${place}${encodeURIComponent(NAMES[0])}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await harmless(page);
  }
});

test('the page has no script, style or handler of its own, and its policy allows none', async ({
  page,
  request,
  complaints,
}) => {
  const answer = await request.get('/');
  const html = await answer.text();
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  // Styles of single elements, and WebAssembly for the house in the browser: neither runs a text as a script.
  const allowed = ["style-src-attr 'unsafe-inline'", "'wasm-unsafe-eval'"];
  expect(allowed.reduce((left, one) => left.replace(one, ''), policy)).not.toContain('unsafe');

  // And the browser keeps to it: what gets into the page all the same does not run.
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const place = document.createElement('div');
    place.innerHTML = '<img src="/favicon.svg" onload="window.ran = true">';
    const loaded = new Promise((resolve) => place.firstElementChild?.addEventListener('load', resolve));
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(place, script);
    await loaded;
    return (window as { ran?: boolean }).ran;
  });
  expect(ran).toBeUndefined();
  await expect.poll(() => complaints.length).toBe(2);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Content Security Policy');
});
