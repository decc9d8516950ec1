import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { folderOf } from '../kit/room';
import type { Better } from '../net/wire';
import { ROOMS } from '../rooms';
import { aMistake, aMoment } from '../review/fixtures';
import { habitsIn, habitWords, type Habit } from './habits';

const rooms = import.meta.glob<{ habit: Habit }>('../rooms/*/words/habit.ts', { eager: true });
const habitOf = (game: string) => rooms[`../rooms/${folderOf(game)}/words/habit.ts`]?.habit;

interface Schema {
  properties?: Record<string, { enum?: string[] }>;
}

/** What such data may be like, as far as words can tell: one for each value of each field that is one of a few words. */
function examples({ properties = {} }: Schema): Record<string, string>[] {
  return Object.entries(properties).reduce<Record<string, string>[]>(
    (all, [name, { enum: words }]) =>
      words ? all.flatMap((one) => words.map((word) => ({ ...one, [name]: word }))) : all,
    [{}],
  );
}

/** Every kind of move of a game, with every kind of reason. */
function betters(game: string): Pick<Better, 'data' | 'reasons'>[] {
  const file = readFileSync(`src/rooms/${folderOf(game)}/wire.json`, 'utf8');
  const { components } = JSON.parse(file) as { components: { schemas: Record<string, Schema> } };
  const all = (end: string) =>
    Object.entries(components.schemas).flatMap(([name, schema]) =>
      name.endsWith(end) && schema.properties ? examples(schema) : [],
    );
  const [moves, reasons] = [all('Move'), all('Reason')];
  expect(Math.min(moves.length, reasons.length)).toBeGreaterThan(2);
  return moves.flatMap((data) => reasons.map((reason) => ({ data, reasons: [reason] })));
}

test.each(ROOMS)('every habit that %s finds has its words, and every word can be found', (game) => {
  const habit = habitOf(game);
  const found = new Set(betters(game).map((better) => habit?.(better)));
  found.delete(null);
  expect(found.size).toBeGreaterThan(2);
  for (const kind of found) expect(habitWords(game, kind ?? ''), kind ?? '').toMatch(/^You .+\.$/);
  const texts = readFileSync(`src/rooms/${folderOf(game)}/texts/habits/en.ftl`, 'utf8');
  const words = [...texts.matchAll(/^[\w-]+-habit-([\w-]+) =/gm)].map(([, kind]) => kind);
  expect([...found].sort()).toEqual(words.sort());
});

test('what would have been better is counted for marked moves only', async () => {
  const [game = ''] = ROOMS;
  const better = betters(game).find((one) => habitOf(game)?.(one)) as Better;
  const kind = habitOf(game)?.(better) ?? '';
  const moments = [{ ...aMistake(0, 0.1), better }, { ...aMistake(1, 0.1), better }, aMistake(2, 0.1)];
  expect(await habitsIn(game, [...moments, { ...aMoment(3), better }])).toEqual({ [kind]: 2 });
});

test('a game without a room has no habits, and a kind that nobody knows has no words', async () => {
  expect(await habitsIn('no-such-game', [aMistake(0, 0.1)])).toEqual({});
  expect(habitWords(ROOMS[0] ?? '', 'no-such-kind')).toBeNull();
});
