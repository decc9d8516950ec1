// What every board does when the table answers.
import { untrack } from 'svelte';
import type { BoardProps } from './room';
import type { Turn } from './turn.svelte';

/** A refused move lies where it lay before, with the reason; one that never went can be made again. */
export function heedAnswers<V extends { phase: string }, M>(props: () => BoardProps<V, M>, turn: Turn<V, M>): void {
  $effect.pre(() => {
    const [problem] = props().problems;
    if (!problem) return;
    untrack(() => turn.again());
    turn.complaint = problem;
  });
  let waited = false;
  $effect.pre(() => {
    const now = props().waiting;
    if (waited && !now) untrack(() => turn.sent && turn.again());
    waited = now;
  });
}

/** What the key for "undo" does. */
export function undoIn({ canUndo, waiting, undo }: Pick<BoardProps, 'canUndo' | 'waiting' | 'undo'>): void {
  if (canUndo && !waiting) undo();
}
