/** What an answer is about, on the form: as a hint marks it on the board. */
import type { Answer } from '../../../kit/editor';
import type { HiddenStonesMove, HiddenStonesReason } from '../wire';
import { marked, type Marked } from '../words/hint';

export const markedIn = (answer: Answer | null): Marked =>
  marked(
    answer && {
      move: answer.move as HiddenStonesMove,
      reasons: answer.reasons as readonly HiddenStonesReason[],
      step: 'move',
      parts: 1,
    },
  );
