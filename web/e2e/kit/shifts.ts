// What jumps: the browser's own measure of how far things on the screen moved without being moved by somebody.
import { expect, type Locator } from '@playwright/test';

/** What browsers call good, for a whole visit. */
const MOST = 0.1;

interface Shift {
  value: number;
  /** It came within half a second after a touch. Browsers forgive that; bots that move at once would hide behind it. */
  soon: boolean;
  /** Only one's own pieces made room for each other, and the buttons below them. */
  own: boolean;
  what: string[];
}

/** What jumps meanwhile is little, by itself and after touches. `hand`: one's own pieces, which may move up. */
export async function expectStillness(hand: Locator, during: () => Promise<void>): Promise<void> {
  const shifts = await hand.evaluateHandle((pieces) => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const named = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName} ${node.getAttribute('class') ?? ''}`
        : `“${node?.textContent?.slice(0, 30) ?? ''}”`;
    const found: Shift[] = [];
    const bar = document.querySelector('.bar');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map((one) => `${named(one.node)}: ${box(one.previousRect)} → ${box(one.currentRect)}`);
        const own = sources.every(({ node }) => node && (pieces.contains(node) || bar?.contains(node)));
        found.push({ value, soon: hadRecentInput, own, what });
      }
    }).observe({ type: 'layout-shift' });
    return found;
  });
  await during();
  const all = await shifts.jsonValue();
  const told = all
    .sort((a, b) => b.value - a.value)
    .map(
      ({ value, soon, own, what }) =>
        `${value.toFixed(4)}${soon ? ' after a touch' : ''}${own ? ' own' : ''}\n  ${what.join('\n  ')}`,
    );
  for (const soon of [false, true]) {
    const sum = all
      .filter((one) => one.soon === soon && !(soon && one.own))
      .reduce((total, { value }) => total + value, 0);
    expect(sum, told.join('\n')).toBeLessThan(MOST);
  }
}
