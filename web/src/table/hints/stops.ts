/** Where a hint stops and lets one think: where to look, the place, the move and each part of a long one. */
import type { HintStep, HintWords } from '../../kit/room';
import { t } from '../../texts/index.svelte';
import { lengthOf, TWO_LINES } from './lines';

export interface Stop {
  step: HintStep;
  /** How many parts of the move are shown. */
  parts: number;
  words: string;
  why: string;
}

/** `only`: nothing else can be done, so there is nothing to think about. */
export function stopsOf({ where, place, move, why }: HintWords, only: boolean): Stop[] {
  const stop = (step: HintStep, words: string, parts = 0): Stop => ({ step, parts, words, why: fitting(words, why) });
  if (only) return [stop('move', onlyWords(move.join(' ')), move.length)];
  return [
    ...(where ? [{ ...stop('where', where), why: '' }] : []),
    ...(place ? [stop('place', place)] : []),
    ...(move.length > 1 ? partsOf(move, why) : move.map((words) => stop('move', words, 1))),
  ];
}

/** Why is said at the end of a long move, not with every part, and that it is about all of them. */
function partsOf(move: readonly string[], why: readonly string[]): Stop[] {
  const whole = (words: string) => {
    const found = fitting(`${words} ${t('hint-whole')}`, why);
    return found && `${t('hint-whole')} ${found}`;
  };
  return move.map((words, i) => ({
    step: 'move',
    parts: i + 1,
    words,
    why: i + 1 === move.length ? whole(words) : '',
  }));
}

/** That there is no choice is said where there is room for it. */
function onlyWords(move: string): string {
  const words = t('hint-only', { move });
  return lengthOf(words) <= TWO_LINES ? words : move;
}

/** The reasons that have room beside these words, each one whole. */
function fitting(words: string, why: readonly string[]): string {
  let left = TWO_LINES - lengthOf(words);
  const found = why.filter((reason) => {
    if (lengthOf(reason) + 1 > left) return false;
    left -= lengthOf(reason) + 1;
    return true;
  });
  return found.join(' ');
}
