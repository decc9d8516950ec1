/** Polygons, sets and what goes on, in words. */
import { problemText } from '../../../net/refusals';
import { locale, t } from '../../../texts/index.svelte';
import type { ColleXionPiece, ColleXionView } from '../wire';
import type { Complaint } from '../../../kit/turn.svelte';
import type { Turn } from '../turn/turn.svelte';
import type { Almost } from '../pieces/kinds';
import { listed } from '../../../texts/listed';
import { kindsWords, kindWords, setWords } from './words';

/** "pink pentagon, uncovers blue square" */
export function pieceWords(piece: ColleXionPiece, pieces: readonly ColleXionPiece[]): string {
  const under = pieces.filter(({ id }) => piece.uncovers.includes(id)).map((one) => one.kind);
  const kind = kindWords(piece.kind);
  return under.length ? t('cx-uncovers', { kind, under: kindsWords(under) }) : t('cx-uncovers-none', { kind });
}

/** The same, and which sets it completes: "pink pentagon, uncovers nothing; completes: pink colour set" */
export function completingWords({ kind }: ColleXionPiece, lacking: readonly Almost[], words: string): string {
  const sets = lacking.filter((one) => one.kind === kind).map(({ set }) => setWords(set));
  return sets.length ? t('cx-completes', { words, sets: listed(sets) }) : words;
}

/** With a capital: it begins a sentence. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase(locale.current) + words.slice(1);

export function complaintWords(complaint: Complaint): string {
  return typeof complaint === 'string' ? t(complaint) : problemText(complaint);
}

/** The one line that says what goes on and what can be done now. */
export function promptWords(turn: Turn, view: ColleXionView, names: readonly string[]): string {
  const { mine, theirs } = turn;
  const whose = theirs ? (names[theirs.seat] ?? '') : '';
  switch (turn.step) {
    case 'sent':
      return t('cx-sending');
    case 'watch':
      return watching(view, names[view.turn] ?? '');
    case 'idle':
      return idle(turn, view);
    case 'piece': {
      const piece = view.pieces.find(({ id }) => id === turn.piece);
      return piece ? capital(pieceWords(piece, view.pieces)) : '';
    }
    case 'remove':
      return turn.piece === null ? t('cx-now-remove') : t('cx-sure-remove');
    case 'swap':
      if (!mine) return t('cx-now-swap-mine');
      if (!theirs) return t('cx-now-swap-theirs', { kind: kindWords(mine) });
      return t('cx-sure-swap', { mine: kindWords(mine), theirs: kindWords(theirs.kind), name: whose });
    case 'steal':
      return theirs ? t('cx-sure-steal', { kind: kindWords(theirs.kind), name: whose }) : t('cx-now-steal');
    case 'give':
      if (!mine) return t('cx-now-give');
      return theirs ? t('cx-sure-give', { kind: kindWords(mine), name: whose }) : t('cx-now-taker');
    case 'score':
      return scoring(turn);
  }
}

function watching(view: ColleXionView, name: string): string {
  if (view.phase === 'over') return t('cx-done');
  if (view.phase !== 'play') return t('cx-shaking');
  return view.turn === view.seat ? '' : t('cx-playing', { name }); // one's own turn begins in a moment
}

function idle(turn: Turn, view: ColleXionView): string {
  const { take, score, must_take } = view.may;
  const last = view.chain.at(-1);
  if (turn.pair) return t('cx-pair');
  if (must_take) return t('cx-take-first');
  if (score.length) return t(take.length ? 'cx-take-or-score' : 'cx-then-score');
  if (!last) return t(take.length ? 'cx-take-at-will' : 'cx-tray-empty');
  if (take.length) return t('cx-take-more', { count: view.takes_left, kind: kindWords(last.kind) });
  const marker = mayAct(view) ? 'yes' : 'no';
  return t(view.takes_left ? 'cx-take-no-match' : 'cx-take-no-more', { marker });
}

/** Whether one of one's action markers can be used now. */
function mayAct({ may, options }: ColleXionView): boolean {
  return !options.expert && [may.remove, may.swap_mine, may.steal].some((ways) => ways.length > 0);
}

function scoring(turn: Turn): string {
  const { set } = turn;
  if (turn.sets.length > 1) return t('cx-now-set');
  if (set?.by === 'shape' && set.rewards.length > 1) return t('cx-now-corner');
  return set ? t('cx-sure-score', { set: setWords(set.set) }) : '';
}
