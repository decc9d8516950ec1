/** The one line that says what goes on and what can be done now. */
import { t } from '../../../texts/index.svelte';
import type { HiddenStonesView } from '../wire';
import type { Turn } from '../turn/turn.svelte';
import { formationWords, whereWords } from './words';

export function promptWords(turn: Turn, view: HiddenStonesView, names: readonly string[]): string {
  if (view.phase === 'over') return t('hs-game-over');
  const looking = turn.looking;
  switch (turn.step) {
    case 'watch':
      if (looking && turn.card !== null) return whereWords(looking);
      return view.phase === 'play' ? t('hs-turn-of', { name: names[view.turn] ?? '' }) : t('hs-dealing');
    case 'pay':
      return t(turn.sent ? 'hs-sending' : turn.change?.kind === 'swap' ? 'hs-pay-swap' : 'hs-pay-flip');
    case 'change':
      return t('hs-now-change', { number: turn.payer ?? 0 });
    case 'stone':
      return t('hs-now-neighbour');
    case 'card':
      return looking
        ? looking.lies
          ? whereWords(looking)
          : whereWords(looking) || formationWords(looking.formation)
        : '';
    case 'leave':
      return t('hs-sure');
    case 'idle':
      if (view.may.score.length) return t('hs-can-score', { count: view.may.score.length });
      return t(view.may.act ? 'hs-your-turn' : 'hs-no-card');
  }
}
