// Takes a picture of a page, and says what the page complained about:
//   ../../.venv/bin/node shot.ts URL OUT.png [--size 390x844] [--scale 2] [--dark] [--lang hu] [--full] [--still]
//                                 [--click 'text=Play']… [--wait SELECTOR]
// --full takes the whole page and not one screenful; --still asks for reduced motion; clicks are done in their order.
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { browser } from './browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '1280x800' },
    scale: { type: 'string', default: '1' },
    dark: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
    full: { type: 'boolean', default: false },
    still: { type: 'boolean', default: false },
    click: { type: 'string', multiple: true, default: [] },
    wait: { type: 'string' },
  },
});
const [url, path] = positionals;
const [width, height] = values.size.split('x').map(Number);
if (!url || !path || !width || !height) throw new Error('usage: node shot.ts URL OUT.png [--size 390x844] …');

const chrome = await chromium.launch(await browser());
try {
  const page = await chrome.newPage({
    viewport: { width, height },
    deviceScaleFactor: Number(values.scale),
    hasTouch: width < 800,
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: values.still ? 'reduce' : 'no-preference',
    locale: values.lang,
  });
  page.on('pageerror', (error) => console.error(`error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) console.error(`${message.type()}: ${message.text()}`);
  });
  await page.goto(url);
  for (const selector of values.click) await page.locator(selector).first().click();
  if (values.wait) await page.locator(values.wait).first().waitFor();
  await page.waitForTimeout(800); // the longest motion is 700 ms
  await page.screenshot({ path, fullPage: values.full });
} finally {
  await chrome.close();
}
