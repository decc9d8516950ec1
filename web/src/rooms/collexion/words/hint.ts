/** A hint in words: first where to look, then the place, then what to do and why. */
import type { HintWords } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import type { ColleXionMove, ColleXionReason, ColleXionScoreMove, ColleXionView } from '../wire';
import { isColour, KINDS } from '../pieces/kinds';
import { goalOf } from '../turn/hinted';
import { cornerWords, kindWords, kindsWords, setWords } from './words';

/** Any legal move of the seat that looks on. */
export function hintWords(
  move: ColleXionMove,
  view: ColleXionView,
  reasons: readonly ColleXionReason[],
  names: readonly string[],
): HintWords {
  const named = (kind: number) => kindWords(KINDS[kind] ?? '');
  const why = reasons.map((reason) => whyWords(reason, names)).filter(Boolean);
  const words = (where: string, place: string, whole: string) => ({ where, place, move: [whole], why });
  const nameOf = (seat: number) => names[seat] ?? '';
  switch (move.type) {
    case 'take':
    case 'remove': {
      const kind = kindWords(view.pieces.find(({ id }) => id === move.polygon)?.kind ?? '');
      const tray = t('cxw-hint-tray', { kind });
      if (move.type === 'remove') return words(tray, '', t('cxw-hint-remove', { kind }));
      const goal = goalWords(reasons, view.seat);
      return words(goal || tray, goal && tray, t('cxw-hint-take', { kind }));
    }
    case 'swap': {
      const [name, mine, theirs] = [nameOf(move.seat), named(move.mine), named(move.theirs)];
      const place = t('cxw-hint-theirs', { kind: theirs, name });
      return words(t('cxw-hint-other', { name }), place, t('cxw-hint-swap', { mine, theirs, name }));
    }
    case 'steal': {
      const [name, kind] = [nameOf(move.seat), named(move.kind)];
      const place = t('cxw-hint-theirs', { kind, name });
      return words(t('cxw-hint-other', { name }), place, t('cxw-hint-steal', { kind, name }));
    }
    case 'give': {
      const kind = named(move.kind);
      return words(t('cxw-hint-own', { kind }), '', t('cxw-hint-give', { kind, name: nameOf(move.seat) }));
    }
    case 'hand': {
      const kind = kindWords(view.chain.at(-1)?.kind ?? '');
      const partner = view.players[view.turn]?.partner ?? 0;
      return words(t('cxw-hint-own', { kind }), '', t('cxw-hint-hand', { kind, name: nameOf(partner) }));
    }
    case 'score': {
      const corner = move.stack ? t('cxw-hint-corner', { corner: cornerWords(move.stack) }) : '';
      return words(t('cxw-hint-collection'), corner, scoring(move, view));
    }
    default:
      return words(t('cxw-hint-enough'), '', t('cxw-hint-end'));
  }
}

const GOALS = {
  completes: 'cxw-hint-almost',
  maycomplete: 'cxw-hint-in-reach',
  bringscloser: 'cxw-hint-grows',
} as const;

/** Which of one's sets it is for; '' where there is none. */
function goalWords(reasons: readonly ColleXionReason[], me: number | null): string {
  const goal = goalOf(reasons, me);
  if (!goal) return '';
  return t(GOALS[goal.type], { set: setWords(goal.set) });
}

/** CX-8: for a shape set the corner is part of the advice. */
function scoring(move: ColleXionScoreMove, { may }: ColleXionView): string {
  const set = setWords(move.set);
  const rewards = may.score.flatMap((complete) => complete.rewards);
  const { points = 0, stack = '' } =
    rewards.find((reward) => reward.move.set === move.set && reward.move.stack === move.stack) ?? {};
  if (!points) return t('cxw-hint-score-none', { set });
  if (isColour(move.set)) return t('cxw-hint-score', { set, points });
  return t('cxw-hint-score-from', { set, corner: cornerWords(stack), points });
}

/** What a set scores is part of what to do, and said there. */
function whyWords(reason: ColleXionReason, names: readonly string[]): string {
  const name = 'seat' in reason ? (names[reason.seat] ?? '') : '';
  const set = 'set' in reason ? setWords(reason.set) : '';
  switch (reason.type) {
    case 'scores':
      return reason.most ? t('cxw-why-most') : '';
    case 'completes':
      return t('cxw-why-completes', { set });
    case 'maycomplete':
      return t('cxw-why-may-complete', { set });
    case 'twosets':
      return t('cxw-why-two-sets');
    case 'keeps':
      return t('cxw-why-keeps', { set });
    case 'bringscloser':
      return t('cxw-why-closer', { have: reason.have, set });
    case 'denies':
      return t('cxw-why-denies', { name });
    case 'breaks':
      return t('cxw-why-breaks', { name });
    case 'frees':
      return t('cxw-why-frees', { list: kindsWords(reason.kinds) });
    case 'goeson':
      return t('cxw-why-goes-on', { count: reason.count });
    case 'onlyone':
      return t('cxw-why-only', { kind: kindWords(reason.kind) });
    case 'spare':
      return t('cxw-why-spare', { count: reason.count, kind: kindWords(reason.kind) });
    case 'sheds':
      return t('cxw-why-sheds');
    case 'nonecompletes':
      return t('cxw-why-none-completes');
  }
}
