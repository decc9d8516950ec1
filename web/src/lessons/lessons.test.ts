// The lessons themselves: that the client can show them, and finds the words for what it refuses.
import { globSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { hasLesson, lessonGames, lessonOf } from './lessons';
import { learnt, rememberLearnt } from '../app/memory';
import { folderOf } from '../kit/room';
import { enter } from '../rooms';
import { has, loadTexts, setLocale, t } from '../texts/index.svelte';

beforeEach(() => setLocale('en'));

test('every lesson that the engine wrote is found, and no other', async () => {
  const written = globSync('src/rooms/*/lesson.json');
  expect(written.length).toBeGreaterThan(1);
  expect(lessonGames().length).toBe(written.length);
  expect(lessonGames().every(hasLesson)).toBe(true);
  expect(hasLesson('chess')).toBe(false);
  expect(await lessonOf('chess')).toBeUndefined();
});

test.each(lessonGames())(
  'the room of %s says every wanted move in words',
  async (game) => {
    const [room, lesson] = [await enter(game), await lessonOf(game)];
    expect(lesson?.plan.game).toBe(game);
    for (const { accept, refuse, start } of lesson?.plan.steps ?? []) {
      for (const move of accept.slice(0, 1)) {
        const words = room?.hint(move, start.view, [], ['Ada', 'Flint', 'Opal', 'Slate']);
        expect(words?.move.join(' ')).toBeTruthy();
        expect(words?.where).toBeTruthy();
      }
      for (const { code } of refuse.flatMap(({ problems }) => problems))
        expect(has(`problem-${code}`), code).toBe(true);
    }
  },
  30_000,
); // whole rooms are loaded

test('the words of a lesson come with it, in the language now and in the next one', async () => {
  const [game = '', other = ''] = lessonGames();
  const read = (of: string, locale: string) =>
    /^(lesson-[\w-]+) = (.*)$/m.exec(readFileSync(`src/rooms/${folderOf(of)}/texts/lesson/${locale}.ftl`, 'utf8')) ??
    [];
  const [, id = '', english] = read(game, 'en');
  const [, , hungarian] = read(game, 'hu');
  expect(has(id)).toBe(false);
  await loadTexts(folderOf(game), 'lesson');
  expect(t(id)).toBe(english);
  await setLocale('hu');
  expect(t(id)).toBe(hungarian);
  expect(has(read(other, 'en')[1] ?? '')).toBe(false);
  await loadTexts(folderOf(game), 'lesson');
  expect(t(id)).toBe(hungarian);
});

test('how far one has come is remembered for each game', () => {
  expect(learnt('dominoes')).toEqual({ at: 0, finished: false });
  rememberLearnt('dominoes', { at: 4, finished: true });
  expect(learnt('dominoes')).toEqual({ at: 4, finished: true });
  expect(learnt('draughts')).toEqual({ at: 0, finished: false });
});
