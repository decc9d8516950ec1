// A whole game of each room on the device. The browser is closed in the middle of it, and started again without a network:
// that is the cold start of a page that was installed. What is kept in the end must be what the Python of a server makes
// of the same seed and the same moves.
import { playedAgain } from '../../kit/device/again.ts';
import { START, kept, onDevice } from '../../kit/device/device.ts';
import { QuickPlayer } from '../../kit/device/player.ts';
import { playAgainstOneBot, playAtOnce } from '../../kit/home.ts';
import { myTable } from '../../kit/people.ts';
import type { RoomTable } from '../../kit/room.ts';
import { everyRoom, otherRoom, someRoom } from '../../kit/rooms.ts';
import { expect, test } from '../../kit/test.ts';

test.use({ serviceWorkers: 'allow' });
// Python is started four times, which takes a second of a core each: long on a busy machine.
test.beforeEach(() => test.slow());

/** After so many moves of one's own something lies on the table, and no game is over. */
const MIDDLE = 6;

const lines = async ({ log }: RoomTable) => (await log.getByRole('listitem').allInnerTexts()).join('\n');

for (const room of everyRoom) {
  const tag = room === someRoom ? [] : '@thorough'; // it has the shortest games
  test(`a game of ${room.title} that is closed in the middle has the log of a server`, { tag }, async ({ restart }) => {
    const before = await restart();
    await onDevice(before);
    const player = await QuickPlayer.in(before);
    const asked: string[] = [];
    player.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await playAgainstOneBot(player.page, room.title, 'Very gently');
    await expect(room.table(player.page).players).toBeVisible(START);
    const middle = await player.play(MIDDLE);
    await expect.poll(() => lines(room.table(player.page))).not.toBe('');
    const told = await lines(room.table(player.page));
    expect(asked.filter((path) => path.startsWith('/api/tables'))).toEqual([]);
    const thoughts = await player.thoughts();
    await kept(player.page);

    const after = await restart({ network: false });
    const again = await QuickPlayer.in(after);
    await again.page.goto('/');
    await myTable(again.page, new RegExp(room.title)).click(START);
    const table = room.table(again.page);
    await expect.poll(() => lines(table), START).toContain(told);
    const { seq, views } = await again.play(0);
    expect({ seq, views }).toEqual({ seq: middle.seq, views: middle.views });

    const over = await again.over(await again.play(Infinity));
    expect(over.table).toMatch(/^~/);
    thoughts.push(...(await again.thoughts()));
    expect(thoughts.length).toBeGreaterThan(0);
    const found = await playedAgain(over, thoughts);
    expect(found.kept).toEqual(found.again);
    await expect(table.over).toBeVisible();

    await again.page.getByRole('link', { name: 'Home' }).first().click();
    await playAtOnce(again.page, (room === otherRoom ? someRoom : otherRoom).title).click();
    await again.page.waitForURL(({ pathname }) => /\/table\/~/.test(pathname) && !pathname.endsWith(over.table));
  });
}
