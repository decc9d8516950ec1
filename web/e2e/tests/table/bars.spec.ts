// The bar of every board: what costs nothing is on its left, moves are on its right, and neither comes where the other was.
import { lamp } from '../../kit/hints.ts';
import { everyRoom } from '../../kit/rooms.ts';
import { expect, test, type Page } from '../../kit/test.ts';

interface Seen {
  /** How many looks found harmless buttons, and how many found moves. */
  free: number;
  moves: number;
  /** Moves that stood where something harmless had been. */
  wrong: string[];
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** From now on every change of the page is looked at. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    interface Spot {
      name: string;
      box: DOMRect;
    }
    const seen: Seen = { free: 0, moves: 0, wrong: [] };
    const been = new Map<string, Spot>();
    const inside = (part: string): Spot[] =>
      [...document.querySelectorAll<HTMLElement>(`.bar .${part} button`)]
        .filter((button) => button.checkVisibility())
        .map((button) => ({
          name: button.getAttribute('aria-label') ?? button.innerText,
          box: button.getBoundingClientRect(),
        }));
    // What merely touches at an edge, by a rounded pixel, is beside it.
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const look = () => {
      const [free, moves] = [inside('free'), inside('moves')];
      for (const one of free) been.set(`${one.name} ${one.box.x} ${one.box.y}`, one);
      for (const move of moves)
        for (const one of been.values())
          if (overlap(move.box, one.box)) seen.wrong.push(`“${move.name}” stands where “${one.name}” was`);
      seen.free += free.length;
      seen.moves += moves.length;
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
    Object.assign(window, { barSeen: () => (observer.disconnect(), seen) });
  });
}

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { barSeen: () => Seen }).barSeen());

for (const room of everyRoom)
  test(`${room.title}: no button that costs something ever stands where a harmless one was`, async ({ page }) => {
    await page.setViewportSize(SIZES[0] ?? { width: 0, height: 0 });
    const table = await room.make(page, { seats: [{ name: 'Ada' }, 'bot'], start: 'Ada' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(lamp(page)).toBeEnabled({ timeout: 20_000 });
      await watch(page);
      for (let turn = 0; turn < 2; turn++) {
        await expect(lamp(page)).toBeEnabled({ timeout: 20_000 }); // it is one's turn, whatever there is to do
        const mine = table.hand.locator('button:enabled:not([aria-disabled=true])');
        if (await mine.count()) {
          await mine.last().click(); // begun, and left again
          await page.keyboard.press('Escape');
        }
        await table.playSimply();
      }
      const { free, moves, wrong } = await seenBy(page);
      expect([...new Set(wrong)], `${size.width} × ${size.height}`).toEqual([]);
      expect(Math.min(free, moves), 'both parts were there').toBeGreaterThan(0);
    }
  });
