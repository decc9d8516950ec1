// How a page looks, measured: nothing beyond its edge, nothing too small to touch, nothing that some can't read.
import type Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Nothing scrolls sideways, no button cuts its words off, and no move lies over what is beside it in its bar. */
export async function expectToFit(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const words = 'button:not([aria-label]), a:not([aria-label]), h1, h2, summary'; // what has a label shows a picture
    const cut = [...document.querySelectorAll<HTMLElement>(words)].filter(
      // What is a pixel wide is there to be heard.
      (one) => one.checkVisibility() && one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1,
    );
    const inBar = (part: string) =>
      [...document.querySelectorAll<HTMLElement>(`.bar .${part} button`)].map((one) => ({
        one,
        box: one.getBoundingClientRect(),
      }));
    // Side by side or in two rows: a pixel of each may be a matter of rounding.
    const over = inBar('moves').filter(({ box }) =>
      inBar('free').some(
        ({ box: { left, right, top, bottom } }) =>
          box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1,
      ),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide on ${clientWidth}`] : []),
      ...cut.map((one) => `“${one.innerText}” is cut off`),
      ...over.map(({ one }) => `“${one.innerText}” lies over its neighbour`),
    ];
  });
  expect(beyond, where).toEqual([]);
}

/** In how many lines the words of an element stand. Runs in the page. */
export function linesOf(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getClientRects().length;
}

/** Everything one can touch is at least 44 px wide and high. */
export async function expectTouchable(page: Page, where: string): Promise<void> {
  const small = await page.evaluate(() => {
    const all = document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=gridcell]');
    const modal = document.querySelector('dialog:modal');
    return [...all]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && (!modal || modal.contains(one)))
      .map((one) => (one.matches('[type=radio], [type=checkbox]') ? (one.closest('label') ?? one) : one))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.width > 2 && (box.width < 43.5 || box.height < 43.5))
      .map(({ one, box }) => {
        const words = one.getAttribute('aria-label') ?? one.textContent.trim();
        return `${one.tagName} “${words.slice(0, 40)}” is ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px`;
      });
  });
  expect(small, where).toEqual([]);
}

/** axe finds nothing serious or critical. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNothingGrave(page, where, {});
}

/** The same by day and by night. What is there does not change with the light, only whether it can be read. */
export async function expectAccessibleAlways(page: Page, where: string): Promise<void> {
  await inTheLight(page, 'light');
  await expectNothingGrave(page, `${where}, light`, {});
  await inTheLight(page, 'dark');
  await expectNothingGrave(page, `${where}, dark`, { runOnly: ['color-contrast'] });
}

async function inTheLight(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Colours fade from one to the other, and on the way nothing can be read. What is folded away would never finish.
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

const AXE = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');

/** axe runs in the page itself: its own runner for Playwright opens a second page for each look. */
async function expectNothingGrave(page: Page, where: string, options: Axe.RunOptions): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (how) => (window as unknown as { axe: typeof Axe }).axe.run(document, { ...how, resultTypes: ['violations'] }),
    options,
  );
  expect(grave(violations), where).toEqual([]);
  expect(await saidTwice(page), where).toEqual([]);
}

/** Words inside a picture that has a name: Firefox gives them to screen readers too, after the name. */
const saidTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=img][aria-label]')].flatMap((picture) => {
      const words = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (words.nextNode()) {
        const { parentElement, textContent } = words.currentNode;
        if (textContent?.trim() && parentElement?.checkVisibility() && !parentElement.closest('[aria-hidden=true]'))
          found.push(`“${textContent.trim()}” in “${picture.getAttribute('aria-label') ?? ''}”`);
      }
      return found;
    }),
  );

const grave = (violations: Axe.AxeResults['violations']): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
