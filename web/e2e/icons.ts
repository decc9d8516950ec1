// Draws the icons of the installed page from favicon.svg: ../../.venv/bin/node icons.ts
// A maskable one may be cut to any shape, so its mark is smaller and its paper goes to the edge.
import { chromium } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browser } from './browser.ts';

const PUBLIC = join(import.meta.dirname, '../public');
const PAPER = '#f3ecdf';
const ICONS = [
  { file: '192.png', size: 192, mark: 0.76, corner: '22%' },
  { file: '512.png', size: 512, mark: 0.76, corner: '22%' },
  { file: 'maskable.png', size: 512, mark: 0.54, corner: '0' },
];

const mark = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
const chrome = await chromium.launch(await browser());
try {
  for (const { file, size, mark: share, corner } of ICONS) {
    const page = await chrome.newPage({ viewport: { width: size, height: size } });
    const paper = `display:grid;place-items:center;height:100vh;background:${PAPER};border-radius:${corner}`;
    await page.setContent(`<style>body{margin:0}svg{width:${100 * share}%}</style><div style="${paper}">${mark}</div>`);
    await page.screenshot({ path: join(PUBLIC, 'icons', file), omitBackground: true });
    await page.close();
  }
} finally {
  await chrome.close();
}
