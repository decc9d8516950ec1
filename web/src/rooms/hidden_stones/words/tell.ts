/** What happened and how things stand, in sentences. */
import type { Plate } from '../../../kit/room';
import { t } from '../../../texts/index.svelte';
import { listed } from '../../../texts/listed';
import type { HiddenStonesEvent, HiddenStonesView } from '../wire';
import type { Face } from '../art/symbols';
import { boardWords, faceWord, heldWords } from './words';

export function tell(event: HiddenStonesEvent, names: readonly string[]): string | null {
  const name = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.type) {
    case 'laid':
      return t('hs-tell-laid');
    case 'begins':
      return t('hs-tell-begins', { name });
    case 'drew':
      return event.card ? t('hs-tell-drew', { name, card: event.card }) : null;
    case 'reshuffled':
      return t('hs-tell-reshuffled', { count: event.count });
    case 'swapped':
      return t('hs-tell-swapped', { name, a: event.a, b: event.b, card: event.card });
    case 'flipped':
      return t('hs-tell-flipped', { name, cell: event.cell, face: faceWord(event.face as Face), card: event.card });
    case 'scored':
      return t('hs-tell-scored', { name, card: event.card, points: event.points, cells: listed(event.cells) });
    case 'ended':
      return t('hs-tell-ended', { name });
    case 'passed':
      return t('hs-tell-passed', { name });
    case 'penalty':
      return t('hs-penalties', { count: event.count });
    case 'lastround':
      return t('hs-tell-lastround', { name });
    case 'over':
      return t(`hs-over-${event.rule.toLowerCase()}`);
  }
}

export function plates(view: HiddenStonesView, seat: number): Plate[] {
  const won = view.won[seat]?.length ?? 0;
  return [
    { label: t('hs-plate-hand'), value: String(view.hands[seat] ?? 0) },
    { label: t('hs-won-pile'), value: `${won}/${view.target}` },
  ];
}

/** One short sentence when the end is near. */
export function nearEnd(view: HiddenStonesView): string | null {
  if (view.phase === 'over') return null;
  if (view.last_round) return t('hs-last-round');
  const most = Math.max(0, ...view.won.map((won) => won.length));
  const left = view.target - most;
  if (view.seats === 1) return left <= 4 ? t('hs-solo-left', { left }) : null;
  return left <= 2 ? t('hs-near-end', { count: most, target: view.target }) : null;
}

export function describe(view: HiddenStonesView, names: readonly string[]): string {
  const whose = view.phase === 'over' ? t('hs-game-over') : t('hs-turn-of', { name: names[view.turn] ?? '' });
  const players = view.hands.map((cards, seat) =>
    t('hs-player-words', {
      name: names[seat] ?? '',
      cards,
      won: view.won[seat]?.length ?? 0,
      target: view.target,
    }),
  );
  return [
    whose,
    boardWords(view.board),
    ...(view.hand.length ? [`${t('hs-hand')}:`, ...view.hand.map((card, i) => heldWords(card, i + 1))] : []),
    `${t('hs-pile-count', { pile: t('hs-draw-pile'), count: view.draw })}.`,
    `${t('hs-pile-count', { pile: t('hs-discard-pile'), count: view.discard.length })}.`,
    ...players,
    ...(view.seats === 1 ? [`${t('hs-penalties', { count: view.penalties })}.`] : []),
  ].join('\n');
}
