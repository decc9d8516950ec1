import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { browser } from './browser.ts';
const [url, rec, name, stub] = process.argv.slice(2);
const record = await readFile(rec, 'utf8');
const told = stub ? JSON.parse(await readFile(stub, 'utf8')) : null;
const chrome = await chromium.launch(await browser());
const SIZES = [[390,844],[844,390],[820,1180],[1440,900]];
const LOOKS = (process.env.LOOKS ?? 'en-light,hu-dark,ru-light,de-dark').split(',');
let first = true;
for (const [i,[width,height]] of SIZES.entries()) {
  const [lang, theme] = LOOKS[i % LOOKS.length].split('-');
  const page = await chrome.newPage({ viewport: { width, height }, locale: lang, colorScheme: theme as 'dark', hasTouch: width < 900, deviceScaleFactor: width < 500 ? 2 : 1 });
  page.on('pageerror', (e) => console.error('error', e.message));
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.error(m.type(), m.text()); });
  if (told) await page.route('**/api/reviews', (r) => r.fulfill({ json: { state: 'ready', done: 1, key: 'x', review: told } }));
  await page.goto(url + '/library');
  await page.evaluate((r) => sessionStorage.setItem('tilery.study', r), record);
  await page.goto(url + '/study/review');
  if (first) { await page.waitForTimeout(4000); await page.screenshot({ path: `/tmp/rev/${name}-making.png` }); first = false; }
  await page.locator('[role=slider]').waitFor({ timeout: 180000 });
  await page.waitForTimeout(900);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(width, lang, theme, 'sideways', over, await page.locator('h2').first().textContent(), '|', await page.locator('[role=slider]').getAttribute('aria-valuetext'));
  await page.screenshot({ path: `/tmp/rev/${name}-${width}-${lang}-${theme}.png`, fullPage: true });
  await page.close();
}
await chrome.close();
