// The plain board without a browser: colours, words, and what is typed.
import { beforeAll, describe as group, expect, test, vi } from 'vitest';
import { Unchecked } from '../kit/room';
import type { PlainView, Problem } from '../net/wire';
import { DAY, looks, NIGHT, readable } from './colours';
import { blocks } from './markdown';
import { levelWords, spoken, titleOf } from './titles.svelte';
import { Typed } from './typed.svelte';
import { describe, hintWords, tell, turnWords } from './words';
import { setLocale } from '../texts/index.svelte';
import { palettes } from '../app/contrast';
import { contrastOf } from '../ui/contrast';

const NAMES = ['Ada', 'Ödön'];
const view = (more: Partial<PlainView> = {}): PlainView => ({
  seat: 0,
  picture: [
    [{ text: '╱╲  ' }, { text: '7', bold: true, colour: '#e8c547' }],
    [{ text: '╲╱' }],
    [{ text: 'player 1   3 points' }],
  ],
  turn: 0,
  moves: ['lay 7', 'lay 12', 'end'],
  complete: true,
  secret: true,
  ...more,
});

beforeAll(() => setLocale('en'));

group('colours', () => {
  test('paper and ink are those of the house', () => {
    const [day, night] = palettes().map(([, colours]) => ({ paper: colours.get('paper'), ink: colours.get('ink') }));
    expect([DAY, NIGHT]).toEqual([day, night]);
  });

  test.each(['#e8c547', '#000000', '#ffffff', '#2b2b33', '#5aa9e6', '#e07a5f'])('%s can be read anywhere', (colour) => {
    for (const light of [DAY, NIGHT]) expect(contrastOf(readable(colour, light), light.paper)).toBeGreaterThan(4.5);
  });

  test('a colour that can be read stays as it is', () => {
    expect(readable('#e8c547', NIGHT)).toBe('#e8c547');
    expect(looks({ text: '', colour: 'black', ground: '#e8c547' })).toEqual({
      color: '#000000',
      background: '#e8c547',
    });
  });

  test('on a ground of its own it can be read too', () => {
    expect(looks({ text: '', colour: '#e8c547', ground: '#ffffff' })).toEqual({
      color: '#000000',
      background: '#ffffff',
    });
  });

  test('what is no colour is none', () => {
    expect(looks({ text: '', colour: 'url(//evil)' })).toEqual({ color: '', background: '' });
  });
});

group('words', () => {
  test('an event is told with its name, its player and what it is about', () => {
    expect(tell({ type: 'laid', seat: 1, tile: 7, by_hand: true } as { type: string }, NAMES)).toBe(
      'Ödön: laid, tile 7, by hand ✓',
    );
    expect(tell({ type: 'over', rule: 'SC-6', tiles: [1, 2], left: null } as { type: string }, NAMES)).toBe(
      'over, tiles 1 2',
    );
  });

  test('the table in words says whose turn it is, who is who, and leaves out what is only drawn', () => {
    expect(describe(view(), NAMES).split('\n')).toEqual([
      'Your turn.',
      'Ada is “player 1” on the board.',
      'Ödön is “player 2” on the board.',
      '╱╲ 7',
      'player 1 3 points',
    ]);
  });

  test('whose turn it is, is said where it is known', () => {
    expect(turnWords(view({ turn: 1 }), NAMES)).toBe('It is Ödön’s turn.');
    expect(turnWords(view({ turn: null }), NAMES)).toBe('');
  });

  test('a nudge gives less than the whole move', () => {
    expect(hintWords('lay 7', view())).toEqual({
      where: 'A good move begins with “lay”.',
      place: '',
      move: ['A good move: lay 7'],
      why: [],
    });
    expect(hintWords('end', view()).where).not.toContain('end');
  });

  test('a game and a level without words are called by their ids', () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    expect(titleOf('four-winds')).toBe('Four winds');
    expect(levelWords('four-eyes')).toBe(spoken('four-eyes'));
    expect(levelWords('easy')).toBe('Gently');
    vi.unstubAllGlobals();
  });
});

group('typing', () => {
  const problem: Problem = { rule: 'SC-3', code: 'not-yours', text: "You don't hold the 9.", pieces: ['9'] };

  function typing(check: (move: string) => Promise<Problem[]>) {
    const play = vi.fn();
    const checked = vi.fn(check);
    return { play, check: checked, typed: new Typed(() => ({ view: view(), play, check: checked })) };
  }

  test('the list shows the moves that it may become', () => {
    const { typed } = typing(() => Promise.resolve([]));
    typed.type('LAY');
    expect(typed.fitting).toEqual(['lay 7', 'lay 12']);
    typed.type('lay 9');
    expect(typed.fitting).toEqual([]);
  });

  test('a listed move is played without a question, whatever blanks are in it', async () => {
    const { typed, play, check } = typing(() => Promise.resolve([]));
    typed.type('  lay   7 ');
    await typed.enter();
    expect(play).toHaveBeenCalledWith('lay 7');
    expect(check).not.toHaveBeenCalled();
  });

  test('what is no listed move is asked about after a pause, and why not is said', async () => {
    vi.useFakeTimers();
    const { typed, play, check } = typing(() => Promise.resolve([problem]));
    typed.type('lay');
    await vi.advanceTimersByTimeAsync(1000);
    expect(check).not.toHaveBeenCalled(); // it may still become a move
    typed.type('lay 9');
    expect(check).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(typed.wrong).toEqual([problem]);
    await typed.enter();
    expect(play).not.toHaveBeenCalled();
    typed.type('lay 1');
    expect(typed.wrong).toEqual([]);
    vi.useRealTimers();
  });

  test('a legal move that is not listed is played', async () => {
    const { typed, play } = typing(() => Promise.resolve([]));
    typed.type('lay 3');
    await typed.enter();
    expect(play).toHaveBeenCalledWith('lay 3');
  });

  test('what can’t be read is explained by the game, what went wrong besides by the house', async () => {
    const failing = typing((move) =>
      Promise.reject(new Unchecked(move === 'hop' ? 'unreadable' : 'too-fast', "'hop' is no move.")),
    );
    failing.typed.type('hop');
    await failing.typed.enter();
    expect(failing.typed.wrong.map(({ text }) => text)).toEqual(["'hop' is no move."]);
    failing.typed.type('jump');
    await failing.typed.enter();
    expect(failing.typed.wrong.map(({ text }) => text)).toEqual([
      'That was a lot at once. Wait a moment and try again.',
    ]);
    expect(failing.play).not.toHaveBeenCalled();
  });

  test('an answer that comes too late says nothing', async () => {
    let answer: (problems: Problem[]) => void = () => undefined;
    const { typed, play } = typing(() => new Promise((resolve) => (answer = resolve)));
    typed.type('lay 9');
    const entered = typed.enter();
    typed.type('la');
    answer([]);
    await entered;
    expect(play).not.toHaveBeenCalled();
    expect(typed.wrong).toEqual([]);
  });
});

test('rules are read as headings, paragraphs and items, and never as markup', () => {
  const found = blocks(
    '# Title\nOne\nline <b>\n\n- **SC-1 Tiles.** There\n  are `12`.\n- two\n\n| a | b |\n| 1 | 2 |\n',
  );
  expect(found.map(({ kind, pieces }) => [kind, pieces.map(({ text }) => text).join('')])).toEqual([
    ['heading', 'Title'],
    ['paragraph', 'One line <b>'],
    ['item', 'SC-1 Tiles. There are 12.'],
    ['item', 'two'],
    ['verbatim', '| a | b |\n| 1 | 2 |'],
  ]);
  expect(found[2]?.pieces.map(({ kind }) => kind)).toEqual(['strong', 'text', 'code', 'text']);
});
