// A copy of the page below other pages of some web space, where nobody answers but the files.
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { gameCard, openGame, playButton } from '../../kit/home.ts';
import { everyRoom, folderOf, someRoom } from '../../kit/rooms.ts';
import { expect, test } from '../../kit/test.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false });
// Python is started several times, which takes a second of a core each: long on a busy machine.
test.beforeEach(() => test.slow());

const WEB = join(import.meta.dirname, '../../..');
const COPY = join(WEB, '../dist/static');
const GOLDEN = join(WEB, '../tests/games', folderOf(someRoom), 'golden', `${someRoom.golden}.tilery`);
const START = { timeout: 120_000 };
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Serves the copy below /games/, and nothing else. */
function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = /^\/games\/([^?]*)/.exec(request.url ?? '')?.[1];
    const file = join(COPY, path || 'index.html');
    if (path === undefined || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
}

test(
  'a copy plays everything below another page, and comes back where it was',
  { tag: '@thorough' },
  async ({ page }) => {
    execFileSync('npm', ['run', '--silent', 'build'], {
      cwd: WEB,
      env: { ...process.env, TILERY_STATIC: '1' },
      stdio: 'pipe',
    });
    const server = await serve();
    const address = server.address();
    const home = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/games/`;
    const missing: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() >= 400 || !answer.url().startsWith(home)) missing.push(answer.url());
    });
    try {
      await page.goto(home);
      for (const { title } of everyRoom) await expect(gameCard(page, title)).toBeVisible(START);
      const sheet = await openGame(page, someRoom.title);
      await sheet.getByRole('radio', { name: 'A table for friends' }).check();
      await expect(sheet.getByText('That needs other people')).toBeVisible(); // at once, not when all is filled in
      await sheet.getByRole('radio', { name: 'Against bots' }).check();
      await playButton(sheet).click();
      await page.waitForURL(/\/games\/#\/table\/~/);
      const table = someRoom.table(page);
      await table.myTurn(START);
      await table.playUnaided();
      await table.myTurn(START);
      const log = await table.log.allInnerTexts();
      await page.reload();
      await someRoom.table(page).myTurn(START);
      expect(await someRoom.table(page).log.allInnerTexts()).toEqual(log);

      await page.goto(`${home}#/lobby`);
      await expect(page.getByText('That needs other people')).toBeVisible();
      await page.goto(`${home}#/study`);
      await page.getByRole('textbox').fill(await readFile(GOLDEN, 'utf8'));
      await page.getByRole('button', { name: 'Look at it' }).click();
      await page.getByRole('button', { name: 'Another record' }).click();
      await expect(page).toHaveURL(`${home}#/study`);
      await page.goto(`${home}#/puzzles/${someRoom.game}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).first().click();
      await expect(gameCard(page, someRoom.title)).toBeVisible(START);
      expect(missing).toEqual([]);
    } finally {
      server.close();
    }
  },
);
